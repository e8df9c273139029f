import type { ReplyOf, signalScanContracts } from '@chuli/contracts';
import { type TradingDate, toRupees } from '@chuli/kernel';
import type { Tape } from '@chuli/tape';
import { type FoundNear, type SignalLists, signalNear } from '@chuli/tape/signal';
import { RULE_VERSIONS, STATE_CONDITIONS, missingFact } from './facts.ts';
import type { StockBook, StockFilters } from './stocks.ts';

type SignalsReply = ReplyOf<typeof signalScanContracts.strongBuy>;
type Near = Pick<SignalsReply, 'near' | 'near_total'>;

/** As many as a reader looks at; the rest are counted. */
const MOST_NEAR = 40;

export const NO_NEAR: Near = { near: [], near_total: 0 };

/** Conditions are named by their family first. */
const isOf = (families: readonly string[], condition: string): boolean =>
  families.length === 0 || families.some((family) => condition.startsWith(`${family} `));

const nearRow = (found: FoundNear, book: StockBook): SignalsReply['near'] => {
  const missing = missingFact(found);
  if (missing === null) return [];
  const { family, kind, timeframe, side, symbol, signal_on, bar_ends_at, close } = found;
  return [
    {
      family,
      kind,
      timeframe,
      side,
      ...book.described(symbol),
      signal_on,
      bar_ends_at,
      close: toRupees(close),
      turnover: book.turnover(symbol),
      missing,
    },
  ];
};

/** Stocks that lack one condition of these lists on the newest bar, the nearest first. */
export const nearOf = async (
  tape: Tape,
  book: StockBook,
  { lists, on, filters }: { lists: SignalLists; on: TradingDate; filters: StockFilters },
): Promise<Near> => {
  const found = await signalNear(tape, {
    ...lists,
    on,
    symbol: filters.symbol,
    only: book.inSector(filters.sector_id),
    stocks: book.columns,
    smallest_turnover: Math.round(filters.smallest_turnover * 100),
    versions: RULE_VERSIONS,
    states: STATE_CONDITIONS.filter((name) => isOf(lists.families, name)),
    limit: MOST_NEAR,
  });
  return { near: found.flatMap((one) => nearRow(one, book)), near_total: found[0]?.stocks ?? 0 };
};
