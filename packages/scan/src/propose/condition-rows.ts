import patterns from '@chuli/language/nepali/signal-patterns';
import { MEASURES } from '../measures.ts';
import { EVENT_ROWS } from './event-rows.ts';
import type { Row, Rows } from './grammar.ts';
import { DROPPED } from './stocks-rows.ts';

const VOLUME: Rows = [
  [
    '<volume> <least>? {multiple} <usual>? <volume>? | <least>? {multiple} <usual>? <volume> | <volume> <above> {multiple} <usual> | <usual> {multiple} <volume> | <volume> <usual> <than>? {multiple}',
    'volume >= {1} * avg(volume, 20) previous',
  ],
  [
    '<volume> <least>? {multiple} {whole} <days> <usual> | <volume> <least> {multiple} <usual> <volume> {whole} <days>',
    'volume >= {1} * avg(volume, {2}) previous',
  ],
  [
    '<volume> <least>? <last>? {whole} <days> <usual> <volume>? {multiple}',
    'volume >= {2} * avg(volume, {1}) previous',
  ],
  [
    '<volume> <above> {whole} <days> <usual> | <volume> {whole} <days> <usual> <than> <more>',
    'volume > avg(volume, {1}) previous',
  ],
  [
    '<volume> <below> {whole} <days> <usual> | <volume> {whole} <days> <usual> <than> <less>',
    'volume < avg(volume, {1}) previous',
  ],
  [
    '<volume> <above> <usual> | <above> <usual> <volume> | <volume> <usual> <than> <more> | <usual> <than> <more> <volume>',
    'volume > avg(volume, 20) previous',
  ],
  [
    '<volume> <below> <usual> | <below> <usual> <volume> | <volume> <usual> <than> <less> | <usual> <than> <less> <volume> | low <volume> | <volume> low',
    'volume < avg(volume, 20) previous',
  ],
  [
    'high <volume> | heavy <volume> | huge <volume> | strong <volume> | big <volume> | good <volume> | unusual <volume> | <volume> spike | <volume> surge | <volume> high | spike <volume> | ठूलो <volume> | धेरै <volume> | <volume> उछाल | <volume> धेरै',
    'volume >= 2 * avg(volume, 20) previous',
  ],
  [
    '<volume> breakout | <volume> ब्रेकआउट',
    'close > max(high, 20) previous and volume >= 2 * avg(volume, 20) previous',
  ],
];

const BEFORE: Rows = [
  ['<volume> {multiple} yesterday | <volume> {multiple} previous day', 'volume >= {1} * volume 1 bar ago'],
  ['{measure} <above> yesterday | {measure} <above> previous day', '{1} > {1} 1 bar ago'],
  ['{measure} <below> yesterday | {measure} <below> previous day', '{1} < {1} 1 bar ago'],
  ['{measure} <above> {whole} <days> ago', '{1} > {1} {2} bars ago'],
  ['{measure} <below> {whole} <days> ago', '{1} < {1} {2} bars ago'],
  ['{value} positive', '{1} > 0'],
  ['{value} negative', '{1} < 0'],
];

const COURSES: Rows = [
  [
    '<price>? <rising> for? {whole} <consecutive>? <days> <consecutive>? | {whole} <consecutive>? <days> <consecutive>? <rising> | {whole} <consecutive>? up <days> <consecutive>? | <consecutive> {whole} <days> <rising> | <rising> <last> {whole} <days> | {whole} <days> देखि <rising>',
    'close rises for {1}',
  ],
  [
    '<price>? <falling> for? {whole} <consecutive>? <days> <consecutive>? | {whole} <consecutive>? <days> <consecutive>? <falling> | {whole} <consecutive>? down <days> <consecutive>? | <consecutive> {whole} <days> <falling> | <falling> <last> {whole} <days> | {whole} <days> देखि <falling>',
    'close falls for {1}',
  ],
  [
    '{value} <rising> for? {whole} <consecutive>? <days> <consecutive>? | {value} <consecutive>? {whole} <days> देखि? <rising>',
    '{1} rises for {2}',
  ],
  [
    '{value} <falling> for? {whole} <consecutive>? <days> <consecutive>? | {value} <consecutive>? {whole} <days> देखि? <falling>',
    '{1} falls for {2}',
  ],
  ['{whole} <consecutive>? green <days> <consecutive>?', '(close > open) for {1}'],
  ['{whole} <consecutive>? red <days> <consecutive>?', '(close < open) for {1}'],
  ['<rising> {value} | {value} <rising>', '{1} rises for 1'],
  ['<falling> {value} | {value} <falling>', '{1} falls for 1'],
];

