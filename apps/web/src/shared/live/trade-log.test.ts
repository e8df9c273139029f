import type { TradeRow } from '@chuli/contracts/live';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergedNewest, passes, tradeOf, withArchive } from './trade-log.ts';

const CARRIED = 200;

const trade = (number: number, symbol = 'NABIL'): TradeRow => [
  `2024071501${String(number).padStart(6, '0')}`,
  symbol,
  1_721_020_500_000_000 + number,
  10,
  50_000,
  '',
  '',
];

/** What the channel carries after so many trades, without those that were annulled. */
const carriedAfter = (count: number, annulled: ReadonlySet<number> = new Set()): TradeRow[] =>
  Array.from({ length: count }, (_, index) => count - index)
    .filter((number) => !annulled.has(number))
    .slice(0, CARRIED)
    .map((number) => trade(number));

describe('the log of the trades of today', () => {
  it('holds every trade once, newest first, however the seconds were cut', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 150 }), { maxLength: 20 }), (steps) => {
        let count = 0;
        let log: readonly TradeRow[] = [];
        for (const step of steps) {
          count += step;
          log = mergedNewest(log, carriedAfter(count));
        }
        expect(log.map(([id]) => id)).toEqual(
          Array.from({ length: count }, (_, index) => trade(count - index)[0]),
        );
      }),
    );
  });

  it('drops a contract that the exchange annulled', () => {
    const log = mergedNewest(mergedNewest([], carriedAfter(300)), carriedAfter(310, new Set([295])));
    expect(log.map(([id]) => id)).not.toContain(trade(295)[0]);
    expect(log).toHaveLength(209);
  });

  it('keeps what went by when more came than the channel carries', () => {
    const log = mergedNewest(mergedNewest([], carriedAfter(300)), carriedAfter(900));
    expect(log).toHaveLength(2 * CARRIED);
  });

  it('writes the microseconds of a trade as the calls do', () => {
    const traded = tradeOf(trade(7));
    expect(traded).toMatchObject({
      traded_at: '2024-07-15T05:15:00.000007Z',
      rate: 500,
      amount: 5_000,
      buyer: null,
    });
  });

  it('takes what the archive has of the day once, in its place', () => {
    const live = [tradeOf(trade(3)), tradeOf(trade(2))];
    const rows = withArchive(live, [tradeOf(trade(2)), tradeOf(trade(1))]);
    expect(rows.map(({ contract_id }) => contract_id)).toEqual([trade(3)[0], trade(2)[0], trade(1)[0]]);
  });

  it('finds a symbol from its start as a whole word, brokers exactly', () => {
    const any = { symbol: '', buyer: '', seller: '' };
    const of = (symbol: string) => tradeOf(trade(1, symbol));
    expect(passes(of('NABIL'), { ...any, symbol: 'NABIL' })).toBe(true);
    expect(passes(of('NABILP'), { ...any, symbol: 'NABIL' })).toBe(false);
    expect(passes(of('GBILD84/85'), { ...any, symbol: 'GBILD84' })).toBe(true);
    expect(passes(of('NABIL'), { ...any, buyer: '58' })).toBe(false);
  });
});
