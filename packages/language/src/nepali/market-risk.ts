/** What a stock may lose, and how it moves with the market. */
export default {
  'Value at risk': 'जोखिममा रकम',
  'Stock or index': 'सेयर वा सूचकाङ्क',
  '99 %': '99 %',
  Horizon: 'अवधि',
  Window: 'हेरिएका दिन',
  'Exceeded in 1 session of 20': '20 दिनमा 1 दिन नाघिने',
  'Exceeded in 1 session of 100': '100 दिनमा 1 दिन नाघिने',
  'From one session to the next': 'एक दिनबाट अर्कोसम्म',
  'Returns of the last 250 sessions': 'पछिल्ला 250 दिनको प्रतिफल',
  'Returns of the last 500 sessions': 'पछिल्ला 500 दिनको प्रतिफल',
  'Returns of the last 1000 sessions': 'पछिल्ला 1000 दिनको प्रतिफल',
  'A loss larger than this came in 1 session of {count}': 'यसभन्दा ठूलो घाटा {count} दिनमा 1 दिन भयो',
  'A loss larger than this came in 1 of {count} stretches of {horizon} sessions':
    '{horizon} दिनका {count} अवधिमध्ये 1 मा यसभन्दा ठूलो घाटा भयो',
  'on Rs {amount} of {symbol}. When it was exceeded, the mean loss was {percent} (Rs {rupees}).':
    '{symbol} मा राखेको रु {amount} मा। नाघिँदा औसत घाटा {percent} (रु {rupees}) थियो।',
  'The daily limit caps one session at −{percent} %.': 'दैनिक सीमाले एक दिनको घाटा −{percent} % मा रोक्छ।',
  'At a tenth of the average turnover it is sold within one session.':
    'सामान्य कारोबारको दशांशमा बेच्दा एकै दिनमा निस्किन्छ।',
  'At a tenth of the average turnover it takes {sessions} sessions to sell: for {horizon} sessions the loss is {percent}, Rs {amount}.':
    'सामान्य कारोबारको दशांशमा बेच्न {sessions} दिन लाग्छ: {horizon} दिनको घाटा {percent}, रु {amount}।',
  'Daily returns of {symbol}': '{symbol} को दैनिक प्रतिफल',
  'Returns of {symbol} over {horizon} sessions': '{symbol} को {horizon} दिनको प्रतिफल',
  '{count} returns to {date}, {silent} without a trade':
    '{date} सम्म {count} प्रतिफल, {silent} दिन कारोबार नभएको',
  '{from} to {to} %': '{from} देखि {to} %',
  '{count} returns': '{count} प्रतिफल',
  'Normal shape': 'सामान्य आकार',
  Historical: 'ऐतिहासिक',
  'Recent weeks': 'हालका साता',
  'Held against what came': 'जे भयो त्यससँग दाँज्दा',
  'each session, and the line drawn from the 250 before it': 'हरेक दिन, र त्यसअघिका 250 दिनबाट कोरेको रेखा',
  'By horizon': 'अवधिअनुसार',
  'historical, {level} %': 'ऐतिहासिक, {level} %',
  Loss: 'घाटा',
  Shortfall: 'नाघिँदाको औसत',
  'What the loss of one session times the root of their number would say':
    'एक दिनको घाटालाई दिनसङ्ख्याको वर्गमूलले गुणा गर्दा आउने अङ्क',
  'Worst sessions': 'सबैभन्दा खराब दिन',
  'with the market beside': 'बजारसँगै',
  Return: 'प्रतिफल',
  Methods: 'विधिहरू',
  Method: 'विधि',
  Breaches: 'नाघिएको',
  Coverage: 'सङ्ख्या जाँच',
  Runs: 'लगातारको जाँच',
  'fewer than 500 sessions: none can be judged': '500 भन्दा कम दिन: कुनै विधि जाँच्न मिल्दैन',
  'one session, {count} forecasts': 'एक दिन, {count} पूर्वानुमान',
  '{breaches} of {expected}': '{expected} मध्ये {breaches}',
  Holds: 'टिक्छ',
  Borderline: 'सीमान्त',
  Fails: 'टिक्दैन',
  'Too careful': 'बढी सतर्क',
  'Not usable': 'काम नलाग्ने',
  'Too many sessions without a trade to be judged': 'कारोबार नभएका दिन धेरै भएकाले जाँच्न मिल्दैन',
  '{breaches} breaches in {count} sessions where {expected} were promised, and not in runs':
    '{count} दिनमा {expected} पटक भनिएकोमा {breaches} पटक नाघियो, लगातार होइन',
  '{breaches} breaches in {count} sessions where {expected} were promised: it asks for more room than it says':
    '{count} दिनमा {expected} पटक भनिएकोमा {breaches} पटक मात्र: भनेभन्दा बढी ठाउँ माग्छ',
  '{breaches} breaches in {count} sessions where {expected} were promised, but they come in runs':
    '{count} दिनमा {expected} पटक भनिएकोमा {breaches} पटक, तर लगातार आउँछन्',
  '{breaches} breaches in {count} sessions where {expected} were promised: losses are larger than it says':
    '{count} दिनमा {expected} पटक भनिएकोमा {breaches} पटक: घाटा भनेभन्दा ठूलो हुन्छ',
  'Too few returns': 'प्रतिफल थोरै',
  '{symbol} has {count} of {window} returns; value at risk needs 250.':
    '{symbol} का {window} मध्ये {count} प्रतिफल छन्; यसका लागि 250 चाहिन्छ।',
  'Show NEPSE': 'नेप्से देखाउनुहोस्',
  'daily prices of the exchange, adjusted for bonus and right shares': 'नेप्सेको दैनिक मूल्य, बोनस र हकप्रद मिलाएर',
  'Value at risk is the loss that was exceeded in only one session of 20, or of 100. It says how bad an ordinary bad day is, not how bad the worst can be: the shortfall is the mean of what went beyond.':
    'जोखिममा रकम भनेको 20 वा 100 दिनमा एक दिन मात्र नाघिएको घाटा हो। यसले साधारण खराब दिन कति खराब हुन्छ भन्छ, सबैभन्दा खराब कति हुन सक्छ भन्दैन: नाघिँदाको औसतले त्यसपछिको कुरा भन्छ।',
  'Historical takes the returns as they came. Normal shape assumes a bell, which NEPSE has not: few large falls widen it. Recent weeks forgets the past, so that it is tight after calm and wide after a fall.':
    'ऐतिहासिकले प्रतिफल जस्ता आए त्यस्तै लिन्छ। सामान्यले घन्टी आकार मान्छ, जुन नेप्सेको छैन: केही ठूला गिरावटले फराकिलो बनाउँछ। हालका साताले विगत बिर्सन्छ, त्यसैले शान्तपछि साँघुरो र गिरावटपछि फराकिलो हुन्छ।',
  'Every method is held against the last 500 sessions: it fails with too many breaches, with breaches in runs, and with too few, since room that is never needed costs as well. Below 3.84 a ratio is chance, above 6.63 it is not.':
    'हरेक विधि पछिल्ला 500 दिनसँग दाँजिन्छ: धेरै नाघिए, लगातार नाघिए वा अति कम नाघिए टिक्दैन, किनकि कहिल्यै नचाहिने ठाउँको पनि मूल्य हुन्छ। अनुपात 3.84 मुनि संयोग हो, 6.63 माथि होइन।',
  'Longer horizons are measured, not scaled by the root of time: falls of NEPSE go on for days, so that the root says too little of it, and of some stocks too much. A past range is no promise.':
    'लामो अवधि नापिएको हो, समयको वर्गमूलले बढाइएको होइन: नेप्सेको गिरावट दिनौँ चल्छ, त्यसैले वर्गमूलले त्यसको कम भन्छ, र केही सेयरको बढी। विगतको दायरा प्रतिज्ञा होइन।',
  'It has returns of fewer than 40 of the last 52 weeks': 'पछिल्ला 52 मध्ये 40 भन्दा कम साताको प्रतिफल छ',
  'With the market': 'बजारसँग',
  'Beta, weekly': 'बिटा, साप्ताहिक',
  'What it makes of 1 % of NEPSE in the same week, with the error of that':
    'नेप्से 1 % चल्दा त्यही साता यो कति चल्छ, त्रुटिसहित',
  'Alpha a year': 'अल्फा, वार्षिक',
  'What it did beyond that, a year; where the error is larger it may be chance':
    'त्यसबाहेक वर्षमा कति; त्रुटि ठूलो भए संयोग हुन सक्छ',
  'Explained by NEPSE': 'नेप्सेले बुझाउने भाग',
  'The part of its moves that NEPSE explains': 'यसको चालमध्ये नेप्सेले बुझाउने भाग',
  'Volatility a year': 'उतारचढाव, वार्षिक',
  'Standard deviation of weekly returns, a year': 'साप्ताहिक प्रतिफलको मानक विचलन, वार्षिक',
} as const;
