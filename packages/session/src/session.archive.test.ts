import { type TradingDate, atKathmandu, paisa, parseRupees, stockSymbol, tradingDate } from '@chuli/kernel';
import { describe, expect, it } from 'vitest';
import { type Row, archive, archiveDay, indexCloses, tradesOf } from '../testing/archive.ts';
import { follow, opening } from '../testing/log.ts';
import type { SessionEvent } from './event.ts';
import { type Session, openSession } from './session.ts';
import { hashTrades } from './trades-hash.ts';

const FIGURES = ['open', 'high', 'low', 'close', 'volume', 'amount', 'trades'] as const;

const found = (session: Session, symbol: string, figure: (typeof FIGURES)[number]): number | null => {
  const quote = session.quote(stockSymbol(symbol));
  return figure === 'close' ? (quote?.last ?? null) : (quote?.[figure] ?? null);
};

/** How many symbols of the session were compared with published bars, and how many differ in each figure. */
const compare = (session: Session, bars: readonly Row[]) => {
  const published = new Map(bars.map((row) => [row('symbol'), row]));
  const traded = session.quotes().filter(({ trades }) => trades > 0);
  const compared = traded.flatMap(({ symbol }) => published.get(symbol) ?? []);
  const differing = FIGURES.map((figure) => {
    const isMoney = figure !== 'volume' && figure !== 'trades';
    const valueOf = (row: Row) => (isMoney ? parseRupees(row(figure)) : Number(row(figure)));
    const rows = compared.filter((row) => valueOf(row) !== found(session, row('symbol'), figure));
    return [figure, rows.length] as const;
  });
  return { compared: compared.length, ...Object.fromEntries(differing) };
};

const beat = (day: TradingDate, hour: number): SessionEvent => ({
  kind: 'beat',
  at: atKathmandu(day, hour * 60),
});

describe.skipIf(!archive)('a session against the archive (skipped without CHULI_ARCHIVE)', () => {
  it.each([
    ['2024-05-21', 307],
    ['2024-09-10', 314],
  ])('of %s gives all %i published bars from its trades', (date, symbols) => {
    const day = tradingDate(date);
    const [trades, { bars, listings }] = [tradesOf(day), archiveDay(day)];
    const session = follow(openSession(day), [opening({ listings, indexCloses: [] }), ...trades]);
    expect(compare(session, bars)).toEqual({
      compared: symbols,
      open: 0,
      high: 0,
      low: 0,
      close: 0,
      volume: 0,
      amount: 0,
      trades: 0,
    });
    expect(session.tradesHash()).toBe(hashTrades(trades));

    const { reasons, outsideBand } = session.audit();
    expect(reasons.map(({ name }) => name)).toEqual(['declared-missing']);
    expect(outsideBand).toEqual([]);
    expect(session.counters()).toMatchObject({ duplicates: 0, unusable: 0 });
    expect(session.market().turnover).toBe(paisa(trades.reduce((sum, { amount }) => sum + amount, 0)));
  });

  it('of 2026-08-21 gives the published index from prices and listed shares, where all of them are known', () => {
    const day = tradingDate('2026-08-21');
    const closes = indexCloses(day);
    const { bars, listings } = archiveDay(day);
    const session = follow(openSession(day), [
      opening({
        listings,
        indexCloses: closes.map(({ indexId, previous }) => ({ indexId, close: previous })),
      }),
      beat(day, 11),
      ...tradesOf(day),
      beat(day, 15),
    ]);
    const basisPointsOff = new Map(
      closes.map(({ indexId, close }) => {
        const value = session.index(indexId)?.value ?? null;
        return [indexId, value === null ? null : Math.abs(value / close - 1) * 10_000];
      }),
    );
    expect(basisPointsOff.get(51), 'banks, who also have promoter tickers').toBeLessThan(0.1);
    expect(basisPointsOff.get(65), 'life insurers').toBeLessThan(0.1);
    expect(basisPointsOff.get(58), 'NEPSE').toBeLessThan(5);
    expect(compare(session, bars)).toMatchObject({ compared: 341, volume: 0, amount: 0, trades: 0 });
  });
});
