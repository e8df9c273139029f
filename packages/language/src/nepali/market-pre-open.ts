/** The half hour before trading: where orders of the next session must lie. */
export default {
  'Before the open': 'बजार खुल्नुअघि',
  'Base price': 'आधार मूल्य',
  'What the session is measured from: the previous close, on an ex-date in the new shares':
    'यो दिनको सीमा र फरक यसैबाट नापिन्छ: अघिल्लो बन्द मूल्य, एक्स-डेटमा नयाँ कित्ताअनुसार मिलाएर',
  'Opening from': 'खुल्ने न्यून',
  'Opening to': 'खुल्ने अधिकतम',
  'The lowest price that an order of the opening auction may carry':
    'प्रि-ओपनको अर्डरमा राख्न मिल्ने सबैभन्दा कम मूल्य',
  'The highest price that an order of the opening auction may carry':
    'प्रि-ओपनको अर्डरमा राख्न मिल्ने सबैभन्दा बढी मूल्य',
  'Day from': 'दिनको न्यून',
  'Day to': 'दिनको अधिकतम',
  'The lowest price of the day': 'दिनभरको सबैभन्दा कम मूल्य',
  'The highest price of the day': 'दिनभरको सबैभन्दा बढी मूल्य',
  'Last close': 'पछिल्लो बन्द',
  'Locked up': 'माथि लक',
  'Locked down': 'तल लक',
  'At upper limit': 'माथिल्लो सीमामा',
  'At lower limit': 'तल्लो सीमामा',
  'It did not close at a limit': 'सीमामा बन्द भएन',
  'Locked: closed at the limit, nearly all of the day traded there':
    'लक: सीमामै बन्द, दिनको लगभग सबै कारोबार त्यहीँ',
  'Goes ex': 'एक्स',
  'No ex-date in this session that we know of': 'यो दिन एक्स-डेट छ भन्ने कुनै स्रोतमा छैन',
  'Nothing is dated for this session': 'यो दिन कुनै घटनाको मिति छैन',
  'after {date}': '{date} पछि',
  'Opening orders': 'प्रि-ओपन अर्डर',
  'within {band} of the base': 'आधार मूल्यको {band} भित्र',
  'day {day}, order {order}': 'दिन {day}, अर्डर {order}',
  'Closed at upper limit': 'माथिल्लो सीमामा बन्द',
  'Closed at lower limit': 'तल्लो सीमामा बन्द',
  'Go ex': 'एक्स हुने',
  'With an event': 'घटना भएका',
  'Closed at its upper limit, locked there or not': 'माथिल्लो सीमामा बन्द, लक भए पनि नभए पनि',
  'Closed at its lower limit, locked there or not': 'तल्लो सीमामा बन्द, लक भए पनि नभए पनि',
  'Goes ex in the next session': 'अर्को कारोबार दिन एक्स हुन्छ',
  'Something is dated for the next session': 'अर्को कारोबार दिनको कुनै घटना छ',
  'No feed that we have tells indicative prices or how orders are balanced before the open: the ranges below say what orders may carry, not where a price will open.':
    'खुल्नुअघिको सम्भावित मूल्य वा अर्डरको सन्तुलन भन्ने फिड हामीसँग छैन: तलका दायराले अर्डरमा कति मूल्य राख्न मिल्छ भन्छन्, कतिमा खुल्छ भन्दैनन्।',
  'daily prices of the exchange, declared dividends and dated rules of the market':
    'नेप्सेका दैनिक मूल्य, घोषित लाभांश र मितिअनुसारका बजार नियम',
  'Every share that may be traded in the next session: the price it is measured from, the prices that orders of the opening auction may carry, and those of the whole day. They follow from the last close and the rules of that day.':
    'अर्को कारोबार दिन किनबेच हुन सक्ने सबै सेयर: नापिने आधार मूल्य, प्रि-ओपनको अर्डरमा राख्न मिल्ने मूल्य, र दिनभरको मूल्य। यी पछिल्लो बन्द मूल्य र त्यस दिनको नियमबाट आउँछन्।',
  'The base is the previous close, on an ex-date in the new shares: a bonus of 10 % turns Rs 110 into Rs 100, and nobody has lost anything. We compute it from what was declared; the exchange prints its own in the morning.':
    'आधार मूल्य अघिल्लो बन्द मूल्य हो, एक्स-डेटमा नयाँ कित्ताअनुसार: 10 % बोनसले रु 110 लाई रु 100 बनाउँछ, कसैको घाटा हुँदैन। हामी घोषणाबाट हिसाब गर्छौं; नेप्सेले बिहान आफ्नै मूल्य राख्छ।',
  'A stock that closed at its upper limit may open higher: the new limits are measured from that close. Look at its average turnover before you join the queue: who is behind many others may wait in vain, and may find no buyer later.':
    'माथिल्लो सीमामा बन्द भएको सेयर अझ माथि खुल्न सक्छ: नयाँ सीमा त्यही बन्द मूल्यबाट नापिन्छ। लाइनमा बस्नुअघि औसत कारोबार हेर्नुहोस्: धेरैको पछाडि परे पालो नआउन सक्छ, पछि किन्ने मान्छे नभेटिन पनि सक्छ।',
  'Books that close for a right are in no source before they have closed, so a right may be missing here. On its first day a new listing has a range of its own.':
    'हकप्रदको बुक क्लोज बन्द हुनुअघि कुनै स्रोतमा हुँदैन, त्यसैले हकप्रद यहाँ छुट्न सक्छ। नयाँ सूचीकृत सेयरको पहिलो दिन दायरा आफ्नै हुन्छ।',
};
