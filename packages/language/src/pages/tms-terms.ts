import type { LegalText } from './legal.ts';

/** No retail order interface exists, and no rule permits automated orders: the person orders, at the broker's. */
export const tmsTerms: LegalText = {
  version: '2026-11-15',
  lead: {
    en: 'The terminal is not open yet. What holds already stands here; the terms and conditions hold beside it.',
    ne: 'टर्मिनल अहिले खुलेको छैन। अहिल्यै लागू हुने कुरा यहाँ छन्; सेवाका सर्त पनि सँगै लागू हुन्छन्।',
  },
  sections: [
    {
      id: 'no-orders',
      title: { en: 'No order is placed here', ne: 'यहाँबाट अर्डर जाँदैन' },
      parts: [
        {
          en: 'An order is one only once you have entered it on your broker’s own site and the broker has accepted it. Nothing on our pages is an order.',
          ne: 'तपाईंले ब्रोकरको आफ्नै साइटमा राखेर ब्रोकरले स्वीकार गरेपछि मात्र अर्डर हुन्छ। हाम्रा पृष्ठमा भएको कुनै कुरा अर्डर होइन।',
        },
      ],
    },
    {
      id: 'no-robots',
      title: { en: 'No robots', ne: 'स्वचालित कारोबार हुँदैन' },
      parts: [
        {
          en: 'Nothing here signs in to your broker, solves captchas or sends orders, and you may not build that on top of it. Targets that you set only tell you when a price reached them.',
          ne: 'यहाँको कुनै कुराले ब्रोकरमा साइन इन गर्दैन, क्याप्चा भर्दैन वा अर्डर पठाउँदैन, र तपाईंले पनि यसमाथि त्यस्तो बनाउन पाइँदैन। तपाईंले राख्ने लक्ष्यले मूल्य त्यहाँ पुगेको जानकारी मात्र दिन्छ।',
        },
      ],
    },
    {
      id: 'cost',
      title: { en: 'Costs are estimates', ne: 'खर्च अनुमान हो' },
      parts: [
        {
          en: 'Commission, SEBON fee, DP charge and capital gains tax follow the tables of that day as we know them. Your broker’s bill decides.',
          ne: 'ब्रोकर कमिसन, बोर्ड शुल्क, डीपी शुल्क र पुँजीगत लाभकर हामीलाई थाहा भएको त्यस दिनको तालिकाअनुसार गनिन्छन्। ब्रोकरको बिल नै अन्तिम हो।',
        },
      ],
    },
    {
      id: 'prices',
      title: { en: 'Prices', ne: 'मूल्य' },
      parts: [
        {
          en: 'Prices can be late or missing. Market depth is not shown: no source tells it to us.',
          ne: 'मूल्य ढिलो हुन वा नआउन सक्छ। मार्केट डेप्थ देखाइँदैन: कुनै स्रोतले हामीलाई दिँदैन।',
        },
      ],
    },
    {
      id: 'broker',
      title: { en: 'Your broker’s terms', ne: 'ब्रोकरका सर्त' },
      parts: [
        {
          en: 'On your broker’s site its own terms hold, and those of the exchange and of CDSC. We are not a party to your trade.',
          ne: 'ब्रोकरको साइटमा ब्रोकर, नेप्से र सीडीएससीका आफ्नै सर्त लागू हुन्छन्। तपाईंको कारोबारमा हामी पक्ष होइनौँ।',
        },
      ],
      screens: ['/terms-and-condition', '/disclaimer'],
    },
  ],
};
