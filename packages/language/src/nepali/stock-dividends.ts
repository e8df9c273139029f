/** What companies pay their holders, by year and side by side. */
export default {
  'Dividends compared': 'लाभांश तुलना',
  'From year': 'आर्थिक वर्षदेखि',
  all: 'सबै',
  add: 'थप्नुहोस्',
  'By fiscal year': 'आर्थिक वर्षअनुसार',
  'percent of the face value': 'अङ्कित मूल्यको प्रतिशत',
  'percent of the face value, mean of the companies': 'अङ्कित मूल्यको प्रतिशत, कम्पनीहरूको औसत',
  'cash {cash}, bonus {bonus}': 'नगद {cash}, बोनस {bonus}',
  '{count} companies': '{count} कम्पनी',
  'not stated': 'उल्लेख छैन',
  'Stocks by fiscal year': 'सेयर र आर्थिक वर्ष',
  'bonus and cash in percent of the face value; a dash: unknown':
    'बोनस र नगद, अङ्कित मूल्यको प्रतिशतमा; ड्यासः थाहा छैन',
  'Bonus %': 'बोनस %',
  'Cash %': 'नगद %',
  'Total %': 'जम्मा %',
  'Bonus and cash in percent of the face value': 'बोनस र नगद, अङ्कित मूल्यको प्रतिशतमा',
  'No source states it': 'कुनै स्रोतमा उल्लेख छैन',
  'One of the two parts is not stated': 'दुईमध्ये एउटा उल्लेख छैन',
  Distributed: 'वितरण',
  'Close before': 'अघिको बन्द मूल्य',
  'The last close before the books closed, as traded': 'बुक क्लोजअघिको अन्तिम बन्द मूल्य, कारोबार भएकै दर',
  'No book close, or no price in the 30 days before it': 'बुक क्लोज थाहा छैन, वा त्यसअघिका 30 दिनमा कारोबार भएन',
  'The total in rupees, in percent of the last close before the books closed':
    'जम्मा लाभांश रुपैयाँमा, बुक क्लोजअघिको अन्तिम बन्द मूल्यको प्रतिशत',
  'Total or price unknown': 'जम्मा वा मूल्य थाहा छैन',
  'The total in rupees, in percent of the profit of a share in that fiscal year':
    'जम्मा लाभांश रुपैयाँमा, त्यो आर्थिक वर्षको प्रतिसेयर आम्दानीको प्रतिशत',
  'The profit of a share in that year is not stated, or was none':
    'त्यो वर्षको प्रतिसेयर आम्दानी उल्लेख छैन, वा नाफा भएन',
  'Years paid': 'दिएका वर्ष',
  'Mean total %': 'औसत जम्मा %',
  'Mean cash %': 'औसत नगद %',
  'Mean bonus %': 'औसत बोनस %',
  'Yield now': 'अहिलेको प्रतिफल',
  'The last declared total in rupees, in percent of the last close':
    'पछिल्लो घोषित लाभांश रुपैयाँमा, अन्तिम बन्द मूल्यको प्रतिशत',
  'Last total or price unknown': 'पछिल्लो जम्मा वा मूल्य थाहा छैन',
  'Growth a year': 'वार्षिक वृद्धि',
  'Of the total, compounded, from the oldest to the newest year': 'जम्माको चक्रवृद्धि, पुरानोदेखि नयाँ वर्षसम्म',
  'One of the two years has no dividend, or it is unknown': 'दुईमध्ये एक वर्ष लाभांश छैन वा थाहा छैन',
  'Years in a row with a dividend, up to the newest': 'पछिल्लो वर्षसम्म लगातार लाभांश दिएका वर्ष',
  'dividends as companies declared them': 'कम्पनीले घोषणा गरेको लाभांश',
  'No dividend of {symbol} is known before {year}.': '{year} अघि {symbol} को कुनै लाभांश थाहा छैन।',
  'No dividend of this choice up to this day. Choose another stock, sector or year.':
    'यो दिनसम्म यो छनोटको लाभांश थाहा छैन। अर्को सेयर, क्षेत्र वा वर्ष छान्नुहोस्।',
  'No stock is chosen. Add one above.': 'सेयर छानिएको छैन। माथिबाट थप्नुहोस्।',
  'Dividends are declared in percent of the face value, Rs 100 of a share and Rs 10 of a fund unit: 10 % in cash is Rs 10 a share before tax, 10 % bonus is one new share for ten.':
    'लाभांश अङ्कित मूल्यको प्रतिशतमा घोषणा हुन्छः सेयरको रु 100, फन्डको एकाइको रु 10। 10 % नगद भनेको करअघि प्रतिसेयर रु 10, र 10 % बोनस भनेको दस कित्तामा एक कित्ता हो।',
  'Yield is the total in rupees against the last close before the books closed, which is what a buyer paid to get it. A bonus share is counted at its face value; on the ex-date the price falls by it.':
    'प्रतिफल भनेको बुक क्लोजअघिको अन्तिम बन्द मूल्यसँग जम्मा लाभांशको तुलना हो, अर्थात् लाभांश पाउन किन्नेले तिरेको मूल्य। बोनस सेयर अङ्कित मूल्यमा गनिएको छ; बोनस कट्ने दिन मूल्य त्यसै अनुसार घट्छ।',
  'Payout is the total against the profit of a share in the same fiscal year. Above 100 % the company gave more than it earned. Without a chosen stock or sector the two newest years of all companies are shown.':
    'वितरण अनुपात भनेको त्यही आर्थिक वर्षको प्रतिसेयर आम्दानीसँग जम्मा लाभांशको तुलना हो। 100 % भन्दा माथि भए कम्पनीले कमाएभन्दा बढी बाँड्यो। सेयर वा क्षेत्र नछानेमा सबै कम्पनीका पछिल्ला दुई वर्ष देखिन्छन्।',
  'Up to twelve stocks, each with what it declared in every fiscal year, bonus and cash together in percent of the face value. A dash means unknown: no dividend may have been declared in that year, or no source has it.':
    'बढीमा बाह्र सेयर, हरेकले प्रत्येक आर्थिक वर्ष घोषणा गरेको बोनस र नगद जोडेर, अङ्कित मूल्यको प्रतिशतमा। ड्यास भए त्यो वर्षको लाभांश थाहा छैनः घोषणा नभएको वा स्रोतमा नभएको हुन सक्छ।',
  'Means are over the years with a known figure. The streak counts years in a row with a dividend up to the newest; the newest year of all may still be declared and does not break it.':
    'औसत थाहा भएका वर्षको मात्र हो। लगातार भनेको पछिल्लो वर्षसम्म छुटाइ नगरी लाभांश दिएका वर्ष हुन्; सबैभन्दा नयाँ वर्षको घोषणा बाँकी हुन सक्ने भएकाले त्यसले क्रम तोड्दैन।',
  'Yield now is the last declared total in rupees against the last close. Growth is compounded from the oldest to the newest year shown and needs a dividend in both.':
    'अहिलेको प्रतिफल भनेको पछिल्लो घोषित लाभांश र अन्तिम बन्द मूल्यको अनुपात हो। वृद्धि देखाइएको पुरानोदेखि नयाँ वर्षसम्मको चक्रवृद्धि हो, दुवै वर्ष लाभांश हुनुपर्छ।',
} as const;
