import { instant, paisa, stockSymbol, tradingDate } from '@chuli/kernel';
import { describe, expect, it } from 'vitest';
import {
  BANK,
  DAY,
  HYDRO,
  clock,
  contractId,
  follow,
  opening,
  reversal,
  sessionOf,
  trade,
} from '../testing/log.ts';
import type { FormingStatus, SessionEvent } from './event.ts';
import { openSession, restoreSession } from './session.ts';

const at = (hour: number, minute = 0, second = 0) => clock(hour, minute, second) * 1_000;

describe('a quote', () => {
  it('takes prices from trades of ten units or more and sums from all', () => {
    const session = sessionOf([
      opening(),
      trade(1, { quantity: 9, rate: 600_00 }),
      trade(2, { quantity: 10, rate: 501_00 }),
      trade(3, { quantity: 20, rate: 499_00 }),
      trade(4, { quantity: 1, rate: 400_00 }),
    ]);
    expect(session.quote(BANK)).toEqual({
      symbol: BANK,
      previousClose: 500_00,
      open: 501_00,
      high: 501_00,
      low: 499_00,
      last: 499_00,
      lastQuantity: 20,
      lastAt: at(11) + 3_000,
      volume: 40,
      amount: 600_00 * 9 + 501_00 * 10 + 499_00 * 20 + 400_00,
      trades: 4,
      band: 'within',
      isHalted: false,
      isOfficialClose: false,
    });
  });

  it('has no price before a trade, nor from odd lots alone', () => {
    const session = sessionOf([opening(), trade(1, { quantity: 9 })]);
    expect(session.quote(BANK)).toMatchObject({ open: null, last: null, lastAt: null, volume: 9 });
    expect(session.quote(HYDRO)).toMatchObject({ last: null, volume: 0, trades: 0 });
    expect(session.quote(stockSymbol('NOBODY'))).toBeNull();
  });

  it('opens and ends by contract number, not by arrival', () => {
    const session = sessionOf([
      trade(5, { rate: 505_00 }),
      trade(9, { rate: 509_00 }),
      trade(1, { rate: 501_00 }),
      trade(7, { rate: 507_00 }),
    ]);
    expect(session.quote(BANK)).toMatchObject({ open: 501_00, last: 509_00 });
  });

  it.each([
    ['at-upper', 575_00],
    ['at-lower', 425_00],
    ['within', 574_90],
    ['outside', 575_10],
    ['outside', 424_90],
  ])('stands %s the limits of fifteen per cent at %i paisa, and counts all the same', (band, rate) => {
    expect(sessionOf([opening(), trade(1, { rate })]).quote(BANK)).toMatchObject({ band, last: rate });
  });

  it('reaches its limit at the last tick within it', () => {
    const [bank] = opening().listings;
    const listings = bank === undefined ? [] : [{ ...bank, previousClose: paisa(333_00) }];
    const bandAt = (rate: number) => sessionOf([opening({ listings }), trade(1, { rate })]).quote(BANK)?.band;
    expect([382_90, 383_00, 283_10, 283_00].map(bandAt)).toEqual([
      'at-upper',
      'outside',
      'at-lower',
      'outside',
    ]);
  });

  it('is marked when its trading is halted, by the latest word on it', () => {
    const status = { kind: 'security-status', symbol: BANK, reason: null } as const;
    const session = sessionOf([
      { ...status, isHalted: true, at: clock(12) },
      { ...status, isHalted: false, at: clock(11) },
    ]);
    expect(session.quote(BANK)?.isHalted).toBe(true);
  });
});

describe('the close', () => {
  const AVERAGE_DAY = tradingDate('2025-05-05');
  const on = (hour: number, minute: number) => clock(hour, minute, 0, AVERAGE_DAY) * 1_000;
  const closing = [
    trade(1, { rate: 500_00, at: on(14, 44) }),
    trade(2, { rate: 510_00, quantity: 10, at: on(14, 45) }),
    trade(3, { rate: 520_00, quantity: 20, at: on(14, 59) }),
    trade(4, { rate: 900_00, quantity: 9, at: on(14, 59) }),
  ];
  const beat = { kind: 'beat', at: clock(15, 0, 0, AVERAGE_DAY) } as const;

  it('in the summer of 2025 was the average of the last fifteen minutes, once the market closed', () => {
    const session = sessionOf(closing, AVERAGE_DAY);
    expect(session.quote(BANK)?.last).toBe(520_00);
    follow(session, [beat], 10);
    expect(session.quote(BANK)).toMatchObject({ last: 516_67, isOfficialClose: false });
    expect(restoreSession(session.snapshot()).stateHash()).toBe(session.stateHash());
  });

  it('was the last trade where nothing traded in those minutes', () => {
    expect(sessionOf([...closing.slice(0, 1), beat], AVERAGE_DAY).quote(BANK)?.last).toBe(500_00);
  });

  it('as the exchange publishes it wins over both', () => {
    const close = { kind: 'close', symbol: BANK, close: paisa(515_00) } as const;
    expect(sessionOf([...closing, close, beat], AVERAGE_DAY).quote(BANK)).toMatchObject({
      last: 515_00,
      isOfficialClose: true,
    });
  });

  it('is the last trade again since September 2025', () => {
    const session = sessionOf([trade(1, { at: at(14, 50) }), trade(2, { rate: 502_00, at: at(14, 59) })]);
    follow(session, [{ kind: 'beat', at: clock(15) }], 10);
    expect(session.quote(BANK)?.last).toBe(502_00);
  });
});

