import { type Paisa, type StockSymbol, type TradingDate, addDays, paisa } from '@chuli/kernel';
import { INSTRUMENTS, adjustmentFactor, declaredUnder } from '@chuli/market';
import { type SymbolAdjustment, listComingAdjustments } from '@chuli/registry/reference';
import { type Dividend, listDividends } from '@chuli/registry/stock';
import type { Context } from '../http/implement.ts';
import { sum } from './figures.ts';

/** What goes ex on a day, and what a close before it comes to in the shares of that day. */
export type ExDate = { readonly kind: string; readonly baseOf: (close: Paisa) => Paisa };

type Share = { readonly symbol: StockSymbol; readonly instrument: string | null };

/** A bond has no bonus, and a preference share only what it was issued with. */
const WITHOUT: ReadonlySet<string | null> = new Set(['Non-Convertible Debentures', 'Preference Shares']);

const UNIT_FACE_VALUE = INSTRUMENTS.find(({ name }) => name === 'Mutual Funds')?.faceValue ?? paisa(0);

const atLeastOne = (price: number): Paisa => paisa(Math.max(1, Math.round(price)));

/** Findings of one day multiply: a bonus and a right on one base are one finding. */
const asFound = (found: readonly SymbolAdjustment[]): ExDate => ({
  kind: found.map(({ kind }) => kind).join(', '),
  baseOf: (close) => atLeastOne(found.reduce<number>((price, { factor }) => price * factor, close)),
});

const percentIn = (rows: readonly Dividend[], key: 'bonus_percent' | 'cash_percent'): number =>
  sum(rows.map((row) => row[key] ?? 0));

/** The exchange restates shares for a bonus, and units of funds for what they pay out. */
const asDeclared = (rows: readonly Dividend[], { instrument }: Share): ExDate | null => {
  if (WITHOUT.has(instrument)) return null;
  const bonus = percentIn(rows, 'bonus_percent');
  const cash = instrument === 'Mutual Funds' ? percentIn(rows, 'cash_percent') : 0;
  if (bonus <= 0 && cash <= 0) return null;
  return {
    kind: bonus > 0 ? 'bonus' : 'dividend',
    baseOf: (close) => {
      const left = atLeastOne(close - (UNIT_FACE_VALUE * cash) / 100);
      const factor = adjustmentFactor({
        previousClose: left,
        bonusRatio: bonus / 100,
        rightRatio: 0,
        rightPrice: paisa(0),
      });
      return atLeastOne(left * factor);
    },
  };
};

type Span = { readonly known_by: TradingDate; readonly after: TradingDate; readonly to: TradingDate };

/**
 * What goes ex after one day and up to another, as far as it was known by a day: as it was found, else as it was declared.
 * A share goes ex on the first session from its book close on (docs/adr/0028). Books that close for a right are in no
 * source before they have closed.
 */
export const comingExDates = async (
  { registry, reference }: Pick<Context, 'registry' | 'reference'>,
  { known_by, after, to }: Span,
): Promise<(share: Share) => ExDate | null> => {
  const [coming, dividends] = await Promise.all([
    listComingAdjustments(reference, { known_by, after, to }),
    listDividends(registry, { as_of: known_by, since: addDays(after, 1), with_undated: false }),
  ]);
  const found = Map.groupBy(coming, ({ symbol }) => symbol);
  const due = dividends.filter(({ book_close_on: on }) => on !== null && on > after && on <= to);
  const declared = Map.groupBy(due, ({ symbol }) => symbol);
  return (share) => {
    const own = found.get(share.symbol);
    if (own !== undefined) return asFound(own);
    const tickers = declaredUnder(share.symbol, share.instrument);
    return asDeclared(
      tickers.flatMap((ticker) => declared.get(ticker) ?? []),
      share,
    );
  };
};
