/** Scores that say of themselves how often they were right: flow before news, and facts before somebody acts. */
export default {
  'Flow before news': 'समाचारअघिको फ्लो',
  'Facts before you act': 'निर्णयअघिका तथ्य',
  'one side in few hands': 'एक पक्ष थोरै हातमा',
  'many trades within one broker': 'एउटै ब्रोकरभित्र धेरै कारोबार',
  'few brokers': 'थोरै ब्रोकर',
  'small float': 'सानो फ्लोट',
  'small turnover': 'सानो कारोबार',
  '{held} of {known} risk facts hold: {facts}': '{known} मध्ये {held} जोखिम तथ्य लागू: {facts}',
  '{held} of {known} known risk facts hold: {facts}': 'थाहा भएका {known} मध्ये {held} जोखिम तथ्य लागू: {facts}',
  'not known: {facts}': 'थाहा नभएको: {facts}',

  Evidence: 'प्रमाण छ',
  'Too few flags': 'फ्ल्याग थोरै',
  'too few for an interval': 'अन्तरालका लागि थोरै',
  '95 % interval {low} to {high}': '95 % अन्तराल {low} देखि {high}',
  '{hits} of {cases} flags': '{cases} मध्ये {hits} फ्ल्याग',
  'Others of the same sessions': 'उही दिनका अरू सेयर',
  'base rate {percent}': 'सामान्य दर {percent}',
  'Difference, points': 'फरक, प्रतिशत बिन्दु',
  'False alarms': 'झूटा फ्ल्याग',
  'On the radar': 'रडारमा',
  'News within {count} sessions': '{count} दिनभित्र समाचार',
  'News with a flag before it': 'अघि नै फ्ल्याग भएको समाचार',
  '{flagged} of {declared}; any stock {percent}': '{declared} मध्ये {flagged}; जुनसुकै सेयरमा {percent}',
  'What the radar was worth': 'रडार कति काम लाग्यो',
  'With {count} facts or more': '{count} वा बढी तथ्य भएका',
  'Fell {percent} % behind NEPSE': 'नेप्सेभन्दा {percent} % पछि परेका',
  'What the facts were worth': 'तथ्यहरू कति काम लागे',
  'Flags of this page have not been shown to come before what they look for. Nothing here is advice.':
    'यस पृष्ठका फ्ल्याग जे खोज्छन् त्यसअघि आउँछन् भन्ने प्रमाणित छैन। यहाँ केही पनि सल्लाह होइन।',

  'bonus shares': 'बोनस सेयर घोषणा',
  dividend: 'लाभांश घोषणा',
  'right shares': 'हकप्रद सेयर',
  disclosure: 'कम्पनीको जानकारी',
  'none declared': 'केही घोषणा भएन',
  '{count} sessions to go': '{count} दिन बाँकी',
  'Known sessions in a row with either label': 'जुनसुकै लेबल भएका लगातार थाहा भएका दिन',
  'Flagged since': 'फ्ल्याग सुरु',
  'News after it': 'त्यसपछिको समाचार',
  'Last news before': 'अघिल्लो समाचार',
  'No earlier news on record': 'त्यसअघिको समाचार थाहा छैन',

  'Its own past is too short to compare with': 'तुलना गर्न आफ्नै विगत छोटो छ',
  'How many facts hold, of those we could check; five in all': 'थाहा भएकामध्ये कति तथ्य लागू छन्; जम्मा पाँच',
  Which: 'कुन',
  'HHI place': 'HHI स्थान',
  'Concentration of the more gathered side among the stock’s own past: 100 is above all':
    'बढी केन्द्रित पक्षको जमघट सेयरकै विगतमाझ: 100 भनेको सबैभन्दा माथि',
  'Same broker %': 'एउटै ब्रोकर %',
  'Its place': 'यसको स्थान',
  'Among the last 60 sessions of the stock: 100 is above all': 'सेयरका पछिल्ला 60 दिनमाझ: 100 भनेको सबैभन्दा माथि',
  'Float Rs': 'फ्लोट रु',
  'Shares of the public at the close': 'सर्वसाधारणको सेयर, बन्द मूल्यमा',
  'The shares of the public were not known by this day': 'यस दिनसम्म सर्वसाधारणको सेयर सङ्ख्या थाहा थिएन',
  '20-day turnover': '20 दिनको औसत कारोबार',
  'A session of the 20 before, on average': 'अघिल्ला 20 दिनको औसत कारोबार रकम',
  'It has traded for less than 20 sessions': 'यसको कारोबार भएको 20 दिन पुगेको छैन',

  'its own past is too short': 'आफ्नै विगत छोटो',
  'above {percent} % of its past': 'विगतको {percent} % भन्दा माथि',
  '{amount}, small below {line}': '{amount}, {line} भन्दा कम भए सानो',
  '{count} brokers': '{count} ब्रोकर',
  holds: 'लागू छ',
  'does not hold': 'लागू छैन',
  '{held} of {known} facts hold': '{known} मध्ये {held} तथ्य लागू',

  'floorsheet of the exchange; dividends, rights and disclosures of companies':
    'नेप्सेको फ्लोरसिट; कम्पनीका लाभांश, हकप्रद र जानकारी',
  'floorsheet and daily prices of the exchange; register of companies':
    'नेप्सेको फ्लोरसिट र दैनिक मूल्य; कम्पनीको विवरण',
  'A stock is on the radar where its last five sessions are called accumulation or distribution: its largest brokers stand further apart than in 95 of 100 windows of its own past, and further than chance. The rule was fixed before it was measured.':
    'पछिल्ला पाँच दिनलाई सञ्चय वा वितरण भनिएको सेयर रडारमा हुन्छ: ठूला ब्रोकरबीचको फरक आफ्नै विगतका 100 मध्ये 95 अवधिभन्दा र संयोगभन्दा बढी हुन्छ। नियम नाप्नुअघि नै तय गरिएको हो।',
  'News is a dividend, bonus or right, or a disclosure of the company about a dividend, a report, an appointment or a resignation, on the day it became public. It counts within the ten sessions after a flag, not in the session of the flag. Right shares are dated by their opening.':
    'समाचार भनेको लाभांश, बोनस वा हकप्रद, वा लाभांश, प्रतिवेदन, नियुक्ति वा राजीनामाबारे कम्पनीको जानकारी हो, सार्वजनिक भएको दिनमा। फ्ल्यागपछिका दस दिनभित्र गनिन्छ, फ्ल्यागकै दिन होइन। हकप्रदको मिति निष्कासन खुलेको दिन हो।',
  'A run of flagged sessions counts once, when its ten sessions are over. It is compared with all other stocks that were judged in the same sessions: in a season of dividends news follows everything. Flags since 2022 count; without 30 of them over twelve weeks nothing is said.':
    'लगातार फ्ल्याग भएका दिन दस दिन सकिएपछि एकपटक गनिन्छ। उही दिन मूल्याङ्कन भएका अरू सबै सेयरसँग तुलना हुन्छ: लाभांशको मौसममा समाचार सबैपछि आउँछ। 2022 यताका फ्ल्याग गनिन्छन्; बाह्र हप्तामा 30 नपुगी केही भनिँदैन।',
  'Many honest reasons bring brokers together before news. A flag is no proof that anybody knew anything.':
    'समाचारअघि ब्रोकरहरू एकतिर हुनुका धेरै स्वाभाविक कारण हुन्छन्। फ्ल्याग कसैलाई केही थाहा थियो भन्ने प्रमाण होइन।',
  'Five facts, counted and never a probability. One side in few hands: the buyers or the sellers of the session are more concentrated than in 95 of 100 sessions of the stock’s own past. Many trades within one broker: the same of shares that one broker both bought and sold, against its last 60 known sessions. Few brokers: fewer than in 95 of 100 sessions of its past.':
    'पाँच तथ्य, गनिएका, सम्भावना कहिल्यै होइन। एक पक्ष थोरै हातमा: दिनका क्रेता वा विक्रेता सेयरकै विगतका 100 मध्ये 95 दिनभन्दा बढी केन्द्रित। एउटै ब्रोकरभित्र धेरै कारोबार: एउटै ब्रोकरले किनेको र बेचेको कित्ता, पछिल्ला थाहा भएका 60 दिनसँग उसै गरी। थोरै ब्रोकर: विगतका 100 मध्ये 95 दिनभन्दा थोरै।',
  'Small float: the shares of the public are worth less than Rs 1 arab at the close. Small turnover: less than Rs 20 lakh a session, the mean of the 20 sessions before. A fact we could not check is hatched and counted as neither.':
    'सानो फ्लोट: सर्वसाधारणको सेयर बन्द मूल्यमा रु 1 अर्बभन्दा कम। सानो कारोबार: अघिल्ला 20 दिनको औसत दैनिक रु 20 लाखभन्दा कम। थाहा नभएको धर्काले देखाइन्छ र कतै गनिँदैन।',
  'From three facts on a line is shown where you follow a stock or set an alert. What followed is measured: whether it closed ten percent or more behind NEPSE in any of the next 20 sessions, from the close of the day, bonus and right shares taken into account. A run of such sessions counts once, since 2022, compared with all other stocks that were judged in the same sessions.':
    'तीन तथ्यदेखि सेयर पछ्याउने वा अलर्ट राख्ने ठाउँमा एउटा लाइन देखिन्छ। त्यसपछि के भयो नापिन्छ: दिनको बन्द मूल्यबाट, बोनस र हकप्रद मिलाएर, आउँदा 20 दिनमध्ये कुनै दिन नेप्सेभन्दा दस प्रतिशत वा बढी पछि बन्द भयो कि भएन। 2022 यताका यस्ता लगातार दिन एकपटक गनिन्छ, उही दिन मूल्याङ्कन भएका अरू सबै सेयरसँग तुलना हुन्छ।',
  'No stock on the radar': 'रडारमा कुनै सेयर छैन',
  'No stock could be judged on {date}: the five sessions up to it, and enough of each stock’s past, must be known.':
    '{date} मा कुनै सेयर जाँच्न सकिएन: त्यसअघिका पाँच कारोबार दिन र हरेक सेयरको पर्याप्त विगत थाहा हुनुपर्छ।',
  'No five sessions up to {date} stand out in a stock’s own past.':
    '{date} सम्मका कुनै पाँच दिन सेयरको आफ्नै विगतमा फरक देखिएनन्।',
};
