import type { Rows } from './grammar.ts';

const CROSSES: Rows = [
  ['golden cross | golden crossover | गोल्डेन क्रस | गोल्डन क्रस', 'sma(50) crosses above sma(200)'],
  ['death cross | death crossover | डेथ क्रस', 'sma(50) crosses below sma(200)'],
  [
    'macd <crossAny> | <upSide> macd <crossAny> | macd <crossAny> <upSide> | macd <upSide> <crossAny> | macd <turned> <upSide> | macd buy | म्याकडी क्रस',
    'macd crosses above macd.signal',
  ],
  [
    '<downSide> macd <crossAny> | macd <crossAny> <downSide> | macd <downSide> <crossAny> | macd <turned> <downSide> | macd sell',
    'macd crosses below macd.signal',
  ],
  ['macd <above> signal line?', 'macd > macd.signal'],
  ['macd <below> signal line?', 'macd < macd.signal'],
  ['macd positive | positive macd | macd <above> zero', 'macd > 0'],
  ['macd negative | negative macd | macd <below> zero', 'macd < 0'],
  [
    'stochastic <upSide>? <crossAny> | stochastic <crossAny> <upSide>',
    'stochastic.k crosses above stochastic.d',
  ],
  [
    'stochastic <downSide> <crossAny> | stochastic <crossAny> <downSide>',
    'stochastic.k crosses below stochastic.d',
  ],
  ['stochastic k <above> d | k <above> d', 'stochastic.k > stochastic.d'],
  ['stochastic k <below> d | k <below> d', 'stochastic.k < stochastic.d'],
  ['di <upSide>? <crossAny> | + di <crossAny> minus di', 'adx.plus crosses above adx.minus'],
  [
    '{whole} {whole} <average> <crossAny> | {whole} <crossAny> {whole} <average> | <average> {whole} {whole} <crossAny>',
    'sma({1}) crosses above sma({2})',
  ],
  [
    '{whole} {whole} ema <crossAny> | {whole} <crossAny> {whole} ema | ema {whole} {whole} <crossAny>',
    'ema({1}) crosses above ema({2})',
  ],
  [
    '{value} <crossAbove> {operand} | {value} <crossAny> {operand} <upSide> | {value} <crossAny> {operand} from below',
    '{1} crosses above {2}',
  ],
  [
    '{value} <crossBelow> {operand} | {value} <crossAny> {operand} <downSide> | {value} <crossAny> {operand} from above',
    '{1} crosses below {2}',
  ],
  ['{value} <crossAny> {operand}', '{1} crosses above {2} or {1} crosses below {2}'],
];

const BREAKS: Rows = [
  [
    'breakout | break out | breaking out | broke out | breakouts | upside breakout | bullish breakout | ब्रेकआउट | ब्रेक आउट',
    'close > max(high, 20) previous',
  ],
  [
    'breakdown | break down | breaking down | broke down | bearish breakout | downside breakout | ब्रेकडाउन',
    'close < min(low, 20) previous',
  ],
  ['{whole} <days> breakout | breakout {whole} <days>', 'close > max(high, {1}) previous'],
  ['{whole} <days> breakdown', 'close < min(low, {1}) previous'],
  [
    'new? <w52> <high> | hitting <w52> <high> | नयाँ <w52> <high> | <w52> new <high>',
    'high >= max(high, 52 weeks)',
  ],
  ['new? <w52> <low> | hitting <w52> <low> | नयाँ <w52> <low> | <w52> new <low>', 'low <= min(low, 52 weeks)'],
  ['new? {whole} <days> <high> | नयाँ {whole} <days> <high>', 'high > max(high, {1}) previous'],
  ['new? {whole} <days> <low> | नयाँ {whole} <days> <low>', 'low < min(low, {1}) previous'],
  [
    'consolidating | consolidation | sideways | range bound | in box | कन्सोलिडेसन | साइडवेज',
    'consolidation.is_box > 0',
  ],
  ['consolidation breakout | range breakout | box breakout | कन्सोलिडेसन ब्रेकआउट', 'consolidation.broke = up'],
  ['consolidation breakdown | range breakdown', 'consolidation.broke = down'],
  ['<w52> <high> breakout | <w52> breakout', 'close > max(high, 52 weeks) previous'],
  ['<w52> <low> breakdown | <w52> breakdown', 'close < min(low, 52 weeks) previous'],
  [
    'squeeze | bollinger squeeze | bb squeeze | tight bands | tight bollinger bands | स्क्विज',
    'squeeze.is_tight > 0',
  ],
  ['squeeze breakout | bollinger squeeze breakout', 'squeeze.broke = up'],
  ['inside bar | inside day | inside candle | इनसाइड बार', 'inside_bar.is_inside > 0'],
  ['inside bar breakout | इनसाइड बार ब्रेकआउट', 'inside_bar.broke = up'],
  ['nr 7 | narrow range | narrowest range', 'narrow_range.is_narrowest > 0'],
  ['retest | breakout retest | retesting breakout | रिटेस्ट', 'breakout_retest.retest = up'],
  ['false breakout | failed breakout | bull trap | झुटो ब्रेकआउट', 'false_break.failed = up'],
  ['bear trap | failed breakdown', 'false_break.failed = down'],
];

