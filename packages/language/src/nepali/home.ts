/** The landing page and the screen of today. */
export default {
  'Asking for the last session: breadth, movers, brokers.':
    'पछिल्लो कारोबार दिन ल्याउँदै: बजारको विस्तार, घटबढ, ब्रोकर।',
  'The Nepalese stock market, figure by figure': 'नेपाली सेयर बजार, अङ्कअङ्कमा',
  '{product} reads every contract of the exchange and shows what happened, who was behind it and how unusual it was. Every figure says which session it belongs to; what is not known is called not known. Nothing here is advice.':
    '{product} ले नेप्सेको हरेक सौदा पढेर के भयो, कसले गर्‍यो र त्यो कति असामान्य थियो भनी देखाउँछ। हरेक अङ्क कुन कारोबार दिनको हो, त्यहीँ लेखिएको हुन्छ; थाहा नभएको कुरा थाहा छैन नै भनिन्छ। यहाँको कुनै पनि कुरा लगानी सल्लाह होइन।',
  'See today': 'आजको बजार हेर्नुहोस्',
  'The market': 'बजार',
  'Session of {date}': '{date} को कारोबार',
  'The market of any day': 'कुनै पनि दिनको बजार',
  'Indices, breadth, sectors and movers of every session, back through the years.':
    'वर्षौँअघिसम्मका हरेक कारोबार दिनका सूचकाङ्क, फैलावट, क्षेत्र र चलायमान सेयर।',
  'Who bought and who sold': 'कसले किन्यो, कसले बेच्यो',
  'Brokers of one stock, stocks of one broker, over any range of sessions, from every contract.':
    'एउटा सेयरका ब्रोकर, एउटा ब्रोकरका सेयर, जुनसुकै अवधिको, हरेक सौदाबाट।',
  'One stock in one place': 'एउटा सेयरको सबै कुरा एकै ठाउँमा',
  'Prices adjusted for bonus and right shares, its limits for the next session, its brokers, what it paid.':
    'बोनस र हकप्रद समायोजित मूल्य, भोलिको मूल्य सीमा, ब्रोकर र दिएको लाभांश।',
  'The whole market at once': 'पूरै बजार एकै नजरमा',
  'Every company by size, coloured by what it did, in colours that colour-blind eyes can tell apart.':
    'आकारअनुसार हरेक कम्पनी, घटबढअनुसारको रङमा; वर्णान्धले पनि छुट्याउन सक्ने रङ।',

  Breadth: 'फैलावट',
  '{count} shares traded': '{count} सेयरमा कारोबार',
  'Moved over {percent} %': '{percent} % भन्दा बढी चलेका',
  'New 52-week highs': 'नयाँ 52 हप्ते उच्च',
  'New 52-week lows': 'नयाँ 52 हप्ते न्यून',
  'so far; usual by now': 'अहिलेसम्म; यस समयको औसत',
  'so far, against a whole day': 'अहिलेसम्म, पूरै दिनको औसतसँग',
  'against 20 sessions': '20 दिनको औसतसँग',

  Movers: 'चलायमान',
  'Both ends': 'दुवै छेउ',
  'Turnover against the mean of 20 sessions': '20 दिनको औसतसँग तुलना गर्दा कारोबार',
  'In band': 'सीमाभित्र',
  'Why it moved': 'किन चल्यो',
  'usual turnover ≥ Rs 20 Lac · {date}': 'औसत कारोबार ≥ रु 20 लाख · {date}',
  'No share that usually trades Rs 20 Lac a day moved this way.':
    'दैनिक औसत रु 20 लाख कारोबार हुने कुनै सेयर यसरी चलेन।',
  'at ceiling': 'माथिल्लो सर्किट',
  'at floor': 'तल्लो सर्किट',
  'under 20 sessions old': '20 दिनभन्दा नयाँ',
  '52-week high': '52 हप्ते उच्च',
  '52-week low': '52 हप्ते न्यून',
  '20-day high': '20 दिने उच्च',
  '20-day low': '20 दिने न्यून',
  '{times} turnover': '{times} कारोबार',
  'with its sector': 'क्षेत्रसँगै',
  'no reason found': 'कारण भेटिएन',

  'One year by week': 'एक वर्ष, हप्तागत',
  'One year by week, {change} %': 'एक वर्ष, हप्तागत, {change} %',
  'largest net rupees': 'सबैभन्दा ठूलो खुद रकम',
  'No floorsheet up to this day is there.': 'यो दिनसम्मको फ्लोरसिट छैन।',
  'Dividends and book closes': 'लाभांश र बुक क्लोज',
  'No book close, dividend or bonus listing is dated near this session.':
    'यो कारोबार दिन वरपर कुनै बुक क्लोज, लाभांश वा बोनस सूचीकरण छैन।',
  '{bonus} % bonus, {cash} % cash': '{bonus} % बोनस, {cash} % नगद',
  '{bonus} % bonus': '{bonus} % बोनस',
  '{cash} % cash': '{cash} % नगद',
  'dividend of {year}': '{year} को लाभांश',
  'Changes are against the previous close. A reason is what the figures show, not why people traded. Usual is the mean of the 20 sessions before. Nothing here is advice.':
    'फरक अघिल्लो बन्द मूल्यसँगको हो। कारण भनेको अङ्कले देखाएको कुरा हो, मानिसले किन किनबेच गरे भन्ने होइन। सामान्य भनेको अघिल्ला 20 कारोबार दिनको औसत हो। यहाँ कुनै सल्लाह छैन।',
} as const;
