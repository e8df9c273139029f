import { parseRupees, tradingDate } from '@chuli/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { type CsvRow, archive, archiveRows } from '../testing/archive.ts';
import { INSTRUMENT_NAMES, type Instrument, groupOf } from './instruments.ts';
import { tickSize } from './ticks.ts';
import { CLOSE_RULE, type CloseRule } from './trading-rules.ts';

const count = <K>(counts: Map<K, number>, key: K, times: number): void => {
  counts.set(key, (counts.get(key) ?? 0) + times);
};

const offTick = (row: CsvRow, instrument: Instrument): number =>
  ['high', 'low'].filter((column) => {
    const price = parseRupees(row(column));
    return price !== null && price % tickSize(tradingDate(row('date')), instrument, price) !== 0;
  }).length;

const survey = () => {
  const instruments = new Map(
    [...archiveRows('companies.csv')].map((row) => [
      row('symbol'),
      INSTRUMENT_NAMES.find((name) => name === row('instrument')),
    ]),
  );
  const found = {
    bars: new Map<string, number>(),
    offTick: new Map<string, number>(),
    closes: new Map<CloseRule, number>(),
    closesOffLastTrade: new Map<CloseRule, number>(),
  };
  for (const row of archiveRows('prices_daily.csv.gz')) {
    const instrument = instruments.get(row('symbol'));
    if (row('date') < '2012' || instrument === undefined) continue;
    count(found.bars, groupOf(instrument), 1);
    count(found.offTick, groupOf(instrument), offTick(row, instrument));
    if (row('ltp') === '') continue;
    const rule = CLOSE_RULE.on(tradingDate(row('date')));
    const isLastTrade = parseRupees(row('ltp')) === parseRupees(row('close'));
    count(found.closes, rule, 1);
    count(found.closesOffLastTrade, rule, isLastTrade ? 0 : 1);
  }
  return found;
};

describe.skipIf(!archive)('trading rules against the archive (skipped without CHULI_ARCHIVE)', () => {
  let found: ReturnType<typeof survey>;
  beforeAll(() => {
    found = survey();
  }, 120_000);

  it('of 601 513 bars since 2012, 388 highs and lows lie off the tick', () => {
    expect(Object.fromEntries(found.bars)).toEqual({
      share: 525_149,
      debenture: 24_604,
      'mutual-fund': 51_760,
    });
    expect(Object.fromEntries(found.offTick)).toEqual({ share: 277, debenture: 111, 'mutual-fund': 0 });
  });

  it('the close is the last trade in every bar, except in four of five while it was an average', () => {
    const share = (rule: CloseRule) =>
      (found.closesOffLastTrade.get(rule) ?? 0) / (found.closes.get(rule) ?? 0);
    expect(share('last-trade')).toBe(0);
    expect(share('average-last-15-minutes')).toBeCloseTo(0.8, 1);
  });
});
