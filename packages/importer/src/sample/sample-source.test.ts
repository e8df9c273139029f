import { tradingDate } from '@chuli/kernel';
import { type SampleOptions, sampleMarket } from '@chuli/simulator';
import { describe, expect, it } from 'vitest';
import { checkTrades } from '../check-trades.ts';
import type { MarketSource, Part, TradeDay } from '../market-source.ts';
import { isSample, sampleSource } from './sample-source.ts';

const options: SampleOptions = {
  seed: 3,
  endDate: tradingDate('2026-11-13'),
  years: 2,
  floorsheetDays: 4,
  stocks: 60,
  tradesPerDay: 1_000,
};

const sourceOf = (change: Partial<SampleOptions> = {}): MarketSource => {
  const market = sampleMarket({ ...options, ...change });
  return sampleSource(market, [...market.days()]);
};

const rowsOf = async <Row>(part: Part<Row>): Promise<Row[]> => (await part.read()).rows;

const tradeDaysOf = async (from: MarketSource): Promise<TradeDay[]> => {
  const days: TradeDay[] = [];
  for await (const day of from.tradeDays()) days.push(day);
  return days;
};

/** Keys that occur more than once. */
const repeated = <Row>(rows: readonly Row[], keyOf: (row: Row) => string): string[] =>
  [...Map.groupBy(rows, keyOf)].filter(([, same]) => same.length > 1).map(([key]) => key);

describe('the sample market as a source', () => {
  const source = sourceOf();

  it('names itself so that it is told from an archive and from other samples', () => {
    expect(isSample(source.name)).toBe(true);
    expect(isSample('archive')).toBe(false);
    expect(sourceOf({ seed: 4 }).name).not.toBe(source.name);
  });

  it('points only at companies it has', async () => {
    const symbols = new Set((await rowsOf(source.companies)).map(({ symbol }) => symbol));
    const pointing = [
      ...(await rowsOf(source.dividends)),
      ...(await rowsOf(source.rights)),
      ...(await rowsOf(source.priceAdjustments)),
      ...(await rowsOf(source.facts)),
      ...(await rowsOf(source.dailyBars)),
    ];
    expect(pointing.filter(({ symbol }) => !symbols.has(symbol))).toEqual([]);
    for (const { old_symbol, new_symbol } of await rowsOf(source.renames)) {
      expect([symbols.has(old_symbol), symbols.has(new_symbol)]).toEqual([true, true]);
    }
  });

  it('has each key of a table once', async () => {
    expect(repeated(await rowsOf(source.companies), ({ symbol }) => symbol)).toEqual([]);
    expect(repeated(await rowsOf(source.brokers), ({ id }) => id)).toEqual([]);
    expect(
      repeated(await rowsOf(source.dividends), ({ symbol, fiscal_year }) => `${symbol} ${fiscal_year}`),
    ).toEqual([]);
    expect(
      repeated(await rowsOf(source.rights), ({ symbol, opened_on }) => `${symbol} ${opened_on}`),
    ).toEqual([]);
    expect(
      repeated(await rowsOf(source.priceAdjustments), ({ symbol, ex_on }) => `${symbol} ${ex_on}`),
    ).toEqual([]);
    expect(
      repeated(
        await rowsOf(source.facts),
        ({ symbol, item, fiscal_year, quarter, known_on }) =>
          `${symbol} ${item} ${fiscal_year} ${quarter} ${known_on}`,
      ),
    ).toEqual([]);
    expect(
      repeated(await rowsOf(source.dailyBars), ({ symbol, traded_on }) => `${symbol} ${traded_on}`),
    ).toEqual([]);
  });

  it('has companies of every fate: active, suspended, delisted, and one under a former ticker', async () => {
    const statuses = (await rowsOf(source.companies)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set(['Active', 'Suspended', 'Delisted', 'Inactive']));
  });

  it('gives trades of which the check rejects none', async () => {
    const days = await tradeDaysOf(source);
    expect(days).toHaveLength(options.floorsheetDays);
    for (const { date, expected, read } of days) {
      const { rows, rejected } = checkTrades(date, (await read()).rows);
      expect(rejected).toEqual([]);
      expect(rows).toHaveLength(expected ?? 0);
    }
  });

  it('has the same digest for the same market and another for another seed', async () => {
    const digests = async (from: MarketSource): Promise<string[]> => [
      await from.dailyBars.digest(),
      ...(await Promise.all((await tradeDaysOf(from)).map(({ digest }) => digest()))),
    ];
    expect(await digests(sourceOf())).toEqual(await digests(source));
    const others = await digests(sourceOf({ seed: 4 }));
    expect(others.filter((digest) => digest === others[0])).toHaveLength(1);
    expect(await digests(source)).not.toContain(others[0]);
  });
});
