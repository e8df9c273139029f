/** Which brokers met in a stock, against chance. */
export default {
  'Pairs of brokers': 'ब्रोकर जोडी',
  'Pairs that met': 'भेटिएका जोडी',
  'Recurring pairs': 'दोहोरिने जोडी',
  'Same-broker trades': 'एकै ब्रोकरका सौदा',
  'Same-broker trades, % of volume': 'एकै ब्रोकरका सौदा, परिमाणको %',
  'High sessions': 'धेरै भेटिएका दिन',
  'Above chance': 'संयोगभन्दा माथि',
  Meetings: 'भेट',
  'By chance': 'संयोगले',
  '{count} by chance': 'संयोगले {count}',
  '{mean} % average, more than on {percent} of 100 sessions':
    'साधारणतया {mean} %, 100 मध्ये {percent} दिनभन्दा बढी',
  'Sessions on which they met four deviations or more above what their numbers of meetings let expect, of those on which they met':
    'भेटिएका दिनमध्ये, उनीहरूको भेटको सङ्ख्याबाट अपेक्षा गरिएभन्दा चार विचलन वा बढी माथि रहेका दिन',
  'Meetings less those expected, in deviations, over the whole range':
    'भेटबाट अपेक्षित घटाएर, विचलनमा, पूरै अवधिको',
  'Orders in which the one bought of the other': 'एकले अर्कोबाट किनेका अर्डर',
  'Meetings if buyers and sellers of each session had met by chance':
    'हरेक दिनका क्रेता र विक्रेता संयोगले भेटिएका भए हुने भेट',
  'Two brokers meet once for every order in which the one bought of the other. A broker that buys a lot meets everybody often: expected is what their numbers of meetings of the same session let expect.':
    'एकले अर्कोबाट किनेको हरेक अर्डरमा दुई ब्रोकर एक पटक भेटिन्छन्। धेरै किन्ने ब्रोकर सबैसँग धेरै भेटिन्छ: अपेक्षित भनेको त्यही दिनको भेटको सङ्ख्याबाट आउने अनुमान हो।',
  'A session is high when they met four deviations or more above that. Recurring is a pair with half of the sessions high, five at the least. Beside it stands how many high sessions chance alone would give, with sellers dealt anew.':
    'त्योभन्दा चार विचलन वा बढी माथि भेटिएको दिन धेरै भेटिएको दिन हो। आधा दिन, कम्तीमा पाँच दिन, यस्तो भए जोडी दोहोरिने हो। सँगै विक्रेता फेरि बाँडेर संयोगले मात्र कति दिन हुन्थे भन्ने पनि छ।',
  'Same-broker trades have one broker on both sides. They are legal and often two clients of a busy broker; they are compared with the stock’s own past, not with other stocks.':
    'एकै ब्रोकरका सौदामा दुवै पक्षमा एउटै ब्रोकर हुन्छ। यो कानुनी हो र प्रायः व्यस्त ब्रोकरका दुई ग्राहक हुन्; यसलाई अरू सेयरसँग होइन, आफ्नै विगतसँग तुलना गरिन्छ।',
  'It cannot show clients: a pair of brokers is thousands of people, and a reason is not in it.':
    'यसले ग्राहक देखाउन सक्दैन: ब्रोकरको जोडी भनेको हजारौँ मानिस हुन्, र कारण यसमा छैन।',
} as const;
