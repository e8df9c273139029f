import type { LegalText } from './legal.ts';

/** E-Commerce Act 2081 (in force 2025-04-16), Consumer Protection Act 2075, Electronic Transactions Act 2063. */
export const terms: LegalText = {
  version: '2026-11-15',
  lead: {
    en: 'What you buy, what it costs, when you get your money back, and what neither of us may do.',
    ne: 'तपाईं के किन्नुहुन्छ, कति पर्छ, रकम कहिले फिर्ता हुन्छ, र दुवै पक्षले के गर्न पाइँदैन।',
  },
  sections: [
    {
      id: 'seller',
      title: { en: 'Who sells', ne: 'विक्रेता' },
      parts: [
        {
          en: 'The E-Commerce Act 2081 obliges every seller to show the following, and to correct it within 48 hours when it changes.',
          ne: 'विद्युतीय व्यापार ऐन 2081 अनुसार हरेक विक्रेताले तलका विवरण देखाउनुपर्छ, र फेरिए 48 घण्टाभित्र सच्याउनुपर्छ।',
        },
        'operator',
      ],
    },
    {
      id: 'service',
      title: { en: 'What the service is', ne: 'सेवा के हो' },
      parts: [
        {
          en: 'Figures, charts, lists and signals of the Nepalese stock market, computed from trades. It is no stock exchange and no broker: no order is placed here. It gives no advice; the disclaimer is a part of these terms.',
          ne: 'सौदाबाट निकालिएका नेपाली सेयर बजारका अङ्क, चार्ट, सूची र सिग्नल। यो स्टक एक्सचेन्ज वा ब्रोकर होइन: यहाँबाट अर्डर जाँदैन। यसले सल्लाह दिँदैन; अस्वीकरण यी सर्तको अङ्ग हो।',
        },
      ],
      screens: ['/disclaimer'],
    },
    {
      id: 'account',
      title: { en: 'Your account', ne: 'तपाईंको खाता' },
      parts: [
        {
          list: [
            {
              en: 'You are an adult, and the mobile number is yours.',
              ne: 'तपाईं बालिग हुनुहुन्छ र मोबाइल नम्बर तपाईंकै हो।',
            },
            {
              en: 'An account is for one person. Do not share the password; end sign-ins that are not yours.',
              ne: 'एउटा खाता एक जनाका लागि हो। पासवर्ड नबाँड्नुहोस्; आफ्नो नभएको साइन इन अन्त्य गर्नुहोस्।',
            },
            {
              en: 'You can delete it at any time. What is left of a paid package ends with it.',
              ne: 'तपाईं खाता जुनसुकै बेला मेटाउन सक्नुहुन्छ। किनेको प्याकेजको बाँकी अवधि त्यसैसँग सकिन्छ।',
            },
          ],
        },
      ],
      screens: ['/user-profile'],
    },
    {
      id: 'price',
      title: { en: 'Packages, prices, payment', ne: 'प्याकेज, मूल्य र भुक्तानी' },
      parts: [
        {
          list: [
            {
              en: 'The price that is shown is the whole price, in Nepalese rupees, with 13 % VAT inside it. There is no other charge of ours.',
              ne: 'देखाइएको मूल्य नेपाली रुपैयाँमा पूरा मूल्य हो, 13 % मूल्य अभिवृद्धि कर (भ्याट) यसैमा छ। हाम्रो अरू शुल्क छैन।',
            },
            {
              en: 'You pay through one of the gateways that are offered. The package opens as soon as the gateway confirms the payment to us, or, where the same or a higher one still runs, when that ends. You get a numbered receipt.',
              ne: 'तपाईं यहाँ भएका गेटवेमध्ये एउटाबाट तिर्नुहुन्छ। गेटवेले भुक्तानी भएको पुष्टि गर्नासाथ प्याकेज खुल्छ; उही वा माथिल्लो प्याकेज चलिरहेको भए त्यो सकिएपछि। नम्बर भएको रसिद पाउनुहुन्छ।',
            },
            {
              en: 'A package runs for the months that were bought and then ends. Nothing is renewed or charged by itself.',
              ne: 'प्याकेज किनेको महिनासम्म चल्छ र सकिन्छ। आफैँ नवीकरण हुँदैन, आफैँ रकम काटिँदैन।',
            },
            {
              en: 'Whoever changes to a higher package is credited the unused whole days of what was paid for the present one. Where they are worth more than the higher package costs, nothing is credited and the present one runs on to its own end.',
              ne: 'माथिल्लो प्याकेज लिँदा हालको प्याकेजमा तिरेको रकमबाट प्रयोग नभएका पूरा दिनको रकम घटाइन्छ। त्यो माथिल्लो प्याकेजको मूल्यभन्दा बढी भए केही घटाइँदैन, र हालको प्याकेज आफ्नो मितिसम्म चल्छ।',
            },
          ],
        },
      ],
      screens: ['/payment'],
    },
    {
      id: 'refund',
      title: { en: 'Refunds', ne: 'रकम फिर्ता' },
      parts: [
        {
          list: [
            {
              en: 'Paid twice, or paid and not opened: the whole amount goes back, whenever it is noticed.',
              ne: 'दुई पटक तिरेको वा तिरेर पनि नखुलेको: जहिले थाहा भए पनि पूरै रकम फिर्ता हुन्छ।',
            },
            {
              en: 'Within 7 days of the first purchase of a package: the whole amount, without a reason. The package ends then.',
              ne: 'प्याकेज पहिलो पटक किनेको 7 दिनभित्र: कारण नचाहिई पूरै रकम फिर्ता। प्याकेज त्यही बेला सकिन्छ।',
            },
            {
              en: 'If we end the service or a feature that you paid for: the part of the price for the time that is left.',
              ne: 'हामीले सेवा वा तपाईंले तिरेको सुविधा बन्द गरे: बाँकी समयको रकम।',
            },
            {
              en: 'Otherwise a package that was opened is not refunded, nor one that was given in payment for a higher one.',
              ne: 'अन्यथा खुलिसकेको प्याकेजको, वा माथिल्लो प्याकेजको मूल्यमा घटाइएको प्याकेजको रकम फिर्ता हुँदैन।',
            },
          ],
        },
        {
          en: 'Ask through the contact form with the number of the receipt and your mobile number, on which you are answered. The money goes back through the gateway by which it came.',
          ne: 'रसिद नम्बर र आफ्नो मोबाइल नम्बरसहित सम्पर्क फारामबाट माग्नुहोस्; जवाफ त्यही नम्बरमा दिइन्छ। रकम जुन गेटवेबाट आयो त्यसैबाट फिर्ता जान्छ।',
        },
      ],
      screens: ['/contact-us'],
    },
    {
      id: 'use',
      title: { en: 'What is not allowed', ne: 'के गर्न पाइँदैन' },
      parts: [
        {
          list: [
            {
              en: 'Copying the data in bulk, passing it on or selling it. The market data belongs to the exchange; you may use it for yourself.',
              ne: 'डाटा थोकमा उतार्न, अरूलाई दिन वा बेच्न। बजारको डाटा नेप्सेको हो; आफ्नै लागि प्रयोग गर्न सक्नुहुन्छ।',
            },
            {
              en: 'Getting at what your package does not open, at other people’s data, or at the servers. The Electronic Transactions Act 2063 makes that an offence.',
              ne: 'आफ्नो प्याकेजले नखोलेको, अरूको विवरण वा सर्भरमा पस्न। विद्युतीय कारोबार ऐन 2063 अनुसार यो कसुर हो।',
            },
            {
              en: 'Presenting what is shown here to others as your advice or as ours.',
              ne: 'यहाँ देखाइएको कुरालाई आफ्नो वा हाम्रो सल्लाह भनी अरूलाई दिन।',
            },
          ],
        },
        {
          en: 'Whoever does so may lose the account; what was paid for the time that is left goes back, unless damage was done.',
          ne: 'यसो गर्नेको खाता बन्द हुन सक्छ; क्षति नभएको भए बाँकी समयको रकम फिर्ता हुन्छ।',
        },
      ],
    },
    {
      id: 'liability',
      title: { en: 'What we answer for', ne: 'हाम्रो दायित्व' },
      parts: [
        {
          en: 'We answer for what we sell: that it is open to you and computed as described. We do not answer for what you decide in the market, for data that the exchange corrects later, or for times when the exchange, a gateway or the network is down.',
          ne: 'हामी आफूले बेचेको कुराका लागि जवाफदेही छौँ: त्यो तपाईंका लागि खुला हुने र बताइएअनुसार गणना हुने। बजारमा तपाईंले गर्ने निर्णय, नेप्सेले पछि सच्याउने डाटा, वा नेप्से, गेटवे वा नेटवर्क नचलेको समयका लागि हामी जवाफदेही हुँदैनौँ।',
        },
      ],
    },
    {
      id: 'grievance',
      title: { en: 'Grievances and law', ne: 'गुनासो र कानुन' },
      parts: [
        {
          en: 'Write to the grievance contact above or through the contact form. Your rights by the Consumer Protection Act 2075 stay whole. The law of Nepal holds.',
          ne: 'माथिको गुनासो सम्पर्क वा सम्पर्क फारामबाट लेख्नुहोस्। उपभोक्ता संरक्षण ऐन 2075 अनुसारका तपाईंका अधिकार पूरै रहन्छन्। नेपालको कानुन लागू हुन्छ।',
        },
      ],
      screens: ['/contact-us'],
    },
    {
      id: 'changes',
      title: { en: 'Changes', ne: 'परिवर्तन' },
      parts: [
        {
          en: 'New terms carry their date and are announced before they hold. For a package that was paid for, the terms of the day of payment hold until it ends.',
          ne: 'नयाँ सर्तमा मिति हुन्छ र लागू हुनुअघि घोषणा गरिन्छ। तिरिसकेको प्याकेजका लागि त्यो नसकिउन्जेल तिरेको दिनकै सर्त लागू हुन्छन्।',
        },
      ],
      screens: ['/announcement'],
    },
  ],
};
