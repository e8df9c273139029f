import type { Said } from '../said.ts';

/** Texts of the page “What works, what does not”: what is told there in whole sentences. */
export const EVIDENCE = {
  lead: {
    en: 'We wrote 123 tests down before computing a single return, looked at 2012 to 2021, and then at the years since 2022, which no choice had seen. This page prints what held, what did not, and how each finding is judged again on days that nobody has seen.',
    ne: 'हामीले प्रतिफल हिसाब गर्नुअघि नै 123 परीक्षण लेख्यौँ, सन् 2012 देखि 2021 सम्म हेर्‍यौँ, अनि छनोट गर्दा नहेरिएका 2022 यताका वर्षमा जाँच्यौँ। के टिक्यो, के टिकेन र नदेखिएका दिनमा फेरि कसरी जाँचिन्छ भन्ने यहाँ छ।',
  },
  effects: {
    en: 'None of these is a rule to buy. NEPSE has no short sale, so a wait earns nothing by itself: it tells somebody who buys anyway when not to. It says nothing about shares you hold.',
    ne: 'यीमध्ये कुनै पनि किन्ने नियम होइन। नेप्सेमा सर्ट सेल छैन, त्यसैले पर्खेर आफैँ नाफा हुँदैन: जसै भए पनि किन्नेलाई कहिले नकिन्ने भन्छ। तपाईंसँग भएका सेयरबारे यसले केही भन्दैन।',
  },
  worth: {
    en: 'How much is it worth? Little. In our registered study a random purchase made during a wait did 0.9 to 1.8 points worse over the next 20 sessions, but only 4 to 6 % of stock-days are concerned: avoiding them lifts a random buyer from −1.1 to about −1.0 % a trade. It does not make a bad habit profitable. Against the NEPSE index, which large companies lead, both waits are weaker (−0.6 and −1.4 % after an ex-date, −1.9 and −1.1 % after an announcement): we say “than the average share”, not “than NEPSE”.',
    ne: 'यसको मूल्य कति? थोरै। हाम्रो दर्ता गरिएको अध्ययनमा पर्खने अवधिमा अन्दाजले गरिएको खरिद पछिका 20 कारोबार दिनमा 0.9 देखि 1.8 बिन्दु कमजोर रह्यो, तर यस्ता दिन 4 देखि 6 प्रतिशत मात्र हुन्: तिनलाई छल्दा अन्दाजले किन्नेको औसत −1.1 बाट करिब −1.0 प्रतिशत हुन्छ। नराम्रो बानी नाफामूलक हुँदैन। ठूला कम्पनीले डोर्‍याउने नेप्से परिसूचकसँग दाँज्दा दुवै कमजोर छन् (बुक क्लोजपछि −0.6 र −1.4, घोषणापछि −1.9 र −1.1 प्रतिशत): त्यसैले “औसत सेयरभन्दा” भन्छौँ, “नेप्सेभन्दा” होइन।',
  },
  fails: {
    en: 'First our own record, counted now. Below it rules of the textbooks from our registered study of 2026-11-15: excess over the average share (over holding NEPSE for the timing rules), percent a year after fees and tax, 2022 to August 2026. Beyond ±2 the t value leaves luck behind. No rule to buy and no timing rule passed; those that did leave luck behind lost.',
    ne: 'पहिले हाम्रै अभिलेख, अहिले गनिएको। त्यसमुनि 2026-11-15 को दर्ता गरिएको अध्ययनका पाठ्यपुस्तकका नियम: औसत सेयरभन्दा (समय मिलाउने नियममा नेप्से राखिरहेभन्दा) कति बढी, शुल्क र करपछि वार्षिक प्रतिशत, 2022 देखि 2026 अगस्टसम्म। t मान ±2 नाघे मात्र संयोगभन्दा पर मानिन्छ। किन्ने वा समय मिलाउने कुनै नियम टिकेन; संयोगभन्दा पर गएकाहरू घाटामै गए।',
  },
  survivors: {
    en: 'Three more effects (closes at the upper circuit, quiet shares, one-day jumpers) passed the registered test and failed stricter controls that were added later. They are not offered. Closes at either circuit, ex-dates of cash and of rights, and ends of promoter lock-ins are collected in silence, without a verdict.',
    ne: 'अरू तीन प्रभाव (माथिल्लो सर्किटमा बन्द, शान्त सेयर, एकै दिन उफ्रने) दर्ता गरिएको परीक्षणमा पास भए तर पछि थपिएका कडा जाँचमा फेल भए। ती दिइँदैनन्। सर्किटमा बन्द, नगद र हकप्रदको बुक क्लोज अनि प्रोमोटर लक-इन सकिने दिन बिना फैसला चुपचाप सङ्कलन हुन्छन्।',
  },
  trading: {
    en: 'The certain loss. Somebody who buys by dice at the prices since 2022, always again, at the fees and taxes of today: percent of the capital a year. Losses are not set off against gains, as the tax here is withheld sale by sale.',
    ne: 'पक्का घाटा। सन् 2022 यताको मूल्यमा अन्दाजले, बारम्बार किन्नेले आजको शुल्क र करमा वर्षमा पुँजीको कति प्रतिशत गुमाउँछ। यहाँ कर हरेक बिक्रीमा काटिने भएकाले घाटा नाफासँग मिलाइँदैन।',
  },
  orders: {
    en: 'What one purchase and its sale at the same price cost today, by the size of the order. The Rs 25 of the depository are charged twice and make small orders dear.',
    ne: 'एउटै मूल्यमा किनेर बेच्दा आज लाग्ने खर्च, अर्डरको आकारअनुसार। डिपोजिटरीको रु 25 दुई पटक लाग्ने भएकाले सानो अर्डर महँगो पर्छ।',
  },
  open: {
    en: 'The first trade of a share is of Rs 8,500 (median). Rs 1 lakh could be bought within 0.2 % of the open in the first 15 minutes on only 32 % of the days of liquid shares. After an open 1.9 % or more above the last close the day’s average was 1.3 % lower (t −27); after one as far below, 0.9 % higher. Do not send a market order into a gap.',
    ne: 'सेयरको पहिलो सौदा रु 8,500 को हुन्छ (मध्यक)। धेरै कारोबार हुने सेयरमा पनि पहिलो 15 मिनेटमा खुला मूल्यको 0.2 प्रतिशतभित्र रु 1 लाख किन्न सकिने दिन 32 प्रतिशत मात्र थिए। अघिल्लो बन्दभन्दा 1.9 प्रतिशत वा बढी माथि खुल्दा दिनको औसत 1.3 प्रतिशत तल रह्यो (t −27); त्यति नै तल खुल्दा 0.9 प्रतिशत माथि। ग्यापमा मार्केट अर्डर नहाल्नुहोस्।',
  },
  openSource: {
    en: 'From our registered study of 2026-11-15: trades of eight days of 2024, bars since 2012.',
    ne: '2026-11-15 को हाम्रो दर्ता गरिएको अध्ययनबाट: 2024 का आठ दिनका सौदा, 2012 यताका बार।',
  },
  turn: {
    en: 'NEPSE around the end of the fiscal year, every year that is known. It was reported in 2018, and NEPSE rose in each of the eight years to 2026, but so few unseen years cannot prove it, and 2024 carries most of them. No verdict before 2031, and no rule to buy.',
    ne: 'आर्थिक वर्ष सकिने बेला नेप्से, थाहा भएका सबै वर्ष। 2018 मा प्रकाशित भयो र 2026 सम्मका आठै वर्ष नेप्से बढ्यो, तर यति थोरै नदेखिएका वर्षले प्रमाणित गर्न सक्दैनन्, र धेरैजसो 2024 को हो। 2031 अघि फैसला हुँदैन, किन्ने नियम पनि होइन।',
  },
  limits: {
    en: 'Events bunch in October to January: some fifty months since 2022 are about five seasons. Dates of announcements begin in 2018, and whether each was the day on which the public knew was not checked. Cash dividends are left out on both sides. The years before 2022 were seen when the rules were chosen; those since were looked at in the same run. Only events from 2026-08-22 on are untouched, and only they grade.',
    ne: 'घटनाहरू असोजदेखि माघसम्म थुप्रिन्छन्: 2022 यताका करिब पचास महिना भनेका पाँच याम मात्र हुन्। घोषणाका मिति 2018 बाट छन्, र सबैले त्यही दिन थाहा पाए भन्ने जाँचिएको छैन। नगद लाभांश दुवैतिर छोडिएको छ। 2022 अघिका वर्ष नियम छान्दा हेरिएका थिए; त्यसयताका पनि एकै पटक हेरिए। 2026-08-22 यताका घटना मात्र नछोइएका छन्, र तिनैले मात्र अंक दिन्छन्।',
  },
} as const satisfies Record<string, Said>;