const CHANGES: Rows = [
  [
    '<price>? <gained> <amount>? {points} in? <last>? {whole} <days> | {points} <gained> in? <last>? {whole} <days>',
    'roc({2}) >= {1} %',
  ],
  [
    '<price>? <lost> <amount>? {points} in? <last>? {whole} <days> | {points} <lost> in? <last>? {whole} <days>',
    'roc({2}) <= -{1} %',
  ],
  ['<last>? {whole} <days> {points} <gained>', 'roc({1}) >= {2} %'],
  ['<last>? {whole} <days> {points} <lost>', 'roc({1}) <= -{2} %'],
  [
    '<price>? <gained> <amount>? {points} this week | {points} <gained> this week | यो हप्ता {points} <gained>',
    'roc(5) >= {1} %',
  ],
  [
    '<price>? <lost> <amount>? {points} this week | {points} <lost> this week | यो हप्ता {points} <lost>',
    'roc(5) <= -{1} %',
  ],
  ['<price>? <gained> <amount>? {points} this month | {points} <gained> this month', 'roc(20) >= {1} %'],
  ['<price>? <lost> <amount>? {points} this month | {points} <lost> this month', 'roc(20) <= -{1} %'],
  ['<price>? <gained> <above> {points} | <price>? {points} <than> <more> <gained>', 'change > {1} %'],
  ['<price>? <lost> <above> {points} | <price>? {points} <than> <more> <lost>', 'change < -{1} %'],
  ['<price>? <gained> <least>? {points} | {points} <gained> | {points} <orMore> <gained>', 'change >= {1} %'],
  ['<price>? <lost> <least>? {points} | {points} <lost> | {points} <orMore> <lost>', 'change <= -{1} %'],
  ['green candle | up day | positive day | हरियो क्यान्डल', 'close > open'],
  ['red candle | down day | negative day | रातो क्यान्डल', 'close < open'],
];

const NEARNESS: Rows = [
  [
    '<within> {percent} {plain} | <within> {percent} from {plain} | {percent} <within> {plain} | <below> {percent} away? from {plain} | <within> {percent} away? from {plain}',
    'close within {1} of {2}',
  ],
  ['{plain} {percent} <within>', 'close within {2} of {1}'],
  ['{plain} <within> {percent} {plain}', '{1} within {2} of {3}'],
  ['<near> support | support <near> | सपोर्ट <near>', 'close within 3 % of zones.support_high'],
  ['<near> resistance | resistance <near> | रेजिस्टेन्स <near>', 'close within 3 % of zones.resistance_low'],
  ['<near> {plain} | {plain} <near>', 'close within 5 % of {1}'],
  ['{plain} <near> {operand} | {plain} {operand} <near>', '{1} within 5 % of {2}'],
  ['<touching> {plain} | <price> <touching> {plain}', 'close within 1 % of {1}'],
  [
    'pullback to {plain} | pull back to {plain} | bouncing from {plain} | bounce from {plain}',
    'close within 2 % of {1}',
  ],
  [
    '<price>? {points} <below> {plain} | {points} off {plain} | {points} down from {plain}',
    '{2} - close >= {1} / 100 * {2}',
  ],
  ['<price>? {points} <above> {plain} | {points} up from {plain}', 'close - {2} >= {1} / 100 * {2}'],
];

