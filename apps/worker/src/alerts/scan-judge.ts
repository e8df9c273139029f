import type { AlertFigure, Truth } from '@chuli/alerts';
import type { StockSymbol, TradingDate } from '@chuli/kernel';
import { type Scanner, type StockTruth, truthWord } from '@chuli/scanner';

/** What a scan says of a stock on a closed bar, and what it compared. */
export type ScanTruth = { readonly truth: Truth; readonly figures: readonly AlertFigure[] };

/**
 * Scans behind one question: of which stocks does this text hold on the bars that closed with these sessions? Equal texts
 * are asked for once, and a stock of which nothing is said is not in the scan's universe.
 */
export type ScanJudge = {
  judged: (
    text: string,
    days: readonly TradingDate[],
  ) => Promise<ReadonlyMap<TradingDate, ReadonlyMap<StockSymbol, ScanTruth>>>;
  /** The same of sessions that only say how an alert stood: without figures, and many at once. */
  stood: ScanJudge['judged'];
};

const truthOf = ({ truth, figures }: StockTruth): ScanTruth => ({ truth, figures });

/** By the market that scans are judged on; sessions one after the other, each of the market of its day. */
export const scansBy = (scanner: Pick<Scanner, 'truths' | 'truthsOver'>): ScanJudge => ({
  judged: async (text, days) => {
    const judged = new Map<TradingDate, ReadonlyMap<StockSymbol, ScanTruth>>();
    for (const day of days) {
      const truths = await scanner.truths({ text, day });
      judged.set(day, new Map(truths.map((one) => [one.symbol, truthOf(one)])));
    }
    return judged;
  },
  stood: async (text, days) => {
    const found = await scanner.truthsOver({ text, days });
    return new Map(
      days.map((day, place) => [
        day,
        new Map(
          found.map(({ symbol, truths }) => [symbol, { truth: truthWord(truths[place]), figures: [] }]),
        ),
      ]),
    );
  },
});