/** Rules of textbooks that our study tried: excess a year after costs since 2022 in percent, and its t value. */
export const STUDIED: readonly { readonly rule: Said; readonly excess: number; readonly t: number }[] = [
  { rule: { en: 'Buy the winners of the month', ne: 'महिनाभरि बढेका किन्ने' }, excess: -5.2, t: -1 },
  { rule: { en: 'Buy the winners of six months', ne: 'छ महिनामा बढेका किन्ने' }, excess: -14.1, t: -3.2 },
  { rule: { en: 'Buy the winners of twelve months', ne: 'बाह्र महिनामा बढेका किन्ने' }, excess: -6.4, t: -1.1 },
  { rule: { en: 'Buy near the 52-week high', ne: '52 हप्ताको उच्च नजिक किन्ने' }, excess: -2.7, t: -0.5 },
  { rule: { en: 'Buy what fell most in a month', ne: 'महिनामा सबैभन्दा घटेका किन्ने' }, excess: -15.4, t: -2.6 },
  { rule: { en: 'Buy calm shares', ne: 'कम उतारचढावका किन्ने' }, excess: -5.2, t: -0.7 },
  {
    rule: { en: 'Buy small companies (only those that survived)', ne: 'साना कम्पनी किन्ने (टिकेका मात्र)' },
    excess: 8.1,
    t: 1,
  },
  { rule: { en: 'Buy the losers of the week', ne: 'हप्तामा घटेका किन्ने' }, excess: -31, t: -7.6 },
  { rule: { en: 'Buy the winners of the week', ne: 'हप्तामा बढेका किन्ने' }, excess: -56, t: -15 },
  {
    rule: { en: 'Hold NEPSE only above its 200-session mean', ne: 'नेप्से 200 दिने औसतमाथि हुँदा मात्र राख्ने' },
    excess: -6.2,
    t: -0.9,
  },
  {
    rule: { en: 'Hold NEPSE only above its 20-session mean', ne: 'नेप्से 20 दिने औसतमाथि हुँदा मात्र राख्ने' },
    excess: -6.4,
    t: -1.1,
  },
];
