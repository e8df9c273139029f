import { type StockSymbol, paisa } from '@chuli/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BANK,
  DAY,
  FUND,
  HYDRO,
  clock,
  contractId,
  follow,
  opening,
  reversal,
  sessionOf,
  trade,
} from '../testing/log.ts';
import { randomLog, randomTrades, toldEarly, toldLate } from '../testing/random-log.ts';
import type { SessionEvent, TradeEvent } from './event.ts';
import type { ContractsRead } from './view.ts';
import { decodeEvent, encodeEvent } from './event-codec.ts';
import { type Session, openSession, restoreSession } from './session.ts';
import { hashTrades } from './trades-hash.ts';

const SYMBOLS: readonly StockSymbol[] = [BANK, HYDRO, FUND];
const LENGTHS = [1, 5, 15, 30, 60];

/** All that trades alone decide. */
const figures = (session: Session) => ({
  quotes: session.quotes(),
  bars: SYMBOLS.flatMap((symbol) => LENGTHS.map((length) => session.bars(symbol, length))),
  indexVolumes: [51, 54, 58].flatMap((indexId) =>
    session
      .indexBars(indexId, 1)
      .filter(({ trades }) => trades > 0)
      .map(({ start, volume, amount, trades }) => [start, volume, amount, trades]),
  ),
  turnover: session.market().turnover,
  volume: session.market().volume,
  trades: session.market().trades,
  breadth: session.market().breadth,
  hash: session.tradesHash(),
});

const shuffled = (trades: readonly TradeEvent[]) =>
  fc.shuffledSubarray([...trades], { minLength: trades.length, maxLength: trades.length });

/** A bar as a newcomer would write it: sort, filter, look at the ends. */
const plainBar = (trades: readonly TradeEvent[]) => {
  const priced = trades
    .filter(({ quantity }) => quantity >= 10)
    .toSorted((a, b) => Number(a.contractId) - Number(b.contractId));
  const rates = priced.map(({ rate }) => rate);
  return {
    open: rates[0] ?? null,
    high: rates.length > 0 ? Math.max(...rates) : null,
    low: rates.length > 0 ? Math.min(...rates) : null,
    close: rates.at(-1) ?? null,
    volume: trades.reduce((sum, { quantity }) => sum + quantity, 0),
    amount: trades.reduce((sum, { amount }) => sum + amount, 0),
    trades: trades.length,
  };
};

const plainBars = (trades: readonly TradeEvent[], length: number) => {
  const startOf = (at: number) =>
    clock(0) + Math.floor((at / 1_000 - clock(0)) / (length * 60_000)) * length * 60_000;
  const timed = trades.flatMap((row) => (row.at === null ? [] : [{ row, start: startOf(row.at) }]));
  return [...Map.groupBy(timed, ({ start }) => start)]
    .map(([start, group]) => Object.assign({ start }, plainBar(group.map(({ row }) => row))))
    .toSorted((a, b) => a.start - b.start);
};

