import { AppError, brokerId, instant, paisa, tradingDate } from '@chuli/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BANK, DAY, clock, opening, reversal, trade } from '../testing/log.ts';
import type { LoggedEvent, SessionEvent } from './event.ts';
import { decodeEvent, encodeEvent } from './event-codec.ts';
import { messageId } from './message-id.ts';

const at = clock(11, 30);
const usualTurnover = { curve: [5, 9, 10_000], whole: paisa(700) };

const EVENTS: readonly SessionEvent[] = [
  opening({ usualTurnover }),
  trade(1),
  trade(2, { at: null, buyer: '', seller: 'D01' }),
  reversal(1),
  { kind: 'status', phase: 'halted', at, until: instant(at + 900_000), reason: 'सूचक' },
  { kind: 'security-status', symbol: BANK, isHalted: true, at, reason: null },
  { kind: 'index', indexId: 58, value: 2_618_72, at },
  {
    kind: 'depth',
    symbol: BANK,
    at,
    bids: [{ rate: paisa(499_00), quantity: 10, orders: 1 }],
    asks: [],
    totalBid: 10,
    totalAsk: 0,
  },
  { kind: 'totals', turnover: paisa(1), volume: 1, trades: 1, symbols: null, at, isFinal: true },
  { kind: 'close', symbol: BANK, close: paisa(501_00) },
  {
    kind: 'signals',
    at,
    rows: [
      {
        list: 'macd-cross.signal.daily.buy',
        symbol: BANK,
        status: 'forming',
        firstAt: at,
        changedAt: at,
        firstPrice: paisa(50_000),
        flips: 0,
      },
    ],
  },
  {
    kind: 'usual',
    basis: 'minutes',
    sessions: 10,
    rows: [{ symbol: BANK, amounts: [0, 12], volumes: [3], ranges: [0, 1_500] }],
  },
  { kind: 'beat', at },
];

const logged = (event: SessionEvent, term = 1): LoggedEvent => ({ day: DAY, term, event });
const bytes = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value));
const refusal = (value: unknown): unknown => {
  try {
    return decodeEvent(bytes(value));
  } catch (error) {
    return error instanceof AppError ? error.details : error;
  }
};

describe('an event on the log', () => {
  it.each(EVENTS)('is read as it was written: $kind', (event) => {
    expect(decodeEvent(encodeEvent(logged(event, 7)))).toEqual(logged(event, 7));
  });

  it('keeps any trade', () => {
    fc.assert(
      fc.property(
        fc.record({
          quantity: fc.integer({ min: 1, max: 1_000_000 }),
          rate: fc.integer({ min: 1, max: 10_000_000 }),
          at: fc.option(fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER })),
          buyer: fc.constantFrom('', '1', '58', 'D01'),
        }),
        fc.integer({ min: 1, max: 99_999_999 }),
        (told, number) => {
          const event = trade(number, told);
          expect(decodeEvent(encodeEvent(logged(event))).event).toEqual(event);
        },
      ),
    );
  });

  it('may carry fields of a later version, which are left behind', () => {
    const later = { day: DAY, term: 1, shard: 3, event: { ...trade(1), venue: 'main' } };
    expect(decodeEvent(bytes(later))).toEqual(logged(trade(1)));
  });

  it.each([
    ['kind', 'not a known event', { kind: 'rumour' }],
    ['kind', 'not a known event', { kind: 'constructor' }],
    ['contractId', 'not a contract number', { ...trade(1), contractId: '007' }],
    ['contractId', 'not a contract number', { ...trade(1), contractId: '99999999999999999' }],
    ['symbol', 'not written as a symbol', { ...trade(1), symbol: 'nabil' }],
    ['quantity', 'out of range', { ...trade(1), quantity: 0 }],
    ['quantity', 'not a whole number', { ...trade(1), quantity: '10' }],
    ['rate', 'not a whole number', { ...trade(1), rate: 1e308 }],
    ['amount', 'not a whole number', { ...trade(1), amount: null }],
    ['at', 'not a whole number', { ...trade(1), at: 0.5 }],
    ['buyer', 'not written as a broker', { ...trade(1), buyer: 'Nabil' }],
    ['phase', 'not one of the known words', { kind: 'status', phase: 'asleep' }],
    ['isFinal', 'neither true nor false', { ...EVENTS[8], isFinal: 1 }],
    ['listings', 'not a list', { ...opening(), listings: {} }],
    ['curve', 'out of range', { ...opening({ usualTurnover: { ...usualTurnover, curve: [10_001] } }) }],
    ['bids', 'holds something other than objects', { ...EVENTS[7], bids: [1] }],
  ])('is refused for its %s: %s', (field, reason, event) => {
    expect(refusal({ day: DAY, term: 1, event })).toEqual({ field, reason });
  });

  it('is refused when it is not JSON, not UTF-8 or cut short', () => {
    const whole = encodeEvent(logged(trade(1)));
    for (const broken of [whole.slice(0, -1), new Uint8Array([0xff, 0xfe]), new Uint8Array()]) {
      expect(() => decodeEvent(broken)).toThrow(AppError);
    }
  });

  it('is refused on a day that does not exist', () => {
    expect(() => decodeEvent(bytes({ day: '2026-02-30', term: 1, event: trade(1) }))).toThrow(AppError);
  });
});

describe('the id of a message', () => {
  it('of a trade is its contract, and another once both brokers are known', () => {
    const masked = trade(1, { buyer: '', seller: '' });
    expect(messageId(logged(masked))).toBe('2026082100000001');
    expect(messageId(logged({ ...masked, buyer: brokerId('58') }))).toBe('2026082100000001');
    expect(messageId(logged(trade(1)))).toBe('2026082100000001+b');
  });

  it('differs between two days that close at the same price', () => {
    const close = logged({ kind: 'close', symbol: BANK, close: paisa(501_00) });
    expect(messageId({ ...close, day: tradingDate('2026-08-20') })).not.toBe(messageId(close));
  });

  it('differs between all events here, and does not depend on the term or the order of fields', () => {
    expect(new Set(EVENTS.map((event) => messageId(logged(event)))).size).toBe(EVENTS.length);
    const turned = { at, kind: 'beat' } as const;
    expect(messageId(logged(turned, 2))).toBe(messageId(logged({ kind: 'beat', at })));
  });
});
