/** What months and weekdays did over the years. */
export default {
  Seasons: 'महिना र बार',
  By: 'आधार',
  'Nepali months': 'नेपाली महिना',
  'Months of Bikram Sambat': 'विक्रम संवत्का महिना',
  'Gregorian months': 'अङ्ग्रेजी महिना',
  Weekdays: 'बार',
  '2012': '2012',
  '2022': '2022',
  'Known of fewer than three years': 'तीन वर्षभन्दा कमको मात्र थाहा छ',
  When: 'कहिले',
  'Years up': 'बढेका वर्ष',
  'In logarithms, so that the months of a year add up to it': 'लगरिदममा, त्यसैले वर्षका महिना जोड्दा वर्ष बन्छ',
  'Where the mean lies in 95 of 100 such runs of years': 'यति नै वर्षका 100 मध्ये 95 पटक औसत पर्ने दायरा',
  'Against the mean of all other cells': 'अरू सबैको औसतसँग',
  'How often chance alone makes so large a difference': 'संयोगले मात्र यति फरक कति पटक पार्छ',
  'All counted': 'सबै गन्दा',
  'The same, as one of all that were looked at: below 5 % it is more than chance':
    'त्यही, हेरिएका सबैमध्ये एक मानेर: 5 % मुनि भए संयोगभन्दा बढी',
  Differs: 'फरक छ',
  'May be chance': 'संयोग हुन सक्छ',
  'Year by year': 'वर्षैपिच्छे',
  'the mean session, percent': 'औसत दिन, प्रतिशत',
  '{names} differs from the other weekdays even after {count} were looked at. That is documented, not promised: it may end.':
    '{count} वटै हेर्दा पनि {names} अरू बारभन्दा फरक छ। यो देखिएको हो, प्रतिज्ञा होइन: टुङ्गिन सक्छ।',
  '{names} differs from the other months even after {count} were looked at. That is documented, not promised: it may end.':
    '{count} वटै हेर्दा पनि {names} अरू महिनाभन्दा फरक छ। यो देखिएको हो, प्रतिज्ञा होइन: टुङ्गिन सक्छ।',
  'No weekday differs from chance once all {count} are counted.': '{count} वटै गन्दा कुनै बार संयोगभन्दा फरक छैन।',
  'No month differs from chance once all {count} are counted: with so many, one or two look special in any market.':
    '{count} वटै गन्दा कुनै महिना संयोगभन्दा फरक छैन: यति धेरैमा एक-दुई त जुनसुकै बजारमा विशेष देखिन्छन्।',
  'It has not traded for a whole month yet. Choose another stock or an index.':
    'एक महिना पूरा कारोबार भएको छैन। अर्को सेयर वा सूचकाङ्क छान्नुहोस्।',
  'What every month did over the years, from the last close before it to its last close. A month that is not over is left out; of weekdays it is the mean session, each year counting once.':
    'हरेक महिनाले वर्षौँमा के गर्‍यो, त्यसअघिको अन्तिम बन्ददेखि आफ्नो अन्तिम बन्दसम्म। नसकिएको महिना गनिएको छैन; बारको भने औसत दिन हो, हरेक वर्ष एक पटक गनिन्छ।',
  'Of twelve months some look special in any market, also where nothing is. “All counted” says how likely a difference is when all of them were looked at: only below 5 % is it more than chance.':
    'बाह्र महिनामध्ये कुनै न कुनै जुनसुकै बजारमा विशेष देखिन्छ, केही नभए पनि। “सबै गन्दा” ले सबै हेरेपछि यति फरक कति सम्भव छ भन्छ: 5 % मुनि मात्र संयोगभन्दा बढी हो।',
  'Even what stands out is a description of the past. One year of +40 % can make a mean: the table below shows whether it is many years or one. After costs such a difference earned nobody anything that could be proven.':
    'फरक देखिएको पनि विगतको वर्णन मात्र हो। एक वर्षको +40 % ले औसत बनाउन सक्छ: तलको तालिकाले धेरै वर्ष हुन् कि एक भन्छ। खर्चपछि यस्तो फरकले प्रमाणित हुने गरी कसैलाई कमाइदिएन।',
} as const;
