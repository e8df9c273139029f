/** What the register keeps of a security, and its days. */
export default {
  'In the register': 'दर्तामा',
  Regulator: 'नियामक',
  'Listed on': 'सूचीकृत मिति',
  'Face value': 'अङ्कित मूल्य',
  'Promoter shares held': 'संस्थापकका कित्ता',
  'Held by the public': 'सर्वसाधारणको हिस्सा',
  'Promoter lock-in ends': 'संस्थापक लकइन सकिने',
  'Fund lock-in ends': 'फन्ड लकइन सकिने',
  ISIN: 'ISIN',
  Website: 'वेबसाइट',
  'Daily prices': 'दैनिक मूल्य',
  'the last {count} sessions': 'पछिल्ला {count} दिन',
  'The close in shares of the last day': 'पछिल्लो दिनको कित्तामा बन्द मूल्य',
  'No previous close': 'अघिल्लो बन्द मूल्य छैन',
} as const;
