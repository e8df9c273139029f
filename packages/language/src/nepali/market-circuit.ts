/** Stocks at the limits of their day. */
export default {
  Circuits: 'सर्किट',
  Locked: 'अड्किएको',
  'At limit': 'सीमामा',
  Touched: 'छोएको',
  'At the limit in the session before': 'अघिल्लो कारोबार दिन पनि सीमामा',
  'Volume three times the average': 'औसतको तीन गुणा कारोबार',
  'Large buys 30 % of the volume': 'ठूला खरिद कारोबारको 30 %',
  'Large sells 30 % of the volume': 'ठूला बिक्री कारोबारको 30 %',
  'Three buyers half of all bought': 'तीन ब्रोकरले आधा किनेका',
  'Three sellers half of all sold': 'तीन ब्रोकरले आधा बेचेका',
  'Close in the top tenth of the range': 'दिनको दायराको माथिल्लो दशांशमा बन्द',
  'Close in the lowest tenth of the range': 'दिनको दायराको तल्लो दशांशमा बन्द',
  '{count} in a row': 'लगातार {count}',
  '{count} others stand at or near a limit.': 'अरू {count} सेयर सीमामा वा नजिक छन्।',
  'No stock is at or near its limit of ±{percent} % on {date}.':
    '{date} मा कुनै सेयर ±{percent} % को सीमामा वा नजिक छैन।',
  'No stock is at or near its limit of ±{percent} % on {date}. The last was {symbol} on {last}.':
    '{date} मा कुनै सेयर ±{percent} % को सीमामा वा नजिक छैन। पछिल्लो {last} मा {symbol} थियो।',
  'Locked: closed at the limit, nearly all of the day traded there. Near: one order reaches it. Touched: came back from it.':
    'अड्किएको: सीमामै बन्द, दिनको प्रायः कारोबार त्यहीँ। नजिक: एउटै अर्डरले पुग्छ। छोएको: छोएर फर्किएको।',
  'Between limits': 'सीमाबीच',
  'The range of the day and the last price between the lower and the upper limit':
    'तल्लो र माथिल्लो सीमाबीच दिनको दायरा र पछिल्लो मूल्य',
  'From the last price to the limit, in percent of the last price':
    'पछिल्लो मूल्यबाट सीमासम्म, पछिल्लो मूल्यको प्रतिशतमा',
  'In a row': 'लगातार',
  'Sessions in a row that closed at this limit': 'यही सीमामा लगातार बन्द भएका कारोबार दिन',
  'Traded for fewer than 20 sessions': '20 भन्दा कम दिन मात्र कारोबार भएको',
  'It did not close at the limit': 'सीमामा बन्द भएन',
  Facts: 'तथ्य',
  'Set-up facts that hold, of those with data. No probability is made of them.':
    'थाहा भएकामध्ये मिलेका तथ्य। यसबाट सम्भावना निकालिँदैन।',
  'The next session is still to come': 'अर्को कारोबार दिन अझै थाहा छैन',
  'could trade': 'सकिन्थ्यो',
  'could not': 'सकिँदैनथ्यो',
  'not there': 'थिएन',
  'Whether who waited at the limit could have traded: a buyer at the upper one, a seller at the lower':
    'सीमामा पर्खनेले कारोबार गर्न सक्थ्यो कि: माथिल्लोमा किन्ने, तल्लोमा बेच्ने',
  'Next open': 'अर्को दिन खुला',
  'Next close': 'अर्को दिन बन्द',
  'Against the close at the limit, as restated on an ex-date': 'सीमाको बन्द मूल्यको तुलनामा, एक्स-डेटमा मिलाइएको',
  Again: 'फेरि',
  'Sessions in a row after it that closed at the same limit': 'त्यसपछि लगातार त्यही सीमामा बन्द भएका दिन',
  'At the upper circuit': 'माथिल्लो सर्किटमा',
  'At the lower circuit': 'तल्लो सर्किटमा',
  'At the limit': 'सीमामा पर्खने',
  'Closed there again next session': 'अर्को दिन फेरि त्यहीँ बन्द',
  '{again} of {closes}': '{closes} मध्ये {again}',
  '{again} of {closes} first closes': 'पहिलो पटक बन्द भएका {closes} मध्ये {again}',
  '{again} of {closes} first closes since {date}': '{date} देखि पहिलो पटक बन्द भएका {closes} मध्ये {again}',
  '{count} locked': '{count} अड्किएका',
  'Near, one order away': 'नजिक, एक अर्डर टाढा',
  'limit within {percent} % of the last price': 'सीमा पछिल्लो मूल्यको {percent} % भित्र',
  'Touched, came back': 'छोएर फर्किएका',
  'high at the limit, close below it': 'उच्च मूल्य सीमामा, बन्द त्यसमुनि',
  '{near} near, {touched} touched': '{near} नजिक, {touched} छोएका',
  'No stock has made one close at the upper limit and traded on.':
    'माथिल्लो सीमामा एक पटक बन्द भएर त्यसपछि कारोबार भएको सेयर छैन।',
  'No stock has made one close at the lower limit and traded on.':
    'तल्लो सीमामा एक पटक बन्द भएर त्यसपछि कारोबार भएको सेयर छैन।',
  'After one close at the upper limit {again} of {closes} closed at it again.':
    'माथिल्लो सीमामा एक पटक बन्द भएपछि {closes} मध्ये {again} फेरि त्यहीँ बन्द भए।',
  'After one close at the lower limit {again} of {closes} closed at it again.':
    'तल्लो सीमामा एक पटक बन्द भएपछि {closes} मध्ये {again} फेरि त्यहीँ बन्द भए।',
  'Counted over all years with a limit of ±{percent} %.': '±{percent} % सीमा भएका सबै वर्षको गणना।',
  'Counted since {date}, with a limit of ±{percent} %.': '{date} देखिको गणना, ±{percent} % सीमा।',
  '{count} bars beyond their limit are left out.': 'सीमाबाहिरका {count} बार गनिएका छैनन्।',
  '{up} at the upper limit, {down} at the lower, ±{percent} %':
    'माथिल्लो सीमामा {up}, तल्लोमा {down}, ±{percent} %',
  'Closed at the limit': 'सीमामा बन्द',
  '{count} sessions; the dashed line is where the limit changed':
    '{count} कारोबार दिन; थोप्ले रेखामा सीमा फेरियो',
  'What followed a session at the limit': 'सीमामा पुगेपछि के भयो',
  'the last {count} of {total}': '{total} मध्ये पछिल्ला {count}',
  'the last 21 sessions': 'पछिल्ला 21 कारोबार दिन',
  'Set-up facts': 'सेटअपका तथ्य',
  '{holding} of {known} known facts hold': 'थाहा भएका {known} मध्ये {holding} तथ्य मिलेका',
  'since {time}': '{time} देखि',
  '{symbol} {low} to {high}': '{symbol} {low} देखि {high}',
  '{count} stocks judged by the limits of this day.': 'यो दिनको सीमाले जाँचिएका सेयर: {count}।',
  'First session, with a range of its own: {stocks}.': 'पहिलो कारोबार दिन, दायरा आफ्नै: {stocks}।',
  'Printed beyond the limit, an error of its source, and not counted: {stocks}.':
    'सीमाबाहिर छापिएको, स्रोतको गल्ती, नगनिएको: {stocks}।',
  '{count} without a previous close are not judged.': 'अघिल्लो बन्द मूल्य नभएका {count} जाँचिएका छैनन्।',
  'The limit of a day is measured from the previous close, as restated on an ex-date: ±10 % up to 19 April 2026, ±15 % since, rounded to the tick. Locked means that the close stands at it and nearly all of the day was traded there; near, that one order from the last price reaches it; touched, that the price came back from it.':
    'दिनको सीमा अघिल्लो बन्द मूल्यबाट नापिन्छ, एक्स-डेटमा मिलाइएको मूल्यबाट: 2026 अप्रिल 19 सम्म ±10 %, त्यसपछि ±15 %, टिकमा मिलाएर। अड्किएको भनेको बन्द मूल्य सीमामै छ र दिनको प्रायः कारोबार त्यहीँ भयो; नजिक भनेको पछिल्लो मूल्यबाट एउटै अर्डरले पुग्छ; छोएको भनेको छोएर फर्कियो।',
  'The facts say what often stands beside such a day: the session before at the limit, volume three times the average, large orders, few brokers, a close at the end of the range. They are counted, and no probability is made of them. Sessions without a floorsheet have fewer of them.':
    'तथ्यले यस्तो दिनसँगै प्रायः के हुन्छ भन्छन्: अघिल्लो दिन पनि सीमामा, औसतको तीन गुणा कारोबार, ठूला अर्डर, थोरै ब्रोकर, दायराको छेउमा बन्द। यी गनिन्छन् मात्र, सम्भावना निकालिँदैन। फ्लोरसिट थाहा नभएका दिनमा थोरै तथ्य मात्र थाहा हुन्छन्।',
  'A buyer at a locked upper limit stands behind everyone who came before: what followed is no gain that anyone could have taken.':
    'माथिल्लो सीमामा अड्किएको सेयर किन्न खोज्ने पहिले आएका सबैको पछाडि हुन्छ: त्यसपछि जे भयो, त्यो कसैले लिन सक्ने नाफा होइन।',
  'Large orders at circuits': 'सर्किटमा ठूला अर्डर',
  'Orders in circuit set-ups': 'सर्किट सेटअपमा अर्डर',
  'Stocks at or near a limit': 'सीमामा वा नजिक भएका सेयर',
  'How the stock ended the session. Locked: closed at the limit, nearly all of the day traded there':
    'दिनको अन्त्यमा सेयरको अवस्था। लक: सीमामा बन्द, दिनको करिब सबै कारोबार त्यहीँ',
  'From the last price of the order to the limit, in percent of that price':
    'अर्डरको अन्तिम मूल्यदेखि सीमासम्म, त्यही मूल्यको प्रतिशतमा',
  'Top 3': 'शीर्ष 3',
  'The three largest buyers of all that was bought of the stock; at the lower limit the sellers':
    'सेयरको कुल खरिदमा तीन ठूला क्रेता; तल्लो सीमामा विक्रेता',
  '≥ 1': '≥ 1',
  '≥ 2': '≥ 2',
  '≥ 3': '≥ 3',
  '≥ 4': '≥ 4',
  'The limit of a day is measured from the previous close, as restated on an ex-date: ±10 % up to 19 April 2026, ±15 % since, rounded to the tick. Away is how far from it the order was filled.':
    'दिनको सीमा अघिल्लो बन्द मूल्यबाट नापिन्छ, बुक क्लोजपछि मिलाइएको मूल्यबाट: 19 अप्रिल 2026 सम्म ±10 %, त्यसपछि ±15 %, टिकमा मिलाएर। टाढा भनेको अर्डर सीमाबाट कति टाढा भरियो भन्ने हो।',
} as const;
