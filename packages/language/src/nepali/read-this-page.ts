/** What a page shows and how it is to be read, of the pages that are not declared in one of the other areas. */
export default {
  'Every trade names the broker of the buyer and of the seller. This page adds them up: by stock what each broker bought and sold, by broker what it did in each stock, or all brokers over the whole market.':
    'हरेक सौदामा खरिदकर्ता र बिक्रेताको ब्रोकर नम्बर हुन्छ। यो पानाले तिनलाई जोड्छ: सेयरअनुसार कुन ब्रोकरले कति किन्यो र बेच्यो, ब्रोकरअनुसार कुन सेयरमा के गर्‍यो, वा बजारभरका सबै ब्रोकर।',
  'Net is bought less sold. Across an ex-date, earlier shares are counted as the shares they became; rupees stay as paid. Average is the price that the broker’s clients paid or were paid.':
    'खुद भनेको खरिदबाट बिक्री घटाएको हो। एक्स-डेट बीचमा परे अघिका कित्ता अन्तिम दिनको कित्तामा गनिन्छन्; रुपैयाँ तिरेकै रकममा रहन्छ। औसत भनेको ब्रोकरका ग्राहकले तिरेको वा पाएको मूल्य हो।',
  'All trades of the session as NEPSE published them, the newest first: contract number, stock, broker of the buyer and of the seller, shares, rate and amount. A filter narrows the list and its totals together.':
    'नेप्सेले प्रकाशित गरेका त्यस दिनका सबै सौदा, नयाँ पहिले: कन्ट्र्याक्ट नम्बर, सेयर, खरिद र बिक्री गर्ने ब्रोकर, कित्ता, दर र रकम। फिल्टरले सूची र जोड दुवै सँगै साँघुर्‍याउँछ।',
  'An order that was filled from several others stands as several contracts. Large orders puts them together again.':
    'धेरै अर्डरबाट पूरा भएको एउटा अर्डर धेरै कन्ट्र्याक्टका रूपमा देखिन्छ। ठूला अर्डर पानाले तिनलाई फेरि जोड्छ।',
  'One session of the whole market: indices, how many stocks rose and fell, sectors and the stocks that moved most. Choose another session and every figure is that of its evening.':
    'बजारभरको एक दिन: सूचकाङ्क, कति सेयर बढे र घटे, क्षेत्र र सबैभन्दा चलेका सेयर। अर्को दिन छान्नुभए सबै अङ्क त्यही साँझका हुन्छन्।',
  'Movers count ordinary shares that were traded. A change is measured from the previous close, as the exchange restated it on an ex-date.':
    'चलेका सेयरमा कारोबार भएका साधारण सेयर मात्र गनिन्छन्। फरक अघिल्लो बन्द मूल्यबाट नापिन्छ, एक्स-डेटमा नेप्सेले मिलाएको मूल्यबाट।',
  'Every tile is a stock: its size is what all its shares are worth or what was traded, its colour the change over the chosen time. Sectors stand together, so that a sector that moves as one shows at a glance.':
    'हरेक कोठा एउटा सेयर हो: आकार सबै कित्ताको मूल्य वा कारोबार, रङ छानेको अवधिको फरक। एउटै क्षेत्रका सेयर सँगै छन्, त्यसैले क्षेत्र एकैसाथ चले तुरुन्त देखिन्छ।',
  'Colours end at the same change for all of them: many small tiles in full colour move the market less than one large pale tile.':
    'सबैका लागि रङ उही फरकमा टुङ्गिन्छ: गाढा रङका साना कोठाभन्दा फिका रङको एउटा ठूलो कोठाले बजारलाई बढी चलाउँछ।',
  'How far colours reach follows the day: 95 of 100 stocks changed less, and never less than 2 %, so that a quiet day has its colours too.':
    'रङ कति फरकमा गाढा हुन्छ दिनले भन्छ: 100 मध्ये 95 सेयर त्यसभन्दा कम चले, र 2 % भन्दा कम कहिल्यै हुँदैन, त्यसैले शान्त दिनमा पनि रङ देखिन्छ।',
  'A set is one indicator with numbers of your own, such as an RSI of 9 sessions instead of 14. After every session the page tells where its lines crossed.':
    'सेट भनेको आफ्नै अङ्क भएको एउटा सूचक हो, जस्तै 14 को सट्टा 9 दिनको RSI। हरेक कारोबार दिनपछि यसले रेखाहरू कहाँ काटिए भन्छ।',
  'Other numbers do not make a better rule: what fits the past best seldom fits the next year. The record beside a rule says what followed it.':
    'अर्को अङ्कले नियम राम्रो हुँदैन: विगतमा सबैभन्दा मिल्ने अङ्क अर्को वर्ष विरलै मिल्छ। नियमसँगैको रेकर्डले त्यसपछि के भयो भन्छ।',
  'What every stock gained or lost over one session to five years, from close to close. Bonus and right shares are taken into account, cash dividends are not.':
    'हरेक सेयर एक दिनदेखि पाँच वर्षमा बन्ददेखि बन्दसम्म कति बढ्यो वा घट्यो। बोनस र हकप्रद मिलाइएको छ, नगद लाभांश छैन।',
  'Against NEPSE or its sector a change is in percentage points: a stock that fell by 2 % while NEPSE fell by 5 % stands at +3.':
    'नेप्से वा क्षेत्रसँग तुलना गर्दा फरक प्रतिशत अङ्कमा हुन्छ: नेप्से 5 % घट्दा 2 % घटेको सेयर +3 मा हुन्छ।',
  'What the exchange and companies published, with the company it is about, and what is new here. Texts stand as they were published, in the language they were written in.':
    'नेप्से र कम्पनीहरूले प्रकाशित गरेका सूचना, कुन कम्पनीका हुन् त्यससहित, र यहाँ नयाँ के छ। पाठ प्रकाशित भएकै भाषामा राखिएको छ।',
  'A company that you follow also tells you by a notice; its stock page keeps all of its announcements with the price beside them.':
    'तपाईंले पछ्याएको कम्पनीको सूचना आउँदा खबर पनि आउँछ; सेयरको पानामा मूल्यसँगै उसका सबै सूचना हुन्छन्।',
  'Each candle is one session, or the interval you chose: hollow closed above its open, filled below. The columns under it are the shares traded.':
    'हरेक क्यान्डल एक दिन वा तपाईंले छानेको अन्तराल हो: खालीको बन्द खुलाभन्दा माथि, भरिएकोको तल। त्यसमुनिका स्तम्भ कारोबार भएका कित्ता हुन्।',
  'Adjusted prices take bonus and right shares out of the past, so that an ex-date is not a fall; unadjusted ones are as traded. Cash dividends are taken out of neither.':
    'समायोजित मूल्यमा बोनस र हकप्रदको असर विगतबाट हटाइएको हुन्छ, त्यसैले एक्स-डेट गिरावट जस्तो देखिँदैन; असमायोजित भनेको कारोबार भएकै मूल्य हो। नगद लाभांश दुवैबाट हटाइएको छैन।',
  'Indicators and drawings describe what was. B and S mark where a rule fired; its track record says what such signals were worth after costs.':
    'सूचक र रेखाले भइसकेको कुरा मात्र देखाउँछन्। B र S ले नियम कहाँ लाग्यो भन्छन्; खर्चपछि त्यस्ता सिग्नलले कति दिए भन्ने नियमको रेकर्डमा हुन्छ।',
  'An open of few shares draws a long candle. “Close to close” begins each candle at the previous close instead.':
    'थोरै कित्तामा खुलेको मूल्यले लामो क्यान्डल बनाउँछ। “बन्ददेखि बन्द” छाने हरेक क्यान्डल अघिल्लो बन्द मूल्यबाट सुरु हुन्छ।',
  'NEPSE and the indices of its sectors and groups, session by session. Choose one in the list: beside each stand its value and the change of the session.':
    'नेप्से र यसका क्षेत्र तथा समूहका सूचकाङ्क, दिनैपिच्छे। सूचीबाट एउटा छान्नुहोस्: हरेकको छेउमा त्यसको अङ्क र दिनको फरक छ।',
  'An index weighs companies by their market value: a few large ones move it more than a hundred small ones. Look at breadth before you call a rise broad.':
    'सूचकाङ्कमा कम्पनीको भार बजार पुँजीकरणले तोक्छ: केही ठूला कम्पनीले सय साना कम्पनीभन्दा बढी चलाउँछन्। बजार सबैतिर बढ्यो भन्नुअघि कति सेयर बढे, हेर्नुहोस्।',
  'Cash dividends are not in an index, so holders earned more than the line shows. It begins with our first value; nothing is made up before it.':
    'सूचकाङ्कमा नगद लाभांश हुँदैन, त्यसैले सेयर राख्नेले रेखाले देखाएभन्दा बढी पाए। रेखा थाहा भएको पहिलो अङ्कबाट सुरु हुन्छ; त्यसअघिको केही बनाइएको छैन।',
  'One stock as another page shows it: candles with the shares traded below, adjusted for bonus and right shares. The foot names its last session.':
    'अर्को पानाले देखाउने एउटा सेयर: क्यान्डल र त्यसमुनि कारोबार भएका कित्ता, बोनस र हकप्रद मिलाएर। पछिल्लो कारोबार दिन फेदमा लेखिएको छ।',
  'It is there to be looked at. Comparing, drawing and the trades behind it are on the whole chart, which the link opens.':
    'यो हेर्नका लागि मात्र हो। तुलना, रेखा कोर्ने काम र यसपछाडिका सौदा लिङ्कले खोल्ने पूरा चार्टमा छन्।',
  'Charts side by side, each with its own stock or index, interval and indicators. Press one to work on it: the tools above are for that chart.':
    'सँगसँगै राखिएका चार्ट, हरेकको आफ्नै सेयर वा सूचकाङ्क, अन्तराल र सूचक। काम गर्ने चार्ट थिच्नुहोस्: माथिका औजार त्यसैका हुन्।',
  'Linked charts move together: the crosshair marks the same moment on all, the range shows the same days. The same stock by day and by week tells whether a move goes with the longer trend.':
    'जोडिएका चार्ट सँगै चल्छन्: क्रसहेयरले सबैमा उही समय देखाउँछ, अवधिले उही दिनहरू। उही सेयर दैनिक र साप्ताहिक राखे चाल लामो ट्रेन्डसँगै छ कि छैन, थाहा हुन्छ।',
  'Every chart has a price scale of its own: a steeper line has not risen more. Compare changes in percent.':
    'हरेक चार्टको मूल्य स्केल आफ्नै हुन्छ: ठाडो देखिएको रेखा बढी बढेको होइन। फरक प्रतिशतमा दाँज्नुहोस्।',
  'A layout keeps stocks, intervals and links by a name on every device you sign in on. What it shows is always the newest session, unless you chose an earlier day.':
    'लेआउटले सेयर, अन्तराल र जोड एउटा नाममा राख्छ; साइन इन गरेका सबै यन्त्रमा भेटिन्छ। अघिल्लो दिन नछानेसम्म यसले सधैं पछिल्लो कारोबार दिन देखाउँछ।',
  'The rules you saved. “Matches now” is how many stocks meet all conditions on the newest closed bar. Press a name to change its rule.':
    'तपाईंले सुरक्षित गरेका नियम। “अहिले मिल्ने” भनेको पछिल्लो बन्द बारमा सबै सर्त पुगेका सेयर हुन्। नियम बदल्न नाम थिच्नुहोस्।',
  '“Results” shows how often a rule matched by session and week, and what followed. “Set” makes an alert of it: it tells you when a stock begins to match.':
    '“नतिजा” ले नियम कुन दिन र हप्ता कति पटक मिल्यो र त्यसपछि के भयो देखाउँछ। “राख्नुहोस्” ले यसको अलर्ट बनाउँछ: कुनै सेयर मिल्न थाल्दा खबर आउँछ।',
  'A rule that finds many stocks is not a good rule, and one that finds none today is not a bad one. Look at what followed before you trade it.':
    'धेरै सेयर भेट्ने नियम राम्रो भन्ने होइन, आज कुनै नभेट्ने नियम नराम्रो भन्ने पनि होइन। कारोबार गर्नुअघि त्यसपछि के भयो हेर्नुहोस्।',
  'What a saved rule finds on the newest closed bar, and how many stocks it found in each session and week before. The dashed line is the median.':
    'सुरक्षित नियमले पछिल्लो बन्द बारमा के भेट्छ, र अघिका हरेक दिन र हप्तामा कति सेयर भेट्यो। धर्के रेखा मध्यिका हो।',
  'Far more matches than on most days say something about the market of that day, not about one stock: a rule for falling prices fills up when everything falls.':
    'अरू दिनभन्दा धेरै नै मिल्नुले त्यस दिनको बजारबारे भन्छ, एउटा सेयरबारे होइन: सबै घट्दा घट्ने मूल्यको नियम भरिन्छ।',
  'What followed is counted from when the rule began to hold: the median change, against NEPSE, before costs. It is the past of a rule that was chosen with that past in view, so expect less of it.':
    'त्यसपछि के भयो भन्ने नियम लाग्न थालेदेखि गनिन्छ: मध्यिका फरक, नेप्सेसँगको तुलनामा, खर्चअघि। विगत हेरेरै छानिएको नियमको विगत हो यो, त्यसैले त्योभन्दा कम आस गर्नुहोस्।',
  'The session that trades, or the last one, at a glance: your stocks, how many rose and fell, what was traded against the average, sectors, movers, the rules that fired, and what is dated ahead.':
    'चलिरहेको वा पछिल्लो कारोबार दिन एकै नजरमा: तपाईंका सेयर, कति बढे र घटे, औसतको तुलनामा कारोबार, क्षेत्र, धेरै चलेका सेयर, लागेका नियम, र अगाडि मिति तोकिएका घटना।',
  'Read breadth and turnover first: a rise that few stocks share, or on little turnover, is weaker than the index says. Then look at what stands out, and open the stock.':
    'पहिले बढे-घटेका सेयर र कारोबार हेर्नुहोस्: थोरै सेयरमा वा थोरै कारोबारमा भएको वृद्धि सूचकाङ्कले भनेभन्दा कमजोर हुन्छ। त्यसपछि के फरक देखियो हेर्नुहोस्, र सेयर खोल्नुहोस्।',
  'What stands out is what is unusual for that stock, not why people traded. The score counts rules, also those without an edge: their track record says which.':
    'फरक देखिएको भनेको त्यस सेयरका लागि असामान्य कुरा हो, किन किनबेच भयो भन्ने होइन। स्कोरले बढत नभएका नियम पनि गन्छ: कुन हुन्, तिनको रेकर्डले भन्छ।',
  'The market of the last session, and what the signals of this site were worth: the best and the worst rules, after costs, against the average stock on the same days.':
    'पछिल्लो दिनको बजार, र यस साइटका सिग्नलले कति दिए: सबैभन्दा राम्रा र नराम्रा नियम, खर्चपछि, तिनै दिनको औसत सेयरको तुलनामा।',
  'Judge a rule by its record, not by its name. “Edge” is more than luck explains; “No proven edge” cannot be told from chance. A record is the past of a rule, not a promise.':
    'नियमलाई नामले होइन, रेकर्डले जाँच्नुहोस्। “बढत छ” भनेको संयोगले नबुझाउने नतिजा हो; “बढत प्रमाणित छैन” संयोगबाट छुट्टिँदैन। रेकर्ड नियमको विगत हो, वाचा होइन।',
  'Movers need an average turnover of Rs 20 lakh, so that a few small trades make no headline. They say what moved, not why.':
    'धेरै चलेका सेयरमा औसत 20 लाख कारोबार हुनेहरू मात्र छन्, ताकि केही साना सौदाले समाचार नबनाऊन्। यसले के चल्यो भन्छ, किन चल्यो भन्दैन।',
  'The last session of the whole market: NEPSE, what was traded, how many stocks rose and fell, the sectors, and the stocks that moved most.':
    'बजारभरको पछिल्लो कारोबार दिन: नेप्से, कारोबार, कति सेयर बढे र घटे, क्षेत्र, र सबैभन्दा चलेका सेयर।',
  'A rise that many stocks share, on more turnover than average, is broader than one of a few large names. Movers count ordinary shares that were traded.':
    'धेरै सेयरमा र औसतभन्दा बढी कारोबारमा भएको वृद्धि केही ठूला कम्पनीको वृद्धिभन्दा फराकिलो हो। चलेका सेयरमा कारोबार भएका साधारण सेयर मात्र गनिन्छन्।',
  'A change is measured from the previous close, as the exchange restated it on an ex-date. These figures say what happened, not why, and nothing of tomorrow.':
    'फरक अघिल्लो बन्द मूल्यबाट नापिन्छ, एक्स-डेटमा नेप्सेले मिलाएको मूल्यबाट। यी अङ्कले के भयो भन्छन्, किन भयो र भोलि के हुन्छ भन्दैनन्।',
  'Choose a partner and an arrangement to see the page as its visitors do; the code below puts it into the partner’s own site. The figures are the same under every name.':
    'पाना आगन्तुकले जस्तै हेर्न साझेदार र मिलावट छान्नुहोस्; तलको कोडले यसलाई साझेदारकै साइटमा राख्छ। जसको नाममा भए पनि अङ्क उही हुन्छन्।',
  'One stock in short: what it closed at, where the orders of the next session must lie, its course and key figures, the brokers that traded it most, and its days one by one.':
    'एउटा सेयर छोटकरीमा: बन्द मूल्य, अर्को दिनका अर्डर कति मूल्यभित्र हुनुपर्छ, चाल र मुख्य अङ्क, सबैभन्दा धेरै कारोबार गर्ने ब्रोकर, र दिनैपिच्छेको विवरण।',
  'The chart is adjusted for bonus and right shares; every other figure is as traded. Buyers and sellers are brokers, not clients: each broker number covers thousands of accounts.':
    'चार्टमा बोनस र हकप्रद मिलाइएको छ; अरू सबै अङ्क कारोबार भएकै हुन्। खरिद र बिक्री गर्ने भनेका ब्रोकर हुन्, ग्राहक होइनन्: हरेक ब्रोकर नम्बरमा हजारौं खाता हुन्छन्।',
  'One stock in one place. The head says what it closed at, where the orders of the next session must lie, what was traded against its average of 20 sessions, and where it is in its 52-week range.':
    'एउटा सेयरको सबै कुरा एकै ठाउँमा। माथि बन्द मूल्य, अर्को दिनका अर्डर कति मूल्यभित्र हुनुपर्छ, 20 दिनको औसतको तुलनामा कारोबार, र 52 हप्ताको दायरामा कहाँ छ भन्ने छ।',
  'The overview is the short answer, each tab the long one: chart, reports, who bought and sold, signals with their track record, and what is dated ahead.':
    'सारांशमा छोटो उत्तर छ, हरेक ट्याबमा लामो: चार्ट, प्रतिवेदन, कसले किन्यो र बेच्यो, रेकर्डसहितका सिग्नल, र अगाडि मिति तोकिएका घटना।',
  'Chart prices are adjusted for bonus and right shares; every other figure is as traded. Buyers and sellers are brokers, not clients: each broker number covers thousands of accounts.':
    'चार्टका मूल्यमा बोनस र हकप्रद मिलाइएको छ; अरू सबै अङ्क कारोबार भएकै हुन्। खरिद र बिक्री गर्ने भनेका ब्रोकर हुन्, ग्राहक होइनन्: हरेक ब्रोकर नम्बरमा हजारौं खाता हुन्छन्।',
  'A dash is a missing figure, and says why. A signal, a level or a busy broker is a reason to look closer, not a forecast.':
    'धर्को भनेको नभएको अङ्क हो, किन भन्ने पनि त्यहीँ छ। सिग्नल, स्तर वा सक्रिय ब्रोकर नजिकबाट हेर्ने कारण हो, भविष्यवाणी होइन।',
};
