/** Sectors by their mood, their leaders, their reports and their brokers. */
export default {
  'Sector mood': 'क्षेत्रको मुड',
  'Sector report': 'क्षेत्रको विवरण तुलना',
  'Leaders by sector': 'क्षेत्रअनुसार अग्रणी',
  Reports: 'विवरण',
  'Turnover share': 'कारोबारको भाग',
  'Of all that was traded in the session': 'त्यस दिनको कुल कारोबारमध्ये',
  'Turnover as a multiple of the average of the 20 sessions before': 'अघिल्ला 20 दिनको औसतको कति गुणा कारोबार',
  'Above 20-day': '20 दिने औसतमाथि',
  'Above 50-day': '50 दिने औसतमाथि',
  'Above 200-day': '200 दिने औसतमाथि',
  'Stocks above their average of 50 sessions': 'आफ्नो 50 दिनको औसतमाथि रहेका सेयर',

  'Money in risers': 'बढेकामा कारोबार',
  'Net buying': 'खुद खरिद',
  'Five years': 'पाँच वर्ष',
  'Sectors by week': 'हप्ताअनुसार क्षेत्र',
  '{measure}, last session of each week': '{measure}, हरेक हप्ताको अन्तिम दिन',
  'No stock has as many sessions yet': 'कुनै सेयरको त्यति दिनको इतिहास छैन',
  'No floorsheet of this session': 'यो दिनको फ्लोरसिट छैन',
  'The mean of three ranks among the last 250 sessions: stocks above their 50-day average, new highs less new lows, and the share of money in risers':
    'पछिल्ला 250 दिनसँगका तीन क्रमको औसत: 50 दिने औसतमाथिका सेयर, नयाँ उच्चबाट नयाँ न्यून घटाएको सङ्ख्या, र बढेका सेयरमा भएको कारोबार',
  'Fewer than 200 earlier sessions': 'अघिल्ला 200 दिन पनि छैनन्',
  'New highs': 'नयाँ उच्च',
  'New lows': 'नयाँ न्यून',
  'Highest close of 52 weeks': '52 हप्ताकै उच्च बन्द मूल्य',
  'Lowest close of 52 weeks': '52 हप्ताकै न्यून बन्द मूल्य',
  'Turnover of risers in that of risers and fallers': 'बढेका र घटेका सेयरको कारोबारमध्ये बढेकाको',
  'Nothing rose or fell, or a turnover is unknown': 'केही बढेन वा घटेन, वा कारोबार रकम थाहा छैन',
  'Rupees of buyers who came in less those of sellers who came in, of both. Not part of the score':
    'आफैँ आएका खरिदकर्ताको रकमबाट आफैँ आएका बिक्रेताको रकम घटाएर दुवैको जोडको प्रतिशत। अङ्कमा जोडिँदैन',
  'Side shown': 'पक्ष देखिएको',
  'Part of the turnover of which orders show who came in': 'को आयो भन्ने अर्डरबाट देखिएको कारोबारको भाग',
  'New highs and lows': 'नयाँ उच्च र न्यून',
  'stocks at their highest or lowest close of 52 weeks': '52 हप्ताकै उच्च वा न्यून मूल्यमा बन्द भएका सेयर',
  '{highs} at a high, {lows} at a low': '{highs} उच्चमा, {lows} न्यूनमा',
  '0 to 100 against its own last 250 sessions': 'आफ्नै पछिल्ला 250 दिनसँग तुलना, 0 देखि 100',
  'Net buying needs the floorsheet of a session; there is none of these.':
    'खुद खरिदका लागि दिनको फ्लोरसिट चाहिन्छ; यहाँका कुनै दिनको छैन।',
  'Net buying needs a floorsheet: {count} of the days shown here have one, the last is {date}.':
    'खुद खरिदका लागि फ्लोरसिट चाहिन्छ: यहाँका {count} दिनको छ, अन्तिम {date}।',
  'daily prices and trades of the exchange': 'नेप्सेका दैनिक मूल्य र कारोबार',
  'How broad a move is: the share of stocks above their average of 20, 50 and 200 sessions, and how many closed at their highest or lowest of 52 weeks. An index can rise on three large banks while most of the sector falls.':
    'चाल कति फैलिएको छ: 20, 50 र 200 दिनको औसतमाथि रहेका सेयरको भाग, र 52 हप्ताकै उच्च वा न्यून मूल्यमा बन्द भएका सेयर कति। क्षेत्रका धेरैजसो सेयर घट्दा पनि तीन ठूला बैंकले मात्र सूचकाङ्क बढाउन सक्छन्।',
  'The score ranks three of these figures by the sector’s own last 250 sessions: 0 is the weakest it has been, 100 the strongest. It describes the present; whether it says anything of the sessions to come has not been tested.':
    'अङ्कले यीमध्ये तीन कुरालाई क्षेत्रकै पछिल्ला 250 दिनसँग दाँज्छ: 0 भनेको सबैभन्दा कमजोर, 100 सबैभन्दा बलियो। यसले अहिलेको अवस्था भन्छ; आउने दिनबारे केही भन्छ कि भन्दैन जाँचिएको छैन।',
  'Net buying weighs buyers against sellers who came in and took what was offered, on days with a floorsheet. It is shown, not scored.':
    'खुद खरिदले फ्लोरसिट भएका दिनमा राखिएको भाउमै किन्न आएका र बेच्न आएकालाई तुलना गर्छ। यो देखाइन्छ, अङ्कमा जोडिँदैन।',

  'Each way': 'दुवैतिर',
  '≥ 5 lakh': '≥ 5 लाख',
  'index unknown': 'सूचकाङ्क थाहा छैन',
  'index {change} %': 'सूचकाङ्क {change} %',
  'No stock of {sector} traded at least Rs {amount} on {date}.':
    '{date} मा {sector} को कुनै सेयरमा कम्तीमा रु {amount} को कारोबार भएन।',
  'daily prices and index values of the exchange': 'नेप्सेका दैनिक मूल्य र सूचकाङ्क',
  'The stocks of each sector that did best and worst over the chosen time, adjusted for bonus and right shares. Bars of all sectors have one scale, so that a leader of a quiet sector can be held against one of a wild sector.':
    'छानिएको अवधिमा हरेक क्षेत्रका सबैभन्दा बढेका र घटेका सेयर, बोनस र हकप्रद मिलाएर। सबै क्षेत्रका डन्डी एउटै नापका छन्, त्यसैले शान्त र चञ्चल क्षेत्रका सेयर दाँज्न मिल्छ।',
  '“vs sector” is in percentage points over the index of the sector in the same time: a stock can rise and still fall behind. “vs avg” is the turnover of the session as a multiple of the average of the 20 before.':
    '“क्षेत्रको तुलनामा” भनेको उही अवधिमा क्षेत्रको सूचकाङ्कभन्दा कति प्रतिशत अङ्कले फरक हो: सेयर बढेर पनि पछि पर्न सक्छ। “औसतको तुलनामा” भनेको त्यस दिनको कारोबार अघिल्ला 20 दिनको औसतको कति गुणा हो।',
  'A change on little money says little: stocks below the chosen turnover of the session are left out. Promoter shares and debentures are in no sector here.':
    'थोरै पैसामा भएको फरकले थोरै भन्छ: छानिएको भन्दा कम कारोबार भएका सेयर छोडिएका छन्। संस्थापक सेयर र डिबेन्चर यहाँ कुनै क्षेत्रमा पर्दैनन्।',

  'Not reported, or it cannot be told of this company': 'विवरणमा छैन, वा यो कम्पनीको हिसाब गर्न मिल्दैन',
  'By the chosen figure, the best first': 'छानिएको आँकडाअनुसार, उत्कृष्ट पहिले',
  'Neither more nor less of it is better, or it is unknown': 'धेरै वा थोरै कुनै राम्रो भन्ने छैन, वा थाहा छैन',
  newest: 'नयाँ',
  Figure: 'आँकडा',
  'line: the sector as one company, {sum}; middle company {median}':
    'रेखा: पूरै क्षेत्रलाई एउटै कम्पनी मान्दा {sum}; बीचको कम्पनी {median}',
  'first {count} of {all}': '{all} मध्ये पहिला {count}',
  'Companies of {quarter}': '{quarter} का कम्पनी',
  'last line: the sector as one company': 'अन्तिम हरफ: पूरै क्षेत्रलाई एउटै कम्पनी मान्दा',
  'No reports': 'विवरण छैन',
  'No company of this sector has figures of {quarter} known by {date}.':
    '{date} सम्म यस क्षेत्रको कुनै कम्पनीको {quarter} को आँकडा थाहा भएको छैन।',
  '{reported} of {all} companies have reported {quarter}.':
    '{all} मध्ये {reported} कम्पनीले {quarter} को विवरण दिएका छन्।',
  'Not yet: {symbols}.': 'अझै छैन: {symbols}।',
  'quarterly reports of companies': 'कम्पनीका त्रैमासिक विवरण',
  'Companies of one sector in the same quarter, by the figures that their kind reports: a bank has bad loans, a hydropower company has megawatts. Without a chosen quarter it is the newest that half of them have reported.':
    'एउटै त्रैमासका एउटै क्षेत्रका कम्पनी, आफ्नो किसिमअनुसारका आँकडामा: बैंकको खराब कर्जा हुन्छ, जलविद्युत् कम्पनीको मेगावाट। त्रैमास नछाने आधा कम्पनीले विवरण दिइसकेको नयाँ त्रैमास देखिन्छ।',
  'The last line takes the sector as one company: sums over sums, with companies in loss left in. The middle company is the one with as many above it as below. Where they differ much, a few large names make the sum.':
    'अन्तिम हरफले पूरै क्षेत्रलाई एउटै कम्पनी मान्छ: जोडलाई जोडले भाग गरेर, घाटाका कम्पनी पनि राखेर। बीचको कम्पनीभन्दा माथि र तल उति नै कम्पनी हुन्छन्। यी दुई धेरै फरक भए थोरै ठूला कम्पनीले नै जोड बनाएका हुन्छन्।',
  'Places go to what is better, such as a low share of bad loans. What a company has not reported, or what makes no sense for it, such as a P/E of a loss, is a dash and has no place.':
    'जे राम्रो हो त्यसैअनुसार स्थान दिइन्छ, जस्तै थोरै खराब कर्जा। कम्पनीले नदिएको वा अर्थ नहुने आँकडा, जस्तै घाटाको P/E, धर्को हुन्छ र त्यसको स्थान हुँदैन।',
  'Other figures and quarters': 'अरू आँकडा र त्रैमास',
  'One sector at a time': 'एक पटकमा एउटा क्षेत्र',
  'Banks and hydropower report different figures. Choose a sector.':
    'बैंक र जलविद्युत्का आँकडा फरक हुन्छन्। एउटा क्षेत्र छान्नुहोस्।',
  'Session by session, and beside the other sectors': 'दिनदिनै, र अरू क्षेत्रसँगै',
  'Purchases and sales in those of all brokers': 'सबै ब्रोकरको खरिद र बिक्रीमध्ये',
  'Brokers over the sector': 'क्षेत्रभरिका ब्रोकर',
  'last {count} sessions, in rupees': 'पछिल्ला {count} दिन, रुपैयाँमा',
  'All {count} sessions have a floorsheet.': 'सबै {count} दिनको फ्लोरसिट छ।',
  'A broker is not a client, and a net is not a holding.': 'ब्रोकर भनेको ग्राहक होइन, र खुद भनेको होल्डिङ होइन।',
  'No floorsheet': 'फ्लोरसिट छैन',
  'No session up to {date} in this range has a floorsheet.': '{date} सम्म यस अवधिका कुनै दिनको फ्लोरसिट छैन।',
} as const;
