import { fromRupees, paisa, tradingDate } from '@chuli/kernel';
import { describe, expect, it } from 'vitest';
import { judgeMarket } from './judge-market.ts';
import { type NamedBar, bar, course, days, market } from './testing/test-bars.ts';
import type { TradedDay } from './traded-bar.ts';

const judge = (
  bars: readonly NamedBar[],
  floorsheet: (symbol: string, date: string) => TradedDay | null | undefined = () => undefined,
  bonusFactor: (symbol: string, after: string, to: string) => number = () => 1,
) =>
  judgeMarket(bars, {
    instrumentOf: (symbol) => (symbol.endsWith('PO') ? 'Promoter Share' : 'Equity'),
    floorsheet,
    bonusFactor,
  });

/** The bars of ABCD as they are after judging, and why others were left out. */
const judged = (
  bars: readonly NamedBar[],
  floorsheet?: Parameters<typeof judge>[1],
  bonusFactor?: Parameters<typeof judge>[2],
) => {
  const all = judge([...bars, ...market(bars)], floorsheet, bonusFactor);
  return {
    kept: all.bars.filter(({ symbol }) => symbol === 'ABCD'),
    leftOut: all.leftOut
      .filter((row) => row.bar.symbol === 'ABCD')
      .map((row) => `${row.bar.traded_on} ${row.reason}`),
  };
};
const named =
  (symbol: string) =>
  (row: NamedBar): NamedBar => ({ ...row, symbol });
const prices = ({ open, high, low, close, flags }: NamedBar) => [
  ...[open, high, low, close].map((price) => (price === null ? null : price / 100)),
  flags,
];

describe('a price beyond the daily limit', () => {
  it('leaves a high out that is 66 % above the close before, and keeps the rest of the day', () => {
    const { kept } = judged(
      course('2022-06-12', [304, { open: 310, high: 505, low: 297, close: 303 }, 302.6]),
    );
    expect(kept.map(prices)[1]).toEqual([310, 310, 297, 303, 'L']);
    expect(kept.map(prices)[2]).toEqual([302.6, 302.6, 302.6, 302.6, '']);
  });

  it('leaves a low out with the open that is the same slip', () => {
    const { kept } = judged(
      course('2022-05-04', [2700, { open: 1185, high: 2738, low: 1185, close: 2738 }, 2760]),
    );
    expect(kept.map(prices)[1]).toEqual([null, 2738, 2738, 2738, 'LO']);
  });

  it('leaves a low out that lies 16 % under the close before', () => {
    const { kept } = judged(
      course('2021-12-07', [1456.8, { open: 1456, high: 1459, low: 1220, close: 1452.9 }, 1421]),
    );
    expect(kept.map(prices)[1]).toEqual([1456, 1459, 1452.9, 1452.9, 'L']);
  });

  it('keeps a low that a declared bonus allows, though the close before was not restated', () => {
    const rows = course('2012-11-04', [
      332,
      { open: 317, high: 317, low: 294, close: 317, previous: 332, amount: 28_727, volume: 93 },
      330,
    ]);
    const [first, second] = rows;
    const fifteenPercent = (symbol: string, after: string, to: string) =>
      symbol === 'ABCD' && after === first?.traded_on && to === second?.traded_on ? 1 / 1.15 : 1;
    expect(judged(rows).kept.map(prices)[1]).toEqual([null, 317, 317, 317, 'OL']);
    expect(judged(rows, undefined, fifteenPercent).kept.map(prices)[1]).toEqual([null, 317, 294, 317, 'O']);
  });

  it('still leaves out what a declared bonus does not explain', () => {
    const rows = course('2022-05-04', [
      2700,
      { open: 2500, high: 2738, low: 1185, close: 2600, previous: 2700 },
      2610,
    ]);
    const { kept } = judged(rows, undefined, (symbol) => (symbol === 'ABCD' ? 1 / 1.1 : 1));
    expect(kept.map(prices)[1]).toEqual([2500, 2738, 2500, 2600, 'L']);
  });

  it('keeps 15 % on the first day on which it is allowed, and not on the day before', () => {
    const up = (from: string) =>
      judged(course(from, [100, { open: 100, high: 114, low: 100, close: 109 }, 110])).kept;
    expect(prices(up('2026-04-19').at(1) as NamedBar)).toEqual([100, 114, 100, 109, '']);
    expect(prices(up('2026-04-18').at(1) as NamedBar)).toEqual([100, 109, 100, 109, 'L']);
  });

  it('does not judge the first bar of a stock, one after months of silence, or promoter shares', () => {
    const wild = { open: 100, high: 300, low: 90, close: 280 };
    expect(judged(course('2022-05-04', [wild])).kept.map(prices)).toEqual([[100, 300, 90, 280, '']]);
    const late = bar('ABCD', '2022-12-07', wild);
    const silent = [...course('2022-05-04', [100]), late];
    const sessions = days('2022-05-05', 60).map((date) => bar('OTHER', date, { close: 50 }));
    const others = ['A', 'B', 'C', 'D'].flatMap((symbol) => sessions.map(named(symbol)));
    expect(judge([...silent, ...sessions, ...others]).bars).toContainEqual(late);
    const promoter = course('2022-05-04', [100, wild, 270]).map(named('ABCDPO'));
    expect(judge([...promoter, ...market(promoter)]).leftOut).toEqual([]);
  });
});