const STATES: Rows = [
  ['oversold | over sold | rsi oversold | oversold rsi | अति बिक्री | ओभरसोल्ड', 'rsi(14) < 30'],
  ['overbought | over bought | rsi overbought | overbought rsi | अति खरिद | ओभरबट', 'rsi(14) > 70'],
  [
    'supertrend <upSide> | super trend <upSide> | <upSide> supertrend | सुपरट्रेन्ड <upSide>',
    'supertrend.direction = up',
  ],
  [
    'supertrend <downSide> | super trend <downSide> | <downSide> supertrend | सुपरट्रेन्ड <downSide>',
    'supertrend.direction = down',
  ],
  [
    'supertrend <turned> <upSide> | super trend <turned> <upSide> | सुपरट्रेन्ड <upSide> <turned> | supertrend <crossAny> <upSide>',
    'supertrend.direction crosses above 0',
  ],
  [
    'supertrend <turned> <downSide> | super trend <turned> <downSide> | सुपरट्रेन्ड <downSide> <turned>',
    'supertrend.direction crosses below 0',
  ],
  [
    'psar <turned> <upSide> | sar <turned> <upSide> | parabolic sar <turned> <upSide>',
    'psar.direction crosses above 0',
  ],
  [
    'psar <turned> <downSide> | sar <turned> <downSide> | parabolic sar <turned> <downSide>',
    'psar.direction crosses below 0',
  ],
  ['psar <upSide> | parabolic sar <upSide> | sar <upSide>', 'psar.direction = up'],
  ['psar <downSide> | parabolic sar <downSide> | sar <downSide>', 'psar.direction = down'],
  [
    'uptrend | up trend | in uptrend | trending up | trend up | bullish trend | अपट्रेन्ड | ट्रेन्ड माथि | तेजी ट्रेन्ड',
    'trend_state = up',
  ],
  [
    'downtrend | down trend | trending down | trend down | bearish trend | डाउनट्रेन्ड | ट्रेन्ड तल | मन्दी ट्रेन्ड',
    'trend_state = down',
  ],
  ['dow uptrend | dow trend up', 'dow = up'],
  ['dow downtrend | dow trend down', 'dow = down'],
  ['strong trend | trending | strongly trending | बलियो ट्रेन्ड', 'adx(14) >= 25'],
  ['volatile | high volatility | बढी घटबढ', 'natr(14) >= 4 %'],
  [
    'bullish divergence | positive divergence | bullish rsi divergence | rsi bullish divergence | तेजी डाइभर्जेन्स',
    'rsi_divergence.side = bullish',
  ],
  [
    'bearish divergence | negative divergence | bearish rsi divergence | rsi bearish divergence | मन्दी डाइभर्जेन्स',
    'rsi_divergence.side = bearish',
  ],
  ['rsi divergence | divergence | आरएसआई डाइभर्जेन्स', 'rsi_divergence.side in (bullish, bearish)'],
  ['bullish macd divergence | macd bullish divergence', 'macd_divergence.side = bullish'],
  ['bearish macd divergence | macd bearish divergence', 'macd_divergence.side = bearish'],
  [
    'above ichimoku cloud | above cloud | price above cloud | close above cloud',
    'close > ichimoku.spanA and close > ichimoku.spanB',
  ],
  [
    'below ichimoku cloud | below cloud | price below cloud | close below cloud',
    'close < ichimoku.spanA and close < ichimoku.spanB',
  ],
  ['gap up | gapped up | gapping up | gap opening up | ग्याप अप', 'gap > 0'],
  ['gap down | gapped down | gapping down | ग्याप डाउन', 'gap < 0'],
  [
    'gap down {points} | {points} gap down | gapped down {points} | gap down <above> {points}',
    'gap <= -{1} %',
  ],
  ['gap up {percent} | {percent} gap up | gapped up {percent} | gap up <above> {percent}', 'gap >= {1}'],
  ['newly listed | new listing | recently listed | new ipo | नयाँ सूचीकृत', 'listed <= 60'],
  ['demand zone | at demand zone | in demand zone', 'supply_demand.touched = demand'],
  ['supply zone | at supply zone | in supply zone', 'supply_demand.touched = supply'],
];

/** What traders have a name for: a cross, a break, a state. */
export const EVENT_ROWS: Rows = [...CROSSES, ...BREAKS, ...STATES];
