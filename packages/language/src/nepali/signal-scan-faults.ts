/** Why a text is no scan, said where it is typed. Names and signs of the language of scans stay as they are typed. */
export default {
  'A number is out of its range, or a name is unknown.': 'कुनै अङ्क दायराबाहिर छ वा कुनै नाम चिनिएन।',
  'A scan has at most {count} parts.': 'एउटा स्क्यानमा बढीमा {count} भाग हुन्छन्।',
  'Parts stand at most {count} deep in each other.': 'भागहरू बढीमा {count} तहसम्म भित्र राख्न मिल्छ।',
  '{name} works in the stock filter only.': '{name} स्टक फिल्टरमा मात्र चल्छ।',
  'The sector of {name} works in the stock filter only.':
    '{name} को क्षेत्र स्टक फिल्टरमा मात्र थाहा हुन्छ, स्क्यानमा होइन।',
  'A scan reads at most {count} indicators.': 'एउटा स्क्यानले बढीमा {count} इन्डिकेटर पढ्छ।',
  '{a} and {b} cannot be added.': '{a} र {b} जोड्न मिल्दैन।',
  '{b} cannot be subtracted from {a}.': '{a} बाट {b} घटाउन मिल्दैन।',
  '{a} cannot be multiplied by {b}.': '{a} लाई {b} ले गुणा गर्न मिल्दैन।',
  '{a} cannot be divided by {b}.': '{a} लाई {b} ले भाग गर्न मिल्दैन।',
  '{a} and {b} cannot be compared with each other.': '{a} र {b} एकअर्कासँग तुलना गर्न मिल्दैन।',
  'States cannot be calculated with.': 'अवस्थासँग हिसाब गर्न मिल्दैन।',
  'Count a state with “at least … of …” instead.': 'अवस्था गन्न “at least … of …” लेख्नुहोस्।',
  'A number is the same at every bar.': 'अङ्क हरेक बारमा उही हुन्छ।',
  'Compare at least one measure, such as close.': 'कम्तीमा एउटा मापन तुलना गर्नुहोस्, जस्तै close।',
  'The scan would take too long. Ask for fewer indicators or shorter windows, beginning here.':
    'यो स्क्यानलाई धेरै समय लाग्छ। यहाँबाट सुरु गरेर इन्डिकेटर घटाउनुहोस् वा अवधि छोटो पार्नुहोस्।',
  'A bar that still forms can be looked at, not saved, tested or waited for.':
    'बन्दै गरेको बार हेर्न मिल्छ; सेभ गर्न, परीक्षण गर्न वा अलर्ट राख्न मिल्दैन।',
  'Only bars of days are judged while they form: the rule has to read one of a day.':
    'बन्दै गर्दा दैनिक बार मात्र जाँचिन्छ: नियमले दैनिक बार पढ्नुपर्छ।',
  '{name} needs a bar that has closed.': '{name} का लागि बन्द भइसकेको बार चाहिन्छ।',
  '“{text}” does not belong here.': '“{text}” यहाँ मिल्दैन।',
  'The filter is of instruments, sectors, symbols and turnover.':
    'फिल्टर साधन, क्षेत्र, सिम्बोल र कारोबार रकमको हुन्छ।',
  'A scan has at most {count} characters.': 'एउटा स्क्यानमा बढीमा {count} अक्षर हुन्छन्।',
  '“{text}” has no meaning in a scan.': 'स्क्यानमा “{text}” को अर्थ छैन।',
  'Expected {wanted}, not {found}.': '{wanted} चाहिन्थ्यो, {found} होइन।',
  'the end of the text': 'पाठको अन्त्य',
  'a number': 'अङ्क',
  'a state': 'अवस्था',
  rupees: 'रुपैयाँ',
  points: 'अङ्क मान',
  'a symbol such as NABIL, at most {count} of them': 'NABIL जस्तो सिम्बोल, बढीमा {count} वटा',
  'a comparison: only a state is or is not a word': 'तुलना: शब्दसँग अवस्था मात्र मिलाइन्छ',
  '> or <: {name} is a number, and prices are seldom equal':
    '> वा <: {name} अङ्क हो, र भाउ ठ्याक्कै बराबर कमै हुन्छ',
  'a measure such as close or rsi(14), or a number': 'close वा rsi(14) जस्तो मापन, वा अङ्क',
  'a line of {name}: {known}': '{name} को कुनै रेखा: {known}',
  'A number has at most {count} digits.': 'अङ्कमा बढीमा {count} अक्षर हुन्छन्।',
  'Write a whole number from {from} to {to} here.': 'यहाँ {from} देखि {to} सम्मको पूर्ण सङ्ख्या लेख्नुहोस्।',
  'Too many brackets in each other.': 'कोष्ठकभित्र कोष्ठक धेरै भए।',
  'This number is too large.': 'यो अङ्क धेरै ठूलो भयो।',
  '{name} takes {count} numbers.': '{name} मा {count} अङ्क मात्र लेखिन्छ।',
  '{label} of {name}: from {from} to {to}.': '{name} को {label}: {from} देखि {to} सम्म।',
  '{name} exists on these bars only: {known}.': '{name} यी बारको मात्र थाहा हुन्छ: {known}।',
  'Bars of {timeframe} are counted in bars here.': '{timeframe} का बार यहाँ bars मा गनिन्छन्।',
  'Only open, high, low and close can be read as traded.':
    'कारोबार भएकै भाउ open, high, low र close को मात्र थाहा हुन्छ।',
  'Write more than 0 % and at most 100 %.': '0 % भन्दा बढी र बढीमा 100 % लेख्नुहोस्।',
  'Put brackets around the part that belongs together: “and” and “or” are mixed.':
    'सँगै पर्ने भागलाई कोष्ठकमा राख्नुहोस्: “and” र “or” मिसिए।',
  '{text} is no column of the filter. The scan builder can judge it.':
    '{text} फिल्टरको स्तम्भ होइन। स्क्यान बिल्डरले यसलाई जाँच्न सक्छ।',
  'The filter looks at one moment. The scan builder looks back.':
    'फिल्टरले एउटै क्षण हेर्छ। पछाडिको समय स्क्यान बिल्डरले हेर्छ।',
} as const;