describe('a close of another level', () => {
  it('leaves out a bar whose price comes back', () => {
    const rows = course('2023-08-13', [66, 67.3, { close: 750 }, 67.9, 68]);
    expect(judged(rows).leftOut).toEqual([`${rows[2]?.traded_on} out-of-line`]);
  });

  it('leaves it out although the next session is measured from it', () => {
    const rows = course('2019-01-08', [762, 760, { open: 770, high: 775, low: 746, close: 620 }, 730, 740]);
    const { kept, leftOut } = judged(rows);
    expect(leftOut).toEqual([`${rows[2]?.traded_on} out-of-line`]);
    expect(kept[2]).toMatchObject({ close: 73_000, previous_close: null, flags: 'V' });
  });

  it('keeps an ex-date that nobody restated: the level lasts', () => {
    const { kept, leftOut } = judged(course('2012-09-24', [1145, 888, 878, 880]));
    expect([kept.length, leftOut]).toEqual([4, []]);
  });

  it('keeps a restated ex-date, and its limits are those of the stated close', () => {
    const exDay = { open: 1525, high: 2283, low: 1490, close: 1490, previous: 1555.53 };
    const { kept } = judged(course('2018-11-13', [2283, exDay, 1451]));
    expect(kept.map(prices)[1]).toEqual([1525, 1525, 1490, 1490, 'L']);
  });

  it('keeps what a wrong stated close would refute and the last close allows', () => {
    const { kept } = judged(
      course('2024-12-01', [1140, { open: 1100, high: 1120, low: 1090, close: 1095, previous: 966 }, 1100]),
    );
    expect(kept.map(prices)[1]).toEqual([1100, 1120, 1090, 1095, '']);
  });
});

describe('a close outside low and high', () => {
  const odd = { open: 1220, high: 1220, low: 1220, close: 1170 };

  it('is the whole range where nothing but odd lots changed hands', () => {
    const { kept } = judged(course('2026-08-19', [1220, { ...odd, amount: 1176 * 4, volume: 4 }, 1180]));
    expect(kept.map(prices)[1]).toEqual([null, 1170, 1170, 1170, 'EO']);
  });

  it('widens the range that board lots had', () => {
    const { kept } = judged(
      course('2026-02-24', [
        1083,
        { open: 1071.1, high: 1071.1, low: 1071.1, close: 1071, amount: 32_132.5, volume: 30 },
        1071,
      ]),
    );
    expect(kept.map(prices)[1]).toEqual([1071.1, 1071.1, 1071, 1071, 'E']);
  });

  it('gives way to the close that the next session states, if that is in the range', () => {
    const rows = course('2018-06-18', [
      292,
      { open: 287, high: 287, low: 280, close: 292, amount: 28_300, volume: 100 },
      { close: 284, previous: 282 },
    ]);
    expect(judged(rows).kept.map(prices)[1]).toEqual([287, 287, 280, 282, 'N']);
  });
});

