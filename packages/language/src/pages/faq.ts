import type { Said } from '../said.ts';

export type Answered = {
  readonly id: string;
  readonly question: Said;
  readonly answer: Said;
  /** Where the reader can see it or do it. */
  readonly screens: readonly string[];
};

export type FaqGroup = { readonly id: string; readonly title: Said; readonly entries: readonly Answered[] };

export const faq: readonly FaqGroup[] = [
  {
    id: 'figures',
    title: { en: 'Figures', ne: 'अङ्क' },
    entries: [
      {
        id: 'source',
        question: { en: 'Where do the figures come from?', ne: 'अङ्क कहाँबाट आउँछन्?' },
        answer: {
          en: 'From the trades of the exchange. Bars, broker sums and totals are added up from them and compared with what the exchange declares, to the paisa. Until all of it agrees, the day is called provisional. A day from an archive says that it was not compared.',
          ne: 'नेप्सेका सौदाबाट। बार, ब्रोकरका जम्मा र कुल रकम तिनैबाट जोडिन्छन् र नेप्सेले घोषणा गरेकोसँग पैसासम्म दाँजिन्छन्। सबै नमिलुन्जेल दिनलाई अस्थायी भनिन्छ। अभिलेखबाट आएको दिनमा दाँजिएको छैन भनी लेखिएको हुन्छ।',
        },
        screens: ['/floorsheet', '/nepse-market-summary'],
      },
      {
        id: 'as-of',
        question: { en: 'What does “as of” do?', ne: '“को अवस्था” ले के गर्छ?' },
        answer: {
          en: 'It rewinds every panel to the end of an earlier day: nothing that became known later is read. The address keeps the day, so a link shows others the same.',
          ne: 'यसले हरेक प्यानललाई अघिल्लो दिनको अन्त्यमा फर्काउँछ: पछि थाहा भएको केही पढिँदैन। दिन ठेगानामा रहन्छ, त्यसैले लिङ्क खोल्ने अरूले पनि त्यही देख्छन्।',
        },
        screens: ['/dashboard', '/brokers-analytics'],
      },
      {
        id: 'adjusted',
        question: {
          en: 'Why is an old price lower than I remember?',
          ne: 'पुरानो मूल्य मैले सम्झेभन्दा किन कम छ?',
        },
        answer: {
          en: 'Prices before a bonus or right share are divided by its factor, so that the chart does not fall where nobody lost anything. The chart can also show prices as they traded.',
          ne: 'बोनस वा हकप्रदअघिका मूल्य त्यसको गुणाङ्कले भाग गरिन्छन्, ताकि कसैलाई घाटा नभएको ठाउँमा चार्ट नखसोस्। चार्टले कारोबार भएकै मूल्य पनि देखाउन सक्छ।',
        },
        screens: ['/charts', '/stock-profile'],
      },
      {
        id: 'unknown',
        question: { en: 'What does n/a mean?', ne: 'n/a भनेको के हो?' },
        answer: {
          en: 'That the figure is not known. Rest the pointer on it, or tap it, to read why. It is never shown as 0.',
          ne: 'त्यो अङ्क थाहा छैन। किन भनी पढ्न त्यसमाथि माउस राख्नुहोस् वा थिच्नुहोस्। थाहा नभएको अङ्कलाई 0 भनी कहिल्यै देखाइँदैन।',
        },
        screens: [],
      },
      {
        id: 'ltp',
        question: {
          en: 'Why does the last price differ from the close?',
          ne: 'अन्तिम कारोबार मूल्य र बन्द मूल्य किन फरक हुन्छ?',
        },
        answer: {
          en: 'The close follows the rule of the exchange for that day, which is not always the last trade. Both are shown side by side with the rule.',
          ne: 'बन्द मूल्य त्यस दिनको नेप्सेको नियमले तय हुन्छ, जुन सधैँ अन्तिम सौदा हुँदैन। दुवै नियमसहित सँगै देखाइन्छ।',
        },
        screens: ['/ltp-vs-close'],
      },
    ],
  },
  {
    id: 'signals',
    title: { en: 'Signals', ne: 'सिग्नल' },
    entries: [
      {
        id: 'advice',
        question: { en: 'Is a signal advice?', ne: 'सिग्नल सल्लाह हो?' },
        answer: {
          en: 'No. It says that a condition held on a closed bar. We are not registered with SEBON as an adviser, and a signal knows neither you nor your money.',
          ne: 'होइन। बन्द भएको बारमा एउटा सर्त पूरा भयो भन्ने मात्र जनाउँछ। हामी SEBON मा सल्लाहकारका रूपमा दर्ता छैनौँ, र सिग्नललाई तपाईं वा तपाईंको रकम थाहा हुँदैन।',
        },
        screens: ['/disclaimer', '/today-signal'],
      },
      {
        id: 'record',
        question: { en: 'How good are the signals?', ne: 'सिग्नल कति राम्रा छन्?' },
        answer: {
          en: 'Their record is open to everyone: every signal that could be traded is followed from the next open, a buy with the fees and taxes of that day, and compared with what the market did in the same sessions. Many lists have no edge; the page says which.',
          ne: 'रेकर्ड सबैका लागि खुला छ: कारोबार हुन सक्ने हरेक सिग्नललाई त्यसपछिको खुला मूल्यदेखि हेरिन्छ, खरिदमा त्यस दिनको शुल्क र कर कटाइन्छ, र उही दिनहरूको बजारको चालसँग दाँजिन्छ। धेरै सूचीको बढत छैन; कुनको छैन भन्ने पृष्ठमै छ।',
        },
        screens: ['/chuli-performance'],
      },
      {
        id: 'repaint',
        question: {
          en: 'Does a signal disappear afterwards?',
          ne: 'सिग्नल पछि हराउँछ?',
        },
        answer: {
          en: 'A bar that has closed is not judged again by later prices. Only a correction of past data, a corporate action that became known late or a new version of a rule makes us compute signals again.',
          ne: 'बन्द भइसकेको बार पछिका मूल्यले फेरि जाँचिँदैन। विगतको डाटा सच्याइए, बोनस वा हकप्रद ढिलो थाहा भए वा नियमको नयाँ संस्करण आए मात्र सिग्नल फेरि गणना हुन्छन्।',
        },
        screens: ['/daily-signal'],
      },
    ],
  },
  {
    id: 'brokers',
    title: { en: 'Brokers', ne: 'ब्रोकर' },
    entries: [
      {
        id: 'holding',
        question: {
          en: 'Does a broker’s net show who holds the shares?',
          ne: 'ब्रोकरको खुद कित्ताले सेयर कसको हो भन्ने देखाउँछ?',
        },
        answer: {
          en: 'No. It is what all clients of the broker bought less what they sold in those sessions. Shares move between accounts without a trade, and before the first session nothing is known.',
          ne: 'देखाउँदैन। त्यो ब्रोकरका सबै ग्राहकले ती दिनमा किनेकोबाट बेचेको घटाएको हो। कारोबारबिनै पनि सेयर एक खाताबाट अर्कोमा जान्छ, र पहिलो दिनअघिको थाहा छैन।',
        },
        screens: ['/net-holding', '/brokers-analytics'],
      },
      {
        id: 'live-brokers',
        question: {
          en: 'Why are there no brokers during trading?',
          ne: 'कारोबार चल्दा ब्रोकर किन देखिँदैन?',
        },
        answer: {
          en: 'The exchange hides broker numbers until the close. They appear when it publishes the floorsheet.',
          ne: 'नेप्सेले बजार बन्द नहुन्जेल ब्रोकर नम्बर लुकाउँछ। फ्लोरसिट प्रकाशित भएपछि देखिन्छन्।',
        },
        screens: ['/today-floorsheet'],
      },
    ],
  },
  {
    id: 'account',
    title: { en: 'Account and packages', ne: 'खाता र प्याकेज' },
    entries: [
      {
        id: 'need-account',
        question: { en: 'Do I need an account?', ne: 'खाता चाहिन्छ?' },
        answer: {
          en: 'Not to look at the market of the last five years. An account, which is free, opens the older years, keeps your favourites, followed stocks and notices on every device, and holds a package.',
          ne: 'पछिल्लो पाँच वर्षको बजार हेर्न चाहिँदैन। निःशुल्क खाताले त्यसअघिका वर्ष पनि खोल्छ, तपाईंका मनपर्ने पृष्ठ, पछ्याएका सेयर र सूचना हरेक डिभाइसमा देखाउँछ, र प्याकेज पनि त्यसैमा हुन्छ।',
        },
        screens: ['/signup', '/login'],
      },
      {
        id: 'renewal',
        question: { en: 'Is a package renewed by itself?', ne: 'प्याकेज आफैँ नवीकरण हुन्छ?' },
        answer: {
          en: 'No. It ends on its day and nothing is charged. A notice comes 7 days and 1 day before; whether also by push or e-mail is yours to choose.',
          ne: 'हुँदैन। आफ्नो मितिमा सकिन्छ र रकम काटिँदैन। 7 दिन र 1 दिनअघि सूचना आउँछ; पुस वा इमेलबाट पनि चाहिन्छ कि चाहिँदैन, तपाईं रोज्न सक्नुहुन्छ।',
        },
        screens: ['/payment', '/settings'],
      },
      {
        id: 'paid-not-open',
        question: {
          en: 'I paid and nothing opened. What now?',
          ne: 'तिरेँ तर खुलेन। अब के गर्ने?',
        },
        answer: {
          en: 'Wait some minutes: we ask the gateway again by ourselves, also when you have closed the page. If it took the money and the package stays shut, write to us with the reference of the gateway and your mobile number.',
          ne: 'केही मिनेट पर्खनुहोस्: पृष्ठ बन्द गर्नुभए पनि हामी आफैँ गेटवेलाई फेरि सोध्छौँ। गेटवेले रकम लिएर पनि प्याकेज नखुले गेटवेको सन्दर्भ नम्बर र आफ्नो मोबाइल नम्बरसहित हामीलाई लेख्नुहोस्।',
        },
        screens: ['/user-profile', '/contact-us'],
      },
      {
        id: 'refund',
        question: { en: 'Can I get my money back?', ne: 'रकम फिर्ता पाउँछु?' },
        answer: {
          en: 'Within 7 days of the first purchase of a package, and whenever something was charged twice or did not open. The terms have the details.',
          ne: 'प्याकेज पहिलो पटक किनेको 7 दिनभित्र, र दुई पटक रकम काटिएको वा प्याकेज नखुलेको भए जहिले पनि। विस्तृत कुरा सेवाका सर्तमा छ।',
        },
        screens: ['/terms-and-condition'],
      },
      {
        id: 'delete',
        question: { en: 'How do I delete my account?', ne: 'खाता कसरी मेटाउने?' },
        answer: {
          en: 'On the profile, with your password. You are signed out everywhere at once. For 30 days you can sign in and keep the account; then it is removed with all that is in it. Only the books of payments stay, without your name and number.',
          ne: 'प्रोफाइलमा, पासवर्ड दिएर। तुरुन्तै सबैतिरबाट साइन आउट हुन्छ। 30 दिनभित्र साइन इन गरेर खाता राख्न सकिन्छ; त्यसपछि खाता यसका सबै कुरासहित मेटिन्छ। भुक्तानीको हिसाब मात्र तपाईंको नाम र नम्बरबिना रहन्छ।',
        },
        screens: ['/user-profile', '/privacy-policy'],
      },
    ],
  },
  {
    id: 'help',
    title: { en: 'Using the site', ne: 'साइट चलाउने' },
    entries: [
      {
        id: 'palette',
        question: { en: 'How do I get anywhere quickly?', ne: 'जुनसुकै पृष्ठमा छिटो कसरी पुग्ने?' },
        answer: {
          en: 'Press Ctrl K, or the search field at the top, and type a stock, a broker as b58, the name of a screen or a day. Pages you use often can be made favourites.',
          ne: 'Ctrl K वा माथिको खोज थिचेर सेयर, b58 जस्तो ब्रोकर, पृष्ठको नाम वा दिन लेख्नुहोस्। धेरै चलाउने पृष्ठलाई मनपर्नेमा राख्न सकिन्छ।',
        },
        screens: ['/fav-menu'],
      },
      {
        id: 'order',
        question: { en: 'Can I place an order here?', ne: 'यहाँबाट अर्डर गर्न मिल्छ?' },
        answer: {
          en: 'No. An order is given on your broker’s own site. We never ask for its password.',
          ne: 'मिल्दैन। अर्डर ब्रोकरकै साइटमा दिइन्छ। त्यसको पासवर्ड हामी कहिल्यै माग्दैनौँ।',
        },
        screens: [],
      },
      {
        id: 'wrong',
        question: { en: 'I found a mistake. Where do I say so?', ne: 'गल्ती भेटेँ। कहाँ भन्ने?' },
        answer: {
          en: 'Report it: what you did, what you expected and what happened. The page you came from, the version and the name of your browser are sent along only if you agree.',
          ne: 'के गर्नुभयो, के हुनुपर्थ्यो र के भयो, लेखेर पठाउनुहोस्। सहमति दिनुभए मात्र तपाईं आएको पृष्ठ, संस्करण र ब्राउजरको नाम सँगै जान्छ।',
        },
        screens: ['/jira', '/feedback'],
      },
    ],
  },
];