const COMPARED: Rows = [
  [
    '<price>? <above> {whole} and {whole} <days>? <average> | <price>? <above> {whole} <days>? and {whole} <days>? <average>',
    'close > sma({1}) and close > sma({2})',
  ],
  ['<price>? <below> {whole} and {whole} <days>? <average>', 'close < sma({1}) and close < sma({2})'],
  ['<price>? <above> {whole} and {whole} <days>? ema', 'close > ema({1}) and close > ema({2})'],
  ['{value} <between> {operand} <to> {operand} | {value} {figure} to {figure}', '{1} between {2} and {3}'],
  ['{value} <least> {operand} | {value} {operand} <orMore>', '{1} >= {2}'],
  ['{value} <most> {operand} | {value} {operand} <orLess>', '{1} <= {2}'],
  ['{value} <above> {operand}', '{1} > {2}'],
  ['{value} <below> {operand}', '{1} < {2}'],
];

/** In the order of Nepali, which has no word between the two sides: a strange word before may belong to the first. */
const POSTPOSED: Rows = [
  ['{value} {operand} <to> {operand} बीच | {value} {operand} देखि {operand} सम्म', '{1} between {2} and {3}'],
  ['{plain} {plain} {percent} <within>', '{1} within {3} of {2}'],
  ['{value} {operand} <than> <more>', '{1} > {2}'],
  ['{value} {operand} <than> <less>', '{1} < {2}'],
  ['{operand} <than> <more> {value}', '{2} > {1}'],
  ['{operand} <than> <less> {value}', '{2} < {1}'],
  ['{value} {operand} <up> <cut>', '{1} crosses above {2}'],
  ['{value} {operand} <down> <cut>', '{1} crosses below {2}'],
  ['{value} {operand} <cut>', '{1} crosses above {2} or {1} crosses below {2}'],
];

/** Names of candlestick patterns in both languages, with the way they point where it is said. */
const patternRows = (): Row[] =>
  [...MEASURES.values()]
    .filter(({ lines }) => lines.has('strength'))
    .flatMap(({ name, title }): Row[] => {
      const nepali = Object.entries(patterns).find(([english]) => english === title)?.[1];
      const names = [title, ...(nepali === undefined ? [] : [nepali])].map((one) =>
        one
          .toLowerCase()
          .split(/[-/ ]/u)
          .filter((word) => !DROPPED.has(word))
          .join(' '),
      );
      return names.flatMap((one): Row[] => [
        [`<upSide> ${one} | ${one} <upSide>`, `${name} = bullish`],
        [`<downSide> ${one} | ${one} <downSide>`, `${name} = bearish`],
        [`${one} | ${one} pattern | ${one} candle | ${one} प्याटर्न`, `${name} in (bullish, bearish)`],
      ]);
    });

export const CONDITION_ROWS: Readonly<Record<string, Rows>> = {
  condition: [
    ...VOLUME,
    ...EVENT_ROWS,
    ...BEFORE,
    ...COURSES,
    ...CHANGES,
    ...NEARNESS,
    ...COMPARED,
    ...patternRows(),
  ],
  postposed: POSTPOSED,
  /** On bars of a timeframe. */
  framed: [['{timeframe} {condition}', '{1}:{2}']],
  /** Means something by itself only where no word beside it is unknown. */
  idiom: [['<volume>', 'volume >= 2 * avg(volume, 20) previous']],
  /** A value that belongs to the comparison before it. */
  bare: [['{plain}', '{1}']],
  /** Without its subject, which is that of the condition before, or the close. */
  ellipsis: [
    ['<between> {operand} <to> {operand} | {operand} देखि {operand} सम्म', '$ between {1} and {2}'],
    ['<crossAbove> {operand}', '$ crosses above {1}'],
    ['<crossBelow> {operand}', '$ crosses below {1}'],
    ['<crossAny> {operand}', '$ crosses above {1} or $ crosses below {1}'],
    ['<least> {operand} | {operand} <orMore>', '$ >= {1}'],
    ['<most> {operand} | {operand} <orLess>', '$ <= {1}'],
    ['<above> {operand} | {operand} <than> <more>', '$ > {1}'],
    ['<below> {operand} | {operand} <than> <less>', '$ < {1}'],
  ],
};
