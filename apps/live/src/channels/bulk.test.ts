import { LIVE_REDUCERS } from '@chuli/contracts';
import { type OrderEvent, assembleDay } from '@chuli/flow';
import { brokerId, paisa, stockSymbol, tradingDate } from '@chuli/kernel';
import { type Session, type SessionEvent, type TradeEvent, openSession } from '@chuli/session';
import { Random, liveDay, sampleMarket } from '@chuli/simulator';
import { describe, expect, it } from 'vitest';
import { createLargeOrders } from '../fold/large-orders.ts';
import { smallSession } from '../testing/small-session.ts';
import { bulkChannel, bulkPlusChannel } from './bulk.ts';

const OPENS = Date.parse('2024-07-15T05:15:00Z') * 1_000;
const LARGE = 100_000_000;

const trade = (
  number: number,
  microseconds: number,
  [buyer, seller]: readonly [string, string],
  quantity: number,
  rate = 50_000,
): TradeEvent => ({
  kind: 'trade',
  contractId: `2024071501${String(number).padStart(6, '0')}`,
  symbol: stockSymbol('NABIL'),
  quantity,
  rate: paisa(rate),
  amount: paisa(quantity * rate),
  at: OPENS + microseconds,
  buyer: buyer === '' ? '' : brokerId(buyer),
  seller: seller === '' ? '' : brokerId(seller),
});

const HIDDEN = ['', ''] as const;

describe('the channels of large orders', () => {
  it('tell an order once it is large and change its row while it grows, sides only with the larger package', () => {
    const small = smallSession(['NABIL']);
    const [plain, sided] = [bulkChannel(), bulkPlusChannel()];
    small.tell(trade(1, 0, ['58', '44'], 1_500));
    const before = plain.read(small.session);
    expect(before).toMatchObject({ day: '2024-07-15', total: 0, orders: [], minutes: [] });
    small.tell(trade(2, 700, ['58', '21'], 600, 50_100));
    const after = plain.read(small.session);
    // 1,500 × 500.00 + 600 × 501.00 = Rs 10,50,600.
    const row = ['2024071501000001', 'NABIL', OPENS, 2_100, 105_060_000, 2, 50_000, 50_100, 2, null];
    expect(after.orders).toEqual([[...row, '58', 1, '44', 2]]);
    expect(after.minutes).toEqual([[OPENS / 1_000, 105_060_000, 1]]);
    expect(sided.read(small.session).orders).toEqual([
      [...row, '58', 1, '44', 2, 'buy', 'time', 'buy', 'order', 99.9],
    ]);
    small.tell(trade(3, 1_400, ['58', '21'], 10, 50_100));
    const grown = plain.read(small.session);
    expect(grown.orders.map(([id, , , quantity]) => [id, quantity])).toEqual([['2024071501000001', 2_110]]);
    expect(plain.difference(after, grown)).toMatchObject({ quantity: 2_110, orders: { all: grown.orders } });
  });

  it('carry a further order alone, and nothing where no large one came', () => {
    const small = smallSession(['NABIL']);
    const channel = bulkChannel();
    small.tell(trade(1, 0, HIDDEN, 3_000));
    const before = channel.read(small.session);
    small.tell(trade(2, 5_000_000, HIDDEN, 10));
    const same = channel.read(small.session);
    expect(channel.difference(before, same)).toBeUndefined();
    small.tell(trade(3, 61_000_000, HIDDEN, 4_000));
    const delta = channel.difference(same, channel.read(small.session));
    expect(delta).toMatchObject({ total: 2, orders: { add: [{ 0: '2024071501000003' }], keep: 2 } });
    expect(delta?.minutes).toEqual([[(OPENS + 60_000_000) / 1_000, 200_000_000, 1]]);
  });

  it('tell size and time alone while brokers are hidden, and the rest once they are told', () => {
    const small = smallSession(['NABIL']);
    const sided = bulkPlusChannel();
    small.tell(trade(1, 0, HIDDEN, 2_000));
    small.tell(trade(2, 500, HIDDEN, 2_000));
    const ofOrder = () => sided.read(small.session).orders.map((row) => row.slice(10));
    expect(ofOrder()).toEqual([['', 0, '', 0, 'mixed', 'time', null, null, null]]);
    small.tell(trade(1, 0, ['7', '44'], 2_000));
    small.tell(trade(2, 500, ['58', '44'], 2_000));
    expect(ofOrder()).toEqual([['7', 2, '44', 1, 'sell', 'time', 'sell', 'order', 99.9]]);
  });

  it('take an annulled contract out, and the order with it where it is no longer large', () => {
    const small = smallSession(['NABIL']);
    const channel = bulkChannel();
    small.trade('NABIL', 50_000, 1_900);
    small.trade('NABIL', 50_000, 200);
    expect(channel.read(small.session)).toMatchObject({ total: 1, quantity: 2_100 });
    small.annul('NABIL');
    expect(channel.read(small.session)).toMatchObject({ total: 0, quantity: 0, orders: [], minutes: [] });
  });

  it('of more orders than are sent count all and stay within the bytes that may wait for a listener', () => {
    const small = smallSession(['NABIL']);
    for (let number = 1; number <= 1_000; number++)
      small.tell(trade(number, number * 5_000_000, ['58', '44'], 123_456));
    const state = bulkPlusChannel().read(small.session);
    expect([state.total, state.orders.length]).toEqual([1_000, 200]);
    expect(state.orders[0]?.[0]).toBe('2024071501001000');
    expect(state.minutes.reduce((sum, [, amount]) => sum + amount, 0)).toBe(state.amount);
    expect(Buffer.byteLength(JSON.stringify(state))).toBeLessThan(160 * 1024);
  });
});

