/** The heaviest brokers: how they trade, what they take together, what came of it. */
export default {
  'Brokers by style': 'शैलीअनुसार ब्रोकर',
  'Passes through': 'किनबेच बराबर',
  Gathers: 'सङ्कलन गर्ने',
  Releases: 'निकासी गर्ने',
  Taker: 'अगाडि बढेर लिने',
  Maker: 'पर्खने',
  'Few stocks': 'थोरै सेयर',
  'The trades of these days have no times': 'यी दिनका सौदाको समय छैन',
  'No order of it shows who came in': 'यसको कुनै अर्डरले को आएको हो देखाउँदैन',
  'Net ÷ turnover': 'खुद ÷ कारोबार',
  'Net of every stock without its sign ÷ turnover: 0 passes shares through, 1 is one side only':
    'हरेक सेयरको खुद (चिह्नबिना) ÷ कारोबार: 0 किनबेच बराबर, 1 एकतर्फी मात्र',
  'Median order': 'बीचको अर्डर',
  'The middle one of the orders that came in through it': 'यसमार्फत आएका अर्डरमध्ये बीचको',
  'Came in %': 'आफैँ आएको %',
  'Of what it traded and of which orders show who came in: how much it came in with. 50 is the market':
    'को आएको हो अर्डरले देखाएको कारोबारमध्ये यो आफैँ अर्डर लिएर आएको भाग। बजारको 50',
  'Stocks a day': 'दिनको सेयर सङ्ख्या',
  HHI: 'HHI',
  'Concentration of its turnover on stocks: 10,000 is one stock alone':
    'कारोबार थोरै सेयरमा कति केन्द्रित छ: 10,000 भए एउटै सेयर',
  'By noon %': '12 बजेसम्म %',
  'How much of its trading was done before noon, the opening included':
    'यसको कारोबारको कति भाग 12 बजेअघि भयो, प्रारम्भिक खुलाइसहित',
  'By fixed cuts; Mixed meets none of them': 'तोकिएका सीमाअनुसार; कुनै पनि नमिले मिश्रित',
  'Turnover and one-sidedness': 'कारोबार र एकतर्फीपन',
  'across: turnover · up: net ÷ turnover, 0 passes through, 1 is one side only':
    'तेर्सो: कारोबार · ठाडो: खुद ÷ कारोबार, 0 किनबेच बराबर, 1 एकतर्फी मात्र',
  '{broker}: turnover Rs {turnover}, {share} % of it one-sided':
    '{broker}: कारोबार रु {turnover}, त्यसको {share} % एकतर्फी',
  'Net ÷ turnover adds up how far a broker ended on one side of each stock. Under 0.1 it passes shares through; from 0.3 on it gathers or releases, by the sign of its net. Large orders: its middle order is twice that of the market or more. Taker: in 60 % or more of its trades with a clear side it came in; maker: in 40 % or less. Few stocks: concentration of 1,000 or more.':
    'खुद ÷ कारोबारले ब्रोकर हरेक सेयरमा कति एकतर्फी भयो भन्ने जोड्छ। 0.1 भन्दा कम: किनबेच बराबर; 0.3 वा बढी: खुदको चिह्नअनुसार सङ्कलन वा निकासी। ठूला अर्डर: बीचको अर्डर बजारको दोब्बर वा बढी। अगाडि बढेर लिने: थाहा भएको कारोबारको 60 % वा बढीमा आफैँ आएको; पर्खने: 40 % वा कम। थोरै सेयर: केन्द्रीकरण 1,000 वा बढी।',
  'Most large brokers are Mixed: the orders of thousands of clients add up to no style. That is a finding, not a gap.':
    'धेरैजसो ठूला ब्रोकर मिश्रित हुन्छन्: हजारौँ ग्राहकका अर्डर मिलेर कुनै एक शैली बन्दैन। यो कमी होइन, नतिजा हो।',
  'Favourites of players': 'ठूला खेलाडीका रोजाइ',
  Players: 'खेलाडी',
  'Players are the {count} brokers that traded most in the {sessions} known sessions before, {from} to {to}: {percent} % of turnover.':
    'खेलाडी भनेका यसअघिका विवरण भएका {sessions} दिन ({from} देखि {to} सम्म) सबैभन्दा बढी कारोबार गर्ने {count} ब्रोकर हुन्: कारोबारको {percent} %।',
  'Fewer than five earlier sessions have a floorsheet: players are the {count} brokers that traded most in these sessions themselves, {percent} % of turnover.':
    'यसअघि पाँच दिनको पनि विवरण छैन: खेलाडी यिनै दिनमा सबैभन्दा बढी कारोबार गर्ने {count} ब्रोकर हुन्, कारोबारको {percent} %।',
  'What all players together paid on average': 'सबै खेलाडीले औसतमा तिरेको दर',
  'What all players together were paid on average': 'सबै खेलाडीले औसतमा पाएको दर',
  'Players on this side ÷ players that traded it × their net rupees ÷ turnover':
    'यस तर्फका खेलाडी ÷ कारोबार गर्ने खेलाडी × तिनको खुद रुपैयाँ ÷ कारोबार',
  'Buying/selling': 'किन्ने/बेच्ने',
  'Players that bought more than they sold, and those that sold more':
    'बिक्रीभन्दा बढी खरिद गर्ने खेलाडी, र बढी बिक्री गर्ने',
  'Concentration of the net on players: 10,000 is one player alone':
    'खुद थोरै खेलाडीमा कति केन्द्रित छ: 10,000 भए एउटै खेलाडी',
  'Their average against that of all trades of these sessions': 'यी दिनका सबै सौदाको औसतको तुलनामा तिनको औसत',
  'In how much of it they came in, where orders show it; the rest they waited for':
    'अर्डरले देखाएकोमध्ये कति भागमा आफैँ आए; बाँकीमा पर्खे',
  'Close vs it': 'बन्द मूल्य त्योसँग',
  'Net rupees of players in percent of all that was traded of it':
    'यसको कुल कारोबारमा खेलाडीको खुद रुपैयाँको प्रतिशत',
  'Sessions in which players together were on this side, of those with a floorsheet':
    'फ्लोरसिट भएका दिनमध्ये खेलाडी मिलेर यसै तर्फ भएका दिन',
  'Players in {symbol}': '{symbol} मा खेलाडी',
  'net rupees, together {percent} % of turnover': 'खुद रुपैयाँ, जम्मा कारोबारको {percent} %',
  'No stock was bought by five of the {count} heaviest brokers from {from} to {to}.':
    '{from} देखि {to} सम्म {count} ठूला ब्रोकरमध्ये पाँचले किनेको कुनै सेयर छैन।',
  'No stock was sold by five of the {count} heaviest brokers from {from} to {to}.':
    '{from} देखि {to} सम्म {count} ठूला ब्रोकरमध्ये पाँचले बेचेको कुनै सेयर छैन।',
  'The score of a stock is how many of the players that traded it ended on one side, times their net rupees as a part of its turnover. Twelve of twenty on the buying side with a net of a quarter of the turnover make 60 % × 25 % = 15 %. A stock is listed from Rs 50 lakh a day on, and where five players or more are on the side.':
    'सेयरको स्कोर भनेको यसमा कारोबार गर्ने खेलाडीमध्ये एकतर्फ हुनेको हिस्सा गुणा तिनको खुद रुपैयाँ कारोबारको कति भाग हो। बीसमध्ये बाह्र खरिदतर्फ र खुद कारोबारको चौथाइ भए 60 % × 25 % = 15 %। दिनको 50 लाख रुपैयाँ वा बढी कारोबार भएका र कम्तीमा पाँच खेलाडी सो तर्फ भएका सेयर मात्र देखाइन्छ।',
  'Players are chosen by what they traded before these sessions, so that nobody is called heavy for what he did in them. They make about half of all turnover.':
    'खेलाडी यी दिनअघिको कारोबारबाट छानिन्छन्, त्यसैले यिनै दिनको कारोबारले कोही ठूलो कहलिँदैन। कुल कारोबारको करिब आधा तिनैको हुन्छ।',
  'Many large brokers on one side of a stock is a fact about these sessions, no reason to buy or sell. What came after such days stands on its own page.':
    'धेरै ठूला ब्रोकर एउटै तर्फ हुनु यी दिनको तथ्य हो, किन्ने वा बेच्ने कारण होइन। यस्ता दिनपछि के भयो भन्ने छुट्टै पृष्ठमा छ।',
  'Orders of players': 'ठूला खेलाडीका अर्डर',
  Player: 'खेलाडी',
  'Whether the player bought or sold': 'खेलाडीले किन्यो कि बेच्यो',
  'Other side': 'अर्को तर्फ',
  'The largest broker on the other side, and how many others': 'अर्को तर्फको सबैभन्दा ठूलो ब्रोकर, र अरू कति',
  '{broker} {side}': '{broker} {side}',
  'filled: bought, hollow: sold; all others grey': 'भरिएको: खरिद, खाली: बिक्री; अरू सबै खरानी',
  'Orders of players in {symbol}': '{symbol} मा खेलाडीका अर्डर',
  'one after the other, as large as the amount': 'एकपछि अर्को, रकमअनुसार ठूलो',
  'Large orders that came in through the heaviest brokers. Where the order itself does not show who came in, the side is estimated, and where nobody knows it stands with its buyer. Naming a broker shows the orders through it, heavy or not.':
    'सबैभन्दा ठूला ब्रोकरमार्फत आएका ठूला अर्डर। अर्डरले नै को आएको हो नदेखाए तर्फ अनुमान गरिन्छ, र कसैलाई थाहा नभए क्रेतासँग राखिन्छ। ब्रोकर तोके ठूलो होस् वा नहोस्, त्यसमार्फत आएका अर्डर देखिन्छन्।',
  'on both sides': 'दुवै तर्फ',
  'Picks of players': 'ठूला खेलाडीको छनोट',
  New: 'नयाँ',
  Picks: 'छनोट',
  'Net rupees in percent of all that was traded of the stock': 'सेयरको कुल कारोबारमा खुद रुपैयाँको प्रतिशत',
  'New: no net buying of it through this broker in the five known sessions before':
    'नयाँ: यसअघिका विवरण भएका पाँच दिनमा यस ब्रोकरमार्फत खुद खरिद भएको थिएन',
  'Fewer than five earlier sessions have a floorsheet': 'यसअघि पाँच दिनको पनि फ्लोरसिट छैन',
  '{broker} in {symbol}: Rs {amount}, {percent} % of its turnover':
    '{symbol} मा {broker}: रु {amount}, त्यसको कारोबारको {percent} %',
  'Players and stocks': 'खेलाडी र सेयर',
  'net buying in percent of the turnover of the stock; most chosen first':
    'सेयरको कारोबारमा खुद खरिदको प्रतिशत; धेरैले रोजेको पहिले',
  'No net buying in the five known sessions before': 'यसअघिका विवरण भएका पाँच दिनमा खुद खरिद छैन',
  'No pick of the {count} heaviest brokers on {date} is new.':
    '{date} मा {count} ठूला ब्रोकरको कुनै छनोट नयाँ छैन।',
  'None of the {count} heaviest brokers took Rs 10 lakh and a tenth of the turnover of a stock on {date}.':
    '{date} मा {count} ठूला ब्रोकरमध्ये कसैले 10 लाख रुपैयाँ र सेयरको कारोबारको दसौँ भाग खुद खरिद गरेनन्।',
  'Up to three stocks of each player by net rupees of one session, each from Rs 10 lakh on and at least a tenth of all that was traded of it. New: through this broker nobody was a net buyer of it in the five known sessions before.':
    'हरेक खेलाडीका एक दिनको खुद रुपैयाँअनुसार बढीमा तीन सेयर, हरेक 10 लाख रुपैयाँ वा बढी र त्यस सेयरको कारोबारको कम्तीमा दसौँ भाग। नयाँ: यसअघिका विवरण भएका पाँच दिनमा यस ब्रोकरमार्फत खुद खरिद भएको थिएन।',
  'Favourites and what followed': 'रोजाइ र त्यसपछि',
  After: 'पछि',
  'Sessions of the exchange after the close of the day': 'त्यस दिनको बन्द मूल्यपछिका कारोबार दिन',
  'Would hold the mean in 95 of 100 markets like this one': 'यस्तै 100 बजारमध्ये 95 मा औसत यसभित्र पर्छ',
  'Too few times or weeks for an interval': 'अन्तराल निकाल्न घटना वा हप्ता थोरै',
  'Mean change less that of the average ordinary share over the same sessions, before costs':
    'औसत परिवर्तनबाट उही दिनको औसत साधारण सेयरको परिवर्तन घटाएर, शुल्कअघि',
  '95 %': '95 %',
  '{low} to {high}': '{low} देखि {high}',
  'No evidence': 'प्रमाण छैन',
  'Evidence after {sessions} sessions': '{sessions} दिनपछि प्रमाण',
  'The first ten of each of {count} known sessions since {from}, against the average ordinary share, before costs. Six such looks are taken, so an interval counts only where it stays off 0 when widened for six.':
    '{from} यताका विवरण भएका {count} दिनमध्ये हरेकका पहिला दस, औसत साधारण सेयरको तुलनामा, शुल्कअघि। यस्ता छ वटा हेराइ छन्, त्यसैले छ का लागि फराकिलो पार्दा पनि 0 नछोए मात्र अन्तराल गनिन्छ।',
  '{symbol} on {date}: score {score} %, then {excess} points against the average share':
    '{date} मा {symbol}: स्कोर {score} %, त्यसपछि औसत सेयरको तुलनामा {excess} बिन्दु',
  'Score and what followed': 'स्कोर र त्यसपछि',
  'not yet known: fewer than {count} sessions have passed': 'अझै थाहा छैन: {count} दिन बितेको छैन',
  'across: score · up: excess after {count} sessions, {number} favourites of 20 sessions':
    'तेर्सो: स्कोर · ठाडो: {count} दिनपछिको अन्तर, 20 दिनका {number} रोजाइ',
  '+1': '+1',
  '+5': '+5',
  '+20': '+20',
  'Excess after so many sessions over the average ordinary share': 'यति दिनपछि औसत साधारण सेयरभन्दा कति बढी',
  'Not over yet, or a new listing': 'अझै पूरा भएको छैन, वा नयाँ सूचीकृत',
  'Favourites of 20 sessions': '20 दिनका रोजाइ',
  'the first ten of each; what followed as far as it is over': 'हरेक दिनका पहिला दस; पूरा भएसम्मको नतिजा',
  'What followed is shown without hindsight: players of each session are chosen before it, and nothing later than the day that is shown is read. Excess is the change of the close less that of the average ordinary share over the same sessions, before costs; new listings are left out. Mostly the answer is: no evidence.':
    'त्यसपछिको नतिजा पछि थाहा भएको कुरा नमिसाई भनिन्छ: हरेक दिनका खेलाडी त्यसअघिबाट छानिन्छन्, र देखाइएको दिनभन्दा पछिको केही पढिँदैन। अन्तर भनेको बन्द मूल्यको परिवर्तनबाट उही दिनको औसत साधारण सेयरको परिवर्तन घटाएर हो, शुल्कअघि; नयाँ सूचीकृत सेयर गनिँदैन। प्रायः उत्तर प्रमाण छैन नै हुन्छ।',
};
