/** The market between two days. */
export default {
  'The last close before the range, as it compares with the last one':
    'अवधिअघिको अन्तिम बन्द मूल्य, पछिल्लोसँग तुलना हुने गरी',
  'No price of the year before the range': 'अवधिअघिको एक वर्षमा मूल्य छैन',
  'Its index has no value of these days': 'यी दिनको सूचकाङ्कको मान छैन',
  'Not known of every day': 'हरेक दिनको थाहा छैन',
  'Sessions of the range in which it traded': 'अवधिमा कारोबार भएका दिन',
  'NEPSE over the range': 'अवधिमा नेप्से',
  'change of their indices over the range': 'अवधिमा तिनका सूचकाङ्कको फरक',
  '{change}, from its companies': '{change}, कम्पनीहरूबाट',
  'rose, of those that moved': 'चलेकामध्ये बढेका',
  'Rs 20 lakh or more a session of the range': 'अवधिमा दैनिक रु 20 लाख वा बढी',
  'Rs 1 crore or more a session of the range': 'अवधिमा दैनिक रु 1 करोड वा बढी',
  'No session after {from} up to {to}; the last was on {date}.':
    '{from} पछि {to} सम्म कारोबार दिन छैन; पछिल्लो {date} मा थियो।',
  'No stock of this choice traded in the range.': 'अवधिमा यस छनोटको कुनै सेयरमा कारोबार भएन।',
  'The last 20 sessions': 'पछिल्ला 20 दिन',
  'What every stock, sector and index did between two days: from the last close on or before the first day to the last one on or before the second. Bonus and right shares are taken into account, cash dividends are not.':
    'दुई दिनबीच हरेक सेयर, क्षेत्र र सूचकाङ्कले के गर्‍यो: पहिलो दिन वा त्यसअघिको अन्तिम बन्द मूल्यबाट दोस्रो दिन वा त्यसअघिको अन्तिम बन्द मूल्यसम्म। बोनस र हकप्रद मिलाइएको छ, नगद लाभांश छैन।',
  'Turnover, volume and trades are those of the sessions after the first day, so that two ranges that follow each other add up. A sector moves as its index does; where the index is younger than the range, as its companies together, by what they were worth.':
    'कारोबार रकम, कित्ता र सौदा पहिलो दिनपछिका दिनका हुन्, त्यसैले लगातारका दुई अवधि जोड्न मिल्छ। क्षेत्र उसको सूचकाङ्कसँगै चल्छ; सूचकाङ्क अवधिभन्दा नयाँ भए कम्पनीहरूको जम्मा मूल्यअनुसार।',
  'A stock that was listed within the range has no change: its first price was set by the allotment, not by the market.':
    'अवधिभित्र सूचीकृत सेयरको फरक हुँदैन: उसको पहिलो मूल्य बजारले होइन, बाँडफाँटले तोकेको हो।',
} as const;
