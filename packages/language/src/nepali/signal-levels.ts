/** Lists of stocks near a level, and boards of ranges that were left. */
export default {
  'Stocks near support': 'सपोर्ट नजिकका सेयर',
  'Stocks near resistance': 'रेजिस्टेन्स नजिकका सेयर',
  'Stocks at pivot support': 'पिभोट सपोर्टमा रहेका सेयर',
  'Stocks at moving-average support': 'मुभिङ एभरेजमा टेकेका सेयर',
  'Consolidation breakdown': 'कन्सोलिडेसन ब्रेकडाउन',
  'Inside-bar breakdown': 'इनसाइड बार ब्रेकडाउन',

  'Within %': 'भित्र %',
  'Within {percent} %': '{percent} % भित्र',
  'The close is': 'बन्द मूल्य',
  'Above it': 'माथि',
  'Inside it': 'भित्र',
  'Below it': 'तल',
  'From the close to the level, in percent of the close; 0 within a zone':
    'बन्द मूल्यबाट तहसम्म, बन्दको प्रतिशतमा; क्षेत्रभित्र भए 0',
  'A zone holds until a close lies beyond it by more than half an ATR: until then the close may be past it':
    'आधा ATR भन्दा बढी पर बन्द नहुँदासम्म क्षेत्र टिकेको मानिन्छ; त्यतिन्जेल बन्द मूल्य क्षेत्र नाघेको हुन सक्छ',
  'No source names its sector': 'यसको क्षेत्र कुनै स्रोतमा छैन',
  'The previous close is unknown': 'अघिल्लो बन्द मूल्य थाहा छैन',
  '1 stock': '1 सेयर',
  'click a row to see its chart': 'चार्ट हेर्न लहरमा थिच्नुहोस्',
  '{symbol}, weekly candles': '{symbol}, साप्ताहिक क्यान्डल',

  'No stock closes within {percent} % of a support that held twice.':
    'दुई पटक टिकेको सपोर्टको {percent} % भित्र कुनै सेयर बन्द भएको छैन।',
  'No stock closes within {percent} % of a resistance that held twice.':
    'दुई पटक टिकेको रेजिस्टेन्सको {percent} % भित्र कुनै सेयर बन्द भएको छैन।',
  'No stock stands within {percent} % over a pivot of its last session.':
    'कुनै सेयर आफ्नो अन्तिम कारोबार दिनको पिभोटमाथि {percent} % भित्र छैन।',
  'No stock rests on an average of 20, 50, 100 or 200 sessions.':
    '20, 50, 100 वा 200 दिनको एभरेजमा कुनै सेयर टेकेको छैन।',
  'No stock closes within {percent} % over this average.': 'यो एभरेजमाथि {percent} % भित्र कुनै सेयर बन्द भएको छैन।',
  'All sectors, any turnover': 'सबै क्षेत्र, जुनसुकै कारोबार',

  'A zone lies where the price turned at least twice in 500 sessions: support when it comes from below the price, resistance from above. A close beyond it by more than half an ATR breaks it.':
    '500 दिनमा मूल्य कम्तीमा दुई पटक मोडिएको ठाउँ क्षेत्र हो: मूल्यमुनि भए सपोर्ट, माथि भए रेजिस्टेन्स। आधा ATR भन्दा बढी पर बन्द भए क्षेत्र टुट्छ।',
  'Away is measured from the close to the nearer end of the zone. While a zone is tested and not yet broken, the close may stand inside it or just past it.':
    'दूरी बन्द मूल्यबाट क्षेत्रको नजिकको छेउसम्म नापिन्छ। क्षेत्र जाँचिँदै गर्दा, नटुट्दासम्म, बन्द मूल्य त्यसभित्र वा अलिकति नाघेर हुन सक्छ।',
  'Classic pivots come from the high, low and close of the last session and stand for the next one: P is their mean, S1 to S3 lie below it. Shown is the nearest one at or under the close.':
    'क्लासिक पिभोट अन्तिम कारोबार दिनको उच्च, न्यून र बन्दबाट बन्छ र अर्को दिनका लागि हो: P तीनैको औसत, S1 देखि S3 त्यसमुनि। बन्द मूल्यमा वा त्यसमुनिको सबैभन्दा नजिकको देखाइन्छ।',
  'A stock that traded at one price alone has no pivots.': 'एउटै मूल्यमा मात्र कारोबार भएको सेयरको पिभोट हुँदैन।',
  'Shown is the nearest average at or under the close, of the kind and length chosen. SMA weighs all sessions alike, EMA the latest ones more; prices are adjusted for bonus and right shares.':
    'छानिएको किसिम र अवधिका एभरेजमध्ये बन्द मूल्यमा वा त्यसमुनिको सबैभन्दा नजिकको देखाइन्छ। SMA ले सबै दिनलाई बराबर, EMA ले पछिल्ला दिनलाई बढी तौल दिन्छ; मूल्य बोनस र हकप्रदका लागि समायोजित छन्।',
  'A level near the price is a reading, never advice: it may hold or break.':
    'मूल्य नजिकको तह एउटा पढाइ मात्र हो, सल्लाह होइन: त्यो टिक्न पनि सक्छ, टुट्न पनि।',

  'No range was broken upwards in this session.': 'यो कारोबार दिन कुनै दायरा माथितिर नाघिएन।',
  'No range was broken downwards in this session.': 'यो कारोबार दिन कुनै दायरा तलतिर नाघिएन।',
  'No range was broken upwards in {count} sessions.': '{count} कारोबार दिनमा कुनै दायरा माथितिर नाघिएन।',
  'No range was broken downwards in {count} sessions.': '{count} कारोबार दिनमा कुनै दायरा तलतिर नाघिएन।',
  'mother high': 'मूल बारको उच्च',
  'mother low': 'मूल बारको न्यून',
  'Nearest: {symbol}.': 'सबैभन्दा नजिक: {symbol}।',
  '{count} buy': '{count} खरिद',
  '{count} sell': '{count} बिक्री',
  'This rule has beaten the market out of sample.': 'यो नियमले आउट अफ स्याम्पलमा बजारलाई उछिनेको छ।',
  'This rule has not beaten the market out of sample.': 'यो नियमले आउट अफ स्याम्पलमा बजारलाई उछिनेको छैन।',
  'Twenty sessions, any turnover': 'बीस दिन, जुनसुकै कारोबार',
  'A consolidation is a stretch of Bollinger bands tighter than on four of five of the last 125 bars. It ends with a close outside the bands on at least one and a half times the average volume, no more than five bars later.':
    'पछिल्ला 125 बारमध्ये पाँच भागको चार भागभन्दा साँघुरा बोलिन्जर ब्यान्डलाई कन्सोलिडेसन भनिन्छ। बढीमा पाँच बारभित्र, औसतको कम्तीमा डेढ गुणा परिमाणसहित ब्यान्डबाहिर बन्द भएपछि यो सकिन्छ।',
  'An inside bar lies wholly within the bar before it, its mother bar: the market pauses. The pause ends with a close beyond the mother bar, no more than five bars later.':
    'इनसाइड बार अघिल्लो बार, अर्थात् मूल बारभित्रै पूरै पर्छ: बजार रोकिन्छ। बढीमा पाँच बारभित्र मूल बारभन्दा पर बन्द भएपछि यो रोकाइ सकिन्छ।',
} as const;
