/** Stocks beside each other and within their sector, by what they report. */
export default {
  'Compare two stocks': 'दुई सेयरको तुलना',
  'Compare several stocks': 'धेरै सेयरको तुलना',
  'Compare by your metrics': 'आफ्नै मापकले तुलना',
  'Stock against sector': 'सेयर र आफ्नो क्षेत्र',
  'Sector ranking': 'क्षेत्रभित्रको क्रम',
  Metrics: 'मापक',
  '{count} metrics': '{count} मापक',
  'Choose metrics': 'मापक छान्नुहोस्',
  'Eight quarters of': 'आठ त्रैमासको',
  'Same quarter': 'एउटै त्रैमास',
  'Each latest': 'आ-आफ्नो पछिल्लो',
  Growth: 'वृद्धि',
  'Ratios that only this kind of company has': 'यस किसिमका कम्पनीका मात्र अनुपात',
  Lending: 'कर्जा',
  Insurance: 'बीमा',
  'Hydropower plants': 'जलविद्युत् आयोजना',
  'Stock and receivables': 'मौज्दात र उठ्न बाँकी',
  'Side by side': 'सँगसँगै',
  'Against its sector': 'आफ्नो क्षेत्रसँग',
  'Each metric on its own line': 'हरेक मापक आफ्नै रेखामा',
  'Price, from 100': 'मूल्य, 100 बाट',
  'one year of adjusted closes, without cash dividends': 'एक वर्षको समायोजित बन्द मूल्य, नगद लाभांशबिना',
  '{metric}, eight quarters': '{metric}, आठ त्रैमास',
  'one scale for all, from zero': 'सबैको एउटै मापन, शून्यबाट',
  'None of these stocks has this figure in these quarters. Choose another metric.':
    'यी त्रैमासमा कुनै सेयरको यो अङ्क छैन। अर्को मापक छान्नुहोस्।',
  'better to the right; the upright line is the sector median': 'राम्रो दायाँतिर; ठाडो रेखा क्षेत्रको मध्यिका हो',
  'median of {count}': '{count} को मध्यिका',
  'of {count}': '{count} मध्ये',
  '{place} of {count}': '{count} मध्ये {place}',
  'each in its latest report': 'हरेक आफ्नै पछिल्लो रिपोर्टमा',
  '{quarter}, the latest that all of them have': '{quarter}, सबैसँग भएको पछिल्लो',
  '{quarter}, reported by {count} companies': '{quarter}, {count} कम्पनीले रिपोर्ट दिएको',
  'No report': 'रिपोर्ट छैन',
  'Mean rank': 'औसत स्थान',
  'unknown ones left out': 'नभएका नगनी',
  Ranking: 'क्रम',
  'ranked on': 'स्थान पाएका',
  'Within the sector': 'क्षेत्रभित्र',
  'better to the right': 'राम्रो दायाँतिर',
  '{quarter}, by mean rank; green is the best fifth, red the worst':
    '{quarter}, औसत स्थानअनुसार; हरियो सबैभन्दा राम्रो पाँचौँ भाग, रातो सबैभन्दा कमजोर',
  'How many times it counts': 'कति पटक गनिन्छ',
  'Weight of {name}: {weight}': '{name} को भार: {weight}',
  '{name}, one up': '{name}, एक माथि',
  '{name}, one down': '{name}, एक तल',
  'Sector as one': 'क्षेत्र एकमुष्ट',
  'Sector as one company': 'एउटै कम्पनीजस्तो क्षेत्र',
  'sums of all': 'सबैको जोड',
  'the best first': 'राम्रो पहिले',
  'Better than': 'यतिभन्दा राम्रो',
  'of the others': 'अरूमध्ये',
  '{count} metrics without a figure are left out.': 'अङ्क नभएका {count} मापक हटाइएका छन्।',
  'Metrics without a figure are shown as dashes.': 'अङ्क नभएका मापक धर्सोले देखाइएका छन्।',
  'Show them': 'देखाउनुहोस्',
  'Leave them out': 'हटाउनुहोस्',
  '{symbol} is of another kind: {count} metrics do not apply.':
    '{symbol} अर्कै किसिमको हो: {count} मापक लागू हुँदैनन्।',
  'Each stock is shown in its own latest report: these are not the same months.':
    'हरेक सेयर आफ्नै पछिल्लो रिपोर्टमा देखाइएको छ: यी एउटै महिना होइनन्।',
  'Add another stock to compare with.': 'तुलना गर्न अर्को सेयर थप्नुहोस्।',
  '{count} companies have not reported this quarter: {symbols}.':
    '{count} कम्पनीले यो त्रैमासको रिपोर्ट दिएका छैनन्: {symbols}।',
  'reports of companies, ratios at the last close': 'कम्पनीका रिपोर्ट, पछिल्लो बन्द मूल्यमा अनुपात',
  'None of these stocks was listed on this day. Choose other stocks or a later day.':
    'यो दिन यीमध्ये कुनै सेयर थिएन। अरू सेयर वा पछिको दिन छान्नुहोस्।',
  'No company of this sector has reported by this day. Choose another sector or a later day.':
    'यो दिनसम्म यस क्षेत्रका कुनै कम्पनीले रिपोर्ट दिएका छैनन्। अर्को क्षेत्र वा पछिको दिन छान्नुहोस्।',
  'In each row rank 1 is the better figure: lower for P/E, P/B, NPL and cost of funds, higher for profit and growth. Equal figures share a rank. A CD ratio or a payout is not better for being high or low, so it has no rank.':
    'हरेक पङ्क्तिमा स्थान 1 राम्रो अङ्क हो: P/E, P/B, NPL र कोषको लागतमा कम, नाफा र वृद्धिमा धेरै। बराबर अङ्कको स्थान एउटै हुन्छ। CD अनुपात वा लाभांश भुक्तानी धेरै वा कम हुँदैमा राम्रो हुँदैन, त्यसैले तिनको स्थान छैन।',
  'All stocks are shown in the newest quarter that every one of them has reported: nine months of one are never set against twelve of another. A dash is a figure that is not reported or cannot be worked out; press it for the reason.':
    'सबै सेयर तिनीहरू सबैले रिपोर्ट दिएको पछिल्लो त्रैमासमा देखाइन्छन्: एउटाको नौ महिना अर्कोको बाह्र महिनासँग कहिल्यै दाँजिँदैन। धर्सो भनेको रिपोर्टमा नभएको वा निकाल्न नमिल्ने अङ्क हो; कारण हेर्न थिच्नुहोस्।',
  'The chart sets both prices to 100 a year ago, adjusted for bonus and right shares. Cash dividends are not added, so a stock that pays well looks weaker here than it was for its holders.':
    'चार्टले दुवै मूल्यलाई एक वर्षअघि 100 मान्छ, बोनस र हकप्रद सेयर मिलाएर। नगद लाभांश थपिँदैन, त्यसैले राम्रो लाभांश दिने सेयर यहाँ लगानीकर्ताले पाएको भन्दा कमजोर देखिन्छ।',
  'The mean rank at the foot averages the ranks of a stock. Every metric counts the same, so three measures of price count three times: take it as a hint, not as a verdict. The small charts share one scale.':
    'तलको औसत स्थान सेयरका सबै स्थानको औसत हो। हरेक मापक बराबर गनिन्छ, त्यसैले मूल्यका तीन मापक तीन पटक गनिन्छन्: यो एउटा झलक मात्र हो, फैसला होइन। साना चार्टको मापन एउटै छ।',
  'Choose the metrics that matter to you and put them in your order. The address holds your stocks and metrics: save it as a view in the menu beside the title, or share the link.':
    'आफूलाई चाहिने मापक छानेर आफ्नो क्रममा राख्नुहोस्। ठेगानामा तपाईंका सेयर र मापक हुन्छन्: शीर्षकछेउको मेनुबाट दृश्य सेभ गर्नुहोस् वा लिङ्क पठाउनुहोस्।',
  'Each line runs from the worst of these stocks on the left to the best on the right; where neither high nor low is better, from the lowest to the highest. The upright line is the sector median, shown when all stocks are of one sector.':
    'हरेक रेखा बायाँ सबैभन्दा कमजोरदेखि दायाँ सबैभन्दा राम्रो सेयरसम्म जान्छ; धेरै वा कम कुनै राम्रो नभए सबैभन्दा कमदेखि सबैभन्दा धेरैसम्म। ठाडो रेखा क्षेत्रको मध्यिका हो, सबै सेयर एउटै क्षेत्रका हुँदा मात्र देखिन्छ।',
  'Every company of the sector is a dot and the chosen stock the large one, in the newest quarter that it and at least half of the sector have reported. A dot at the very end may lie further out: a single P/E of 900 would squeeze all the others together.':
    'क्षेत्रको हरेक कम्पनी एउटा थोप्लो हो र छानेको सेयर ठूलो थोप्लो, त्यस सेयर र क्षेत्रका कम्तीमा आधाले रिपोर्ट दिएको पछिल्लो त्रैमासमा। छेउको थोप्लो अझ पर हुन सक्छ: 900 को एउटै P/E ले अरू सबैलाई एकै ठाउँमा थिच्थ्यो।',
  'The median is the middle company. The sector as one adds up the figures of all companies first: a large bank counts for more than a small one, and losses count too. Ratios with a price are not added up.':
    'मध्यिका बीचको कम्पनी हो। क्षेत्र एकमुष्टमा पहिले सबै कम्पनीका अङ्क जोडिन्छन्: ठूलो बैंक सानोभन्दा बढी गनिन्छ, घाटा पनि गनिन्छ। मूल्य भएका अनुपात जोडिँदैनन्।',
  'Better than 80 % means that four in five of the other companies with this figure rank behind. With fewer than five companies there is no median.':
    '80 % भन्दा राम्रो भनेको यो अङ्क भएका अरू पाँचमध्ये चार कम्पनी पछाडि छन्। पाँचभन्दा कम कम्पनी भए मध्यिका हुँदैन।',
  'Companies of one sector by the mean of their ranks in the chosen metrics, all in the same quarter. Press a weight to count a metric twice, three times or not at all.':
    'एउटा क्षेत्रका कम्पनी, छानेका मापकमा पाएका स्थानको औसतअनुसार, सबै एउटै त्रैमासमा। मापकलाई दुई पटक, तीन पटक वा शून्य पटक गन्न भार थिच्नुहोस्।',
  'An unknown figure has no rank and is left out of the mean. A company ranked on two metrics of six can come out on top by those two alone, so check how many it is ranked on.':
    'नभएको अङ्कको स्थान हुँदैन र औसतमा गनिँदैन। छमध्ये दुई मापकमा मात्र स्थान पाएको कम्पनी तिनै दुईले माथि आउन सक्छ, त्यसैले कति मापकमा स्थान पाएको छ हेर्नुहोस्।',
} as const;