describe('a session', () => {
  it('equals the plain slow way, for every symbol and length of bar', () => {
    fc.assert(
      fc.property(randomTrades({ hasTimes: false }), (trades) => {
        const session = sessionOf([opening(), ...trades]);
        for (const symbol of SYMBOLS) {
          const own = trades.filter((row) => row.symbol === symbol);
          const { close: last, ...rest } = plainBar(own);
          expect(session.quote(symbol)).toMatchObject({ last, ...rest });
          for (const length of LENGTHS) expect(session.bars(symbol, length)).toEqual(plainBars(own, length));
        }
        expect(session.tradesHash()).toBe(hashTrades(trades));
      }),
    );
  });

  it('does not depend on the order in which trades arrive', () => {
    fc.assert(
      fc.property(
        randomTrades({ hasTimes: false }).chain((trades) => fc.tuple(fc.constant(trades), shuffled(trades))),
        ([trades, turned]) => {
          expect(figures(sessionOf([opening(), ...turned]))).toEqual(
            figures(sessionOf([opening(), ...trades])),
          );
        },
      ),
    );
  });

  it('is the same whether times and brokers are told at once or later', () => {
    fc.assert(
      fc.property(
        randomTrades({ hasTimes: true }).chain((trades) =>
          fc.tuple(fc.constant(trades), shuffled([...toldEarly(trades), ...toldLate(trades)])),
        ),
        ([trades, turned]) => {
          expect(figures(sessionOf([opening(), ...turned]))).toEqual(
            figures(sessionOf([opening(), ...toldLate(trades)])),
          );
        },
      ),
    );
  });

  it('is not changed by anything told twice', () => {
    fc.assert(
      fc.property(randomTrades({ hasTimes: false }), (trades) => {
        const session = sessionOf([opening(), ...trades]);
        const [hash, version] = [session.stateHash(), session.version];
        follow(session, trades, 1_000);
        expect([session.stateHash(), session.version]).toEqual([hash, version]);
        expect(session.counters().duplicates).toBe(trades.length);
      }),
    );
  });

  it('is as if an annulled contract had never been, wherever the reversal stands', () => {
    fc.assert(
      fc.property(
        randomTrades({ hasTimes: false }),
        fc.array(fc.tuple(fc.integer({ min: 1, max: 60 }), fc.nat()), { maxLength: 5 }),
        (trades, annulled) => {
          const gone = new Set(annulled.map(([number]) => contractId(number)));
          const log: SessionEvent[] = [...trades];
          for (const [number, place] of annulled) log.splice(place % (log.length + 1), 0, reversal(number));
          const without = trades.filter((row) => !gone.has(row.contractId));
          expect(figures(sessionOf([opening(), ...log]))).toEqual(
            figures(sessionOf([opening(), ...without])),
          );
        },
      ),
    );
  });

  it('is the same after a restart at any point, clone and all', () => {
    fc.assert(
      fc.property(randomLog, fc.nat(), (log, place) => {
        const stop = place % (log.length + 1);
        const whole = sessionOf(log);
        const restored = restoreSession(structuredClone(sessionOf(log.slice(0, stop)).snapshot()));
        follow(restored, log.slice(stop), stop + 1);
        expect(restored.stateHash()).toBe(whole.stateHash());
        expect(restored.counters()).toEqual(whole.counters());
        expect(restored.market()).toEqual(whole.market());
        expect(restored.indices()).toEqual(whole.indices());
        expect(restored.changedSince(stop)).toEqual(whole.changedSince(stop));
        expect(restored.version).toBe(whole.version);
        expect(restored.latestTrades(9)).toEqual(whole.latestTrades(9));
        expect(restored.forming()).toEqual(whole.forming());
        expect(restored.activity()).toEqual(whole.activity());
      }),
      { numRuns: 300 },
    );
  });

  it('is no other by what is told of its signals and of what is usual', () => {
    fc.assert(
      fc.property(randomLog, (log) => {
        const without = log.filter(({ kind }) => kind !== 'signals' && kind !== 'usual');
        expect(sessionOf(log).stateHash()).toBe(sessionOf(without).stateHash());
      }),
    );
  });

  it('of more trades than one block holds is restored whole', () => {
    const session = sessionOf(
      Array.from({ length: 40_000 }, (_, index) => trade(index + 1, { rate: 400_00 + (index % 997) })),
    );
    expect(restoreSession(session.snapshot()).stateHash()).toBe(session.stateHash());
    expect(session.market().trades).toBe(40_000);
  });

  it('leaves a snapshot alone once it is taken', () => {
    fc.assert(
      fc.property(randomLog, randomLog, (log, more) => {
        const session = sessionOf(log);
        const hash = session.stateHash();
        const snapshot = session.snapshot();
        follow(session, more, log.length + 1);
        expect(restoreSession(snapshot).stateHash()).toBe(hash);
      }),
    );
  });

  it('follows from its log alone: same bytes, same hash, whatever is read in between', () => {
    fc.assert(
      fc.property(randomLog, (log) => {
        const session = openSession(DAY);
        for (const [index, event] of log.entries()) {
          session.apply(decodeEvent(encodeEvent({ day: DAY, term: 1, event })), index + 1);
          figures(session);
          session.audit();
        }
        expect(session.stateHash()).toBe(sessionOf(log).stateHash());
      }),
      { numRuns: 30 },
    );
  });

  it('gives a reader who comes back what is new, or all where what was read has changed', () => {
    fc.assert(
      fc.property(randomLog, fc.array(fc.nat(3), { maxLength: 200 }), (log, pauses) => {
        const session = openSession(DAY);
        const reads = new Map<StockSymbol, { read: ContractsRead; held: readonly TradeEvent[] }>();
        for (const [index, event] of log.entries()) {
          session.apply({ day: DAY, term: 1, event }, index + 1);
          if (pauses[index] !== 0) continue;
          for (const symbol of SYMBOLS) {
            const before = reads.get(symbol);
            const { isWhole, trades, read } = session.contracts(symbol, before?.read ?? null);
            const held = isWhole ? trades : [...(before?.held ?? []), ...trades];
            reads.set(symbol, { read, held });
            expect(held).toEqual(session.contracts(symbol, null).trades);
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  it('gives the contracts of a stock that stand by number', () => {
    const session = sessionOf([
      opening(),
      trade(3),
      trade(1),
      trade(2),
      reversal(2),
      trade(4, { symbol: HYDRO }),
    ]);
    const { isWhole, trades, read } = session.contracts(BANK, null);
    expect([isWhole, trades.map(({ contractId: id }) => id)]).toEqual([true, [contractId(1), contractId(3)]]);
    follow(session, [trade(5)], 100);
    const next = session.contracts(BANK, read);
    expect([next.isWhole, next.trades.map(({ contractId: id }) => id)]).toEqual([false, [contractId(5)]]);
    follow(session, [reversal(1)], 101);
    expect(session.contracts(BANK, next.read)).toMatchObject({ isWhole: true, trades: { length: 2 } });
  });

  it('adds up: quotes to the market, minutes and untimed trades to the day, purchases to sales', () => {
    fc.assert(
      fc.property(randomLog, (log) => {
        const { reasons } = sessionOf(log).audit();
        const named = new Set(reasons.map(({ name }) => name.split('-')[0]));
        for (const name of ['quotes', 'minutes']) expect(named).not.toContain(name);
      }),
    );
  });

  it('is exact when the exchange declares what it has', () => {
    fc.assert(
      fc.property(randomTrades({ hasTimes: true }), (trades) => {
        const session = sessionOf([
          opening({ capabilities: { ...opening().capabilities, brokers: 'never' } }),
          ...trades,
        ]);
        const { turnover, volume, trades: count, symbols } = session.market();
        const totals = {
          kind: 'totals',
          volume,
          trades: count,
          symbols,
          at: clock(15),
          isFinal: true,
        } as const;
        follow(session, [{ ...totals, turnover: paisa(turnover + 1) }], 1_000);
        expect(session.audit().reasons.map(({ name }) => name)).toEqual(['declared-turnover']);
        follow(session, [{ ...totals, turnover }], 1_001);
        expect(session.audit()).toMatchObject({ isExact: true, reasons: [] });
      }),
    );
  });
});

describe('the hash of a session', () => {
  it('differs when any figure of any trade differs', () => {
    const one = fc.constantFrom<Partial<TradeEvent>>(
      { quantity: 41 },
      { amount: paisa(7) },
      { at: clock(14) * 1_000 },
    );
    fc.assert(
      fc.property(randomTrades({ hasTimes: true }), one, fc.nat(), (trades, change, place) => {
        fc.pre(trades.length > 0);
        const altered = trades.map((row, index) =>
          index === place % trades.length ? Object.assign({}, row, change) : row,
        );
        expect(sessionOf(altered).tradesHash()).not.toBe(sessionOf(trades).tradesHash());
        expect(sessionOf(altered).stateHash()).not.toBe(sessionOf(trades).stateHash());
      }),
    );
  });
});