describe('a contract told again', () => {
  it('with the same figures counts once', () => {
    const session = sessionOf([trade(1), trade(1)]);
    expect(session.market()).toMatchObject({ trades: 1, volume: 10 });
    expect(session.counters().duplicates).toBe(1);
  });

  it('fills in its brokers, and neither forgets nor changes them', () => {
    const session = sessionOf([
      trade(1, { buyer: '', seller: '' }),
      trade(1, { buyer: '58', seller: '42' }),
      trade(1, { buyer: '', seller: '' }),
      trade(1, { buyer: '33', seller: '42' }),
    ]);
    expect(session.latestTrades(1)).toEqual([trade(1)]);
    expect(session.counters()).toMatchObject({ duplicates: 1, conflicts: { brokers: 1 } });
  });

  it('fills in its time, which moves it into its minute', () => {
    const session = sessionOf([trade(1, { at: null })]);
    expect(session.bars(BANK, 1)).toEqual([]);
    follow(session, [trade(1)], 2);
    expect(session.bars(BANK, 1)).toMatchObject([{ start: clock(11), volume: 10 }]);
    expect(session.tradesHash()).toBe(sessionOf([trade(1)]).tradesHash());
  });

  it.each([
    ['quantity', { quantity: 20 }],
    ['rate', { rate: 501_00, amount: 500_000 }],
    ['amount', { amount: 1 }],
    ['symbol', { symbol: HYDRO }],
  ])('with another %s changes nothing, and the day is not exact', (name, told) => {
    const session = sessionOf([trade(1), trade(1, told)]);
    expect(session.quote(BANK)).toEqual(sessionOf([trade(1)]).quote(BANK));
    expect(session.audit().reasons).toContainEqual({
      name: `conflict-${name}`,
      expected: 0,
      found: 1,
      symbol: null,
    });
  });

  it.each([
    ['its number has no exact form', { ...trade(1), contractId: '0123' }],
    ['its quantity is not a number of units', trade(1, { quantity: 0.5 })],
    ['its amount is absurd', trade(1, { amount: 90_071_992_547_409 })],
    ['its time lies on another day', trade(1, { at: at(35) })],
  ])('or once is left out and counted when %s', (_, event) => {
    const session = sessionOf([event]);
    expect(session.market().trades).toBe(0);
    expect(session.counters().unusable).toBe(1);
    expect(session.audit().isExact).toBe(false);
  });
});

describe('an annulled contract', () => {
  const rest = [trade(1, { rate: 498_00 }), trade(3, { rate: 502_00 })];

  it.each([
    ['after its trade', [trade(2, { rate: 560_00 }), reversal(2)]],
    ['before its trade', [reversal(2), trade(2, { rate: 560_00 })]],
    ['twice', [reversal(2), trade(2, { rate: 560_00 }), reversal(2)]],
    ['and told again', [trade(2, { rate: 560_00 }), reversal(2), trade(2, { rate: 560_00 })]],
  ])('leaves every figure, %s', (_, events) => {
    const [with2, without] = [sessionOf([...rest, ...events]), sessionOf(rest)];
    expect(with2.quotes()).toEqual(without.quotes());
    expect(with2.bars(BANK, 1)).toEqual(without.bars(BANK, 1));
    expect(with2.market()).toEqual(without.market());
    expect(with2.tradesHash()).toBe(without.tradesHash());
    expect(with2.latestTrades(9).map((row) => row.contractId)).toEqual([contractId(3), contractId(1)]);
  });
});

describe('the log', () => {
  it('is applied once: a sequence seen before changes nothing', () => {
    const session = sessionOf([trade(1), trade(2)]);
    follow(session, [trade(3)], 2);
    expect(session.market().trades).toBe(2);
    expect(session.counters().redelivered).toBe(1);
  });

  it('of a leader that was replaced is silent', () => {
    const session = sessionOf([trade(1)]);
    follow(session, [trade(2)], 2, 5);
    follow(session, [trade(3)], 3, 4);
    expect(session.latestTrades(9)).toHaveLength(2);
    expect(session).toMatchObject({ sequence: 3, term: 5 });
    expect(session.counters().staleTerm).toBe(1);
  });

  it('of another day is not this session', () => {
    const session = openSession(DAY);
    session.apply({ day: tradingDate('2026-08-20'), term: 1, event: trade(1) }, 1);
    expect(session.market().trades).toBe(0);
    expect(session.counters().otherDay).toBe(1);
  });
});

