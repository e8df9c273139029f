/** The page of one broker: what it did, how it trades, what followed its heavy days. */
export default {
  'One broker': 'एउटा ब्रोकर',
  '{name}, {rank} of {count} by turnover': '{name}, कारोबारमा {count} मध्ये {rank} औँ',
  'Stocks, net bought in': 'सेयर, खुद खरिद भएका',
  'Net by session': 'दिनअनुसार खुद',
  'line: what they come to': 'रेखा: जोडिँदै आएको खुद',
  'net Rs {net}, together Rs {sum}': 'खुद रु {net}, जम्मा रु {sum}',
  'not known': 'थाहा छैन',
  'Net shares × its own average on that side': 'खुद कित्ता × आफ्नै त्यतातिरको औसत दर',
  'The last close against that average, on one scale, before costs':
    'त्यो औसतको तुलनामा अन्तिम बन्द मूल्य, एउटै नापमा, खर्च नकटाई',
  'the largest {count} of {total}': '{total} मध्ये ठूला {count}',
  'What followed its heavy buying': 'ठूलो खरिदपछि के भयो',
  'What followed its heavy selling': 'ठूलो बिक्रीपछि के भयो',
  'It has not bought heavily in any known session.': 'विवरण भएका कुनै दिन ठूलो खरिद गरेको छैन।',
  'It has not sold heavily in any known session.': 'विवरण भएका कुनै दिन ठूलो बिक्री गरेको छैन।',
  'Followed by more than the market': 'त्यसपछि बजारभन्दा बढी',
  'Followed by less than the market': 'त्यसपछि बजारभन्दा कम',
  'to {date}': '{date} सम्म',
  '{count} heavy days: a net of Rs {amount} and {percent} % of a stock’s turnover, or more':
    '{count} पटक: खुद रु {amount} र सेयरको कारोबारको {percent} % वा सोभन्दा बढी',
  '−4 · 0 · +4 %': '−4 · 0 · +4 %',
  'Excess %': 'बढी %',
  'vs others': 'अरूको तुलनामा',
  'All {count}': 'सबै {count}',
  'Fewer than 30 heavy days, or too few weeks of them': '30 भन्दा कम पटक, वा थोरै हप्ताका मात्र',
  'Excess of the share over the equal-weight market, before costs.':
    'समभार बजारको तुलनामा सेयरको बढी प्रतिफल, खर्च नकटाई।',
  'Buying and selling would have cost {low} to {high} % of it, fees and tax.':
    'किन्दा र बेच्दा शुल्क र करमा {low} देखि {high} % लाग्थ्यो।',
  'vs others: less what followed the heavy days of other brokers in the same session.':
    'अरूको तुलनामा: उही दिन अरू ब्रोकरको ठूलो कारोबारपछि जे भयो, त्यो घटाएर।',
  'An interval that leaves zero is not yet evidence:': 'दायराभित्र शून्य नहुँदैमा प्रमाण हुँदैन:',
  '{count} figures of {brokers} brokers were judged at once, and what follows heavy days of anybody is not this broker’s doing.':
    '{brokers} ब्रोकरका {count} अङ्क एकैचोटि जाँचिएका हुन्, र जोसुकैको ठूलो कारोबारपछि हुने कुरा यही ब्रोकरको कमाल होइन।',
  '{found} of {brokers} brokers show anything, of {figures} figures judged together at {percent} %. {known} of {held} sessions known.':
    '{brokers} मध्ये {found} ब्रोकरमा केही देखिन्छ, {percent} % मा एकैचोटि जाँचिएका {figures} अङ्कमध्ये। {held} मध्ये {known} दिनको विवरण छ।',
  'No record yet': 'अझै रेकर्ड छैन',
  'What followed heavy days is computed after the close. It has not been computed here yet.':
    'ठूलो कारोबारपछि के भयो भन्ने बजार बन्द भएपछि निकालिन्छ। यहाँ अझै निकालिएको छैन।',
  'last {count} sessions': 'पछिल्ला {count} कारोबार दिन',
  'the last {count} with 5 sessions after': 'पछि 5 दिन बितेका पछिल्ला {count}',
  'Latest heavy days': 'पछिल्ला ठूला कारोबार',
  'After 5': '5 दिनपछि',
  'After 10': '10 दिनपछि',
  'After 20': '20 दिनपछि',
  'Excess over the market after so many sessions, in percent': 'यति दिनपछि बजारको तुलनामा बढी, प्रतिशतमा',
  'These sessions are not over, or nobody could have gone along':
    'यी दिन बितेका छैनन्, वा कसैले सँगै किन्न बेच्न सक्दैनथ्यो',
  '% of day': 'दिनको %',
  'Its net in percent of what was traded of the stock': 'सेयरको त्यस दिनको कारोबारमा यसको खुद, प्रतिशतमा',
  'How it trades': 'कारोबार शैली',
  'against {count} brokers': '{count} ब्रोकरको तुलनामा',
  'Among brokers': 'ब्रोकरमाझ',
  '{percent} of 100 brokers have no more': '100 मध्ये {percent} ब्रोकरको योभन्दा बढी छैन',
  'The trades of these sessions came without times': 'यी दिनका सौदाको समय थाहा छैन',
  'What it kept or let go of each stock ÷ all it traded: near 0 it passes shares through':
    'हरेक सेयरमा राखेको वा छाडेको ÷ जम्मा कारोबार: 0 नजिक भए किन्छ र बेच्छ मात्र',
  'Came in with': 'आफैँ आएको',
  'The middle one of the orders with which it came in': 'आफैँ आएका अर्डरमध्ये बीचको',
  'Stocks of which it bought or sold anything in a session, on average':
    'एक कारोबार दिनमा औसतमा केही किनेका वा बेचेका सेयर',
  Concentration: 'केन्द्रीकरण',
  'Of its turnover on stocks: 10,000 is one stock alone, 100 are a hundred of the same size':
    'कारोबार कति सेयरमा छ: 10,000 भए एउटै सेयर, 100 भए बराबर सय सेयर',
  'Matched trades': 'म्याच सौदा',
  'Paid against average': 'औसतको तुलनामा तिरेको',
  'Its purchases against the average price of each stock and session; above 0 it paid more than others':
    'हरेक सेयर र दिनको औसत मूल्यको तुलनामा यसको खरिद; 0 भन्दा माथि भए अरूभन्दा महँगोमा किन्यो',
  'Received against average': 'औसतको तुलनामा पाएको',
  'Its sales against the average price of each stock and session; above 0 it was paid more than others':
    'हरेक सेयर र दिनको औसत मूल्यको तुलनामा यसको बिक्री; 0 भन्दा माथि भए अरूभन्दा महँगोमा बेच्यो',
  'A heavy day is one on which the broker bought Rs 25 lakh or more of a stock beyond its sales, and a tenth or more of what was traded of it; selling is the mirror. What followed is measured from the next open, against all ordinary shares of the same days.':
    'ब्रोकरले कुनै सेयरमा बिक्रीभन्दा रु 25 लाख वा बढी, र त्यस दिनको कारोबारको दसौँ भाग वा बढी खुद किनेको दिनलाई ठूलो खरिद भनिन्छ; बिक्री त्यसैको उल्टो हो। त्यसपछि के भयो भन्ने अर्को दिनको सुरु मूल्यबाट, उही दिनका सबै साधारण सेयरको तुलनामा नापिन्छ।',
  'No evidence is the verdict unless a figure survives among all brokers, both sides and all horizons, with 30 heavy days or more. Of so many brokers some look skilled by luck: with their names shuffled as many do.':
    'सबै ब्रोकर, दुवै तर्फ र सबै अवधिमाझ कुनै अङ्क टिकेन भने, वा 30 भन्दा कम पटक भए, निष्कर्ष प्रमाण छैन नै हो। यति धेरै ब्रोकरमध्ये केही संयोगले सिपालु देखिन्छन्: नाम साटफेर गर्दा पनि त्यति नै देखिन्छन्।',
  'Since is how far the last close stands from its own average price on that side. It is not its result: a broker is many clients, and what they sold later is not in it.':
    'यसको आफ्नै औसत दरबाट अन्तिम बन्द मूल्य कति टाढा छ भन्ने हो। यो नाफा वा घाटा होइन: एउटा ब्रोकरमा धेरै ग्राहक हुन्छन्, र पछि बेचेको यसमा छैन।',
  'Style is measured against every broker that traded in the same sessions; the dot is filled in the first and the last tenth.':
    'शैली उही दिन कारोबार गरेका सबै ब्रोकरको तुलनामा नापिन्छ; पहिलो र अन्तिम दसौँ भागमा थोप्लो भरिएको हुन्छ।',
} as const;
