import { type Paisa, paisa } from '@chuli/kernel';
import { sum } from '../../figures/figures.ts';
import { wholeShares } from '../broker/whole-shares.ts';

/** Shares that changed hands somewhere between two prices, both included; of a trade the two are the same. */
export type Traded = {
  low: Paisa;
  high: Paisa;
  /** Parts of a share where an ex-date lies between. */
  shares: number;
  amount: Paisa | null;
};

/** From `low` up to, but not including, `high`. */
export type PriceRow = { low: Paisa; high: Paisa; volume: number; amount: Paisa | null };

type Ladder = { base: number; width: number; count: number };

/** Rows of a whole number of price steps: else some would hold a price more than their neighbours, and show as teeth. */
const ladderOf = (traded: readonly Traded[], { bins, step }: { bins: number; step: number }): Ladder => {
  const lowest = traded.reduce((low, one) => Math.min(low, one.low), Infinity);
  const above = traded.reduce((high, one) => Math.max(high, one.high), 0) + 1;
  const base = Math.floor(lowest / step) * step;
  const width = step * Math.ceil((above - base) / (bins * step));
  return { base, width, count: Math.ceil((above - base) / width) };
};

/** Calls back with each row that holds some of it, and which part of the whole that is. */
const spread = (
  { low, high }: Traded,
  { base, width }: Ladder,
  give: (row: number, part: number) => void,
): void => {
  const first = Math.floor((low - base) / width);
  if (low === high) return give(first, 1);
  for (let row = first; base + row * width < high; row += 1) {
    const from = Math.max(low, base + row * width);
    const to = Math.min(high, base + (row + 1) * width);
    give(row, (to - from) / (high - low));
  }
};

/** The volume by price, lowest first. Nothing is lost by rounding: the rows add up to what was traded. */
export const priceRows = (traded: readonly Traded[], asked: { bins: number; step: number }): PriceRow[] => {
  if (traded.length === 0) return [];
  const ladder = ladderOf(traded, asked);
  const shares = new Float64Array(ladder.count);
  const amounts = new Float64Array(ladder.count);
  for (const one of traded)
    spread(one, ladder, (row, part) => {
      shares[row] = (shares[row] ?? 0) + one.shares * part;
      amounts[row] = (amounts[row] ?? 0) + (one.amount ?? 0) * part;
    });
  const volume = wholeShares([...shares]);
  const isTold = traded.every(({ amount }) => amount !== null);
  const amount = wholeShares([...amounts], sum(traded.map((one) => one.amount ?? 0)));
  return volume.map((held, row) => ({
    low: paisa(ladder.base + row * ladder.width),
    high: paisa(ladder.base + (row + 1) * ladder.width),
    volume: held,
    amount: isTold ? paisa(amount[row] ?? 0) : null,
  }));
};

const VALUE_SHARE = 0.7;

type ValueArea = { point_of_control: Paisa; value_low: Paisa; value_high: Paisa };

type Run = { from: number; to: number; held: number };

/** The fewest neighbours around a place that hold so much; of equally few those that hold most, then the lowest. */
const shortestRun = (volumes: readonly number[], peak: number, asked: number): Run => {
  let best = { from: 0, to: volumes.length - 1, held: sum(volumes) };
  for (let from = peak; from >= 0; from -= 1) {
    let to = peak;
    let held = sum(volumes.slice(from, peak + 1));
    while (held < asked && to < volumes.length - 1) held += volumes[(to += 1)] ?? 0;
    const longer = to - from - (best.to - best.from);
    if (held >= asked && (longer < 0 || (longer === 0 && held >= best.held))) best = { from, to, held };
  }
  return best;
};

/** The price traded most, of equal ones the lowest, and the fewest rows around it that hold 70 percent of the volume. */
export const valueAreaOf = (rows: readonly PriceRow[]): ValueArea | null => {
  const volumes = rows.map(({ volume }) => volume);
  const most = Math.max(0, ...volumes);
  const peak = volumes.indexOf(most);
  const { from, to } = shortestRun(volumes, peak, sum(volumes) * VALUE_SHARE);
  const [row, low, high] = [rows[peak], rows[from], rows[to]];
  if (row === undefined || low === undefined || high === undefined || most === 0) return null;
  return {
    point_of_control: paisa(Math.round((row.low + row.high) / 2)),
    value_low: low.low,
    value_high: high.high,
  };
};
