/** The live market: prices, map and trades as they come. */
export default {
  'Live prices': 'लाइभ मूल्य',
  'Live market': 'लाइभ बजार',
  'Today’s floorsheet': 'आजको फ्लोरसिट',
  'Prices of every stock': 'सबै सेयरको मूल्य',
  LTP: 'अन्तिम मूल्य',
  'Last traded price': 'अन्तिम कारोबार भएको मूल्य',
  'Prev. close': 'अघिल्लो बन्द',
  State: 'अवस्था',
  'Lower circuit, previous close and upper circuit of the day; the thick line is the range, the dot the last price':
    'दिनको तल्लो सीमा, अघिल्लो बन्द र माथिल्लो सीमा; मोटो रेखा दिनको दायरा, थोप्लो अन्तिम मूल्य',
  'No trades in this session': 'यो दिन कारोबार भएको छैन',
  'It is traded for the first time': 'पहिलो पटक कारोबार हुँदै छ',
  'Sector unknown': 'यसको क्षेत्र थाहा छैन',
  'symbol or name': 'सिम्बोल वा नाम',
  'No stock matches': 'कुनै सेयर मिलेन',
  'No stock in this session matches these filters.': 'यो दिन यी फिल्टरसँग मिल्ने कुनै सेयर छैन।',

  'Before the opening': 'खुल्नुअघि',
  Halted: 'रोकिएको',
  'Outside the limits': 'सीमाबाहिर',
  'Trading is halted until {time}.': 'कारोबार {time} सम्म रोकिएको छ।',
  'Trading is halted.': 'कारोबार रोकिएको छ।',
  'Trading is suspended; no time is set for its return.': 'कारोबार स्थगित छ; सुरु हुने समय तोकिएको छैन।',
  'The NEPSE index moved {move} % from its previous close.': 'नेप्से सूचकाङ्क अघिल्लो बन्दभन्दा {move} % चलेको हो।',
  'The session of {date} is closed; its totals are final.': '{date} को कारोबार बन्द भयो; जम्मा अङ्क अन्तिम हुन्।',
  'The session of {date} is closed; its figures may still be corrected.':
    '{date} को कारोबार बन्द भयो; अङ्क अझै सच्चिन सक्छन्।',
  'The session hasn’t started.': 'कारोबार सुरु भएको छैन।',
  'Orders of the pre-open are being taken.': 'प्रि-ओपनका अर्डर लिइँदै छन्।',
  'The opening prices are being matched.': 'खुला मूल्य मिलाइँदै छ।',
  'No live session now.': 'अहिले लाइभ कारोबार छैन।',
  'This is the last session.': 'यहाँ अन्तिम कारोबार दिन देखाइएको छ।',
  'The live market can’t be reached right now.': 'अहिले लाइभ बजारमा जोडिन सकिएन।',
  'Market closed – the figures are of the last session {date}':
    'बजार बन्द – अङ्कहरू अन्तिम कारोबार दिन {date} का हुन्',
  'No updates from the exchange since; showing the last figures.':
    'त्यसयता नेप्सेबाट केही आएको छैन; अन्तिम अङ्क राखिएको छ।',
  'No updates since; reconnecting.': 'त्यसयता केही आएको छैन; फेरि जोडिँदै छ।',
  'The live market can’t be reached; we keep trying.': 'लाइभ बजारमा जोडिन सकिएन; फेरि फेरि प्रयास भइरहेको छ।',
  'As of {time}': '{time} को अवस्था',
  'daily prices of the exchange': 'नेप्सेको दैनिक मूल्य',
  'floorsheet of the exchange': 'नेप्सेको फ्लोरसिट',
  'live feed {source}': 'लाइभ फिड {source}',

  'Orders of {symbol}': '{symbol} का अर्डर',
  'Buy orders': 'खरिद अर्डर',
  'Sell orders': 'बिक्री अर्डर',
  best: 'उत्कृष्ट',
  'No orders yet.': 'यसका अर्डर अझै थाहा छैन।',
  'Today’s source doesn’t publish orders.': 'आजको स्रोतले अर्डर देखाउँदैन।',

  'NEPSE today, minute by minute': 'आजको नेप्से, मिनेट मिनेटमा',
  'live, {date}': 'लाइभ, {date}',
  'The market now': 'अहिलेको बजार',
  'vs average pace': 'सामान्य गतिको तुलनामा',
  'of average by this minute': 'यस समयसम्मको औसतको तुलनामा',
  '{count} stocks traded': '{count} सेयरमा कारोबार',
  'Heat map': 'हिट म्याप',
  'area by turnover': 'क्षेत्रफल कारोबारअनुसार',
  'Nothing has traded yet.': 'अहिलेसम्म केही कारोबार भएको छैन।',

  'The floorsheet': 'फ्लोरसिट',
  'Trades of today': 'आजका सौदा',
  'Resume ({count} new)': 'अगाडि बढ्नुहोस् ({count} नयाँ)',
  'newest {count} shown': 'पछिल्ला {count} यहाँ छन्',
  'the whole floorsheet': 'पूरै फ्लोरसिट',
  'None of today’s trades match these filters.': 'आजका थाहा भएका कुनै सौदा यी फिल्टरसँग मिल्दैनन्।',
  'Today’s source doesn’t publish brokers, so buyer and seller filters find nothing.':
    'आजको स्रोतले ब्रोकर देखाउँदैन: क्रेता र विक्रेताले फिल्टर गर्दा केही भेटिँदैन।',
  'NEPSE hides broker numbers until the close, so buyer and seller filters find nothing before then.':
    'नेप्सेले बजार बन्द नहुन्जेल ब्रोकर नम्बर लुकाउँछ: त्यसअघि क्रेता र विक्रेताले फिल्टर गर्दा केही भेटिँदैन।',

  'Every stock with its last traded price. Prices come from trades of ten shares or more; volume, turnover and trades count all of them.':
    'सबै सेयर र तिनको अन्तिम कारोबार मूल्य। मूल्य दस कित्ता वा बढीका सौदाबाट लिइन्छ; परिमाण, कारोबार र सौदामा सबै गनिन्छन्।',
  'A row flashes when its price changes. Rows move at most once a second, so the one under your pointer stays readable.':
    'मूल्य बदलिएको पङ्क्ति एकछिन हल्का रङमा देखिन्छ। पढ्न सजिलो होस् भनेर पङ्क्तिहरू सेकेन्डमा एक पटकभन्दा बढी सर्दैनन्।',
  'The bar shows the lower circuit, the previous close and the upper circuit of the day. Without a live session the table shows the last one and its date.':
    'सीमा स्तम्भले दिनको तल्लो सीमा, अघिल्लो बन्द र माथिल्लो सीमा देखाउँछ। लाइभ कारोबार नहुँदा अन्तिम कारोबार दिन देखाइन्छ र कुन दिन हो लेखिन्छ।',
  'Tile size is turnover, updated every half minute so that tiles stay in place; colours follow the price every second.':
    'नक्साको क्षेत्रफल कारोबार हो; खण्डहरू नसरून् भनेर आधा मिनेटमा मात्र नापिन्छ, रङ भने हरेक सेकेन्ड मूल्यसँगै बदलिन्छ।',
  'Average pace compares turnover so far with the average by this minute in earlier sessions: 1 is an ordinary day.':
    'सामान्य गतिले अहिलेसम्मको कारोबारलाई अघिल्ला दिनमा यही समयसम्म हुने औसतसँग तुलना गर्छ: 1 भनेको सामान्य दिन हो।',
  'Movers and breadth count ordinary shares. A change is measured from the previous close, as the exchange restated it on an ex-date.':
    'बढी घटबढ र बढे–घटेका सेयरमा साधारण सेयर मात्र गनिन्छन्। फरक अघिल्लो बन्द मूल्यबाट नापिन्छ; बुक क्लोजमा नेप्सेले समायोजन गरेको मूल्य लिइन्छ।',
  'Every trade of today as it comes in, newest first. Space pauses the list so you can read it; new trades are counted and shown when you resume.':
    'आजका सबै सौदा, नयाँ माथि। Space थिच्दा सूची अडिन्छ र पढ्न सकिन्छ; त्यतिन्जेल आएका सौदा गनिन्छन् र अगाडि बढ्दा देखिन्छन्।',
  'Symbol, buyer and seller must match exactly. NEPSE hides broker numbers during the session and publishes them after the close.':
    'सिम्बोल, क्रेता र विक्रेता ठ्याक्कै मिल्नुपर्छ। नेप्सेले कारोबार हुँदा ब्रोकर नम्बर लुकाउँछ र बन्द भएपछि देखाउँछ।',
  'The list holds trades since you opened the page and those already stored today. The floorsheet has all trades of any day.':
    'सूचीमा पृष्ठ खोलेयता आएका र अभिलेखमा भइसकेका आजका सौदा हुन्छन्। जुनसुकै दिनका सबै सौदा फ्लोरसिटमा छन्।',

  'Live lists: hot stocks, unusual volume and unusual ranges, minute by minute':
    'लाइभ सूची: तातेका सेयर, असामान्य परिमाण र असामान्य दायरा, मिनेट मिनेटमा',
} as const;
