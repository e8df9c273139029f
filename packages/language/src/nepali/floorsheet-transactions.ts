/** What one broker had of orders. */
export default {
  'One broker in one stock': 'एउटा सेयरमा एउटा ब्रोकर',
  'Orders of one broker': 'एउटा ब्रोकरका अर्डर',
  'came in': 'आफैँ आएको',
  waited: 'पर्खेको',
  both: 'दुवै',
  'Same broker': 'एउटै ब्रोकर',
  'same broker on both sides': 'दुवैतिर एउटै ब्रोकर',
  Against: 'विपक्षी',
  'Whether the broker bought or sold; with itself on both sides it did both':
    'ब्रोकरले किन्यो कि बेच्यो; दुवैतिर आफैँ हुँदा दुवै गरेको',
  'Came in: it took the price at which another waited. Grey where it is estimated, about 9 in 10 right':
    'आफैँ आएको: अर्कोले पर्खेको मूल्य लियो। अनुमानित भए खरानी रङ, 10 मा करिब 9 सही',
  'The largest on the other side, and how many others': 'अर्को पक्षको सबैभन्दा ठूलो ब्रोकर, र अरू कति',
  'How much of these shares the largest on the other side had': 'यी कित्तामध्ये अर्को पक्षको ठूलो ब्रोकरको हिस्सा',
  'Contracts of the order that it had': 'अर्डरका सौदामध्ये यसका कति',
  'Came in': 'आफैँ आएको',
  'role known of {percent} %': '{percent} % को भूमिका थाहा',
  'Broker {broker} in {symbol}': '{symbol} मा ब्रोकर {broker}',
  'Broker {broker}': 'ब्रोकर {broker}',
  'the {count} largest': 'सबैभन्दा ठूला {count}',
  'one dot an order, as large as its amount': 'एउटा थोप्लो एउटा अर्डर, रकमअनुसार ठूलो',
  'Amount by stock': 'सेयरअनुसार रकम',
  'bought Rs {amount}': 'खरिद रु {amount}',
  'sold Rs {amount}': 'बिक्री रु {amount}',
  'net {percent} %': 'खुद {percent} %',
  'colour: bought less sold, in percent of both; press one for its orders':
    'रङ: खरिदबाट बिक्री घटाएर, दुवैको प्रतिशतमा; अर्डर हेर्न थिच्नुहोस्',
  'A row is what one broker had of one order: the whole of an order that it brought, or the part that it gave to the order of another. Came in means that its side took the price at which the other waited; waited, that its order was in the book before.':
    'एउटा पङ्क्ति भनेको एउटा अर्डरमा एउटा ब्रोकरको भाग हो: आफैँले ल्याएको पूरा अर्डर, वा अरूको अर्डरमा उसले दिएको भाग। आफैँ आएको भनेको अर्कोले पर्खेको मूल्य लिनु हो; पर्खेको भनेको उसको अर्डर पहिल्यै बुकमा हुनु हो।',
  'Prices are those of the day. Against VWAP is its average beside that of all contracts of the stock in the same session: below zero is cheap for a buyer and dear for a seller.':
    'मूल्य त्यही दिनका हुन्। VWAP सँग भनेको त्यही दिनका सबै सौदाको औसतसँग यसको औसत: शून्यभन्दा कम भए क्रेतालाई सस्तो, विक्रेतालाई नोक्सान।',
} as const;
