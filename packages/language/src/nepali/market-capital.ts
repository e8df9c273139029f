/** What companies are worth: by all shares and by those that the public holds. */
export default {
  'Share counts are those of the newest list: earlier days have none, and nothing is ranked on them.':
    'सेयर सङ्ख्या पछिल्लो सूचीको हो: अघिका दिनको थाहा छैन, त्यसैले ती दिनमा क्रम मिलाइँदैन।',
  'Measured by': 'कुन आधारमा',
  'All shares': 'सबै सेयर',
  Class: 'वर्ग',
  'Share counts are those of the newest list; {count} companies have none and are not ranked.':
    'सेयर सङ्ख्या पछिल्लो सूचीको हो; {count} कम्पनीको थाहा छैन, त्यसैले क्रममा छैनन्।',
  'Market value is the close times all listed shares, what the whole company would cost at that price. Float is the part that the public holds and can sell; promoter shares are locked in or traded apart.':
    'बजार पुँजीकरण भनेको बन्द मूल्य र सबै सूचीकृत सेयरको गुणनफल हो, त्यही मूल्यमा पूरै कम्पनी किन्दा लाग्ने रकम। फ्लोट भनेको सर्वसाधारणले राखेको र बेच्न मिल्ने भाग हो; संस्थापक सेयर लकइनमा हुन्छ वा छुट्टै कारोबार हुन्छ।',
  'The curve adds companies from the largest on: where it is steep, NEPSE moves with a handful of names whatever the others do.':
    'वक्ररेखाले ठूलो कम्पनीदेखि क्रमैले जोड्छ: ठाडो भए अरूले जे गरे पनि थोरै कम्पनीले नेप्से चलाउँछन्।',
  'Companies by float': 'फ्लोटअनुसार कम्पनी',
  '{count} companies have no public-share count and are in no class.':
    '{count} कम्पनीको सर्वसाधारणका सेयर कति हुन् थाहा छैन, त्यसैले कुनै वर्गमा छैनन्।',
  'No company has a class': 'कुनै कम्पनीको वर्ग छैन',
  'A small float moves far on little money, both ways, and is hard to leave: “sessions to turn” says in how many sessions of average turnover every public share would change hands once.':
    'सानो फ्लोट थोरै रकमले दुवैतिर धेरै चल्छ, र निस्कन गाह्रो हुन्छ: “पूरा सर्ने दिन” ले औसत कारोबारमा सर्वसाधारणका सबै सेयर एक पटक हात फेरिन कति दिन लाग्छ भन्छ।',
  'The lines of Rs 10 arab, 3 arab and 1 arab are ours; no official ones exist. A company passes from one class to another with its price.':
    'रु 10 अर्ब, 3 अर्ब र 1 अर्बका सीमा हाम्रा हुन्; आधिकारिक सीमा छैन। मूल्यसँगै कम्पनी एक वर्गबाट अर्कोमा सर्छ।',
  'No list says how many shares there are': 'जम्मा सेयर कति हुन् कुनै सूचीमा छैन',
  'No list says how many shares the public holds': 'सर्वसाधारणसँग कति सेयर छन् कुनै सूचीमा छैन',
  'By what the public holds: Rs 10 arab, 3 arab and 1 arab are the lines, which are ours':
    'सर्वसाधारणले राखेको मूल्यअनुसार: सीमा रु 10 अर्ब, 3 अर्ब र 1 अर्ब, हाम्रै',
  'Float value': 'फ्लोट पुँजीकरण',
  'Close × shares that the public holds': 'बन्द मूल्य × सर्वसाधारणका सेयर',
  'Close × listed shares': 'बन्द मूल्य × सूचीकृत सेयर',
  'Of all ordinary shares together': 'सबै साधारण सेयरको जम्मामा',
  'It is not among the ordinary shares that are counted': 'गनिएका साधारण सेयरमा यो पर्दैन',
  'With larger ones': 'ठूलासहित',
  'Share of this company and all larger ones together': 'यो र योभन्दा ठूला सबै कम्पनीको जम्मा हिस्सा',
  'Shares that the public holds, of those listed': 'सूचीकृतमध्ये सर्वसाधारणका सेयर',
  'Sessions to turn': 'पूरा सर्ने दिन',
  'Sessions of average turnover in which all public shares would change hands once':
    'औसत कारोबारमा सर्वसाधारणका सबै सेयर एक पटक हात फेरिने कारोबार दिन',
  'High float': 'ठूलो फ्लोट',
  'Mid float': 'मध्यम फ्लोट',
  'Low float': 'सानो फ्लोट',
  'Ultra-low float': 'अति सानो फ्लोट',
  'How few make the market': 'बजार कति थोरैको',
  '{half} companies are 50 % of it, {most} are 80 %': '{half} कम्पनी 50 %, {most} कम्पनी 80 %',
  'The largest {count}': 'ठूला {count}',
  '{percent} % of the market, down to {symbol}': 'बजारको {percent} %, {symbol} सम्म',
  'By sector': 'क्षेत्रअनुसार',
  'daily prices and the company list of the exchange': 'नेप्सेको दैनिक मूल्य र कम्पनी सूची',
  'share of the market': 'बजारको हिस्सा',
  'Four classes of float': 'फ्लोटका चार वर्ग',
  'companies, and what the public holds of them': 'कम्पनी, र सर्वसाधारणले राखेको मूल्य',
  '{count} companies · Rs {amount}': '{count} कम्पनी · रु {amount}',
} as const;
