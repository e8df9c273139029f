/** What comes to the market anew: offers, auctions, ends of lock-ins, and mutual funds. */
export default {
  'IPOs and auctions': 'आईपीओ र लिलामी',
  'Promoter auctions': 'संस्थापक सेयर लिलामी',
  Unlocks: 'लक-इन फुकुवा',
  'What funds hold': 'म्युचुअल फन्डको लगानी',
  Opens: 'खुल्ने',
  Closes: 'बन्द हुने',
  Allotted: 'बाँडफाँट भएको',
  Listed: 'सूचीकृत',
  'Open now': 'अहिले खुला',
  'Not sold': 'बिक्री नभएको',
  'Not known': 'थाहा नभएको',
  'Not named': 'नाम नखुलेको',
  IPO: 'आईपीओ',
  FPO: 'एफपीओ',
  'Right issue': 'हकप्रद',
  Debenture: 'ऋणपत्र',
  Auction: 'लिलामी',
  'Fund units': 'फन्डका इकाई',
  'Public offer': 'सार्वजनिक निष्कासन',
  'The list does not say of what kind it was': 'कुन प्रकारको हो, सूचीमा खुलाइएको छैन',
  'For whom': 'कसका लागि',
  'General public': 'सर्वसाधारण',
  'Local residents': 'स्थानीय बासिन्दा',
  'Working abroad': 'वैदेशिक रोजगारीमा',
  Employees: 'कर्मचारी',
  Promoters: 'संस्थापक',
  'Mutual funds': 'म्युचुअल फन्ड',
  'Held by': 'कसको',
  'Issue manager': 'निष्कासन प्रबन्धक',
  Subscribed: 'आवेदन, गुणा',
  'Units asked for, as a multiple of those on offer; known once they are counted':
    'निष्कासित इकाईको कति गुणा आवेदन पर्‍यो; गणना सकिएपछि थाहा हुन्छ',
  'Not counted yet, or no source says.': 'गणना भइसकेको छैन, वा कुनै स्रोतमा छैन।',
  'Not yet, or no source says.': 'भइसकेको छैन, वा कुनै स्रोतमा छैन।',
  'Not listed yet': 'सूचीकृत भएको छैन',
  'No source names the day.': 'कुनै स्रोतमा मिति छैन।',
  'No source names it.': 'कुनै स्रोतमा छैन।',
  'Units or price missing.': 'इकाई वा मूल्य थाहा छैन।',
  'Right issues are for holders, auctions for anyone who bids.':
    'हकप्रद सेयरधनीका लागि, लिलामी धेरै बोल्नेका लागि हो।',
  'Next 60 days': 'आउँदा 60 दिन',
  'one line a kind; blue is open now': 'प्रकारअनुसार एक-एक लाइन; निलो अहिले खुला',
  '{name}, {kind}: {from} to {to}': '{name}, {kind}: {from} देखि {to} सम्म',
  'The archive knows one date of each offer and no auction; states after it are unknown.':
    'सङ्ग्रहमा हरेक निष्कासनको एउटै मिति छ र लिलामी छैन; त्यसपछिको अवस्था थाहा छैन।',
  'No offer fits. Choose another kind or state.': 'मिल्ने कुनै निष्कासन छैन। अर्को प्रकार वा अवस्था छान्नुहोस्।',
  'announcements of issue managers, lists of offers and right issues':
    'निष्कासन प्रबन्धकका सूचना, निष्कासन र हकप्रदका सूची',
  Floor: 'न्यूनतम मूल्य',
  'Floor below': 'न्यूनतम, % तल',
  'Ordinary close': 'साधारणको बन्द मूल्य',
  'Of the last session before it opened; of one that lies ahead, the latest':
    'लिलामी खुल्नुअघिको अन्तिम दिनको; अघि आउनेको भए पछिल्लो थाहा भएको',
  'The share did not trade in the month before.': 'अघिल्लो महिना सेयर कारोबार भएन।',
  'Floor against the ordinary close, percent': 'साधारणको बन्द मूल्यको तुलनामा न्यूनतम मूल्य, प्रतिशत',
  'Cut-off': 'कटअफ',
  'Cut-off below': 'कटअफ, % तल',
  'Cut-off against the ordinary close, percent': 'साधारणको बन्द मूल्यको तुलनामा कटअफ, प्रतिशत',
  'The bids are not opened.': 'बोलपत्र खोलिएको छैन।',
  'The bids are not opened, or nothing was sold.': 'बोलपत्र खोलिएको छैन, वा केही बिकेन।',
  Bids: 'बोलकबोल',
  Cover: 'बोल, गुणा',
  'Units bid for, as a multiple of those on offer': 'बिक्रीमा राखिएकाको कति गुणा बोलियो',
  '{symbol}, {date}: {word} {percent} % against the ordinary close':
    '{symbol}, {date}: {word} साधारणको बन्द मूल्यको तुलनामा {percent} %',
  'Floor and cut-off against the ordinary close': 'साधारणको बन्द मूल्यको तुलनामा न्यूनतम र कटअफ',
  'blue: cut-off · grey: floor; percent below the ordinary share':
    'निलो: कटअफ · खैरो: न्यूनतम; साधारण सेयरभन्दा कति प्रतिशत तल',
  'No promoter auction': 'संस्थापक सेयर लिलामी छैन',
  'No promoter auction in this archive. The sample market has them.':
    'यो सङ्ग्रहमा संस्थापक सेयरको लिलामी छैन। नमुना बजारमा छ।',
  'No auction fits. Choose another sector or state.': 'मिल्ने लिलामी छैन। अर्को क्षेत्र वा अवस्था छान्नुहोस्।',
  'announcements of auctions': 'लिलामीका सूचना',
  'Ends on': 'सकिने मिति',
  'Days of turnover': 'कति दिनको कारोबार',
  '20 or more': '20 वा बढी',
  '60 or more': '60 वा बढी',
  'Amount over what the stock trades in an average session of the last 20':
    'रकम भाग पछिल्ला 20 दिनको औसत कारोबार',
  'The count, the price or an average turnover is missing.': 'सङ्ख्या, मूल्य वा सामान्य कारोबार थाहा छैन।',
  'Units at the last close': 'पछिल्लो बन्द मूल्यमा',
  'The count or the price is missing.': 'सङ्ख्या वा मूल्य थाहा छैन।',
  'Of promoters all that they hold, which is the most that can be':
    'संस्थापकको भए उनीहरूसँग भएका सबै, अर्थात् बढीमा यति',
  'No source counts them.': 'कुनै स्रोतमा सङ्ख्या छैन।',
  '% of float': 'फ्लोटको %',
  'Float missing.': 'फ्लोट थाहा छैन।',
  'Turnover, 20 days': 'कारोबार, 20 दिन',
  'Mean of the 20 sessions before the last': 'पछिल्लो दिनअघिका 20 कारोबार दिनको औसत',
  'Younger than 20 sessions, or not known.': '20 दिन कारोबार भएको छैन, वा थाहा छैन।',
  Stays: 'रहने',
  'Stays promoter': 'संस्थापकमै रहने',
  'Promoters of banks and insurers may not turn their shares into ordinary ones':
    'बैंक र बिमाका संस्थापकले आफ्नो सेयर साधारणमा बदल्न पाउँदैनन्',
  'Asked of promoters alone, where their sector has a rule.': 'संस्थापक सेयरका लागि मात्र, क्षेत्रको नियम भएमा।',
  'Dates marked ~ are allotment plus three years, as computed by their source.':
    '~ लागेका मिति बाँडफाँटको तीन वर्षपछिका हुन्, स्रोतले गणना गरेअनुसार।',
  '{symbol}, {kind}, {date}: {days} days of average turnover':
    '{symbol}, {kind}, {date}: सामान्य कारोबारको {days} दिन',
  'Unlocks in days of average turnover': 'लक-इन फुकुवा, सामान्य कारोबारका दिनमा',
  'amber: 60 days or more that can be sold on the floor; grey: the rest':
    'पहेँलो: बजारमा बिक्न सक्ने 60 दिन वा बढी; खैरो: बाँकी',
  'Supply by week': 'हप्ताअनुसार आपूर्ति',
  'at the last close': 'पछिल्लो बन्द मूल्यमा',
  'at the last close; the line is the average week of the whole market, Rs {amount}':
    'पछिल्लो बन्द मूल्यमा; लाइन पूरै बजारको सामान्य हप्ता हो, रु {amount}',
  '60 days or more, sellable': '60 दिन वा बढी, बिक्न सक्ने',
  'Market, average week': 'बजार, सामान्य हप्ता',
  'Fewer than 20 sessions.': '20 भन्दा कम कारोबार दिन थाहा छन्।',
  'No lock-in that ends after this day fits. Choose fewer days, or another sector.':
    'यो दिनपछि सकिने मिल्ने लक-इन छैन। कम दिन वा अर्को क्षेत्र छान्नुहोस्।',
  'lists of companies and their allotments, daily prices of the exchange':
    'कम्पनी र बाँडफाँटका सूची, नेप्सेको दैनिक मूल्य',
  Fund: 'फन्ड',
  'All funds': 'सबै फन्ड',
  'Fund manager': 'योजना व्यवस्थापक',
  NAV: 'एनएभी',
  'NAV on': 'एनएभी मिति',
  'Net asset value of one unit': 'एक इकाईको खुद सम्पत्ति मूल्य',
  'No NAV.': 'एनएभी थाहा छैन।',
  'No NAV, or one older than 45 days.': 'एनएभी थाहा छैन, वा 45 दिनभन्दा पुरानो छ।',
  'Not traded on the floor.': 'बजारमा कारोबार हुँदैन।',
  Cycle: 'अवधि',
  Premium: 'प्रिमियम',
  'Price over the last value that its day could know, less one':
    'मूल्य त्यस दिनसम्म थाहा भएको पछिल्लो एनएभीभन्दा कति बढी वा कम',
  Yield: 'प्रतिफल',
  'Cash of the last fiscal year over the price': 'अघिल्लो आर्थिक वर्षको नगद लाभांश भाग मूल्य',
  'Paid nothing for the last fiscal year.': 'थाहा भएसम्म अघिल्लो आर्थिक वर्षको केही दिएको छैन।',
  'Years left': 'बाँकी वर्ष',
  'Has no end, or it is missing.': 'अवधि तोकिएको छैन, वा थाहा छैन।',
  'To maturity': 'अवधिसम्म',
  'A year’s return if the present value is paid at the end': 'अन्त्यमा अहिलेकै एनएभी पाए वर्षको प्रतिफल',
  'Asked of closed-end funds with half a year left or more.': 'आधा वर्ष वा बढी बाँकी बन्दमुखी फन्डका लागि मात्र।',
  'Price, 1 year': 'मूल्य, 1 वर्ष',
  'Not traded a year ago.': 'एक वर्षअघि कारोबार भएको थिएन।',
  'NAV, 1 year': 'एनएभी, 1 वर्ष',
  'No NAV of a year ago.': 'एक वर्षअघिको एनएभी थाहा छैन।',
  'In shares': 'सेयरमा',
  'In shares, median': 'सेयरमा, मध्यक',
  'Shares of the last known portfolio over the size of the fund; the rest is cash':
    'पछिल्लो थाहा भएको लगानीका सेयर भाग फन्डको आकार; बाँकी नगद',
  'No portfolio.': 'लगानी विवरण थाहा छैन।',
  'Premium by years left': 'बाँकी वर्षअनुसार प्रिमियम',
  'size is the fund’s; with years left a discount is common': 'आकार फन्डको; वर्ष बाँकी हुँदा डिस्काउन्ट सामान्य हो',
  '{symbol}: {premium} % with {years} years left, price {price}, NAV {nav}':
    '{symbol}: {years} वर्ष बाँकी, {premium} %, मूल्य {price}, एनएभी {nav}',
  'Median premium': 'मध्यक प्रिमियम',
  '{count} below their value': '{count} एनएभीभन्दा तल',
  'Widest discount': 'सबैभन्दा ठूलो डिस्काउन्ट',
  'Ending within a year': 'एक वर्षभित्र सकिने',
  'Closed-end': 'बन्दमुखी',
  'Open-end': 'खुलामुखी',
  'NAVs here are of 14 open-end funds (Mar–Apr 2026); none of the 46 listed funds has one, so premium is empty.':
    'यहाँका एनएभी 14 खुलामुखी फन्डका हुन् (मार्च–अप्रिल 2026); सूचीकृत 46 मध्ये कुनैको छैन, त्यसैले प्रिमियम खाली छ।',
  'No fund on this day. Choose another kind or a later day.':
    'यो दिन कुनै फन्ड थाहा छैन। अर्को प्रकार वा पछिको दिन छान्नुहोस्।',
  'net asset values as managers publish them, daily prices of the exchange':
    'व्यवस्थापकले प्रकाशित गरेको एनएभी, नेप्सेको दैनिक मूल्य',
  Holdings: 'लगानी',
  Changes: 'फेरबदल',
  'Bought and sold by funds': 'फन्डले किनेका र बेचेका',
  '{month}, Rs crore at the end of the month': '{month}, महिना अन्त्यको मूल्यमा करोड रु',
  'Units against the month before, bonus shares and splits taken out':
    'अघिल्लो महिनाको तुलनामा इकाई, बोनस र विभाजन हटाएर',
  'The month before is missing.': 'अघिल्लो महिना थाहा छैन।',
  'Change, Rs': 'फेरबदल, रु',
  'At the price of the end of the month': 'महिना अन्त्यको मूल्यमा',
  'Held no more.': 'अब छैन।',
  'How many hold it': 'कतिले लिएका छन्',
  In: 'थपिए',
  Out: 'निस्किए',
  'Funds that did not hold it a month before': 'एक महिनाअघि नलिएका फन्ड',
  'Funds that no longer hold it': 'अब नलिएका फन्ड',
  '% of its shares': 'फन्डका सेयरको %',
  'Of all that the fund has in shares': 'फन्डको सेयर लगानीमध्ये',
  'Some amounts are missing.': 'सबै रकम थाहा छैन।',
  'No portfolio': 'लगानी विवरण छैन',
  'No fund portfolio in this archive. The sample market has them.':
    'यो सङ्ग्रहमा फन्डको लगानी विवरण छैन। नमुना बजारमा छ।',
  'Nothing fits. Choose another month, fund or stock.': 'केही मिलेन। अर्को महिना, फन्ड वा सेयर छान्नुहोस्।',
  'monthly portfolios as funds publish them': 'फन्डले प्रकाशित गर्ने मासिक लगानी विवरण',
  'An offer is announced, opens, closes, is allotted and is listed. The state says how far it is on the day that is shown; it is unknown where a day that decides it is missing.':
    'निष्कासन घोषणा हुन्छ, खुल्छ, बन्द हुन्छ, बाँडफाँट हुन्छ र सूचीकृत हुन्छ। देखाइएको दिन कहाँ पुगेको छ, अवस्थाले भन्छ; चाहिने मिति नभए थाहा हुँदैन।',
  'Before the public is asked, a part is set aside for people of the district and for Nepalese who work abroad. Those are offers of their own, with their own days.':
    'सर्वसाधारणअघि एक भाग स्थानीय बासिन्दा र वैदेशिक रोजगारीमा रहेका नेपालीका लागि छुट्ट्याइन्छ। ती आफ्नै मिति भएका छुट्टै निष्कासन हुन्।',
  'Subscribed says how many times over the units were asked for. With many applications most get nothing or ten units, drawn by lot: it says nothing of the price afterwards.':
    'आवेदनले कति गुणा माग भयो भन्छ। धेरै आवेदन परे धेरैले पाउँदैनन् वा गोलाप्रथाबाट दस कित्ता पाउँछन्: यसले पछिको मूल्य भन्दैन।',
  'In an auction the price is the floor until the bids are opened, then the lowest bid that still got shares.':
    'लिलामीमा बोलपत्र नखुलेसम्म न्यूनतम मूल्य, खुलेपछि सेयर पाउने सबैभन्दा कम बोल देखाइन्छ।',
  'Founders of banks and insurers sell their shares by auction. What is bought stays in the promoter class, so it is worth less than an ordinary share and trades under a ticker of its own.':
    'बैंक र बिमाका संस्थापकले सेयर लिलामीमार्फत बेच्छन्। किनेको सेयर संस्थापक समूहमै रहन्छ, त्यसैले साधारणभन्दा सस्तो हुन्छ र छुट्टै सिम्बोलमा कारोबार हुन्छ।',
  'The floor is what the seller asks at the least, the cut-off the lowest bid that got shares. Both are held against the close of the ordinary share before the auction opened.':
    'न्यूनतम मूल्य बिक्रेताले माग्ने कम्तीको मूल्य हो, कटअफ सेयर पाउने सबैभन्दा कम बोल। दुवैलाई लिलामी खुल्नुअघिको साधारण सेयरको बन्द मूल्यसँग तुलना गरिएको छ।',
  'Cover is how many times over the units were bid for. An auction that found no buyer at the floor is shown as not sold.':
    'कति गुणा बोलियो भन्ने देखाइएको छ। न्यूनतम मूल्यमा किन्ने नभेटिएको लिलामी बिक्री नभएको भनी देखाइन्छ।',
  'Shares of founders and of funds may not be sold for a time after the allotment. When that ends they may, which is no sign that they will: many founders keep theirs.':
    'बाँडफाँटपछि केही समय संस्थापक र फन्डका सेयर बेच्न पाइँदैन। त्यो सकिएपछि पाइन्छ, तर बेच्छन् नै भन्ने हुँदैन: धेरै संस्थापकले राखिराख्छन्।',
  'Days of turnover say how long the market would take to absorb all of it at its average pace. A size in rupees means little without that.':
    'सामान्य गतिमा सबै खपत गर्न बजारलाई कति दिन लाग्छ भन्ने यसले भन्छ। यो बिना रुपैयाँको आकारले खासै केही भन्दैन।',
  'Promoters of banks and insurers stay in the promoter class, so that theirs does not reach the ordinary share. Units of promoters are all that they hold, which is the most that can come free.':
    'बैंक र बिमाका संस्थापक संस्थापक समूहमै रहन्छन्, त्यसैले तिनको सेयर साधारणमा आउँदैन। संस्थापकका इकाई उनीहरूसँग भएका सबै हुन्, अर्थात् बढीमा यति फुकुवा हुन सक्छ।',
  'Premium is the price against the last net asset value that was known on the day of the price. Below zero a unit costs less than what stands behind it.':
    'प्रिमियम भनेको त्यस दिनसम्म थाहा भएको पछिल्लो एनएभीको तुलनामा मूल्य हो। शून्यभन्दा तल भए इकाई आफ्नो सम्पत्तिभन्दा सस्तो छ।',
  'Nobody redeems a closed-end unit before the end, so a discount with nine years left is common and shrinks as the end comes near. To maturity is a year’s return if the present value is paid then; it is not promised, the value moves.':
    'बन्दमुखी इकाई अवधिअघि कसैले फिर्ता लिँदैन, त्यसैले नौ वर्ष बाँकी हुँदा डिस्काउन्ट सामान्य हो र अन्त्य नजिकिँदा घट्छ। अवधिसम्मको प्रतिफल अहिलेकै एनएभी पाए हुने वर्षको प्रतिफल हो; यो पक्का होइन, एनएभी चलिरहन्छ।',
  'A value older than 45 days is not compared. Open-end funds are bought and sold at their value, so they have no premium.':
    '45 दिनभन्दा पुरानो एनएभीसँग तुलना गरिँदैन। खुलामुखी फन्ड एनएभीमै किनबेच हुन्छन्, त्यसैले प्रिमियम हुँदैन।',
  'Yield is the cash of the last fiscal year at the present price. A dividend lowers the value by what it pays.':
    'प्रतिफल अघिल्लो आर्थिक वर्षको नगद लाभांश हो, अहिलेको मूल्यमा। लाभांश दिएपछि एनएभी त्यति नै घट्छ।',
  'Funds publish once a month what they hold. The figures are of the end of the month and known some weeks later.':
    'फन्डले महिनामा एक पटक लगानी विवरण प्रकाशित गर्छन्। अङ्क महिना अन्त्यका हुन् र केही हप्तापछि थाहा हुन्छन्।',
  'Change is what was bought or sold since the month before: bonus shares and splits are taken out. A right issue that was taken up counts as bought.':
    'फेरबदल भनेको अघिल्लो महिनादेखि किनेको वा बेचेको हो: बोनस र विभाजन हटाइएको छ। लिइएको हकप्रद किनेकोमा गनिन्छ।',
  'In and out count funds that did not hold the stock a month before, and those that no longer do.':
    'थपिए र निस्किएले एक महिनाअघि नलिएका र अब नलिएका फन्ड गन्छन्।',
} as const;
