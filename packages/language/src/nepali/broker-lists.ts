/** Lists of brokers, the matrix, running nets and brokers by the clock. */
export default {
  'Broker summary': 'ब्रोकर सारांश',
  'Broker matrix': 'ब्रोकर म्याट्रिक्स',
  'Brokers by the clock': 'समयअनुसार ब्रोकर',
  'Net since, by broker': 'ब्रोकरअनुसार जोडिँदो खुद',
  'Favourites of brokers': 'ब्रोकरका रोजाइ',
  'Top brokers, top holding': 'ठूला ब्रोकर, ठूलो सङ्कलन',
  'Top brokers, top released': 'ठूला ब्रोकर, ठूलो निकासी',
  '{known} of {all} sessions known': '{all} मध्ये {known} दिनको विवरण छ',
  'The floorsheet holds {percent} % of the volume of these sessions.':
    'फ्लोरसिटमा यी दिनको कारोबारको {percent} % छ।',
  'Shares and rates are those of {date}, after an ex-date.': 'कित्ता र दर {date} को हिसाबमा छन्, एक्स-डेटपछि।',
  'No broker fits this question.': 'यस्तो ब्रोकर छैन।',
  'No floorsheet of {from} to {to} is in the archive.': '{from} देखि {to} सम्मको फ्लोरसिट अभिलेखमा छैन।',
  'No floorsheet of {from} to {to} is in the archive. The nearest known session is {nearest}.':
    '{from} देखि {to} सम्मको फ्लोरसिट अभिलेखमा छैन। नजिकको विवरण भएको दिन {nearest} हो।',
  'Show {date}': '{date} देखाउनुहोस्',
  Ten: 'दस',
  Held: 'सङ्कलन',
  Released: 'निकासी',
  'Gathered Rs': 'सङ्कलन रु',
  'Released Rs': 'निकासी रु',
  'Net × its own buy average, over all stocks of which it bought more than it sold':
    'बिक्रीभन्दा बढी खरिद गरेका सबै सेयरमा खुद × आफ्नै औसत खरिद दर',
  'Net × its own sell average, over all stocks of which it sold more than it bought':
    'खरिदभन्दा बढी बिक्री गरेका सबै सेयरमा खुद × आफ्नै औसत बिक्री दर',
  'Gathered is the net of every stock of which the broker bought more than it sold, at its own average price. Stocks of which it sold more are on the page of releases.':
    'सङ्कलन भनेको ब्रोकरले बिक्रीभन्दा बढी खरिद गरेका सबै सेयरको खुद हो, आफ्नै औसत दरमा। बढी बिक्री गरेका सेयर निकासीको पृष्ठमा छन्।',
  'Released is the net of every stock of which the broker sold more than it bought, at its own average price. Stocks of which it bought more are on the page of holdings.':
    'निकासी भनेको ब्रोकरले खरिदभन्दा बढी बिक्री गरेका सबै सेयरको खुद हो, आफ्नै औसत दरमा। बढी खरिद गरेका सेयर सङ्कलनको पृष्ठमा छन्।',
  'Top five %': 'पाँच ठूला %',
  'The five largest stocks as a part of the whole': 'कुलमा पाँच ठूला सेयरको हिस्सा',
  'Largest stocks': 'ठूला सेयर',
  'Net value': 'खुद मूल्य',
  'The last close against the average of what is left of its net': 'बाँकी खुदको औसत दरको तुलनामा अन्तिम बन्द मूल्य',
  'Ten brokers by stock': 'दस ब्रोकर, सेयरअनुसार',
  'the five largest stocks of each, then all others': 'हरेकका पाँच ठूला सेयर, त्यसपछि अरू सबै',
  'Favour and lift': 'रोजाइ र लिफ्ट',
  'across: % of its turnover · up: times its share of the market':
    'तेर्सो: आफ्नो कारोबारको % · ठाडो: बजार हिस्साको कति गुणा',
  '{broker} in {symbol}: {favour} % of its turnover, {lift} times its share of the market':
    '{symbol} मा {broker}: आफ्नो कारोबारको {favour} %, बजार हिस्साको {lift} गुणा',
  'Favour %': 'रोजाइ %',
  Lift: 'लिफ्ट',
  'Net value in percent of the turnover of the broker': 'ब्रोकरको कारोबारमा खुद मूल्यको प्रतिशत',
  'Its share of the stock ÷ its share of the market': 'सेयरमा यसको हिस्सा ÷ बजारमा यसको हिस्सा',
  'Favour is how much of all its trading a broker put into one stock, or took out of it. Lift is how much larger its part of that stock is than its part of the market: 1 is as everywhere, 10 is ten times as much.':
    'रोजाइ भनेको ब्रोकरले आफ्नो सबै कारोबारको कति भाग एउटा सेयरमा लगायो वा त्यसबाट निकाल्यो भन्ने हो। लिफ्ट भनेको त्यस सेयरमा यसको हिस्सा बजारको हिस्साभन्दा कति ठूलो छ भन्ने हो: 1 सबैतिर जस्तै, 10 दस गुणा।',
  'Three stocks of each broker, of which it traded Rs 10 lakh or more.':
    'हरेक ब्रोकरका तीन सेयर, जसमा 10 लाख रुपैयाँ वा बढी कारोबार गर्‍यो।',
  Buying: 'खरिदमा',
  Selling: 'बिक्रीमा',
  Direction: 'दिशा',
  'Fewer than four sessions known': 'चार दिनभन्दा कमको विवरण छ',
  '% of market': 'बजारको %',
  'Of twice the turnover of the market: every contract has two sides':
    'बजार कारोबारको दोब्बरमा: हरेक सौदाका दुई पक्ष हुन्छन्',
  'Net rupees of each known session, the oldest first': 'विवरण भएका हरेक दिनको खुद रुपैयाँ, पुरानो पहिले',
  'Net of 20': '20 दिनको खुद',
  'Bought most': 'सबैभन्दा खरिद',
  'Sold most': 'सबैभन्दा बिक्री',
  Before: 'अघिल्लो',
  'Rank in the session before': 'अघिल्लो दिनको स्थान',
  'The course shows the net of each known session of the last twenty. A broker is called buying or selling where four of its last five known sessions and their sum are on one side.':
    'रेखाले पछिल्ला बीस दिनमध्ये विवरण भएका हरेक दिनको खुद देखाउँछ। विवरण भएका पछिल्ला पाँचमध्ये चार दिन र तिनको जोड एकैतर्फ भए ब्रोकरलाई खरिदमा वा बिक्रीमा भनिन्छ।',
  'Rs lakh': 'रु लाख',
  '% of the column': 'स्तम्भको %',
  'Not judged: {known} of {all} sessions known': 'मूल्याङ्कन छैन: {all} मध्ये {known} दिनको विवरण छ',
  'Not judged: fewer than 60 known sessions before this range':
    'मूल्याङ्कन छैन: यस अवधिअघि 60 दिनभन्दा कमको विवरण छ',
  'Colour: against the cell’s own 60 known sessions before, z': 'रङ: कोष्ठकै अघिल्ला 60 विवरण भएका दिनसँग, z',
  'steps at ±2, 3, 5, 9': 'तह ±2, 3, 5, 9 मा',
  'met on fewer than 15 sessions: not judged': '15 दिनभन्दा कम कारोबार: मूल्याङ्कन छैन',
  '{beyond} of {judged} cells beyond ±2; chance alone gives about {chance}':
    '{judged} मध्ये {beyond} कोष्ठ ±2 बाहिर; संयोगले मात्रै करिब {chance}',
  'met on {met} of 60': '60 मध्ये {met} दिन कारोबार',
  'Other {count}': 'अरू {count}',
  'Most unusual': 'सबैभन्दा असामान्य',
  'by the cell’s own history': 'कोष्ठको आफ्नै इतिहासअनुसार',
  'No cell lies beyond ±2.': 'कुनै कोष्ठ ±2 बाहिर छैन।',
  'History: {count} known sessions, {from} to {to}': 'इतिहास: विवरण भएका {count} दिन, {from} देखि {to}',
  'Each cell is what a row did in a column over the range. Its colour compares it with the same cell in the sixty known sessions before: how many standard deviations it stands from what those lead to expect.':
    'हरेक कोष्ठ भनेको अवधिभर पङ्क्तिले स्तम्भमा गरेको कारोबार हो। रङले त्यसलाई अघिल्ला साठी विवरण भएका दिनको सोही कोष्ठसँग तुलना गर्छ: अपेक्षाभन्दा कति मानक विचलन टाढा छ।',
  'An unusual cell is a question, not an answer: a large client may have changed its broker.':
    'असामान्य कोष्ठ प्रश्न हो, उत्तर होइन: ठूलो ग्राहकले ब्रोकर फेरेको पनि हुन सक्छ।',
  'Net since': 'यस बीचको खुद',
  '{symbol}, net since {date}': '{symbol}, {date} यताको खुद',
  'Bought less sold since the newest block began': 'पछिल्लो खण्ड सुरु भएयता खरिदबाट बिक्री घटाउँदा',
  'Rate of what is left of its net; none where it sold more than it bought':
    'बाँकी खुदको दर; खरिदभन्दा बढी बिक्री भए हुँदैन',
  'The last close against that average': 'त्यो औसतको तुलनामा अन्तिम बन्द मूल्य',
  Age: 'उमेर',
  'Sessions since its shares were bought, on average, the oldest sold first':
    'सेयर किनेदेखि औसत दिन, पुराना पहिले बिक्री मानेर',
  'shares · dashed: price · {count} unknown sessions are bridged':
    'कित्ता · धर्के: मूल्य · विवरण नभएका {count} दिन जोडिएका छन्',
  'Block of sessions': 'दिनहरूको खण्ड',
  'Brokers, such as 58, 49': 'ब्रोकर, जस्तै 58, 49',
  'No trades of this stock in the last 250 sessions. Choose another stock.':
    'पछिल्ला 250 दिनमा यस सेयरको सौदा विवरण छैन। अर्को सेयर छान्नुहोस्।',
  'The line of a broker is what it bought less what it sold since the block of known sessions began, not what it holds: nobody outside knows where it began. A hole of more than five sessions ends a block, and the next begins at zero.':
    'ब्रोकरको रेखा भनेको विवरण भएका दिनको खण्ड सुरु भएयता खरिदबाट बिक्री घटाएको हो, धारण होइन: सुरुमा कति थियो बाहिर कसैलाई थाहा हुँदैन। पाँच दिनभन्दा लामो खाली ठाउँले खण्ड टुङ्ग्याउँछ, अर्को शून्यबाट सुरु हुन्छ।',
  'Average is the rate of what is left of a net above zero: what is sold leaves at the average. Since is how far the last close stands from it.':
    'औसत भनेको शून्यमाथिको बाँकी खुदको दर हो: बिक्री भएको औसत दरमै घट्छ। अन्तिम बन्द मूल्य त्यसबाट कति टाढा छ, त्यो सँगै देखाइन्छ।',
  'Whole session': 'पूरा दिन',
  'First hour': 'पहिलो घण्टा',
  'Last hour': 'अन्तिम घण्टा',
  'Part of the session': 'दिनको भाग',
  'No trade times': 'सौदाको समय छैन',
  'The trades of {date} came without times.': '{date} का सौदा समयबिना आए।',
  'Nothing was traded in this part of the session.': 'दिनको यस भागमा कारोबार भएन।',
  'The exchange hides the broker of {count} trades until the close: they are in no row.':
    'बजार बन्द नहुँदासम्म एक्सचेन्जले {count} सौदाका ब्रोकर लुकाउँछ: ती कुनै पङ्क्तिमा छैनन्।',
  'What each broker bought and sold in a part of a session. A window of minutes ends now while the session runs and moves with the clock; of a finished session it is the last ones before the close.':
    'दिनको एउटा भागमा हरेक ब्रोकरले गरेको खरिद र बिक्री। बजार चल्दा मिनेटको अवधि अहिलेसम्मको हुन्छ र घडीसँगै सर्छ; सकिएको दिनमा बन्द हुनुअघिका अन्तिम मिनेट हुन्।',
};
