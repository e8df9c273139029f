import type { RowOf } from '@chuli/contracts';
import type { BarRow } from '@chuli/contracts/live';
import { type TradingDate, atKathmandu, instant, kathmanduDate, paisa, toRupees } from '@chuli/kernel';

/** Prices in rupees; `time` is the begin of the bar in Unix seconds. */
export type ChartBar = RowOf<'/data/newintrahistorydata/data'>;

export const RESOLUTIONS = ['1', '5', '15', '30', '60'] as const;
export type Resolution = (typeof RESOLUTIONS)[number];

export const dayOfBar = ({ time }: Pick<ChartBar, 'time'>): TradingDate =>
  kathmanduDate(instant(time * 1_000));

const rupees = (amount: number | null): ChartBar['open'] =>
  amount === null ? null : toRupees(paisa(amount));

/** A minute of the live wire, which speaks paisa and milliseconds. */
export const barOfMinute = ([start, open, high, low, close, volume, amount, trades]: BarRow): ChartBar => ({
  time: start / 1_000,
  open: rupees(open),
  high: rupees(high),
  low: rupees(low),
  close: rupees(close),
  volume,
  amount: rupees(amount),
  trades,
});

const startOf = (bar: ChartBar, minutes: number): number => {
  const midnight = atKathmandu(dayOfBar(bar), 0) / 1_000;
  const length = minutes * 60;
  return midnight + Math.floor((bar.time - midnight) / length) * length;
};

type Extreme = (...values: number[]) => number;

const extreme = (a: ChartBar['high'], b: ChartBar['high'], choose: Extreme): ChartBar['high'] => {
  if (a === null || b === null) return a ?? b;
  return choose(a, b) === a ? a : b;
};

const sum = (a: number | null, b: number | null): number | null => (a === null || b === null ? null : a + b);

/** A sum of rupees to the paisa, so that a day of minutes adds up. */
const sumOfRupees = (a: ChartBar['amount'], b: ChartBar['amount']): ChartBar['amount'] =>
  a === null || b === null ? null : rupees(Math.round(a * 100) + Math.round(b * 100));

const withNext = (bar: ChartBar, next: ChartBar): ChartBar => ({
  time: bar.time,
  open: bar.open ?? next.open,
  high: extreme(bar.high, next.high, Math.max),
  low: extreme(bar.low, next.low, Math.min),
  close: next.close ?? bar.close,
  volume: sum(bar.volume, next.volume),
  amount: sumOfRupees(bar.amount, next.amount),
  trades: sum(bar.trades, next.trades),
});

/** Minutes in bars of more minutes, which begin at whole multiples of their length since midnight in Kathmandu. */
export const gathered = (minutes: readonly ChartBar[], resolution: number): ChartBar[] => {
  const bars: ChartBar[] = [];
  for (const minute of minutes) {
    const time = startOf(minute, resolution);
    const last = bars.at(-1);
    if (last?.time === time) bars[bars.length - 1] = withNext(last, minute);
    else bars.push({ ...minute, time });
  }
  return bars;
};

/**
 * The history and the running session as one course. The live minutes are the newer word on every bar that they hold
 * whole; the bar in which they begin is the one of the two that knows of more trades.
 */
export const joined = (
  history: readonly ChartBar[],
  minutes: readonly ChartBar[],
  resolution: number,
): readonly ChartBar[] => {
  const begin = minutes[0];
  if (begin === undefined) return history;
  const live = gathered(minutes, resolution);
  const first = startOf(begin, resolution);
  const earlier = history.filter(({ time }) => time < first);
  const archived = history.find(({ time }) => time === first);
  const isPart = first < begin.time && (archived?.trades ?? 0) > (live[0]?.trades ?? 0);
  return archived !== undefined && isPart ? [...earlier, archived, ...live.slice(1)] : [...earlier, ...live];
};

/** The average price of the session so far at each bar, from all its trades; each session begins anew. */
export const averagePrices = (bars: readonly ChartBar[]): (number | null)[] => {
  let day = '';
  let [amount, volume] = [0, 0];
  return bars.map((bar) => {
    const own = dayOfBar(bar);
    if (own !== day) [day, amount, volume] = [own, 0, 0];
    amount += bar.amount ?? 0;
    volume += bar.volume ?? 0;
    return volume === 0 ? null : amount / volume;
  });
};
