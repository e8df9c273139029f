/** Pages under a partner's name, and what partners say for themselves. */
export default {
  'Stock details': 'सेयर विवरण',
  'Under a partner’s name': 'साझेदारको नाममा',
  'Who bought and who sold': 'कसले किन्यो, कसले बेच्यो',
  'The market in tables': 'तालिकामा बजार',
  'The market in brief': 'छोटकरीमा बजार',
  'Quarterly figures': 'त्रैमासिक विवरण',
  'Pages of {partner}': '{partner} का पृष्ठ',
  'Own pages of {partner}': '{partner} का आफ्नै पृष्ठ',
  'Terms of {partner}': '{partner} का सर्त',
  Partner: 'साझेदार',
  'House colours': 'आफ्नै रङ',
  Arrangement: 'विन्यास',
  'Chart and movers': 'चार्ट र बढी चलेका',
  'In tables': 'तालिकामा',
  'In brief': 'छोटकरीमा',
  'NEPSE by week': 'नेप्से, हप्ताअनुसार',
  'The index': 'सूचकाङ्क',
  'NEPSE, weekly': 'नेप्से, साप्ताहिक',
  'In your own site': 'तपाईंको आफ्नै साइटमा',
  'A frame, without a script. It is shown only inside the sites that are named for the partner.':
    'स्क्रिप्ट नभएको फ्रेम। साझेदारका लागि तोकिएका साइटभित्र मात्र देखिन्छ।',
  'Copy the frame': 'फ्रेम प्रतिलिपि गर्नुहोस्',
  'Allowed in: {sites}': 'अनुमति भएका साइट: {sites}',
  'no site yet': 'अहिलेसम्म कुनै साइट छैन',
  'Choose a partner to see its frame.': 'फ्रेम हेर्न साझेदार रोज्नुहोस्।',
  Quarter: 'त्रैमास',
  'Known on': 'थाहा भएको',
  'Book value': 'किताबी मूल्य',
  'Net profit': 'खुद नाफा',
  'Paid-up capital': 'चुक्ता पुँजी',
  'Profit of a share, as stated': 'प्रति सेयर आम्दानी, भनिएअनुसार',
  'Share of loans not being repaid; banks and finance companies only':
    'नउठेको कर्जाको अंश; बैंक र त्यस्तै संस्थाको मात्र',
  'Open an account': 'खाता खोल्नुहोस्',
  'Trading system': 'कारोबार प्रणाली',
  'Portfolio management': 'पोर्टफोलियो व्यवस्थापन',
  'Nothing here is advice.': 'यहाँको कुनै कुरा सल्लाह होइन।',
  'The figures are those of the exchange, prepared by another house. Himal Securities shows them to its clients and adds nothing to them.':
    'अङ्क नेप्सेका हुन्, अर्को संस्थाले तयार पारेका। Himal Securities ले ग्राहकलाई देखाउँछ, आफ्नो केही थप्दैन।',
  'An order is placed in the trading system of Himal Securities alone. Nothing on these pages is an order.':
    'अर्डर Himal Securities को कारोबार प्रणालीमा मात्र दिइन्छ। यी पृष्ठमा भएको कुनै कुरा अर्डर होइन।',
  'Himal Securities gives no advice on these pages. Prices fall as well as rise, and past figures promise nothing.':
    'Himal Securities ले यी पृष्ठमा सल्लाह दिँदैन। मूल्य बढ्छ, घट्छ पनि; विगतका अङ्कले कुनै वाचा गर्दैनन्।',
  'The figures are those of the exchange, prepared by another house. Nilam Capital answers for its own services alone.':
    'अङ्क नेप्सेका हुन्, अर्को संस्थाले तयार पारेका। Nilam Capital आफ्नै सेवाका लागि मात्र जवाफदेही छ।',
  'These pages may be used by clients of Nilam Capital and by visitors for themselves, not to be passed on for money.':
    'यी पृष्ठ Nilam Capital का ग्राहक र आगन्तुकले आफ्नै लागि प्रयोग गर्न सक्छन्; पैसा लिएर अरूलाई दिन पाइँदैन।',
  'Nilam Capital gives no advice on these pages. You decide what to buy or sell and bear any loss.':
    'Nilam Capital ले यी पृष्ठमा सल्लाह दिँदैन। किन्ने वा बेच्नेले आफैँ निर्णय गर्छ र घाटा पनि आफैँ बेहोर्छ।',
} as const;
