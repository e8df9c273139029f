/** One stock in one session by price and time. */
export default {
  Footprint: 'फुटप्रिन्ट',
  'Lower limit': 'तल्लो सीमा',
  'Upper limit': 'माथिल्लो सीमा',
  Cell: 'कोठा',
  'Sell × buy': 'बिक्री × खरिद',
  'Estimated sides': 'अनुमानित पक्ष',
  'With estimated': 'अनुमानित पनि',
  'Known only': 'थाहा भएको मात्र',
  delta: 'डेल्टा',
  'net shares': 'खुद कित्ता',
  'Brokers to {time}': '{time} सम्मका ब्रोकर',
  'Known side': 'थाहा भएको पक्ष',
  'Estimated side': 'अनुमानित पक्षको',
  'Bought by': 'खरिद गर्ने',
  'Sold by': 'बिक्री गर्ने',
  'Its large orders': 'यसका ठूला अर्डर',
  'By price, whole session': 'मूल्यअनुसार, पूरै दिन',
  'Candles of the session': 'दिनका क्यान्डल',
  'Clock of the session': 'दिनको घडी',
  'From the open': 'खुलेदेखि',
  'To the close': 'बन्द हुँदासम्म',
  'Minutes a second': 'सेकेन्डमा मिनेट',
  'Footprint: shares by price and time. Arrows move from cell to cell.':
    'फुटप्रिन्ट: मूल्य र समयअनुसार कित्ता। तीर थिचेर एक कोठाबाट अर्कोमा जान सकिन्छ।',
  'Each cell is a price and some minutes: to the left of its middle what came in to sell, to the right what came in to buy, in shares. Bold is three times the other side; the frame marks the busiest price of the column.':
    'हरेक कोठा एउटा मूल्य र केही मिनेटको हो: बीचको बायाँ बेच्न आएको, दायाँ किन्न आएको, कित्तामा। मोटो अक्षर अर्को पक्षको तीन गुणा हो; घेरा त्यो स्तम्भको सबैभन्दा व्यस्त मूल्य हो।',
  'Who came in took a price at which somebody waited. Orders show it; of single contracts it is estimated, drawn hatched, and about 9 in 10 are right. Delta is bought less sold.':
    'आउने पक्षले अर्को पर्खिरहेको मूल्य लिन्छ। अर्डरले त्यो देखाउँछ; एक्ला सौदामा अनुमान गरिन्छ, धर्सा कोरेर, 10 मा करिब 9 सही। डेल्टा भनेको खरिदबाट बिक्री घटाएको।',
  'Play, or drag the clock: what came later is hidden, in the drawing, in the sums and in the brokers.':
    'चलाउनुहोस् वा घडी सार्नुहोस्: पछि भएको कुरा चित्रमा, जोडमा र ब्रोकरमा लुकाइन्छ।',
  'It shows who was in a hurry, not why. Orders that waited and were not traded are not in it, and a broker is many clients.':
    'यसले को हतारमा थियो देखाउँछ, किन भन्ने होइन। पर्खेर कारोबार नभएका अर्डर यसमा छैनन्, र एउटा ब्रोकरमा धेरै ग्राहक हुन्छन्।',
  '{symbol} was not traded on {days}, or no floorsheet of it is in the archive.':
    '{days} मा {symbol} को कारोबार भएन, वा त्यस दिनको फ्लोरसिट अभिलेखमा छैन।',
} as const;
