import type { LegalText } from './legal.ts';

/** Constitution of Nepal, Article 28; Individual Privacy Act 2075 and Regulation 2077. */
export const privacy: LegalText = {
  version: '2026-11-15',
  lead: {
    en: 'What we keep about you, why, for how long, and how you get it back or have it deleted.',
    ne: 'हामी तपाईंका बारेमा के राख्छौँ, किन, कति समय, र तपाईंले कसरी लिन वा मेटाउन सक्नुहुन्छ।',
  },
  sections: [
    {
      id: 'who',
      title: { en: 'Who is responsible', ne: 'जिम्मेवार को हो' },
      parts: [
        {
          en: 'Whoever runs this service decides what is kept and answers for it. Every service of this kind has to show these facts.',
          ne: 'यो सेवा चलाउनेले नै के राख्ने भन्ने निर्णय गर्छ र त्यसको जवाफदेही हुन्छ। यस्तो हरेक सेवाले यी विवरण देखाउनुपर्छ।',
        },
        'operator',
      ],
    },
    {
      id: 'law',
      title: { en: 'The law we follow', ne: 'हामी पालना गर्ने कानुन' },
      parts: [
        {
          en: 'Privacy is a right by Article 28 of the Constitution of Nepal. The Individual Privacy Act 2075 and its Regulation 2077 say how: what is collected is collected with your consent, for a purpose that was named, and used for no other. You consent by filling in a form yourself; nothing is bought about you or taken from elsewhere.',
          ne: 'गोपनीयता नेपालको संविधानको धारा 28 ले दिएको हक हो। वैयक्तिक गोपनीयता सम्बन्धी ऐन 2075 र नियमावली 2077 अनुसार विवरण तपाईंको सहमतिमा, भनिएको कामका लागि सङ्कलन गरिन्छ, र अरू काममा प्रयोग गरिँदैन। फाराम आफैँ भरेर तपाईं सहमति दिनुहुन्छ; तपाईंबारे अरू कतैबाट केही किनिँदैन वा लिइँदैन।',
        },
      ],
    },
    {
      id: 'what',
      title: { en: 'What we keep', ne: 'हामी के राख्छौँ' },
      parts: [
        {
          list: [
            {
              en: 'Your account: mobile number, name, and a hash of your password, from which the password cannot be read; the key of your authenticator app, sealed, and your e-mail address, if you gave them.',
              ne: 'तपाईंको खाता: मोबाइल नम्बर, नाम, र पासवर्डको ह्यास, जसबाट पासवर्ड पढ्न सकिँदैन; जोड्नुभएको भए अथेन्टिकेटर एपको सिल गरिएको साँचो र इमेल ठेगाना।',
            },
            {
              en: 'Your sign-ins: when, from which network address, and how the browser calls itself. You see them on your profile and can end each.',
              ne: 'तपाईंको साइन इन: कहिले, कुन नेटवर्क ठेगानाबाट, र ब्राउजरको नाम। तपाईं प्रोफाइलमा हेर्न र जुनसुकै अन्त्य गर्न सक्नुहुन्छ।',
            },
            {
              en: 'What you set up: favourite pages, stocks you follow with their targets, how you want to be told, and the browsers to which notices are pushed.',
              ne: 'तपाईंले राखेका कुरा: मनपर्ने पृष्ठ, पछ्याएका सेयर र लक्ष्य, सूचना कसरी पाउने भन्ने रोजाइ, र पुस सूचना जाने ब्राउजर।',
            },
            {
              en: 'Your payments: what was bought, the amount, and what the gateway answered about it. You pay on the gateway’s own page: card numbers, wallet passwords and PINs never reach us.',
              ne: 'तपाईंको भुक्तानी: के किनियो, रकम, र गेटवेले त्यसबारे दिएको उत्तर। भुक्तानी गेटवेकै पृष्ठमा हुन्छ: कार्ड नम्बर, वालेट पासवर्ड र पिन हामीकहाँ आउँदैनन्।',
            },
            {
              en: 'Notices to you: what they said, whether you read them, and whether a message by SMS, e-mail or push was sent. Codes are not kept in readable form.',
              ne: 'तपाईंलाई आएका सूचना: के लेखिएको थियो, पढ्नुभयो कि भएन, र SMS, इमेल वा पुस सन्देश पठाइयो कि पठाइएन। कोड पढ्न मिल्ने गरी राखिँदैन।',
            },
            {
              en: 'What you write to us in a form, and that it was you if you were signed in.',
              ne: 'तपाईंले फाराममा हामीलाई लेख्नुभएको कुरा, र साइन इन हुनुहुन्थ्यो भने त्यो तपाईंले लेखेको भन्ने।',
            },
            {
              en: 'A log of the server: time, network address and the address that was asked for. A symbol can stand in it where you look at market figures, but not where you follow a stock or set a target. Your name, number, passwords, tokens and codes are not in it.',
              ne: 'सर्भरको लग: समय, नेटवर्क ठेगाना र मागिएको ठेगाना। बजारका अङ्क हेर्दा त्यसमा सेयरको सङ्केत हुन सक्छ, तर सेयर पछ्याउँदा वा लक्ष्य राख्दा हुँदैन। तपाईंको नाम, नम्बर, पासवर्ड, टोकन र कोड त्यसमा हुँदैनन्।',
            },
          ],
        },
        {
          en: 'We do not ask for, take or keep passwords, PINs or CRN numbers of your broker’s site or of MeroShare.',
          ne: 'तपाईंको ब्रोकरको साइट वा मेरोसेयरको पासवर्ड, पिन वा CRN हामी माग्दैनौँ, लिँदैनौँ र राख्दैनौँ।',
        },
      ],
    },
    {
      id: 'sensitive',
      title: { en: 'What you follow is sensitive', ne: 'तपाईंले पछ्याएका सेयर संवेदनशील विवरण हुन्' },
      parts: [
        {
          en: 'The Act counts details relating to property among sensitive information. The stocks you follow and your targets are treated as such: no page shows them to anybody but you, they are not sold, and no advertising is built on them. No portfolio is kept here.',
          ne: 'ऐनले सम्पत्तिसम्बन्धी विवरणलाई संवेदनशील सूचना मान्छ। तपाईंले पछ्याएका सेयर र लक्ष्यलाई त्यस्तै मानिन्छ: कुनै पृष्ठले तपाईंबाहेक अरूलाई देखाउँदैन, बेचिँदैन, र त्यसको आधारमा विज्ञापन गरिँदैन। यहाँ पोर्टफोलियो राखिँदैन।',
        },
      ],
    },
    {
      id: 'browser',
      title: { en: 'What stays in your browser', ne: 'तपाईंको ब्राउजरमा के रहन्छ' },
      parts: [
        {
          en: 'Language, theme, drawings, saved views, the stock you last looked at and how often you opened which page are kept on your machine alone, and so are the pages and market figures you saw last, to show them without a network. Favourites of a visitor stay there too. Once you sign in, the browser keeps a name by chance for this device, and until you sign out the key that renews your sign-in. Each open page calls itself by a name by chance, so that readers behind one address get their share each; it is gone when the page is closed. No cookie is set, and nobody else counts your visits.',
          ne: 'भाषा, रूप, चार्टका रेखा, सुरक्षित दृश्य, अन्तिम पटक हेरेको सेयर र कुन पृष्ठ कति पटक खोलियो भन्ने तपाईंकै डिभाइसमा मात्र रहन्छन्; नेटवर्क नहुँदा देखाउन पछिल्लो पटक हेरेका पृष्ठ र बजारका अङ्क पनि। साइन इन नगरेकाका मनपर्ने पृष्ठ पनि त्यहीँ रहन्छन्। साइन इन गरेपछि यो डिभाइसका लागि संयोगले बनाइएको एउटा नाम, र साइन आउट नगरुन्जेल साइन इन नवीकरण गर्ने साँचो ब्राउजरमा रहन्छ। एउटै ठेगानाबाट आउने धेरै पाठकले आ-आफ्नो भाग पाऊन् भनेर हरेक खुला पृष्ठले संयोगले बनाइएको एउटा नाम बोकेको हुन्छ; पृष्ठ बन्द भएपछि त्यो मेटिन्छ। कुकी राखिँदैन, र तपाईंले के हेर्नुभयो भनी अरू कसैले गन्दैन।',
        },
      ],
    },
    {
      id: 'shared',
      title: { en: 'Who else gets something', ne: 'अरू कसले के पाउँछ' },
      parts: [
        {
          list: [
            {
              en: 'The payment gateway that you choose gets the order number, the amount and the name of the package; nothing about you.',
              ne: 'तपाईंले रोजेको भुक्तानी गेटवेले अर्डर नम्बर, रकम र प्याकेजको नाम पाउँछ; तपाईंबारे केही पाउँदैन।',
            },
            {
              en: 'The SMS gateway gets your number and the text of the message.',
              ne: 'SMS गेटवेले तपाईंको नम्बर र सन्देश पाउँछ।',
            },
            {
              en: 'If you chose e-mail, the mail service gets your address and the letter. If you chose push, the service of your browser passes the notice on, encrypted so that it cannot read it.',
              ne: 'इमेल रोज्नुभए इमेल सेवाले तपाईंको ठेगाना र इमेल पाउँछ। पुस रोज्नुभए तपाईंको ब्राउजरको सेवाले सूचना पुर्‍याउँछ, तर इन्क्रिप्ट गरिएकाले पढ्न सक्दैन।',
            },
            {
              en: 'A court or an authority gets what the law of Nepal obliges us to give, and no more.',
              ne: 'अदालत वा अधिकारप्राप्त निकायले नेपालको कानुनले दिनुपर्ने भनेको मात्र पाउँछ।',
            },
          ],
        },
        { en: 'Nobody else. Nothing is sold.', ne: 'अरू कसैले पाउँदैन। केही बेचिँदैन।' },
      ],
    },
    {
      id: 'retention',
      title: { en: 'How long', ne: 'कति समय' },
      parts: [
        {
          list: [
            {
              en: 'Account and everything you set up: until 30 days after you asked for its deletion. A demo account: one day.',
              ne: 'खाता र तपाईंले राखेका सबै कुरा: खाता मेटाउन भन्नुभएको 30 दिनसम्म। डेमो खाता: एक दिन।',
            },
            {
              en: 'Sign-ins that were ended or ran out: 180 days from then, so that you can look back.',
              ne: 'अन्त्य गरिएका वा समय सकिएका साइन इन: तपाईंले पछि हेर्न सक्नुहोस् भनेर त्यस बेलादेखि 180 दिन।',
            },
            {
              en: 'One-time codes, e-mail addresses that were not confirmed, and counted tries: one day.',
              ne: 'एक पटकका कोड, पुष्टि नभएका इमेल ठेगाना र गनिएका प्रयास: एक दिन।',
            },
            {
              en: 'Notices, and answers to forms: one year.',
              ne: 'सूचना र फारामका उत्तर: एक वर्ष।',
            },
            {
              en: 'Books of payments: they stay, as the tax law of Nepal demands of a seller; once the account is gone, without your name and number.',
              ne: 'भुक्तानीको हिसाब: नेपालको कर कानुनले विक्रेतालाई राख्न लगाएकाले रहिरहन्छ; खाता मेटिएपछि तपाईंको नाम र नम्बरबिना।',
            },
            {
              en: 'The log of the server: as long as whoever runs this service needs it to find faults.',
              ne: 'सर्भरको लग: सेवा चलाउनेलाई समस्या खोज्न चाहिने अवधिसम्म।',
            },
          ],
        },
      ],
    },
    {
      id: 'rights',
      title: { en: 'What you can do', ne: 'तपाईं के गर्न सक्नुहुन्छ' },
      parts: [
        {
          list: [
            {
              en: 'Take along everything that is kept under your account as one file, at any time: sign-ins, packages, payments, followed stocks, settings, notices and what you wrote to us. Only secrets such as the hash of your password are not in it.',
              ne: 'तपाईंको खातामा राखिएका सबै कुरा जुनसुकै बेला एउटै फाइलमा लिन: साइन इन, प्याकेज, भुक्तानी, पछ्याएका सेयर, सेटिङ, सूचना र हामीलाई लेख्नुभएका कुरा। पासवर्डको ह्यासजस्ता गोप्य कुरा मात्र त्यसमा हुँदैनन्।',
            },
            { en: 'Correct your name and change your password.', ne: 'नाम सच्याउन र पासवर्ड फेर्न।' },
            {
              en: 'Delete your account. You are signed out everywhere at once and can undo it for 30 days; then it is removed with all that is in it.',
              ne: 'खाता मेटाउन। तुरुन्तै सबैतिरबाट साइन आउट हुन्छ, 30 दिनभित्र रोक्न सकिन्छ, र त्यसपछि खाता यसका सबै कुरासहित मेटिन्छ।',
            },
            {
              en: 'Take back a consent that you gave: for notices in the settings, for anything else by writing to us.',
              ne: 'दिएको सहमति फिर्ता लिन: सूचनाका लागि सेटिङबाट, अन्यका लागि हामीलाई लेखेर।',
            },
            {
              en: 'Complain to us, and to the District Court or the authority that the Act names.',
              ne: 'हामीसमक्ष, र ऐनले तोकेको जिल्ला अदालत वा निकायसमक्ष उजुरी गर्न।',
            },
          ],
        },
      ],
      screens: ['/user-profile', '/settings', '/contact-us'],
    },
    {
      id: 'safety',
      title: { en: 'How it is kept safe', ne: 'कसरी सुरक्षित राखिन्छ' },
      parts: [
        {
          en: 'Connections are encrypted. Passwords are hashed so that guessing is slow. A sign-in ends where a copied key is noticed. A sign-in from a new device is told to you. Numbers, tokens and codes are kept out of the logs.',
          ne: 'जडान इन्क्रिप्ट गरिएको हुन्छ। पासवर्ड अनुमान गर्न ढिलो हुने गरी ह्यास गरिन्छ। साँचो नक्कल भएको थाहा भए साइन इन अन्त्य हुन्छ। नयाँ डिभाइसबाट साइन इन भए तपाईंलाई सूचना आउँछ। नम्बर, टोकन र कोड लगमा राखिँदैन।',
        },
      ],
    },
    {
      id: 'changes',
      title: { en: 'Changes', ne: 'परिवर्तन' },
      parts: [
        {
          en: 'A new version carries its date and is announced before it holds. For a new purpose you are asked again.',
          ne: 'नयाँ संस्करणमा मिति हुन्छ र लागू हुनुअघि घोषणा गरिन्छ। नयाँ प्रयोजनका लागि फेरि सहमति लिइन्छ।',
        },
      ],
      screens: ['/announcement'],
    },
  ],
};
