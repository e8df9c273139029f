import type { LegalText } from './legal.ts';

/** No access to a broker is kept: Electronic Transactions Act 2063, and the terms of TMS and MeroShare. */
export const tmsPrivacy: LegalText = {
  version: '2026-11-15',
  lead: {
    en: 'What we know of you and your broker. The terminal is not open yet; the privacy policy holds for all the rest.',
    ne: 'तपाईं र तपाईंको ब्रोकरबारे हामीलाई के थाहा हुन्छ। टर्मिनल अहिले खुलेको छैन; बाँकी सबैमा गोपनीयता नीति लागू हुन्छ।',
  },
  sections: [
    {
      id: 'no-password',
      title: { en: 'No password of your broker', ne: 'ब्रोकरको पासवर्ड लिइँदैन' },
      parts: [
        {
          en: 'We never ask for the password, PIN, captcha or one-time code of TMS or MeroShare, and no page of ours has a field for them. Whoever asks for them in our name is not us.',
          ne: 'TMS वा मेरोसेयरको पासवर्ड, पिन, क्याप्चा वा एक पटकको कोड हामी कहिल्यै माग्दैनौँ, र हाम्रो कुनै पृष्ठमा त्यसका लागि ठाउँ छैन। हाम्रो नाममा माग्ने हामी होइनौँ।',
        },
      ],
    },
    {
      id: 'kept',
      title: { en: 'What is kept', ne: 'के राखिन्छ' },
      parts: [
        {
          en: 'Nothing so far: neither which broker is yours, nor orders, nor holdings. Before the terminal opens, this page will say what it keeps.',
          ne: 'अहिले केही राखिँदैन: तपाईंको ब्रोकर, अर्डर वा आफूसँग भएका सेयर, कुनै पनि होइन। टर्मिनल खुल्नुअघि के राखिन्छ भन्ने यही पृष्ठमा लेखिन्छ।',
        },
      ],
    },
    {
      id: 'handed-over',
      title: { en: 'What your broker gets', ne: 'ब्रोकरले के पाउँछ' },
      parts: [
        {
          en: 'Nothing from us. What you do on your broker’s own site is between you and your broker.',
          ne: 'हामीबाट केही पाउँदैन। ब्रोकरको आफ्नै साइटमा तपाईंले गर्ने कुरा तपाईं र ब्रोकरबीचको हो।',
        },
      ],
    },
    {
      id: 'files',
      title: { en: 'Files of TMS or MeroShare', ne: 'TMS वा मेरोसेयरका फाइल' },
      parts: [
        {
          en: 'No page of ours takes files from you.',
          ne: 'हाम्रो कुनै पृष्ठले तपाईंबाट फाइल लिँदैन।',
        },
      ],
      screens: ['/privacy-policy', '/user-profile'],
    },
  ],
};
