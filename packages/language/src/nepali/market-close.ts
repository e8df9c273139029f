/** A finished session in sentences. */
export default {
  'Day at the close': 'बजार बन्दपछि',
  '{names} and {count} more': '{names} र थप {count}',
  'It is the highest close in {count} sessions.': 'यो {count} कारोबार दिनकै उच्च बन्द हो।',
  'It is the lowest close in {count} sessions.': 'यो {count} कारोबार दिनकै न्यून बन्द हो।',
  'It is the highest close since {date}.': '{date} यताकै उच्च बन्द हो।',
  'It is the lowest close since {date}.': '{date} यताकै न्यून बन्द हो।',
  'NEPSE closed at {close}, unchanged.': 'नेप्से {close} मै स्थिर रह्यो।',
  'NEPSE closed at {close}, up {points} points ({percent} %).':
    'नेप्से {points} अंक ({percent} %) बढेर {close} मा बन्द भयो।',
  'NEPSE closed at {close}, down {points} points ({percent} %).':
    'नेप्से {points} अंक ({percent} %) घटेर {close} मा बन्द भयो।',
  '{up} stocks rose and {down} fell.': '{up} सेयर बढे, {down} घटे।',
  '{down} stocks fell and {up} rose.': '{down} सेयर घटे, {up} बढे।',
  'The median change is {percent} %.': 'बीचको सेयर {percent} % मा छ।',
  'At the upper circuit: {names}.': 'माथिल्लो सर्किटमाः {names}।',
  'At the lower circuit: {names}.': 'तल्लो सर्किटमाः {names}।',
  'Rs {amount} changed hands.': 'रु {amount} को कारोबार भयो।',
  'Rs {amount} changed hands, {times} times the 20-day average.':
    'रु {amount} को कारोबार भयो, 20 दिनको औसतको {times} गुणा।',
  'There were {trades} trades of Rs {average} on average.': '{trades} सौदा भए, औसत रु {average} को।',
  'All {count} sectors fell.': 'सबै {count} क्षेत्र घटे।',
  'All {count} sectors rose.': 'सबै {count} क्षेत्र बढे।',
  'Of {count} sectors {rose} rose and {fell} fell.': '{count} क्षेत्रमध्ये {rose} बढे, {fell} घटे।',
  '{best} did best with {best_percent} %, {worst} worst with {worst_percent} %.':
    'सबैभन्दा राम्रो {best} {best_percent} %, सबैभन्दा कमजोर {worst} {worst_percent} %।',
  '{symbol} rose most among liquid stocks, {percent} %.':
    'राम्रो कारोबार हुने सेयरमध्ये {symbol} सबैभन्दा बढी {percent} % बढ्यो।',
  '{symbol} fell most among liquid stocks, {percent} %.':
    'राम्रो कारोबार हुने सेयरमध्ये {symbol} सबैभन्दा बढी {percent} % घट्यो।',
  '{symbol} traded {times} times its average turnover, at a change of {percent} %.':
    '{symbol} को कारोबार औसतको {times} गुणा भयो, मूल्य {percent} % फेरियो।',
  'Also far above average: {names}.': 'औसतभन्दा धेरै माथि अरूः {names}।',
  'Stocks with a new 52-week high: {count}, with a new low: none.':
    '52 हप्ताको नयाँ उच्चमा {count} सेयर, नयाँ न्यूनमा कुनै पनि होइन।',
  'Stocks with a new 52-week low: {count}, with a new high: none.':
    '52 हप्ताको नयाँ न्यूनमा {count} सेयर, नयाँ उच्चमा कुनै पनि होइन।',
  'Stocks with a new 52-week high: {highs}, with a new low: {lows}.':
    '52 हप्ताको नयाँ उच्चमा {highs} सेयर, नयाँ न्यूनमा {lows}।',
  'Broker {broker} bought Rs {amount} more than it sold.': 'ब्रोकर {broker} ले बेचेभन्दा रु {amount} बढी किन्यो।',
  'Broker {broker} sold Rs {amount} more than it bought.': 'ब्रोकर {broker} ले किनेभन्दा रु {amount} बढी बेच्यो।',
  'Book close by {date}: {names}.': '{date} सम्म बुक क्लोजः {names}।',
  'Right issue opens by {date}: {names}.': '{date} सम्म हकप्रद खुल्नेः {names}।',
  'Right issue closes by {date}: {names}.': '{date} सम्म हकप्रद बन्द हुनेः {names}।',
  'Every trade of this session is missing in our data, so nothing is said about brokers.':
    'यो दिनका सौदा हाम्रो तथ्याङ्कमा छैनन्, त्यसैले ब्रोकरबारे केही भनिएको छैन।',
  'These figures are provisional: the totals of this session do not agree yet.':
    'यी अङ्क अस्थायी हुन्ः यो दिनका जम्मा अङ्क अझै मिलेका छैनन्।',
  'NEPSE ends unchanged': 'नेप्से स्थिर',
  'NEPSE rises {percent} % to its highest close since {date}': 'नेप्से {percent} % बढ्यो, {date} यताकै उच्च बन्द',
  'NEPSE rises {percent} %': 'नेप्से {percent} % बढ्यो',
  'NEPSE falls {percent} % to its lowest close since {date}': 'नेप्से {percent} % घट्यो, {date} यताकै न्यून बन्द',
  'NEPSE falls {percent} %': 'नेप्से {percent} % घट्यो',
  'NEPSE is unknown for this session': 'यो दिनको नेप्से थाहा छैन',
  '{times} × average': 'औसतको {times} गुणा',
  'The day at the close': 'बजार बन्दपछिको सार',
  'NEPSE rose {percent} % to {close}': 'नेप्से {percent} % बढेर {close}',
  'NEPSE fell {percent} % to {close}': 'नेप्से {percent} % घटेर {close}',
  'NEPSE ended unchanged at {close}': 'नेप्से {close} मै स्थिर',
  '{date}: {up} stocks rose, {down} fell. The day in sentences, each with its figure.':
    '{date}: {up} सेयर बढे, {down} घटे। दिनभरको बजार वाक्यमा, हरेकको अङ्कसहित।',
  '{headline}: the day in sentences': '{headline}: दिनभरको बजार वाक्यमा',
  'Average trade': 'औसत सौदा',
  'Every sentence has its figure. Not advice.': 'हरेक वाक्यको अङ्क छ। सल्लाह होइन।',
  'The figures of sentence {number}': 'वाक्य {number} को अङ्क',
  'The session of {date} as a picture': '{date} को बजार चित्रमा',
  'Earlier days': 'अघिल्ला दिन',
  'final figures': 'अन्तिम अङ्क',
  'provisional figures': 'अस्थायी अङ्क',
  'There are no figures of this session yet. Choose an earlier day above.':
    'यो दिनका अङ्क अझै आएका छैनन्। माथिबाट अघिल्लो दिन छान्नुहोस्।',
  'daily prices, indices and floorsheet of the exchange': 'नेप्सेका दैनिक मूल्य, परिसूचक र फ्लोरसिट',
  'A program writes this page from the figures of one session. A sentence exists only where its figure exists, and no reason is given that the figures do not show. Press a number to see where the figure comes from.':
    'यो पाना एक दिनका अङ्कबाट प्रोग्रामले लेख्छ। अङ्क भए मात्र वाक्य हुन्छ, र अङ्कले नदेखाएको कारण दिइँदैन। अङ्क कहाँबाट आयो हेर्न नम्बर थिच्नुहोस्।',
  'Liquid stocks are those with an average turnover of Rs 20 lakh a day over 20 sessions. Unusual means at least three times that average. A new 52-week high or low needs a stock that was listed a year ago.':
    'राम्रो कारोबार हुने सेयर भनेको 20 दिनमा दैनिक औसत रु 20 लाखको कारोबार हुने सेयर हो। असामान्य भनेको त्यो औसतको कम्तीमा तीन गुणा हो। 52 हप्ताको नयाँ उच्च वा न्यूनका लागि सेयर एक वर्षअघि सूचीकृत भएको हुनुपर्छ।',
  'Brokers are shown by what they bought less what they sold in the session. A broker is not a client: one number covers thousands of accounts.':
    'ब्रोकरलाई त्यो दिन किनेको र बेचेको फरकले देखाइएको छ। ब्रोकर ग्राहक होइनः एउटै नम्बरमा हजारौँ खाता हुन्छन्।',
  'While floorsheet, prices and declared totals of a session do not agree, the page says that it is provisional. Where the trades are missing it says so in the place of brokers.':
    'फ्लोरसिट, मूल्य र नेप्सेले दिएका जम्मा अङ्क नमिलेसम्म पानाले अस्थायी भनेर बताउँछ। सौदा नभएमा ब्रोकरको ठाउँमा त्यही भनिन्छ।',
} as const;
