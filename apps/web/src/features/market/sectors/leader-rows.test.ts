import type { RepliedBy } from '@chuli/contracts';
import { describe, expect, it } from 'vitest';
import { sectorEnds } from './leader-rows.ts';

type Reply = RepliedBy<'/data/performance/daily/'>;

const row = (symbol: string, sector_id: number, change: number | null, amount = 5_000_000) => ({
  symbol,
  name: symbol,
  sector_id,
  instrument: 'Equity',
  traded_on: '2026-08-18',
  change_5: change,
  amount,
});

const reply = (rows: readonly object[]) => ({ as_of: '2026-08-18', rows }) as unknown as Reply;

describe('leaders and laggards of a sector', () => {
  const stocks = reply([
    row('AAA', 1, 3),
    row('BBB', 1, -2),
    row('CCC', 1, 9),
    row('DDD', 1, 1),
    row('EEE', 1, null),
    row('FFF', 1, 50, 100_000),
    { ...row('GGG', 1, 20), instrument: 'Promoter Shares' },
    row('HHH', 2, 4),
  ]);
  const ends = (count: number) =>
    sectorEnds({
      reply: stocks,
      also: { indices: reply([{ ...row('BANKING', 1, 1.5), instrument: null }]) },
      values: { period: 'change_5', n: String(count), min_amount: '2000000' },
    });
  const symbols = (rows: readonly { symbol: string }[] | undefined) => rows?.map(({ symbol }) => symbol);

  it('leaves out what is unknown, traded little or is no ordinary share, and measures against the index', () => {
    const [banks] = ends(1);
    expect([symbols(banks?.leaders), symbols(banks?.laggards)]).toEqual([['CCC'], ['BBB']]);
    expect(banks?.leaders[0]).toMatchObject({ change: 9, over: 7.5 });
  });

  it('has nobody at both ends of a small sector', () => {
    const [banks, second] = ends(3);
    expect([symbols(banks?.leaders), symbols(banks?.laggards)]).toEqual([
      ['CCC', 'AAA'],
      ['BBB', 'DDD'],
    ]);
    expect([symbols(second?.leaders), symbols(second?.laggards), second?.leaders[0]?.over]).toEqual([
      ['HHH'],
      [],
      null,
    ]);
  });
});
