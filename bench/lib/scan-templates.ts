import { Dice } from '@chuli/indicators/testing/random-candles';

/** One of a list, of which the first is taken most: the second half as often, the third a third as often. */
const pickBefore = <T>(dice: Dice, list: readonly T[]): T => {
  const total = list.reduce((sum, _, at) => sum + 1 / (at + 1), 0);
  let left = dice.next() * total;
  for (const [at, one] of list.entries()) {
    left -= 1 / (at + 1);
    if (left < 0) return one;
  }
  return dice.pick(list);
};

const AVERAGES = [20, 50, 200, 21, 9, 100, 10, 30, 5, 12, 26, 13, 34, 55, 15, 150, 25, 89, 40, 60];
const WINDOWS = [20, 50, 10, 250, 5, 100, 55, 30, 15, 120, 40, 60, 90, 200];
const RSI = [14, 7, 9, 21, 5, 10, 25, 2];
const LOW = [30, 25, 35, 20, 40, 32, 45, 28, 15, 10];
const HIGH = [70, 60, 50, 75, 65, 55, 80, 85, 40, 90];
const TIMES = [2, 1.5, 3, 2.5, 5, 4, 1.2, 10, 1.8];
const PERCENT = [2, 3, 5, 1, 4, 7, 10, 6, 8, 15, 20];
const PRICES = [100, 200, 500, 300, 1000, 150, 250, 400, 50, 700, 2000];
const AMOUNTS = ['1 crore', '50 lakh', '20 lakh', '5 crore', '10 lakh', '2 crore', '10 crore', '25 lakh'];
const MACD = ['12, 26, 9', '8, 17, 9', '5, 35, 5', '12, 26, 5', '3, 10, 16', '20, 50, 9'];
const SUPERTREND = ['10, 3', '7, 3', '10, 2', '14, 3', '10, 1.5', '20, 5', '14, 2'];
const PATTERNS = 'hammer engulfing doji morning_star piercing harami marubozu three_white_soldiers'.split(
  ' ',
);
const BEARISH = 'shooting_star engulfing evening_star dark_cloud_cover hanging_man harami'.split(' ');
const BARS = [3, 2, 5, 4, 7, 10];

type Choices = readonly (string | number)[];

/** A condition with blanks, and what traders write into them; what is written most comes first. */
type Template = readonly [text: string, ...blanks: readonly Choices[]];

/** Conditions, those that are asked for most first. */
const CONDITIONS: readonly Template[] = [
  ['close > sma(?)', AVERAGES],
  ['volume > ? * avg(volume, ?)', TIMES, WINDOWS],
  ['rsi(?) < ?', RSI, LOW],
  ['close > max(high, ?) previous', WINDOWS],
  ['rsi(?) > ?', RSI, HIGH],
  ['close crosses above ema(?)', AVERAGES],
  ['macd(?).histogram crosses above 0', MACD],
  ['change > ?', PERCENT],
  ['amount > ?', AMOUNTS],
  ['ema(?) > ema(?)', AVERAGES, AVERAGES],
  ['supertrend(?).direction = up', SUPERTREND],
  ['close > ?', PRICES],
  ['sma(?) crosses above sma(?)', AVERAGES, AVERAGES],
  ['? = bullish', PATTERNS],
  ['close within ? % of max(high, 52 weeks)', PERCENT],
  ['adx(?) > ?', RSI, [25, 20, 30, 40, 15]],
  ['close < bollinger(?, ?).lower', AVERAGES, [2, 2.5, 1.5, 3, 1]],
  ['close > ema(?), weekly', AVERAGES],
  ['rsi(?), weekly > ?', RSI, HIGH],
  ['stochastic(?, 3, 3) < ?', RSI, LOW],
  ['close rises for ?', BARS],
  ['volume > max(volume, ?) previous', WINDOWS],
  ['change < -?', PERCENT],
  ['close < min(low, ?) previous', WINDOWS],
  ['mfi(?) < ?', RSI, LOW],
  ['close between ? and ?', PRICES, PRICES],
  ['? = bearish', BEARISH],
  ['close > sma(?) for ?', AVERAGES, BARS],
  ['rsi(?) crosses above ?', RSI, LOW],
  ['gap > ?', PERCENT],
  ['obv > avg(obv, ?)', WINDOWS],
  ['psar.direction = up'],
  ['cci(?) < -?', AVERAGES, [100, 200, 150, 50]],
  ['williams_r(?) < -?', RSI, [80, 90, 70]],
  ['atr(?) / close > 0.0?', RSI, [3, 2, 5, 4]],
  ['close > donchian(?).middle', WINDOWS],
  ['close crosses above sma(?) in last ?', AVERAGES, BARS],
  ['stdev(close, ?) < stdev(close, ?)', WINDOWS, WINDOWS],
  ['narrow_range(?).is_narrowest > 0', [7, 4, 10]],
  ['close > high 1 bar ago'],
];

/** Writes something into each blank. */
const filled = (dice: Dice, [text, ...blanks]: Template): string => {
  const [first = '', ...rest] = text.split('?');
  return rest.reduce(
    (sum, part, at) => `${sum}${String(pickBefore(dice, blanks[at] ?? ['']))}${part}`,
    first,
  );
};

/** How many conditions a scan has, most first. */
const CONDITION_COUNTS = [3, 2, 4, 1, 5];

type Drawn = { readonly templates: readonly Template[]; readonly texts: readonly string[] };

const drawOwn = (dice: Dice): Drawn => {
  const count = pickBefore(dice, CONDITION_COUNTS);
  const templates = Array.from({ length: count }, () => pickBefore(dice, CONDITIONS));
  return { templates, texts: templates.map((template) => filled(dice, template)) };
};

/** Lists of the house, which are the same for everybody. */
const HOUSE_LISTS = 60;
const houseDice = new Dice(2_083);
const HOUSE = Array.from({ length: HOUSE_LISTS }, () => drawOwn(houseDice));

const drawChanged = (dice: Dice): Drawn => {
  const { templates, texts } = pickBefore(dice, HOUSE);
  const at = dice.whole(0, templates.length - 1);
  const template = templates[at];
  return { templates, texts: template === undefined ? texts : texts.with(at, filled(dice, template)) };
};

const SECTORS = ['hydro', 'banking', 'microfinance', 'life_insurance', 'dev_banks', 'finance', 'hotels'];

const drawUniverse = (dice: Dice): string => {
  const chance = dice.next();
  if (chance < 0.8) return '';
  return chance < 0.88 ? ' for all' : ` for equity and sector ${pickBefore(dice, SECTORS)}`;
};

/** Half are lists of the house as they are, three in ten have one condition with other numbers, two in ten are own. */
export const drawSaved = (dice: Dice): string => {
  const chance = dice.next();
  if (chance < 0.5) return `${pickBefore(dice, HOUSE).texts.join(' and ')} as fresh`;
  const { texts } = chance < 0.8 ? drawChanged(dice) : drawOwn(dice);
  const joint = dice.next() < 0.93 ? ' and ' : ' or ';
  return `${texts.join(joint)}${drawUniverse(dice)} as ${pickBefore(dice, ['fresh', 'hybrid', 'already'])}`;
};

/** What somebody types who looks for something of their own. */
export const drawTyped = (dice: Dice): string => drawOwn(dice).texts.join(' and ');
