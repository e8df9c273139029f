import { type BrokerId, type TradingDate, paisa, seededRandom } from '@chuli/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { historyOf, sessionsFrom, type Told } from '../../testing/told.ts';
import { type RandomMarket, randomMarket } from '../../testing/random-market.ts';
import { marketDays } from '../market-days.ts';
import { type SymbolHistory, hasFallenSilent } from '../symbol-history.ts';
import { heavyCases } from './heavy-case.ts';
import type { HeavyDay } from './heavy-day.ts';
import { heavyRecord } from './heavy-record.ts';

/** Seventy sessions to 7 June 2024 and on, so that nothing is a new listing any more. */
const SESSIONS = sessionsFrom('2024-02-20', 110);
const SIGNAL = SESSIONS.findIndex((day) => day === '2024-06-02');
const FLAT = '500 500 500 500 50000';
const daysOf = (changes: Readonly<Record<number, Told>> = {}): Told[] =>
  SESSIONS.map((_, at) => changes[at] ?? FLAT);

const heavy = (side: 'buy' | 'sell'): HeavyDay => ({
  broker: '58' as BrokerId,
  on: SESSIONS[SIGNAL] as TradingDate,
  side,
  amount: paisa(30_00_000_00),
  share: 0.12,
});

const casesOf = (days: readonly Told[], side: 'buy' | 'sell', also: Partial<SymbolHistory> = {}) => {
  const history = historyOf(days, also);
  const others = ['DEF', 'GHI', 'JKL'].map((symbol) => historyOf(daysOf(), { symbol }));
  return heavyCases(marketDays(SESSIONS, [history, ...others], 2), history, [heavy(side)]);
};

/** Not locked: whoever wants to be out at that open is. */
const rise = { [SIGNAL + 6]: '550 550 540 545 50000' };

describe('what followed a heavy day', () => {
  it('is the share less the market, with what buying and selling cost apart', () => {
    // In at 500 on 3 June, out at 550 five sessions later: 10 %. Of four equal shares one rose: the market made 2.5 %.
    // Fees 774.50 and tax 691.91 of Rs 1 lakh, as in trades-of-symbol.test.ts.
    const [found] = casesOf(daysOf(rise), 'buy');
    expect(found).toMatchObject({ broker: '58', symbol: 'ABC', fill: 'filled', triedOn: '2024-06-03' });
    expect(found?.followed[0]).toEqual({
      endsOn: '2024-06-10',
      knownOn: '2024-06-10',
      heldSessions: 5,
      excess: expect.closeTo(0.075, 12) as number,
      cost: expect.closeTo(0.014_664_1, 12) as number,
    });
    // Back at 500 afterwards: nothing, for either.
    expect(found?.followed[1]?.excess).toBeCloseTo(0, 12);
  });

  it('of selling is the share less the market as well, and costs nobody anything', () => {
    const [found] = casesOf(daysOf(rise), 'sell');
    expect(found?.followed[0]).toMatchObject({ excess: expect.closeTo(0.075, 12) as number, cost: null });
  });

  it('is not known before its sessions are over', () => {
    const short = daysOf(rise).slice(0, SIGNAL + 6);
    const history = historyOf(short);
    const market = marketDays(SESSIONS.slice(0, short.length), [history, historyOf(short)], 1);
    const [found] = heavyCases(market, history, [heavy('buy')]);
    expect(found?.followed[0]).toMatchObject({ endsOn: null, knownOn: null, excess: null });
  });

  it('is not measured where the price was locked, nor of anything but ordinary shares', () => {
    const locked = { [SIGNAL + 1]: { bar: '550 550 550 550 50000', previousClose: 500 } };
    expect(casesOf(daysOf(locked), 'buy')[0]).toMatchObject({ fill: 'locked', triedOn: '2024-06-03' });
    expect(casesOf(daysOf(rise), 'buy', { instrument: 'Mutual Funds' })).toEqual([]);
  });
});

/** Heavy days of three brokers by dice, on days on which the stock traded. */
const heavyDaysOf = ({ sessions, histories }: RandomMarket, seed: number): Map<string, HeavyDay[]> => {
  const random = seededRandom(seed);
  return new Map(
    histories.map(({ symbol, bars }) => [
      symbol,
      bars.flatMap(({ session }) =>
        random() < 0.5
          ? []
          : [
              {
                broker: String(1 + Math.floor(3 * random())) as BrokerId,
                on: sessions[session] as TradingDate,
                side: random() < 0.5 ? ('buy' as const) : ('sell' as const),
                amount: paisa(30_00_000_00),
                share: 0.2,
              },
            ],
      ),
    ]),
  );
};

const recordOf = (market: RandomMarket, days: ReadonlyMap<string, readonly HeavyDay[]>, last: number) => {
  const asOf = market.sessions[last] as TradingDate;
  const sessions = market.sessions.slice(0, last + 1);
  const histories = market.histories.map((history) => {
    const bars = history.bars.filter(({ session }) => session <= last);
    return { ...history, listedShares: null, bars, hasEnded: hasFallenSilent(bars, sessions.length) };
  });
  const known = marketDays(sessions, histories, 2);
  return (seen: TradingDate) =>
    heavyRecord(
      histories.flatMap((history) =>
        heavyCases(
          known,
          history,
          (days.get(history.symbol) ?? []).filter(({ on }) => on <= asOf),
        ),
      ),
      seen,
    );
};

describe('the record as of a day', { timeout: 60_000 }, () => {
  it('is that of a market which ended on that day', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2 ** 31 - 1 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (seed, at) => {
          const market = randomMarket(seed);
          const days = heavyDaysOf(market, seed + 1);
          const end = market.sessions.length - 1;
          const last = Math.floor(at * end);
          const asOf = market.sessions[last] as TradingDate;
          expect(recordOf(market, days, end)(asOf)).toEqual(recordOf(market, days, last)(asOf));
        },
      ),
      { numRuns: 100 },
    ));
});
