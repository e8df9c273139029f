/** The page of alerts. */
export default {
  'at or above': 'वा माथि',
  'at or below': 'वा तल',
  crosses: 'काट्छ',
  'at the upper limit of the day': 'दिनको माथिल्लो सीमामा',
  'at the lower limit of the day': 'दिनको तल्लो सीमामा',
  'near the upper limit of the day': 'दिनको माथिल्लो सीमा नजिक',
  'near the lower limit of the day': 'दिनको तल्लो सीमा नजिक',
  'Signal: {list}': 'सिग्नल: {list}',
  'All stocks': 'सबै सेयर',
  Alerts: 'अलर्टहरू',
  Waiting: 'पर्खँदै',
  Paused: 'रोकिएको',
  'No prices': 'मूल्य आएको छैन',
  Ended: 'सकियो',
  'At the close': 'बजार बन्दमा',
  'During the session': 'कारोबार चलुन्जेल',
  'Judged on the closed bar: it cannot change any more': 'बन्द भएको बारमा जाँचिन्छ: त्यसपछि बदलिँदैन',
  'It reaches you at once and may no longer hold at the close': 'तुरुन्तै भनिन्छ; बन्दमा नरहन सक्छ',
  'New alert': 'नयाँ अलर्ट',
  'any rule of the scan builder can be an alert too': 'स्क्यान निर्माताको जुनसुकै नियम पनि अलर्ट हुन सक्छ',
  Judged: 'जाँचिने समय',
  'Set alert': 'अलर्ट राख्नुहोस्',
  'Set. It is true already: you hear of it when it becomes true again.':
    'राखियो। अहिले नै पूरा छ: फेरि पूरा हुँदा खबर आउँछ।',
  'Set.': 'राखियो।',
  never: 'कहिल्यै छैन',
  'Go on': 'जारी राख्नुहोस्',
  'Waits for': 'के पर्खिँदै',
  'Last alert': 'पछिल्लो खबर',
  'No alert yet': 'अहिलेसम्म अलर्ट छैन',
  'Type a level above: NABIL, price, at or above 560. The alert arrives in your inbox, and by the channels you chose.':
    'माथि तह लेख्नुहोस्: NABIL, मूल्य, 560 वा माथि। यहाँ र तपाईंले छानेका माध्यमबाट खबर आउँछ।',
  '{count} of {limit} alerts': '{limit} मध्ये {count} अलर्ट',
  'An alert goes off once when its condition becomes true. Set while it is true, it waits until it has become false and true again.':
    'सर्त पूरा हुनासाथ अलर्टले एक पटक खबर गर्छ। पूरा भइरहेकै बेला राखे, एक पटक टुटेर फेरि पूरा हुन पर्खन्छ।',
  'At the close it is judged on the closed bar, which cannot change any more. During the session it reaches you at once and may no longer hold at the close.':
    'बजार बन्दमा जाँच्दा बन्द भएको बार हेरिन्छ, जुन बदलिँदैन। कारोबार चलुन्जेल तुरुन्तै खबर आउँछ र बन्दमा नरहन सक्छ।',
  'Sign in to set alerts': 'अलर्ट राख्न साइन इन गर्नुहोस्',
  'Hear of it when a price, a change, a volume or a rule of your own comes true.':
    'मूल्य, परिवर्तन, परिमाण वा आफ्नै नियम पूरा हुँदा खबर आउँछ।',
} as const;
