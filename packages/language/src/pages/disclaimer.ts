import type { LegalText } from './legal.ts';

/** Securities Act 2063, section 56; notices of SEBON against recommendations by whom it has not permitted. */
export const disclaimer: LegalText = {
  version: '2026-11-15',
  lead: {
    en: 'What the figures and signals are, and what they are not.',
    ne: 'अङ्क र सिग्नल के हुन्, र के होइनन्।',
  },
  sections: [
    {
      id: 'no-advice',
      title: { en: 'No advice', ne: 'सल्लाह होइन' },
      parts: [
        {
          en: 'We are not an investment adviser, broker, merchant banker or portfolio manager, and are not registered or licensed as one with the Securities Board of Nepal (SEBON). By the Securities Act 2063 only those whom SEBON permits may recommend buying or selling a security. Nothing here is such a recommendation.',
          ne: 'हामी लगानी सल्लाहकार, ब्रोकर, मर्चेन्ट बैंकर वा पोर्टफोलियो व्यवस्थापक होइनौँ, र नेपाल धितोपत्र बोर्ड (SEBON) मा त्यस रूपमा दर्ता वा इजाजत प्राप्त छैनौँ। धितोपत्र ऐन 2063 अनुसार बोर्डले अनुमति दिएकाले मात्र धितोपत्र किन्न वा बेच्न सिफारिस गर्न सक्छन्। यहाँको कुनै कुरा त्यस्तो सिफारिस होइन।',
        },
      ],
    },
    {
      id: 'signals',
      title: { en: 'Signals are conditions', ne: 'सिग्नल भनेको सर्त पूरा हुनु हो' },
      parts: [
        {
          en: 'A signal says that a condition, which is written beside it, held on a closed bar. The words buy and sell name the side of the condition. They do not know you, your money or your aims.',
          ne: 'सिग्नलले छेउमा लेखिएको सर्त बन्द भएको बारमा पूरा भयो भन्ने मात्र जनाउँछ। खरिद र बिक्री शब्दले सर्तको पक्ष जनाउँछन्। तिनलाई तपाईं, तपाईंको रकम वा उद्देश्य थाहा छैन।',
        },
        {
          en: 'Each rule is shown with its record: how often it fired, what followed (for buys after costs), and how sure that is. Many have no edge, and we say so. Past results do not tell the future.',
          ne: 'हरेक नियमसँग त्यसको रेकर्ड देखाइन्छ: कति पटक सिग्नल आयो, त्यसपछि के भयो (खरिदमा खर्च कटाएर), र त्यो कति निश्चित छ। धेरैको बढत छैन, र हामी त्यही भन्छौँ। विगतका नतिजाले भविष्य बताउँदैनन्।',
        },
      ],
      screens: ['/chuli-performance'],
    },
    {
      id: 'data',
      title: { en: 'The data can be late or wrong', ne: 'डाटा ढिलो वा गलत हुन सक्छ' },
      parts: [
        {
          en: 'Prices, floorsheet and company figures come from the exchange and from companies, older ones through archives. They can be delayed, incomplete or corrected later. A day that we follow ourselves is called provisional until it agrees with the totals of the exchange; a day from an archive was not compared so and says that. Every figure says to which session it belongs. We give no warranty of accuracy: before you act, compare with your broker and with the exchange.',
          ne: 'मूल्य, फ्लोरसिट र कम्पनीका अङ्क नेप्से र कम्पनीबाट आउँछन्, पुराना अङ्क अभिलेखबाट। ती ढिलो, अधुरो वा पछि सच्याइएका हुन सक्छन्। हामी आफैँले पछ्याएको दिनलाई नेप्सेको जम्मासँग नमिलुन्जेल अस्थायी भनिन्छ; अभिलेखबाट आएको दिन त्यसरी दाँजिएको हुँदैन र त्यही लेखिएको हुन्छ। हरेक अङ्कले आफ्नो कारोबार दिन बताउँछ। हामी शुद्धताको प्रत्याभूति दिँदैनौँ: निर्णय गर्नुअघि ब्रोकर र नेप्सेको विवरणसँग दाँज्नुहोस्।',
        },
      ],
    },
    {
      id: 'brokers',
      title: { en: 'Brokers are not their clients', ne: 'ब्रोकर भनेका ग्राहक होइनन्' },
      parts: [
        {
          en: 'The floorsheet names brokers, behind each of whom stand many clients. What a broker bought and sold is a sum of theirs and says nothing about any one of them, and a net is not a holding. Trades in which the same broker is on both sides are ordinary, and no evidence of wrongdoing.',
          ne: 'फ्लोरसिटमा ब्रोकरको नम्बर हुन्छ, र हरेकको पछाडि धेरै ग्राहक हुन्छन्। ब्रोकरले किनेको र बेचेको भनेको तिनको जम्मा हो, कुनै एक जनाबारे केही भन्दैन, र खुद किनेको भनेको सेयर कसको हो भन्ने होइन। दुवैतर्फ एउटै ब्रोकर भएको कारोबार सामान्य हो, गलत कामको प्रमाण होइन।',
        },
      ],
      screens: ['/brokers-analytics'],
    },
    {
      id: 'loss',
      title: { en: 'You can lose money', ne: 'रकम गुम्न सक्छ' },
      parts: [
        {
          en: 'Shares can fall, stay unsold at the lower circuit, or be suspended. Where costs are counted here, they are the fees and taxes as we know them for that day; your broker’s bill decides.',
          ne: 'सेयरको मूल्य घट्न, तल्लो सर्किटमा नबिक्न वा कारोबार रोक्का हुन सक्छ। यहाँ खर्च गनिएको ठाउँमा हामीलाई थाहा भएको त्यस दिनको शुल्क र कर गनिन्छ; ब्रोकरको बिल नै अन्तिम हो।',
        },
      ],
    },
    {
      id: 'learning',
      title: { en: 'For learning', ne: 'सिक्नका लागि' },
      parts: [
        {
          en: 'Explanations, examples and the record of the signals are for learning. Ask a licensed adviser about your own money.',
          ne: 'व्याख्या, उदाहरण र सिग्नलको रेकर्ड सिक्नका लागि हुन्। आफ्नो रकमका बारेमा इजाजत प्राप्त सल्लाहकारलाई सोध्नुहोस्।',
        },
      ],
    },
    {
      id: 'names',
      title: { en: 'Names and marks', ne: 'नाम र चिह्न' },
      parts: [
        {
          en: 'NEPSE, names of companies and of brokers belong to their owners. We are not part of the Nepal Stock Exchange, of CDSC or of any broker.',
          ne: 'नेप्से, कम्पनी र ब्रोकरका नाम तिनका धनीका हुन्। हामी नेपाल स्टक एक्सचेन्ज (नेप्से), सीडीएससी वा कुनै ब्रोकरको अङ्ग होइनौँ।',
        },
      ],
    },
  ],
};
