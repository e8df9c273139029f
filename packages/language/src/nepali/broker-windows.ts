/** Accumulation and distribution: where brokers stand further apart than usual. */
export default {
  'Accumulation and distribution': 'सञ्चय र वितरण',
  'Accumulation of a stock': 'एउटा सेयरको सञ्चय',
  'Accumulation by brokers': 'ब्रोकरअनुसार सञ्चय',
  Accumulation: 'सञ्चय',
  Distribution: 'वितरण',
  'Quiet accumulation': 'मौन सञ्चय',
  'Quiet distribution': 'मौन वितरण',
  Label: 'लेबल',
  'Labelled only': 'लेबल पाएका मात्र',
  'missing: {what}': 'पुगेन: {what}',
  percentile: 'पर्सेन्टाइल',
  z: 'z',
  orders: 'अर्डर',
  'Not judged: {known} of {days} sessions known': 'मूल्याङ्कन छैन: {days} मध्ये {known} दिनको मात्र थाहा',
  'Not judged: {windows} of {needed} windows known': 'मूल्याङ्कन छैन: {needed} मध्ये {windows} अवधि मात्र थाहा',
  'in ATR': 'ATR मा',
  'Change of the price over the window, in average true ranges of 14 sessions':
    'अवधिभर मूल्यको परिवर्तन, 14 दिनको औसत वास्तविक दायरामा',
  'Score %': 'अङ्क %',
  'Five largest net buyers less five largest net sellers, in percent of the volume':
    'पाँच ठूला खुद क्रेता घटाउ पाँच ठूला खुद विक्रेता, कारोबार कित्ताको प्रतिशतमा',
  Pctl: 'पर्सेन्टाइल',
  'Place of the score among the other windows of this stock: 100 is above all':
    'यस सेयरका अन्य अवधिमाझ अङ्कको स्थान: 100 भनेको सबैभन्दा माथि',
  'Fewer than 60 full windows of its own, or too few known sessions':
    'आफ्नै 60 पूरा अवधि छैनन्, वा थाहा भएका दिन थोरै छन्',
  'Standard deviations from 200 shuffles of the brokers over the orders':
    'अर्डरमा ब्रोकरलाई 200 पटक फेरबदल गर्दा आउने अङ्कबाट कति मानक विचलन',
  'Shuffling the brokers changes nothing': 'ब्रोकर फेरबदल गर्दा केही बदलिँदैन',
  'Top five nets, % of volume': 'ठूला पाँचको खुद, कारोबारको %',
  'Known sessions in a row with this label': 'यही लेबल भएका लगातार दिन',
  'HHI buyers': 'HHI क्रेता',
  'HHI sellers': 'HHI विक्रेता',
  'After accumulation, {count} sessions': 'सञ्चयपछि, {count} दिन',
  'After distribution, {count} sessions': 'वितरणपछि, {count} दिन',
  '{count} labels': '{count} लेबल',
  'Stocks judged': 'मूल्याङ्कन भएका सेयर',
  'of {count} stocks': '{count} सेयरमध्ये',
  'of {count} windows': '{count} अवधिमा',
  'With the label': 'लेबल पाएका',
  '{count} quiet': '{count} मौन',
  'Base rate of the label': 'लेबल आउने दर',
  '{labelled} of {windows} judged': 'मूल्याङ्कन भएका {windows} मध्ये {labelled}',
  'A label is a reading, not advice.': 'लेबल पढाइ मात्र हो, सल्लाह होइन।',
  'It says that five brokers were further apart than this stock’s own past and than chance.':
    'पाँच ब्रोकर यस सेयरको आफ्नै विगत र संयोगभन्दा टाढा थिए भन्ने मात्र यसले बताउँछ।',
  'It says that five brokers were further apart than this stock’s own past and than chance. It has not been shown to pay.':
    'पाँच ब्रोकर यस सेयरको आफ्नै विगत र संयोगभन्दा टाढा थिए भन्ने मात्र यसले बताउँछ। यसबाट नाफा हुन्छ भन्ने प्रमाण छैन।',
  'Percentile × price': 'पर्सेन्टाइल × मूल्य',
  'across: percentile · up: price change in ATR': 'तेर्सो: पर्सेन्टाइल · ठाडो: मूल्य परिवर्तन, ATR मा',
  'sold, price up': 'बेचियो, मूल्य बढ्यो',
  'bought, price down': 'किनियो, मूल्य घट्यो',
  'Open chart': 'चार्ट खोल्नुहोस्',
  'Score by session': 'दिनअनुसार अङ्क',
  '{symbol}, score by session': '{symbol}, दिनअनुसार अङ्क',
  '{symbol}, price and score': '{symbol}, मूल्य र अङ्क',
  '{symbol}, session by session': '{symbol}, दिनैपिच्छे',
  '{symbol}, net by broker': '{symbol}, ब्रोकरअनुसार खुद',
  '{symbol}, brokers behind the score': '{symbol}, अङ्कपछाडिका ब्रोकर',
  'net over the window, % of its volume': 'अवधिको खुद, कारोबारको %',
  '{buyers} net buyers, {sellers} net sellers': '{buyers} खुद क्रेता, {sellers} खुद विक्रेता',
  '{title}: price': '{title}: मूल्य',
  'score {score} %, percentile {percentile}: {label}': 'अङ्क {score} %, पर्सेन्टाइल {percentile}: {label}',
  '{count} known sessions': 'थाहा भएका {count} दिन',
  '{count} known sessions; nine of ten between {low} and {high} %':
    'थाहा भएका {count} दिन; दशमध्ये नौ {low} र {high} % बीच',
  '{score} % over {orders} orders. {label}.': '{orders} अर्डरमा {score} %। {label}।',
  '{score} % stands above {percentile} % of its other {windows} windows, and {z} deviations from chance over {orders} orders. {label}.':
    '{score} % यसका अरू {windows} अवधिमध्ये {percentile} % भन्दा माथि छ, र {orders} अर्डरमा संयोगबाट {z} विचलन टाढा। {label}।',
  'Broker {broker} alone bought net {percent} % of the volume.':
    'ब्रोकर {broker} एक्लैले कारोबारको खुद {percent} % किन्यो।',
  'Broker {broker} alone sold net {percent} % of the volume.':
    'ब्रोकर {broker} एक्लैले कारोबारको खुद {percent} % बेच्यो।',
  'The windows of this session have no scores yet. They come some minutes after the floorsheet.':
    'यस दिनका अवधिको अङ्क अझै निस्केको छैन। फ्लोरसिट आएको केही मिनेटपछि निस्कन्छ।',
  'No stock has this label in this session.': 'यस दिन कुनै सेयरले यो लेबल पाएन।',
  'No trades of this stock in the archive. Choose another stock.':
    'यस सेयरको कारोबार अभिलेखमा छैन। अर्को सेयर छान्नुहोस्।',
  'The score is what the five largest net buyers took less what the five largest net sellers gave, in percent of the volume. All nets of a stock together are nothing, and the score is above zero in about half of all sessions: by itself it says little.':
    'अङ्क भनेको पाँच ठूला खुद क्रेताले लिएको घटाउ पाँच ठूला खुद विक्रेताले दिएको, कारोबार कित्ताको प्रतिशतमा। एउटा सेयरका सबै खुद जोड्दा शून्य हुन्छ, र करिब आधा दिनमा अङ्क शून्यभन्दा माथि हुन्छ: आफैँमा यसले थोरै भन्छ।',
  'A window is called accumulation only where its score stands above 95 of 100 other windows of the same stock, lies two standard deviations above 200 shuffles of the brokers over the orders, and rests on 30 orders or more; distribution is the mirror of it. Quiet means that the price stayed within one average true range.':
    'अङ्क उही सेयरका अन्य 100 मध्ये 95 अवधिभन्दा माथि भए, अर्डरमा ब्रोकरलाई 200 पटक फेरबदल गर्दा आउने अङ्कभन्दा दुई मानक विचलन माथि भए, र 30 वा बढी अर्डर भए मात्र अवधिलाई सञ्चय भनिन्छ; वितरण यसकै उल्टो हो। मौन भनेको मूल्य एक औसत वास्तविक दायराभित्रै रहेको।',
  'The base rate says how often the label is given, and the figures after it what the price did from the next open on, against equal money in all ordinary shares, before costs. Grey means that the interval holds zero.':
    'आउने दरले लेबल कति पटक पाइन्छ भन्छ; त्यसपछिका अङ्कले भोलिपल्टको खुला मूल्यदेखि सबै साधारण सेयरमा बराबर रकम राखेको तुलनामा मूल्य कति चल्यो भन्छन्, शुल्कअघि। खैरो भनेको दायराभित्र शून्य पनि पर्छ।',
} as const;