describe('versions', () => {
  it('name what changed since, and count only events that changed something', () => {
    const session = sessionOf([opening(), trade(1)]);
    const { version } = session;
    follow(session, [trade(1), trade(2, { symbol: HYDRO })], 3);
    expect(session.version).toBe(version + 1);
    expect(session.changedSince(version)).toEqual({
      hasForming: false,
      hasUsual: false,
      symbols: [HYDRO],
      indexIds: [58],
      depth: [],
      hasMarket: true,
    });
    expect(session.changedSince(session.version)).toEqual({
      hasForming: false,
      hasUsual: false,
      symbols: [],
      indexIds: [],
      depth: [],
      hasMarket: false,
    });
  });

  it('go on after a restart', () => {
    const session = sessionOf([opening(), trade(1), trade(2, { symbol: HYDRO })]);
    const restored = restoreSession(session.snapshot());
    expect(restored.version).toBe(session.version);
    expect(restored.changedSince(2)).toEqual(session.changedSince(2));
  });
});

describe('depth', () => {
  const depth = {
    kind: 'depth',
    symbol: BANK,
    at: clock(12),
    bids: [],
    asks: [],
    totalBid: 0,
    totalAsk: 0,
  } as const;

  it('is the latest book, whichever came last', () => {
    const session = sessionOf([depth, { ...depth, at: instant(clock(12) - 1), totalBid: 5 }]);
    expect(session.depth(BANK)).toEqual(depth);
    expect(session.changedSince(0).depth).toEqual([BANK]);
    expect(session.depth(HYDRO)).toBeNull();
  });
});

describe('bars', () => {
  it('have the auction in its own minute and join into longer ones', () => {
    const session = sessionOf([
      trade(1, { rate: 500_00, at: at(10, 46) }),
      trade(2, { rate: 503_00, at: at(11, 4, 59) }),
      trade(3, { rate: 501_00, at: at(11, 5) }),
      trade(4, { rate: 502_00, at: null }),
    ]);
    expect(session.bars(BANK, 1).map(({ start }) => start)).toEqual([
      clock(10, 46),
      clock(11, 4),
      clock(11, 5),
    ]);
    expect(session.bars(BANK, 60)).toMatchObject([
      { start: clock(10), open: 500_00, close: 500_00, trades: 1 },
      { start: clock(11), open: 503_00, high: 503_00, low: 501_00, close: 501_00, trades: 2 },
    ]);
  });
});

describe('the newest trades', () => {
  it('come latest first, of one symbol or of all', () => {
    const session = sessionOf([trade(1), trade(3, { symbol: HYDRO }), trade(2)]);
    const ids = (limit: number, symbol?: typeof BANK) =>
      session.latestTrades(limit, symbol).map((row) => row.contractId);
    expect(ids(9)).toEqual([contractId(3), contractId(2), contractId(1)]);
    expect(ids(1)).toEqual([contractId(2)]);
    expect(ids(9, BANK)).toEqual([contractId(2), contractId(1)]);
  });
});

describe('signals of forming bars', () => {
  const told = (status: FormingStatus, changed: number): SessionEvent => ({
    kind: 'signals',
    at: clock(11, changed),
    rows: [
      {
        list: 'macd-cross.signal.daily.buy',
        symbol: BANK,
        status,
        firstAt: clock(11, 1),
        changedAt: clock(11, changed),
        firstPrice: paisa(500_00),
        flips: 0,
      },
    ],
  });
  const statusOf = (...events: readonly SessionEvent[]): string | undefined =>
    sessionOf([opening(), ...events]).forming().rows[0]?.status;

  it('are of no term, move no clock, and count as a change of their own', () => {
    const session = sessionOf([opening()]);
    follow(session, [trade(1)], 2, 5);
    const { version, term } = session;
    const { at } = session.moment();
    follow(session, [told('forming', 30)], 3, 0);
    expect(session.forming()).toMatchObject({ judgedAt: clock(11, 30), rows: [{ status: 'forming' }] });
    expect(session.changedSince(version)).toMatchObject({ hasForming: true, symbols: [], hasMarket: false });
    expect([session.term, session.moment().at]).toEqual([term, at]);
  });

  it('told late or twice change nothing: the later change stands, and a final word over any other', () => {
    expect(statusOf(told('withdrawn', 5), told('forming', 2))).toBe('withdrawn');
    expect(statusOf(told('forming', 2), told('withdrawn', 5))).toBe('withdrawn');
    expect(statusOf(told('stood', 5), told('forming', 5))).toBe('stood');
    expect(statusOf(told('forming', 5), told('fell', 5))).toBe('fell');
  });
});