const SIMULATED = tradingDate('2026-11-13');

/** A day as a source tells it: brokers after the close, some pages late, some twice, some contracts annulled. */
const simulatedLog = (seed: number): { log: SessionEvent[]; stored: TradeEvent[] } => {
  const { listings, brokers } = sampleMarket({
    seed: 5,
    endDate: SIMULATED,
    years: 0.3,
    floorsheetDays: 1,
    stocks: 40,
    tradesPerDay: 500,
  });
  const day = liveDay({ seed, date: SIMULATED, listings, brokers, trades: 5_000 });
  const random = new Random(seed, 'orders');
  const trades = [...day.events()].flatMap(({ event }) => (event.kind === 'trade' ? [event] : []));
  const annulled = trades.filter(() => random.chance(0.002));
  const masked = trades.flatMap((one): SessionEvent[] => {
    const hidden: TradeEvent = { ...one, buyer: '', seller: '' };
    return random.chance(0.01) ? [hidden, hidden] : [hidden];
  });
  for (let place = 0; place + 40 < masked.length; place += 500) masked.push(...masked.splice(place, 20));
  const reversals = annulled.map(({ contractId, symbol }): SessionEvent => ({
    kind: 'reversal',
    contractId,
    symbol,
    reason: 'annulled',
  }));
  return {
    log: [...masked, ...reversals, ...trades],
    stored: trades.filter((one) => !annulled.includes(one)),
  };
};

const storedOrders = (trades: readonly TradeEvent[]): Map<string, OrderEvent> => {
  const contracts = trades.map(({ contractId, at, ...rest }) => ({
    ...rest,
    contract_id: contractId,
    traded_at: at,
  }));
  const orders = assembleDay(SIMULATED, contracts).filter(({ amount }) => amount >= LARGE);
  return new Map(orders.map((order) => [order.first_contract, order]));
};

const apply = (session: Session, log: readonly SessionEvent[], from = 0): void => {
  for (const [place, event] of log.entries())
    session.apply({ day: SIMULATED, term: 1, event }, from + place + 1);
};

describe.each([1, 2])('a simulated day of seed %i', (seed) => {
  const { log, stored } = simulatedLog(seed);
  const expected = storedOrders(stored);

  it('ends with the orders that the load of the day stores, however it was cut into seconds', () => {
    const session = openSession(SIMULATED);
    const read = createLargeOrders(session);
    const random = new Random(seed, 'seconds');
    for (let at = 0; at < log.length;) {
      const size = random.whole(1, 150);
      apply(session, log.slice(at, at + size), at);
      at += size;
      const ids = read().orders.map(({ first_contract }) => first_contract);
      expect(new Set(ids).size).toBe(ids.length);
    }
    expect(expected.size).toBeGreaterThan(10);
    expect(new Map(read().orders.map((order) => [order.first_contract, order]))).toEqual(expected);
    expect([...expected.values()].some(({ side }) => side !== null)).toBe(true);
  });

  it('is told alike by a gateway that was there all day and by one that begins in the middle', () => {
    const [first, second] = [openSession(SIMULATED), openSession(SIMULATED)];
    const [one, other] = [bulkChannel(), bulkChannel()];
    const half = Math.floor(log.length / 2);
    for (let at = 0; at < half; at += 100) {
      apply(first, log.slice(at, Math.min(at + 100, half)), at);
      one.read(first);
    }
    apply(second, log.slice(0, half));
    expect(other.read(second)).toEqual(one.read(first));
    let [listener, before] = [one.read(first), one.read(first)];
    for (let at = half; at < log.length; at += 170) {
      apply(first, log.slice(at, at + 170), at);
      const after = one.read(first);
      const delta = one.difference(before, after);
      before = after;
      if (delta !== undefined) listener = LIVE_REDUCERS.bulk(listener, delta);
      expect(new Set(listener.orders.map(([id]) => id)).size).toBe(listener.orders.length);
    }
    apply(second, log.slice(half), half);
    expect(listener).toEqual(other.read(second));
  });
});
