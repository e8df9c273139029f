/** Live lists: what stocks trade now against what is usual for them. */
export default {
  'Live hot stocks': 'लाइभ तातेका सेयर',
  'Live volume spikes': 'लाइभ परिमाण उछाल',
  'Live volatile stocks': 'लाइभ धेरै चलेका सेयर',
  Heat: 'तातोपन',
  'Turnover of these minutes as a multiple of the average of the same minutes':
    'यी मिनेटको कारोबार, उही मिनेटको औसतको कति गुणा',
  'It was traded in fewer than ten of the sessions with times':
    'समय थाहा भएका दिनमध्ये दसभन्दा कम दिन मात्र यसको कारोबार भएको छ',
  'Of market': 'बजारको हिस्सा',
  'Share of what all stocks traded in these minutes': 'यी मिनेटमा सबै सेयरको कारोबारमा यसको हिस्सा',
  'In these minutes': 'यी मिनेटमा',
  'It had no price before these minutes': 'यी मिनेटअघि यसको मूल्य थिएन',
  'Day change': 'दिनको फरक',
  'Last 15 minutes': 'पछिल्लो 15 मिनेट',
  'Turnover minute by minute': 'मिनेट मिनेटको कारोबार',
  'The trades of this day have no times': 'यस दिनका सौदाको समय थाहा छैन',
  'Times average': 'सामान्यको गुणा',
  'Volume so far as a multiple of the average by this minute of ten sessions':
    'अहिलेसम्मको परिमाण, दस दिनको यही मिनेटसम्मको औसतको कति गुणा',
  'Volume as a multiple of the average of the sessions before': 'परिमाण, अघिल्ला दिनको औसतको कति गुणा',
  'Volume so far': 'अहिलेसम्मको परिमाण',
  'Average so far': 'यतिबेलासम्म सामान्य',
  'Band used': 'सीमाको प्रयोग',
  'How much of the way to the daily limit the price has gone': 'मूल्य दिनको सीमातर्फ कति प्रतिशत बाटो पुग्यो',
  'Range so far as a multiple of the median range by this minute of 20 sessions':
    'अहिलेसम्मको दायरा, 20 दिनको यही मिनेटसम्मको मध्यिका दायराको कति गुणा',
  'Range so far': 'अहिलेसम्मको दायरा',
  'From low to high, in percent of the previous close': 'न्यूनदेखि उच्चसम्म, अघिल्लो बन्दको प्रतिशतमा',
  'Median range': 'सामान्य दायरा',
  'Place in range': 'दायरामा स्थान',
  '0 at the low of the day, 100 at its high': 'दिनको न्यूनमा 0, उच्चमा 100',
  'High and low are the same price': 'उच्च र न्यून एउटै मूल्य हुन्',
  'today {count}': 'आज {count}',
  'average {count}': 'सामान्य {count}',
  'Volume of {symbol}': '{symbol} को परिमाण',
  'solid today, dashed the average of ten sessions': 'सिङ्गो रेखा आज, टुक्रे रेखा दस दिनको औसत',
  'No trade of this session has a time.': 'यस दिनको कुनै सौदाको समय थाहा छैन।',
  'Volume above average now': 'अहिले सामान्यभन्दा बढी परिमाण',
  'Closed: volume of {date}': 'बन्द: {date} को परिमाण',
  'No stock is at {times} times its average volume of this minute.':
    'यो मिनेटसम्म सामान्य परिमाणको {times} गुणा पुगेको कुनै सेयर छैन।',
  'Range above its median now': 'अहिले सामान्यभन्दा ठूलो दायरा',
  'Closed: ranges of {date}': 'बन्द: {date} को दायरा',
  'No range is {times} times its median.': 'सामान्यको {times} गुणा पुगेको कुनै दायरा छैन।',
  '{times} the median range of {median} %': 'सामान्य दायरा {median} % को {times}',
  '{times} the average of these minutes': 'यी मिनेटको सामान्यको {times}',
  'Minute from {time}': '{time} देखिको मिनेट',
  'The session is over; its figures are being settled.': 'कारोबार सकियो; अङ्क मिलाइँदै छन्।',
  'Fewer than ten sessions have trade times: this is compared with whole days.':
    'दसभन्दा कम दिनका सौदाको समय थाहा छ: यो पूरा दिनसँग दाँजिएको हो।',
  'The averages of this session were not told, so nothing can be compared.':
    'यो दिनका लागि सामान्य अङ्क आएको छैन, त्यसैले दाँज्न मिल्दैन।',
  'The trades of {date} came without times: these are its stocks by turnover.':
    '{date} का सौदा समयबिना आए: यी सेयर कारोबार रकमको क्रममा छन्।',
  'The trades of {date} came without times. {timed} has them.':
    '{date} का सौदा समयबिना आए। {timed} मा समय छ।',
  'Turnover, last {count} min': 'पछिल्लो {count} मिनेटको कारोबार',
  'Closed: turnover of {date}': 'बन्द: {date} को कारोबार रकम',
  'Closed: last {count} min of {date}': 'बन्द: {date} को पछिल्लो {count} मिनेट',
  'Nothing traded in the last {count} min.': 'पछिल्लो {count} मिनेटमा केही कारोबार भएन।',
  'No stock traded Rs 2 lakh or more in the last {count} min.':
    'पछिल्लो {count} मिनेटमा रु 2 लाख वा बढी कारोबार भएको सेयर छैन।',
  'The minute is that of the last trade of the market. Averages come from the same minutes of each stock’s last sessions whose trades have times.':
    'मिनेट भनेको बजारको अन्तिम सौदाको मिनेट हो। सामान्य भनेको हरेक सेयरका समय थाहा भएका पछिल्ला दिनका उही मिनेटबाट निकालिन्छ।',
  'After the close the list is made from the whole day. Figures of a running session may still change, and no signal or record is made of them.':
    'बजार बन्द भएपछि सूची पूरा दिनबाट बन्छ। चलिरहेको दिनका अङ्क बदलिन सक्छन्, र तिनबाट कुनै सिग्नल वा अभिलेख बन्दैन।',
  'Heat is the turnover of the last minutes as a multiple of the average of the same minutes in ten sessions: 1 is an ordinary day. Stocks that traded less than Rs 2 lakh in these minutes are left out.':
    'तातोपन भनेको पछिल्ला मिनेटको कारोबार, दस दिनका उही मिनेटको औसतको कति गुणा हो: 1 सामान्य हो। यी मिनेटमा रु 2 लाखभन्दा कम कारोबार भएका सेयर देखाइँदैनन्।',
  'Stocks whose volume so far is a multiple of what ten sessions had by the same minute on average; so a busy opening is not taken for a spike.':
    'अहिलेसम्मको परिमाण दस दिनको यही मिनेटसम्मको औसतको धेरै गुणा भएका सेयर; त्यसैले खुल्ने बेलाको चहलपहललाई उछाल मानिँदैन।',
  'Stocks whose range so far, in percent of the previous close, is a multiple of the median range by the same minute of 20 sessions. The line across a bar is that median.':
    'अहिलेसम्मको दायरा (अघिल्लो बन्दको प्रतिशतमा) 20 दिनको यही मिनेटसम्मको मध्यिका दायराको धेरै गुणा भएका सेयर। पट्टीमाथिको धर्को सामान्य दायरा हो।',
  'Average volume': 'औसत परिमाण',
} as const;
