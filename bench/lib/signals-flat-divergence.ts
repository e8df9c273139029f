import type { Chosen } from '@chuli/indicators';
import { type FlatBars, at, pivotsInto, silence } from './signals-flat-parts.ts';
import { type FlatUse, type MakeFlatUse, columnsFor, flatMacd, flatRsi } from './signals-flat-uses.ts';

const GRAIN = 1e-9;

type Turn = { readonly sign: 1 | -1; at: number; price: number; oscillator: number };

/** 1 regular, 2 hidden, 0 neither, with the sign of the side; the new swing takes the place of the one before. */
const compare = (
  turn: Turn,
  now: { at: number; price: number; oscillator: number; grain: number },
  { nearest = 0, furthest = 0 }: Chosen<string>,
): number => {
  const gap = now.at - turn.at;
  const further = turn.sign * (turn.price - now.price);
  const stronger = turn.sign * (now.oscillator - turn.oscillator);
  let kind = 0;
  if (gap >= nearest && gap <= furthest) {
    if (further > 0 && stronger > now.grain) kind = turn.sign;
    else if (further < 0 && stronger < -now.grain) kind = 2 * turn.sign;
  }
  turn.at = now.at;
  turn.price = now.price;
  turn.oscillator = now.oscillator;
  return kind;
};

const ageing = (column: Float64Array, i: number, isNew: boolean): void => {
  column[i] = isNew ? 0 : (i === 0 ? 0 : at(column, i - 1)) + 1;
};

type Oscillator = { readonly use: FlatUse; readonly line: string; readonly warmup: number };

const flatDivergence = (
  bars: FlatBars,
  chosen: Chosen<string>,
  { use, line, warmup, grainOf }: Oscillator & { grainOf: (close: number) => number },
): FlatUse => {
  const { left = 0, right = 0, nearest = 0 } = chosen;
  const columns = columnsFor(bars, 'found', 'regular_buy', 'regular_sell', 'hidden_buy', 'hidden_sell');
  const swings = columnsFor(bars, 'high', 'low');
  const oscillator = use.columns[line] ?? new Float64Array(0);
  const silent = Math.max(left, warmup) + nearest + right;
  const fill = (): void => {
    const { high, low, close, length } = bars;
    use.fill();
    pivotsInto(swings.high, high, { length, left, right, sign: 1 });
    pivotsInto(swings.low, low, { length, left, right, sign: -1 });
    const bottom: Turn = { sign: 1, at: Number.NaN, price: 0, oscillator: 0 };
    const top: Turn = { sign: -1, at: Number.NaN, price: 0, oscillator: 0 };
    for (let i = 0; i < length; i += 1) {
      let bullish = 0;
      let bearish = 0;
      const peak = at(swings.high, i);
      const trough = at(swings.low, i);
      if (i >= warmup + right && (peak === peak || trough === trough)) {
        const now = {
          at: i,
          price: trough,
          oscillator: at(oscillator, i - right),
          grain: grainOf(at(close, i)),
        };
        if (trough === trough) bullish = compare(bottom, now, chosen);
        now.price = peak;
        if (peak === peak) bearish = compare(top, now, chosen);
      }
      const found = bullish === 0 ? bearish : bearish === 0 ? bullish : 0;
      columns.found[i] = found;
      ageing(columns.regular_buy, i, found === 1);
      ageing(columns.regular_sell, i, found === -1);
      ageing(columns.hidden_buy, i, found === 2);
      ageing(columns.hidden_sell, i, found === -2);
    }
    for (const column of Object.values(columns)) silence(column, Math.min(length, silent));
  };
  return { columns, fill };
};

export const flatMacdDivergence: MakeFlatUse = (bars, chosen) =>
  flatDivergence(bars, chosen, {
    use: flatMacd(bars, chosen),
    line: 'macd',
    warmup: (chosen['slow'] ?? 0) + (chosen['signal'] ?? 0) - 2,
    grainOf: (close) => GRAIN * close,
  });

export const flatRsiDivergence: MakeFlatUse = (bars, chosen) =>
  flatDivergence(bars, chosen, {
    use: flatRsi(bars, chosen),
    line: 'value',
    warmup: chosen['period'] ?? 0,
    grainOf: () => 100 * GRAIN,
  });
