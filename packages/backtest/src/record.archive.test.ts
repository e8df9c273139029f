import { env } from 'node:process';
import { beforeAll, describe, expect, it } from 'vitest';
import { archiveMarket } from '../testing/archive-market.ts';
import { differences } from '../testing/compare.ts';
import { crossings, diceThrows } from '../testing/crossings.ts';
import { NaiveRecord } from '../testing/naive-record.ts';
import { marketDays, marketReturn } from './market-days.ts';
import { SMALLEST_MARKET } from './parameters.ts';
import { type Summary, addTrades, startRecord, summarise } from './record/record-book.ts';
import type { Trade } from './trade.ts';
import { tradesOfSymbol } from './trades-of-symbol.ts';

const folder = env['CHULI_ARCHIVE'];
const TIMEOUT_MS = 300_000;

/** The close crossing its mean of 20 sessions stands for a family: twice on every chart, and known to everyone. */
const readRecord = async () => {
  const { sessions, histories } = await archiveMarket(folder ?? '');
  const market = marketDays(sessions, histories);
  const firings = new Map(histories.map(({ symbol, bars }) => [symbol, crossings(bars, 20)]));
  const book = startRecord();
  const trades: Trade[] = [];
  for (const history of histories) {
    const own = tradesOfSymbol(market, history, firings.get(history.symbol) ?? []);
    addTrades(book, own);
    for (const trade of own) trades.push(trade);
  }
  return { sessions, histories, market, firings, trades, record: summarise(book) };
};

describe.skipIf(!folder)(
  'the record on the archive (skipped without CHULI_ARCHIVE)',
  { timeout: TIMEOUT_MS },
  () => {
    let found: Awaited<ReturnType<typeof readRecord>>;
    beforeAll(async () => {
      found = await readRecord();
    }, TIMEOUT_MS);

    it('agrees with the second implementation in each of 326 360 trades', () => {
      const { sessions, histories, firings, trades } = found;
      expect(trades).toHaveLength(326_360);
      const theirs = new NaiveRecord(sessions, histories, firings, SMALLEST_MARKET).run();
      expect(differences(trades, theirs).slice(0, 10)).toEqual([]);
    });

    it('knows the market of every 20 sessions since 2012', () => {
      const { sessions, market } = found;
      const unknown = sessions.filter(
        (date, at) =>
          date >= '2012' && at + 20 < sessions.length && marketReturn(market, at, at + 20) === null,
      );
      expect(unknown).toEqual([]);
    });

    it('accounts for every signal: a case, or left out for a reason that is counted', () => {
      const { trades, record } = found;
      const listings = new Map(
        record
          .filter(({ slice }) => slice === 'new-listing')
          .map((row) => [`${row.side} ${row.exit}`, row.number]),
      );
      const counted = record
        .filter(({ slice }) => slice === 'all')
        .map((row) => {
          const leftOut = Object.values(row.leftOut).reduce((sum, count) => sum + count, 0);
          return row.number + leftOut + (listings.get(`${row.side} ${row.exit}`) ?? 0);
        });
      expect(counted.reduce((sum, count) => sum + count, 0)).toBe(trades.length);
    });

    it('finds no edge in buying a close that crosses its mean: it trails the market after costs', () => {
      const rowOf = (exit: Summary['exit']) =>
        found.record.find((row) => row.side === 'buy' && row.exit === exit && row.slice === 'sample:out');
      expect(rowOf('20')?.verdict).toBe('no-edge');
      expect(rowOf('20')?.interval?.high).toBeLessThan(0);
      expect(rowOf('rule')?.interval?.high).toBeLessThan(0);
    });

    it('gives dice no excess before costs, out of sample: the yardstick is fair', () => {
      const { histories, market } = found;
      const book = startRecord();
      for (const [seed, history] of histories.entries()) {
        if (history.instrument !== 'Equity') continue;
        addTrades(book, tradesOfSymbol(market, history, diceThrows(history.bars, 'sell', seed)));
      }
      const row = summarise(book).find(({ exit, slice }) => exit === '20' && slice === 'sample:out');
      expect(row?.number).toBeGreaterThan(10_000);
      expect(Math.abs(row?.meanExcess ?? 1)).toBeLessThan(0.003);
    });
  },
);
