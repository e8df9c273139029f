import type { Row, Rows } from './grammar.ts';

/** Measures with one number of bars: the ways to name each, and its name in a scan. */
const PERIODIC: readonly (readonly [names: string, measure: string])[] = [
  ['rsi | relative strength index | relative strength | आरएसआई | आरएसआइ | आर एस आई', 'rsi'],
  ['ema | exponential moving average | exponential average | ईएमए | इएमए', 'ema'],
  ['wma | weighted moving average', 'wma'],
  ['hma | hull moving average | hull', 'hma'],
  ['dema | double exponential moving average', 'dema'],
  ['tema | triple exponential moving average', 'tema'],
  ['kama | kaufman average', 'kama'],
  ['vwma', 'vwma'],
  ['adx | average directional index | एडीएक्स', 'adx'],
  ['cci | commodity channel index', 'cci'],
  ['mfi | money flow index', 'mfi'],
  ['roc | rate change', 'roc'],
  ['momentum | मोमेन्टम', 'momentum'],
  ['williams % r | williams r | williams', 'williams_r'],
  ['stochastic | stochastics | stoch | स्टोकास्टिक', 'stochastic'],
  ['stochastic rsi | stoch rsi', 'stoch_rsi'],
  ['atr | average true range', 'atr'],
  ['natr | atr % | atr percent', 'natr'],
  ['cmf | chaikin money flow', 'cmf'],
  ['aroon up', 'aroon'],
];

const ways = (names: string): string[] => names.split('|').map((name) => name.trim());

const periodic = ([names, measure]: (typeof PERIODIC)[number]): Row[] =>
  ways(names).flatMap((name): Row[] => [
    [`{whole} <days>? ${name} | ${name} {whole} <days> | ${name} {whole}`, `${measure}({1})`],
    [`{whole} <weeks> ${name}`, `${measure}({1}), weekly`],
    [name, measure],
  ]);

const MEASURES: Rows = [
  ...PERIODIC.flatMap(periodic),
  ['{whole} <days>? <average> | <average> {whole} <days>? | sma {whole} | ma {whole}', 'sma({1})'],
  ['{whole} <weeks> <average>', 'sma({1}), weekly'],
  ['sma | moving average | simple moving average | मुभिङ एभरेज', 'sma'],
  [
    'close | closing price | closing | close price | price | ltp | last price | last traded price | cmp | rate',
    'close',
  ],
  ['बन्द | बन्द मूल्य | बन्द भाउ | मूल्य | भाउ | bhau | mulya', 'close'],
  ['open | opening price | opening | खुला | खुला मूल्य', 'open'],
  ['day high | high price | high | उच्च | उच्च मूल्य', 'high'],
  ['day low | low price | low | न्यून | न्यून मूल्य', 'low'],
  ['<volume> | कारोबार परिमाण', 'volume'],
  [
    'turnover | traded value | value traded | amount | कारोबार | कारोबार रकम | रकम | टर्नओभर | karobar',
    'amount',
  ],
  ['average turnover | औसत कारोबार', 'turnover'],
  ['change | price change | % change | change % | daily change | परिवर्तन | फरक', 'change'],
  ['gap | opening gap | ग्याप', 'gap'],
  ['obv | balance volume | on balance volume', 'obv'],
  ['vwap', 'rolling_vwap'],
  ['volume ratio | relative volume | rvol', 'volume_ratio'],
  ['macd | macd line | म्याकडी | एमएसीडी', 'macd'],
  ['macd signal | signal line | macd signal line', 'macd.signal'],
  ['macd histogram | histogram', 'macd.histogram'],
  ['supertrend | super trend | supertrend line | सुपरट्रेन्ड', 'supertrend'],
  ['parabolic sar | psar | sar', 'psar'],
  [
    'upper bollinger band | upper bollinger | bollinger upper band | upper band | upper bb | bollinger top | माथिल्लो ब्यान्ड | माथिल्लो बोलिन्जर ब्यान्ड',
    'bollinger.upper',
  ],
  [
    'lower bollinger band | lower bollinger | bollinger lower band | lower band | lower bb | bollinger bottom | तल्लो ब्यान्ड | तल्लो बोलिन्जर ब्यान्ड',
    'bollinger.lower',
  ],
  ['middle bollinger band | middle band | bollinger middle band', 'bollinger.middle'],
  ['bandwidth | bollinger bandwidth | band width | bollinger band width', 'bollinger.width'],
  ['upper donchian | donchian high | donchian upper', 'donchian.upper'],
  ['lower donchian | donchian low | donchian lower', 'donchian.lower'],
  ['+ di | plus di | positive di', 'adx.plus'],
  ['minus di | negative di', 'adx.minus'],
  ['pivot | pivot point', 'pivots_classic'],
  ['r 1 | resistance 1', 'pivots_classic.r1'],
  ['r 2 | resistance 2', 'pivots_classic.r2'],
  ['s 1 | support 1', 'pivots_classic.s1'],
  ['s 2 | support 2', 'pivots_classic.s2'],
  ['support | support zone | support level | सपोर्ट', 'zones.support_high'],
  ['resistance | resistance zone | resistance level | रेजिस्टेन्स', 'zones.resistance_low'],
  ['chandelier stop | trailing stop', 'chandelier.stop'],
  ['beta | बेटा', 'beta'],
];

const VALUES: Rows = [
  ['<last>? <w52> <high> | highest high <last>? <w52>', 'max(high, 52 weeks)'],
  ['<last>? <w52> <low> | lowest low <last>? <w52>', 'min(low, 52 weeks)'],
  ['<last>? {whole} <days> <high> | highest high <last>? {whole} <days>', 'max(high, {1}) previous'],
  ['<last>? {whole} <days> <low> | lowest low <last>? {whole} <days>', 'min(low, {1}) previous'],
  ['<last>? {whole} <weeks> <high> | highest high <last>? {whole} <weeks>', 'max(high, {1} weeks)'],
  ['<last>? {whole} <weeks> <low> | lowest low <last>? {whole} <weeks>', 'min(low, {1} weeks)'],
  ['highest {measure} <last>? {whole} <days>', 'max({1}, {2})'],
  ['lowest {measure} <last>? {whole} <days>', 'min({1}, {2})'],
  [
    '{whole} <days> <usual> <volume> | <usual> <volume> {whole} <days> | <usual> {whole} <days> <volume>',
    'avg(volume, {1}) previous',
  ],
  ['<usual> <volume>', 'avg(volume, 20) previous'],
  [
    'yesterday {measure} | previous day? {measure} | prior {measure} | हिजो {measure} | अघिल्लो दिन? {measure} | hijo {measure}',
    '{1} 1 bar ago',
  ],
  ['{measure} yesterday | {measure} previous day', '{1} 1 bar ago'],
  ['{measure} {whole} <days> ago', '{1} {2} bars ago'],
  ['{whole} <days> अघि {measure} | {whole} <days> पहिले {measure}', '{2} {1} bars ago'],
  ['{timeframe} {measure}', '{2}, {1}'],
  ['{measure} {timeframe}', '{1}, {2}'],
  ['{measure}', '{1}'],
];

export const VALUE_ROWS: Readonly<Record<string, Rows>> = {
  measure: MEASURES,
  value: [
    ['{multiple} {plain}', '{1} * {2}'],
    ['{plain}', '{1}'],
  ],
  plain: VALUES,
  operand: [
    ['{value}', '{1}'],
    ['{figure}', '{1}'],
  ],
};
