/** What is dated, day by day. */
export default {
  Calendar: 'पात्रो',
  Event: 'घटना',
  More: 'थप',
  Rights: 'हकप्रद',
  Offers: 'निष्कासन',
  Whose: 'कसको',
  Followed: 'पछ्याएका',
  'Four weeks earlier': 'चार हप्ता अघि',
  'Four weeks later': 'चार हप्ता पछि',
  'Of the market, or not listed yet.': 'बजारको, वा सूचीकृत भएको छैन।',
  'Of offers at their price, of unlocks at the last close':
    'निष्कासनको आफ्नै मूल्यमा, लक-इन फुकुवाको पछिल्लो बन्द मूल्यमा',
  'Has no amount, or it is missing.': 'रकम हुँदैन, वा छैन।',
  'Asked of unlocks alone.': 'लक-इन फुकुवाका लागि मात्र।',
  'There is no page of it.': 'यसको छुट्टै पृष्ठ छैन।',
  'Offer opens': 'निष्कासन खुल्छ',
  'Offer closes': 'निष्कासन बन्द',
  'Auction closes': 'लिलामी बन्द',
  'Unlock, promoters': 'लक-इन, संस्थापक',
  'Unlock, funds': 'लक-इन, फन्ड',
  'Unlock, others': 'लक-इन, अन्य',
  'Fund ends': 'फन्ड सकिन्छ',
  'Report due': 'विवरण आउने',
  'Quarter ends': 'त्रैमास सकिन्छ',
  'New rule': 'नयाँ नियम',
  'grey: no session; amber: 60 days of turnover or more can be sold':
    'खैरो: कारोबार हुँदैन; पहेँलो: 60 दिनको कारोबार वा बढी बिक्न सक्ने',
  'No event': 'घटना छैन',
  'No event between {from} and {to}; the archive’s announcements end 2026-04-24.':
    '{from} देखि {to} सम्म कुनै घटना छैन; सङ्ग्रहका सूचना 2026-04-24 मा सकिन्छन्।',
  'dividends, offers, lock-ins and announcements, rules and holidays of the market':
    'लाभांश, निष्कासन, लक-इन र सूचना, बजारका नियम र बिदा',
  'Everything that is dated of companies, funds and the market: book closes, offers, ends of lock-ins, reports that are due, holidays, and rules that change.':
    'कम्पनी, फन्ड र बजारका मिति तोकिएका सबै: बुक क्लोज, निष्कासन, लक-इन सकिने दिन, आउनुपर्ने विवरण, बिदा र फेरिएका नियम।',
  'Ends of lock-ins are held against what the stock trades on average: the size in rupees says little by itself.':
    'लक-इन फुकुवालाई सेयरको औसत कारोबारसँग तुलना गरिएको छ: रुपैयाँको आकारले मात्र खासै केही भन्दैन।',
  'A day marked ~ is computed and not published: a report is due 35 days after its quarter, and some lock-ins are counted from the allotment.':
    '~ लागेको मिति गणना गरिएको हो, प्रकाशित होइन: विवरण त्रैमास सकिएको 35 दिनमा आउनुपर्छ, र कतिपय लक-इन बाँडफाँटबाट गनिएका हुन्।',
  'Rewound, it shows what was announced by that day, and nothing later.':
    'पछाडि फर्काउँदा त्यस दिनसम्म घोषणा भएका मात्र देखिन्छन्, पछिका होइनन्।',
} as const;
