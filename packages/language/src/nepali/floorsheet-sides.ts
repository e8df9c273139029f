/** The volume by who came in. */
export default {
  'Buy and sell volume': 'खरिद र बिक्री परिमाण',
  'Buy and sell volume by price': 'मूल्यअनुसार खरिद र बिक्री परिमाण',
  'Sold {sold} known, {est_sold} estimated; bought {bought} known, {est_bought} estimated; shares':
    'बिक्री {sold} थाहा भएको, {est_sold} अनुमानित; खरिद {bought} थाहा भएको, {est_bought} अनुमानित; कित्ता',
  'Shares of orders that came in as buyers, as the orders show it':
    'खरिद गर्न आएका अर्डरका कित्ता, अर्डरले नै देखाएअनुसार',
  'Shares of orders that came in as sellers, as the orders show it':
    'बिक्री गर्न आएका अर्डरका कित्ता, अर्डरले नै देखाएअनुसार',
  'No side': 'पक्ष छैन',
  'No side at all': 'कुनै पक्ष छैन',
  'Matched before 11:00 in the auction, or without any sign of who came in':
    '11 बजेअघि अक्सनमा मिलेको, वा को आएको हो भन्ने कुनै संकेत नभएको',
  'With est.': 'अनुमानसहित',
  'The same with estimated sides, about 9 in 10 right': 'अनुमानित पक्षसहित उही, 10 मा करिब 9 सही',
  'How much of the volume has a side that orders show': 'अर्डरले पक्ष देखाएको परिमाण कति प्रतिशत',
  'Found by': 'कसरी',
  times: 'समयबाट',
  numbers: 'नम्बरबाट',
  'Contracts are put together into orders by their times, or by their numbers where there are none':
    'सौदा समयअनुसार जोडेर अर्डर बनाइन्छ, समय नभए नम्बरअनुसार',
  'Top buyer': 'ठूलो क्रेता',
  'Top seller': 'ठूलो विक्रेता',
  '{shares} estimated beside it': 'थप {shares} अनुमानित',
  '{percent} % have no side': '{percent} % को पक्ष छैन',
  'Came in to buy': 'किन्न आएको',
  'Came in to sell': 'बेच्न आएको',
  'Delta, known sides': 'डेल्टा, थाहा भएका पक्ष',
  'bought less sold, of both': 'खरिदबाट बिक्री घटाएर, दुवैको अनुपातमा',
  'Side known': 'पक्ष थाहा',
  'the most traded, in percent of its volume; at the end the delta':
    'सबैभन्दा बढी कारोबार भएका, आफ्नो परिमाणको प्रतिशतमा; अन्त्यमा डेल्टा',
  'Sold, bought': 'बिक्री, खरिद',
  'Solid what orders show, hatched what is estimated': 'भरिएको भाग अर्डरले देखाएको, धर्सा भएको अनुमानित',
  '{symbol}, by price': '{symbol}, मूल्यअनुसार',
  '{symbol}, by session': '{symbol}, दिनअनुसार',
  '{symbol}, candles beside the prices': '{symbol}, मूल्यसँगै क्यान्डल',
  'steps of Rs {step}; dashed: the average of all trades': 'रु {step} का खुट्किला; ड्यास धर्को: सबै सौदाको औसत',
  'prices and shares of the last session': 'अन्तिम दिनको आधारमा मूल्य र कित्ता',
  'More sessions, and the candles': 'थप दिन र क्यान्डल',
  '{symbol} was not traded on {days}.': '{days} मा {symbol} को कारोबार भएन।',
  'Every contract has a buyer and a seller; who came in is the one that took the price at which the other waited. Bought is what came in to buy, sold what came in to sell: together with what has no side they are the volume.':
    'हरेक सौदामा क्रेता र विक्रेता दुवै हुन्छन्; आउने भनेको अर्को पर्खिरहेको मूल्य लिने पक्ष हो। खरिद भनेको किन्न आएको, बिक्री भनेको बेच्न आएको: पक्ष नभएकोसहित जोड्दा कुल परिमाण हुन्छ।',
  'Trades before 11:00 are matched in the auction: there nobody comes in, and they have no side.':
    '11 बजेअघिका सौदा अक्सनमा मिल्छन्: त्यहाँ कोही आउँदैन, त्यसैले तिनको पक्ष हुँदैन।',
  'A delta says which side was in more of a hurry. It says nothing of who is right, and a large seller who waits for buyers shows as buying.':
    'डेल्टाले कुन पक्ष बढी हतारमा थियो भन्छ। को सही भन्ने कुरा यसले भन्दैन, र क्रेता पर्खेर बस्ने ठूलो विक्रेता यहाँ खरिदका रूपमा देखिन्छ।',
} as const;
