/** Every trade of a day. */
export default {
  'NEPSE reports {declared} trades; {count} of them are not in the floorsheet.':
    'नेप्सेअनुसार {declared} सौदा भए; तीमध्ये {count} फ्लोरसिटमा छैनन्।',
  'NEPSE reports {declared} trades; the floorsheet has {count} more.':
    'नेप्सेअनुसार {declared} सौदा भए; फ्लोरसिटमा {count} बढी छन्।',
  'Either side': 'जुनसुकै तर्फ',
  'Amount ≥': 'रकम ≥',
  any: 'जुनसुकै',
  'e.g. 25 lakh': 'जस्तै 25 लाख',
  trades: 'सौदा',
  shares: 'कित्ता',
  stock: 'सेयर',
  stocks: 'सेयर',
  'bold: Rs 20 lakh+': 'गाढा: रु 20 लाख वा बढी',
  'matched: same broker on both sides': 'दुवैतर्फ एउटै ब्रोकर',
  'trade times not published; sorted by contract': 'यस दिनको सौदा समय प्रकाशित छैन: सौदा नम्बरको क्रम',
  'session {date}': 'कारोबार {date}',
  'No matching trades': 'कुनै सौदा मिलेन',
  'No trades on {date} match these filters.': '{date} का कुनै पनि सौदा यी फिल्टरसँग मिल्दैनन्।',
  'The floorsheet for {date} isn’t available.': '{date} को फ्लोरसिट छैन।',
  'Clear the filters': 'फिल्टर हटाउनुहोस्',
  'Trades of {date}': '{date} का सौदा',
  'Could not load the floorsheet': 'फ्लोरसिट लोड गर्न सकिएन',
  'The exchange hides member numbers until the close': 'नेप्सेले बजार बन्द नहुन्जेल ब्रोकर नम्बर लुकाउँछ',
} as const;
