import { median } from '@chuli/harness';
import { at } from '@chuli/indicators';
import { Dice, drawCandles } from '@chuli/indicators/testing/random-candles';
import { HOLDS, type StockBars, compile, judge, openArena, parseScan, withPrices } from '@chuli/scan';
import { timeOf } from './processor-time.ts';

/** A breakout with volume in a trend that is not overdone: four conditions, each with a past of its own. */
const RULE =
  'close > max(high, 20) previous and volume > 2 * avg(volume, 20) previous and rsi(14) between 50 and 80 and close > sma(50)';

const BARS_A_STOCK = 3_250;

/** A made-up stock of days one after the other. */
export const madeStock = (seed: number, bars: number): StockBars => {
  const candles = drawCandles(new Dice(seed), bars);
  return withPrices({
    daily: {
      candles: candles.map((candle, session) => Object.assign(candle, { session, minute: 0 })),
      closedAt: Float64Array.from(candles, (_, day) => day * 86_400),
      days: Int32Array.from(candles, (_, day) => day),
      factors: new Float64Array(bars).fill(1),
    },
  });
};

type Series = Record<'high' | 'close' | 'volume', Float64Array>;

/**
 * What somebody would write for this one rule, and as quickly as it can be written: one pass, with what has to be
 * remembered in variables.
 */
// oxlint-disable-next-line complexity -- one loop for one rule is what it is compared with; parts of it would be slower
const byHand = ({ high, close, volume }: Series, queue: Int32Array, into: Uint8Array): void => {
  const weight = 1 / 14;
  let head = 0;
  let tail = 0;
  let volumes = 0;
  let closes = 0;
  let up = 0;
  let down = 0;
  for (let i = 0; i < close.length; i += 1) {
    const price = at(close, i);
    const reached = at(high, i);
    const traded = at(volume, i);
    let rsi = Number.NaN;
    if (i > 0) {
      const change = price - at(close, i - 1);
      const rose = change > 0 ? change : 0;
      const fell = change < 0 ? -change : 0;
      up += i > 14 ? (rose - up) * weight : (rose - up) / i;
      down += i > 14 ? (fell - down) * weight : (fell - down) / i;
      if (i >= 14) rsi = up + down === 0 ? 50 : (100 * up) / (up + down);
    }
    closes += i >= 50 ? price - at(close, i - 50) : price;
    const isOut = i >= 20 && price > at(high, queue[head] ?? 0) && traded > volumes / 10;
    into[i] = isOut && rsi >= 50 && rsi <= 80 && i >= 49 && price > closes / 50 ? 1 : 0;
    volumes += i >= 20 ? traded - at(volume, i - 20) : traded;
    while (tail > head && at(high, queue[tail - 1] ?? 0) <= reached) tail -= 1;
    queue[tail] = i;
    tail += 1;
    if ((queue[head] ?? 0) <= i - 20) head += 1;
  }
};

export type Compared = {
  readonly bars: number;
  readonly matches: number;
  readonly differences: number;
  /** Milliseconds of processor time. */
  readonly engine: number;
  readonly hand: number;
  readonly ratio: number;
};

const ROUNDS = 15;
const WARM_UP = 12;

/** The rule over whole histories beside the same by hand, by turns. */
export const compareWithHand = (bars: number): Compared => {
  const stocks = Array.from({ length: Math.ceil(bars / BARS_A_STOCK) }, (_, at) =>
    madeStock(at + 1, BARS_A_STOCK),
  );
  const series = stocks.flatMap(({ daily }) => daily?.prices ?? []);
  const queue = new Int32Array(BARS_A_STOCK);
  const [program, arena, into] = [
    compile(parseScan(RULE).scan.rule),
    openArena(),
    new Uint8Array(BARS_A_STOCK),
  ];
  const engine = (): number => timeOf(() => stocks.forEach((stock) => judge(program, arena, stock)));
  const hand = (): number => timeOf(() => series.forEach((one) => byHand(one, queue, into)));
  let [matches, differences] = [0, 0];
  for (const [at, stock] of stocks.entries()) {
    const [truths, one] = [judge(program, arena, stock), series[at]];
    if (one !== undefined) byHand(one, queue, into);
    matches += into.reduce((sum, match) => sum + match, 0);
    differences += truths.filter((truth, bar) => (truth === HOLDS ? 1 : 0) !== into[bar]).length;
  }
  for (let round = 0; round < WARM_UP; round += 1) engine();
  for (let round = 0; round < WARM_UP; round += 1) hand();
  const pairs = Array.from({ length: ROUNDS }, () => ({ engine: engine(), hand: hand() }));
  return {
    bars: stocks.length * BARS_A_STOCK,
    matches,
    differences,
    engine: median(pairs.map((pair) => pair.engine)),
    hand: median(pairs.map((pair) => pair.hand)),
    ratio: median(pairs.map((pair) => pair.engine / pair.hand)),
  };
};
