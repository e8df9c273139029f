import { instant, paisa } from '@chuli/kernel';
import fc from 'fast-check';
import type { SessionEvent, TradeEvent } from '../src/index.ts';
import { BANK, FUND, HYDRO, clock, opening, reversal, trade } from './log.ts';

const SESSION_MS = clock(15) - clock(10, 45);

const told = fc.record({
  symbol: fc.constantFrom(BANK, HYDRO, FUND),
  quantity: fc.integer({ min: 1, max: 40 }),
  rate: fc.integer({ min: 250_00, max: 600_00 }),
  gap: fc.integer({ min: 0, max: 600_000 }),
  hasTime: fc.boolean(),
  isMasked: fc.boolean(),
});

/** Trades of a day in which contract numbers follow the clock, as they do within a symbol. */
export const randomTrades = (shape: { hasTimes: boolean }): fc.Arbitrary<readonly TradeEvent[]> =>
  fc.array(told, { maxLength: 60 }).map((rows) => {
    let elapsed = 0;
    return rows.map(({ gap, hasTime, isMasked, ...figures }, index) => {
      elapsed = Math.min(elapsed + gap, SESSION_MS - 1);
      return trade(index + 1, {
        ...figures,
        at: hasTime || shape.hasTimes ? (clock(10, 45) + elapsed) * 1_000 : null,
        ...(isMasked ? { buyer: '', seller: '' } : {}),
      });
    });
  });

const { buyer, seller } = trade(1);

const minute = fc.integer({ min: 600, max: 920 });
const moment = minute.map((minutes) => instant(clock(0) + minutes * 60_000));

const other: fc.Arbitrary<SessionEvent> = fc.oneof(
  moment.map((at) => ({ kind: 'beat', at }) as const),
  fc.integer({ min: 1, max: 60 }).map(reversal),
  fc.record({
    kind: fc.constant('index'),
    indexId: fc.constantFrom(58, 62),
    value: fc.integer({ min: 1, max: 4_000_00 }),
    at: moment,
  }),
  fc.record({
    kind: fc.constant('security-status'),
    symbol: fc.constantFrom(BANK, HYDRO),
    isHalted: fc.boolean(),
    at: moment,
    reason: fc.constant(null),
  }),
  fc.record({
    kind: fc.constant('depth'),
    symbol: fc.constantFrom(BANK, HYDRO),
    at: moment,
    bids: fc.constant([]),
    asks: fc.constant([]),
    totalBid: fc.nat(),
    totalAsk: fc.nat(),
  }),
  fc.record({
    kind: fc.constant('close'),
    symbol: fc.constantFrom(BANK, HYDRO),
    close: fc.integer({ min: 300_00, max: 500_00 }).map(paisa),
  }),
  fc.record({
    kind: fc.constant('totals'),
    turnover: fc.nat().map(paisa),
    volume: fc.nat(),
    trades: fc.nat(),
    symbols: fc.option(fc.nat()),
    at: moment,
    isFinal: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('signals'),
    at: moment,
    rows: fc.array(
      fc.record({
        list: fc.constantFrom('one.signal.daily.buy', 'two.signal.daily.sell'),
        symbol: fc.constantFrom(BANK, HYDRO),
        status: fc.constantFrom('forming', 'withdrawn', 'stood', 'fell'),
        firstAt: moment,
        changedAt: moment,
        firstPrice: fc.nat().map(paisa),
        flips: fc.nat(9),
      }),
      { maxLength: 3 },
    ),
  }),
  fc.record({
    kind: fc.constant('usual'),
    basis: fc.constantFrom('minutes', 'days'),
    sessions: fc.constantFrom(10, 20),
    rows: fc.array(
      fc.record({
        symbol: fc.constantFrom(BANK, HYDRO),
        amounts: fc.array(fc.nat(), { maxLength: 240 }),
        volumes: fc.array(fc.nat(), { maxLength: 240 }),
        ranges: fc.array(fc.nat(), { maxLength: 240 }),
      }),
      { maxLength: 2 },
    ),
  }),
);

/** What a source tells of trades while the market is open: of every third neither time nor brokers. */
export const toldEarly = (trades: readonly TradeEvent[]): readonly TradeEvent[] =>
  trades.map((row, index) => (index % 3 === 0 ? { ...row, at: null, buyer: '', seller: '' } : row));

export const toldLate = (trades: readonly TradeEvent[]): readonly TradeEvent[] =>
  trades.map((row) => ({ ...row, buyer, seller }));

/** A log as faults leave it: trades in any order, some told twice, with and without brokers, among everything else. */
export const randomLog: fc.Arbitrary<readonly SessionEvent[]> = fc
  .tuple(randomTrades({ hasTimes: true }), fc.array(other, { maxLength: 20 }), fc.boolean())
  .chain(([trades, others, isOpened]) => {
    const first: readonly SessionEvent[] = isOpened ? [opening()] : [];
    const rest = [...toldEarly(trades), ...toldLate(trades), ...others];
    return fc.shuffledSubarray(rest).map((events) => first.concat(events));
  });