describe('the floorsheet', () => {
  const sheet = (change: Partial<TradedDay> = {}): TradedDay => ({
    board: { open: fromRupees(87), high: fromRupees(87), low: fromRupees(83), close: fromRupees(83) },
    volume: 569,
    amount: paisa(4_731_700),
    trades: 9,
    ...change,
  });
  const rows = course('2019-11-24', [
    83,
    { open: 84, high: 87, low: 83, close: 87, volume: 569, amount: 47_317, flags: 'D' },
    84,
  ]);
  const on = (date: string, answer: TradedDay) => (symbol: string, asked: string) =>
    symbol === 'ABCD' && asked === date ? answer : undefined;
  const day = String(rows[1]?.traded_on);

  it('settles what publishers disagree about', () => {
    const { kept } = judged(rows, on(day, sheet()));
    expect(kept.map(prices)[1]).toEqual([87, 87, 83, 83, 'DF']);
    expect(kept[2]).toMatchObject({ previous_close: 8_300, flags: 'V' });
  });

  it('is not believed when it lacks trades', () => {
    expect(judged(rows, on(day, sheet({ volume: 500 }))).kept.map(prices)[1]).toEqual([84, 87, 83, 87, 'D']);
  });
});

describe('copies of the session before', () => {
  const SYMBOLS = ['A', 'B', 'C', 'D', 'E', 'F'];
  const repeated = (count: number) =>
    SYMBOLS.flatMap((symbol, at) => {
      const first = bar(symbol, '2026-02-26', {
        open: 99,
        high: 102,
        low: 98,
        close: 100,
        volume: 5_000 + at,
      });
      return [
        first,
        { ...first, traded_on: tradingDate('2026-03-01'), volume: first.volume + (at < count ? 0 : 7) },
      ];
    });
  const reasons = (count: number, sheet?: TradedDay | null) =>
    judge(repeated(count), () => sheet).leftOut.map((row) => row.reason);

  it('are left out where the floorsheet does not know them, or many come at once', () => {
    expect(reasons(3, null)).toEqual(['copied', 'copied', 'copied']);
    expect(reasons(5)).toHaveLength(5);
  });

  it('are only marked when one comes alone, and believed where the floorsheet has them', () => {
    expect(judge(repeated(1)).bars.filter(({ flags }) => flags === 'P')).toHaveLength(1);
    expect(reasons(6, { board: null, volume: 1, amount: paisa(1), trades: 1 })).toEqual([]);
  });
});

describe('two securities under one ticker', () => {
  it('leaves out the one that does not continue the series', () => {
    const own = (at: number) => 1600 + at;
    const foreign = new Set([12, 15, 16, 20, 24]);
    const rows = course(
      '2012-06-07',
      Array.from({ length: 34 }, (_, at) => (foreign.has(at) ? { close: 950 + at, previous: 950 } : own(at))),
    );
    const dates = [...foreign].map((at) => `${rows[at]?.traded_on} mixed`);
    expect(judged(rows).leftOut).toEqual(dates);
  });
});

describe('the open', () => {
  it('is not known up to 17 February 2018, when publishers printed the close before', () => {
    const open = (from: string) =>
      judged(course(from, [100, { open: 100, high: 103, low: 99, close: 102 }, 102])).kept;
    expect(open('2018-02-12').map((row) => row.open)).toEqual([null, null, null]);
    expect(open('2018-02-18').map((row) => row.open)).toEqual([10_000, 10_000, 10_200]);
  });
});
