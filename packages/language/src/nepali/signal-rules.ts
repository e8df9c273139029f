/** Words of the signal families: their names, what a list means, and the clauses that make a signal. */
export default {
  'Trend signal': 'ट्रेन्ड सिग्नल',
  'Trend, averages and momentum begin to agree': 'ट्रेन्ड, औसत र मोमेन्टम एकै दिशातिर मिल्न थाल्छन्',
  'The last of the three conditions joins the others': 'तीनमध्ये अन्तिम सर्त पनि पूरा हुन्छ',
  'Early trend signal': 'अग्रिम ट्रेन्ड सिग्नल',
  'Price and momentum turn before the averages cross': 'औसतहरू काटिनुअघि नै मूल्य र मोमेन्टम फर्किन्छन्',
  'The turn begins': 'फर्कन सुरु हुन्छ',
  'Trailing stop': 'ट्रेलिङ स्टप',
  'A close passes the stop that followed the price': 'मूल्यलाई पछ्याउने स्टप बन्द मूल्यले नाघ्छ',
  'The stop is passed': 'स्टप नाघिन्छ',
  'Mean reversion': 'औसततिर फर्कने',
  'A price stretched away from its mean, in a long trend that points the other way':
    'औसतबाट टाढा तन्किएको मूल्य, जब लामो ट्रेन्ड उल्टो दिशामा छ',
  'The stretch begins': 'तन्किन सुरु हुन्छ',
  'After a stretch the price has turned: it closes beyond the bar before':
    'तन्किएपछि मूल्य फर्कियो: अघिल्लो बारभन्दा पर बन्द हुन्छ',
  'Stretched now': 'अहिले तन्किएको',
  'Stretched now, whatever the long trend': 'अहिले तन्किएको, लामो ट्रेन्ड जे भए पनि',
  'Bollinger reversion': 'बोलिन्जर फर्काइ',
  'A price that has left its Bollinger bands comes back between them':
    'बोलिन्जर ब्यान्ड छोडेको मूल्य फेरि ब्यान्डभित्र आउँछ',
  'The price leaves its bands': 'मूल्यले ब्यान्ड छोड्छ',
  'It closes between them again': 'फेरि ब्यान्डभित्र बन्द हुन्छ',
  'Outside its bands now': 'अहिले ब्यान्डबाहिर',
  'Momentum breakout': 'मोमेन्टम ब्रेकआउट',
  'A price leaves its recent range on unusual volume, with the trend':
    'मूल्यले ट्रेन्डकै दिशामा असामान्य परिमाणसहित हालको दायरा छोड्छ',
  'The range is left': 'दायरा छोडिन्छ',
  'Left with volume, trend and strength behind it': 'परिमाण, ट्रेन्ड र बलसहित दायरा छोडिन्छ',
  'Breakout on volume': 'परिमाणसहितको ब्रेकआउट',
  'A new extreme of about a quarter, with twice the average volume':
    'सामान्यभन्दा दोब्बर परिमाणसहित करिब तीन महिनाको नयाँ उच्च वा न्यून',
  'The range is left on volume': 'परिमाणसहित दायरा छोडिन्छ',
  'Consolidation breakout': 'कन्सोलिडेसन ब्रेकआउट',
  'After tight Bollinger bands, a close outside them on volume':
    'साँघुरा बोलिन्जर ब्यान्डपछि परिमाणसहित ब्यान्डबाहिर बन्द',
  'The consolidation is left': 'कन्सोलिडेसन छोडिन्छ',
  'Inside-bar breakout': 'इनसाइड बार ब्रेकआउट',
  'After a bar inside the one before it, a close beyond both': 'अघिल्लो बारभित्रको बारपछि दुवैभन्दा पर बन्द',
  'The mother bar is left': 'मूल बार छोडिन्छ',
  'MACD cross': 'MACD क्रस',
  'The MACD line crosses its signal': 'MACD रेखाले आफ्नो सिग्नल रेखा काट्छ',
  'The line crosses': 'रेखा काटिन्छ',
  'Swings of the price that the MACD does not follow': 'MACD ले नपछ्याएका मूल्यका मोड',
  'Swings of the price that the RSI does not follow': 'RSI ले नपछ्याएका मूल्यका मोड',
  'Price and oscillator disagree: the move tires': 'मूल्य र ओसिलेटर मिल्दैनन्: चाल थाक्दै छ',
  'They disagree the other way: the trend goes on': 'उल्टो ढङ्गले मिल्दैनन्: ट्रेन्ड जारी रहन्छ',
  'A turning bar follows a regular divergence': 'नियमित डाइभर्जेन्सपछि फर्काउने बार आउँछ',
  'A turning bar follows a hidden divergence': 'लुकेको डाइभर्जेन्सपछि फर्काउने बार आउँछ',
  'Price passes its last bars after a divergence of either sort': 'जुनसुकै डाइभर्जेन्सपछि मूल्यले पछिल्ला बारहरू नाघ्छ',
  'Price action': 'प्राइस एक्सन',
  'Narrow bars, tested levels and false breaks': 'साँघुरा बार, जाँचिएका तह र झुटा ब्रेक',
  'The range of the bars narrows with the trend': 'ट्रेन्डसँगै बारको दायरा साँघुरिन्छ',
  'A level holds, or a break fails': 'तह टिक्छ, वा ब्रेक असफल हुन्छ',
  'Swing highs and swing lows go the same way': 'मोडका उच्च र न्यून एकै दिशामा जान्छन्',
  'The trend begins': 'ट्रेन्ड सुरु हुन्छ',
  'The trend goes on: a close beyond the last swing': 'ट्रेन्ड जारी छ: अन्तिम मोडभन्दा पर बन्द',
  'Candlestick patterns': 'क्यान्डलस्टिक प्याटर्न',
  'Shapes of one to five candles, by strict rules': 'कडा नियमअनुसार एकदेखि पाँच क्यान्डलका आकार',
  'Signal agreement': 'सिग्नल सहमति',
  'Several rule groups fire on the same side within a few bars':
    'केही बारभित्र धेरै नियम समूहले एकै तर्फ सिग्नल दिन्छन्',
  'At least three more rule groups on this side than on the other':
    'यो तर्फ अर्को तर्फभन्दा कम्तीमा तीन नियम समूह बढी',
  'At least two more rule groups on this side than on the other':
    'यो तर्फ अर्को तर्फभन्दा कम्तीमा दुई नियम समूह बढी',

  'Average of {fast} bars above the average of {slow} bars': '{fast} बारको औसत {slow} बारको औसतभन्दा माथि',
  'Average of {fast} bars below the average of {slow} bars': '{fast} बारको औसत {slow} बारको औसतभन्दा तल',
  'Average of {fast} bars still below the average of {slow} bars':
    '{fast} बारको औसत अझै {slow} बारको औसतभन्दा तल',
  'Average of {fast} bars still above the average of {slow} bars':
    '{fast} बारको औसत अझै {slow} बारको औसतभन्दा माथि',
  'Average of {fast} bars rising': '{fast} बारको औसत बढ्दै',
  'Average of {fast} bars falling': '{fast} बारको औसत घट्दै',
  'Close above the average of {trend} bars': 'बन्द {trend} बारको औसतभन्दा माथि',
  'Close below the average of {trend} bars': 'बन्द {trend} बारको औसतभन्दा तल',
  'Close above the average of {fast} bars': 'बन्द {fast} बारको औसतभन्दा माथि',
  'Close below the average of {fast} bars': 'बन्द {fast} बारको औसतभन्दा तल',
  'MACD {macd_fast}/{macd_slow} above its signal of {macd_signal} bars':
    'MACD {macd_fast}/{macd_slow} आफ्नो {macd_signal} बारको सिग्नलभन्दा माथि',
  'MACD {macd_fast}/{macd_slow} below its signal of {macd_signal} bars':
    'MACD {macd_fast}/{macd_slow} आफ्नो {macd_signal} बारको सिग्नलभन्दा तल',
  'MACD {macd_fast}/{macd_slow} rising against its signal of {macd_signal} bars':
    'MACD {macd_fast}/{macd_slow} आफ्नो {macd_signal} बारको सिग्नलको तुलनामा बढ्दै',
  'MACD {macd_fast}/{macd_slow} falling against its signal of {macd_signal} bars':
    'MACD {macd_fast}/{macd_slow} आफ्नो {macd_signal} बारको सिग्नलको तुलनामा घट्दै',
  'MACD {fast}/{slow} above its signal of {signal} bars':
    'MACD {fast}/{slow} आफ्नो {signal} बारको सिग्नलभन्दा माथि',
  'MACD {fast}/{slow} below its signal of {signal} bars':
    'MACD {fast}/{slow} आफ्नो {signal} बारको सिग्नलभन्दा तल',
  'Close above the stop that followed the fall, {atrs} ATRs over the lowest low of {period} bars':
    'बन्द घटाइ पछ्याउने स्टपभन्दा माथि ({period} बारको न्यूनतमभन्दा {atrs} ATR माथि)',
  'Close below the stop that followed the rise, {atrs} ATRs under the highest high of {period} bars':
    'बन्द बढाइ पछ्याउने स्टपभन्दा तल ({period} बारको उच्चतमभन्दा {atrs} ATR तल)',
  'Close above the new stop': 'बन्द नयाँ स्टपभन्दा माथि',
  'Close below the new stop': 'बन्द नयाँ स्टपभन्दा तल',
  'Close below the lower band: {width} deviations under the mean of {mean} bars':
    'बन्द तल्लो ब्यान्डभन्दा तल: {mean} बारको औसतभन्दा {width} विचलन तल',
  'Close above the upper band: {width} deviations over the mean of {mean} bars':
    'बन्द माथिल्लो ब्यान्डभन्दा माथि: {mean} बारको औसतभन्दा {width} विचलन माथि',
  'RSI of {strength} bars below {oversold}': '{strength} बारको RSI {oversold} भन्दा तल',
  'RSI of {strength} bars above {overbought}': '{strength} बारको RSI {overbought} भन्दा माथि',
  'Close above the long average of {trend} bars': 'बन्द {trend} बारको लामो औसतभन्दा माथि',
  'Close below the long average of {trend} bars': 'बन्द {trend} बारको लामो औसतभन्दा तल',
  'Close above the long average of {trend_weekly} bars': 'बन्द {trend_weekly} बारको लामो औसतभन्दा माथि',
  'Close below the long average of {trend_weekly} bars': 'बन्द {trend_weekly} बारको लामो औसतभन्दा तल',
  'Close back at the mean of {mean} bars': 'बन्द फेरि {mean} बारको औसतमा',
  'On the bar before, the close was below the lower band': 'अघिल्लो बारमा बन्द तल्लो ब्यान्डभन्दा तल थियो',
  'On the bar before, the close was above the upper band': 'अघिल्लो बारमा बन्द माथिल्लो ब्यान्डभन्दा माथि थियो',
  'On the bar before, the RSI was below {oversold}': 'अघिल्लो बारमा RSI {oversold} भन्दा तल थियो',
  'On the bar before, the RSI was above {overbought}': 'अघिल्लो बारमा RSI {overbought} भन्दा माथि थियो',
  'Close above the high of the bar before': 'बन्द अघिल्लो बारको उच्चभन्दा माथि',
  'Close below the low of the bar before': 'बन्द अघिल्लो बारको न्यूनभन्दा तल',
  'Close below the lower band of {mean} bars and {width} deviations':
    'बन्द तल्लो ब्यान्डभन्दा तल ({mean} बार, {width} विचलन)',
  'Close above the upper band of {mean} bars and {width} deviations':
    'बन्द माथिल्लो ब्यान्डभन्दा माथि ({mean} बार, {width} विचलन)',
  'Close above the lower band of {mean} bars and {width} deviations':
    'बन्द तल्लो ब्यान्डभन्दा माथि ({mean} बार, {width} विचलन)',
  'Close below the upper band of {mean} bars and {width} deviations':
    'बन्द माथिल्लो ब्यान्डभन्दा तल ({mean} बार, {width} विचलन)',
  'Close at the middle band of {mean} bars': 'बन्द {mean} बारको बीचको ब्यान्डमा',
  'Close below the middle band of {mean} bars': 'बन्द {mean} बारको बीचको ब्यान्डभन्दा तल',
  'Close above the middle band of {mean} bars': 'बन्द {mean} बारको बीचको ब्यान्डभन्दा माथि',
  'Close above the highest high of the {range} bars before': 'बन्द अघिल्ला {range} बारको उच्चतमभन्दा माथि',
  'Close below the lowest low of the {range} bars before': 'बन्द अघिल्ला {range} बारको न्यूनतमभन्दा तल',
  'Close above the highest high of the {exit_range} bars before':
    'बन्द अघिल्ला {exit_range} बारको उच्चतमभन्दा माथि',
  'Close below the lowest low of the {exit_range} bars before': 'बन्द अघिल्ला {exit_range} बारको न्यूनतमभन्दा तल',
  'Close above the highest high of the {trigger} bars before': 'बन्द अघिल्ला {trigger} बारको उच्चतमभन्दा माथि',
  'Close below the lowest low of the {trigger} bars before': 'बन्द अघिल्ला {trigger} बारको न्यूनतमभन्दा तल',
  'Volume at least {volume} times its mean of the {volume_bars} bars before':
    'परिमाण अघिल्ला {volume_bars} बारको औसतभन्दा कम्तीमा {volume} गुणा',
  'Close above the exponential average of {trend} bars': 'बन्द {trend} बारको EMAभन्दा माथि',
  'Close below the exponential average of {trend} bars': 'बन्द {trend} बारको EMAभन्दा तल',
  'RSI of {strength} bars at least {buy_least}': '{strength} बारको RSI कम्तीमा {buy_least}',
  'RSI of {strength} bars at most {buy_most}': '{strength} बारको RSI बढीमा {buy_most}',
  'RSI of {strength} bars at least {sell_least}': '{strength} बारको RSI कम्तीमा {sell_least}',
  'RSI of {strength} bars at most {sell_most}': '{strength} बारको RSI बढीमा {sell_most}',
  'Close below the high of the bar': 'बन्द बारको उच्चभन्दा तल',
  'Close above the low of the bar': 'बन्द बारको न्यूनभन्दा माथि',
  'Gain over the close before more than {locked} points short of the limit of the day':
    'अघिल्लो बन्दभन्दा बढाइ त्यस दिनको सीमाभन्दा {locked} प्रतिशत बिन्दुभन्दा बढीले कम',
  'Loss from the close before more than {locked} points short of the limit of the day':
    'अघिल्लो बन्दभन्दा घटाइ त्यस दिनको सीमाभन्दा {locked} प्रतिशत बिन्दुभन्दा बढीले कम',
  'Bands among the tightest {percent} percent of {compared} bars no more than {within} bars ago':
    'बढीमा {within} बारअघि ब्यान्ड {compared} बारमध्ये सबैभन्दा साँघुरा {percent} प्रतिशतभित्र',
  'An inside bar no more than {within} bars ago': 'बढीमा {within} बारअघि इनसाइड बार',
  'Close above the high of its mother bar': 'बन्द मूल बारको उच्चभन्दा माथि',
  'Close below the low of its mother bar': 'बन्द मूल बारको न्यूनभन्दा तल',
  'Swing low of the price lower': 'मूल्यको मोडको न्यून अझ तल',
  'Swing low of the price higher': 'मूल्यको मोडको न्यून अझ माथि',
  'Swing high of the price higher': 'मूल्यको मोडको उच्च अझ माथि',
  'Swing high of the price lower': 'मूल्यको मोडको उच्च अझ तल',
  'while the oscillator was higher': 'जबकि ओसिलेटर माथि थियो',
  'while the oscillator was lower': 'जबकि ओसिलेटर तल थियो',
  'A regular divergence confirmed no more than {within} bars ago':
    'बढीमा {within} बारअघि पुष्टि भएको नियमित डाइभर्जेन्स',
  'A hidden divergence confirmed no more than {within} bars ago':
    'बढीमा {within} बारअघि पुष्टि भएको लुकेको डाइभर्जेन्स',
  'The bar engulfs the one before upwards': 'बारले अघिल्लो बारलाई माथितिर निल्छ',
  'The bar engulfs the one before downwards': 'बारले अघिल्लो बारलाई तलतिर निल्छ',
  'A pin bar with its tail below': 'पुच्छर तल भएको पिन बार',
  'A pin bar with its tail above': 'पुच्छर माथि भएको पिन बार',
  'Distance from high to low smaller than on each of the {narrow} bars up to now':
    'उच्च र न्यूनबीचको दूरी अहिलेसम्मका {narrow} बारमध्ये सबैभन्दा कम',
  'Back at a high of {range} bars that was broken, and closed above it again':
    'नाघिएको {range} बारको उच्चमा फर्केर फेरि त्यसमाथि बन्द',
  'Back at a low of {range} bars that was broken, and closed below it again':
    'नाघिएको {range} बारको न्यूनमा फर्केर फेरि त्यसमुनि बन्द',
  'A close below the low of {range} bars taken back within {back_within} bars':
    '{range} बारको न्यूनमुनिको बन्द {back_within} बारभित्र फिर्ता',
  'A close above the high of {range} bars taken back within {back_within} bars':
    '{range} बारको उच्चमाथिको बन्द {back_within} बारभित्र फिर्ता',
  'Last swing high above the one before': 'अन्तिम मोडको उच्च अघिल्लोभन्दा माथि',
  'Last swing high below the one before': 'अन्तिम मोडको उच्च अघिल्लोभन्दा तल',
  'Last swing low above the one before': 'अन्तिम मोडको न्यून अघिल्लोभन्दा माथि',
  'Last swing low below the one before': 'अन्तिम मोडको न्यून अघिल्लोभन्दा तल',
  'Close above the last swing high': 'बन्द अन्तिम मोडको उच्चभन्दा माथि',
  'Close below the last swing low': 'बन्द अन्तिम मोडको न्यूनभन्दा तल',
  'The bar completes the pattern upwards': 'यो बारले प्याटर्न माथितिर पूरा गर्छ',
  'The bar completes the pattern downwards': 'यो बारले प्याटर्न तलतिर पूरा गर्छ',
  'Rule groups that fired on this side in {bars} bars, minus those on the other, at least {strong}':
    '{bars} बारमा यो तर्फ सिग्नल दिने नियम समूहबाट अर्को तर्फका घटाउँदा कम्तीमा {strong}',
  'Rule groups that fired on this side in {bars} bars, minus those on the other, at least {weak}':
    '{bars} बारमा यो तर्फ सिग्नल दिने नियम समूहबाट अर्को तर्फका घटाउँदा कम्तीमा {weak}',
  'As many rule groups on the other side, or more': 'अर्को तर्फ बराबर वा बढी नियम समूह',
} as const;
