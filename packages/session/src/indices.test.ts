import { INDICES } from '@chuli/market';
import { describe, expect, it } from 'vitest';
import { BANK, FUND, HYDRO, clock, contractId, follow, opening, sessionOf, trade } from '../testing/log.ts';
import { restoreSession } from './session.ts';

const at = (hour: number, minute = 0) => clock(hour, minute) * 1_000;
const official = (value: number, hour: number, minute = 0) =>
  ({ kind: 'index', indexId: 58, value, at: clock(hour, minute) }) as const;

describe('an index of ours', () => {
  it('grows with the worth of its members at their last prices', () => {
    const session = sessionOf([opening(), trade(1, { rate: 513_00, at: at(11) })]);
    // 1,000,000 × 500 + 500,000 × 300 = 65 crore; 13 rupees on a million shares are two per cent of it.
    expect(session.index(58)).toEqual({
      indexId: 58,
      previousClose: 2_600_00,
      open: 2_652_00,
      high: 2_652_00,
      low: 2_652_00,
      value: 2_652_00,
      origin: 'derived',
      at: clock(11),
    });
    expect(session.index(51)).toMatchObject({ value: 1_436_40 });
  });

  it('falls back when the trade that moved it is annulled', () => {
    const session = sessionOf([
      opening(),
      trade(1, { rate: 513_00 }),
      { kind: 'reversal', contractId: contractId(1), symbol: BANK, reason: '' },
    ]);
    expect(session.index(58)).toMatchObject({ value: 2_600_00, high: 2_652_00 });
  });

  it('has all 17 of the exchange, without a value where members or closes are not known', () => {
    const session = sessionOf([opening(), trade(1), trade(2, { symbol: HYDRO }), trade(3, { symbol: FUND })]);
    expect(session.indices().map(({ indexId }) => indexId)).toEqual(INDICES.map(({ id }) => id));
    expect(session.index(62)).toMatchObject({ value: null, previousClose: 180_00, origin: 'derived' });
    expect(session.index(54)).toMatchObject({ value: null, previousClose: null });
    expect(session.index(99)).toBeNull();
  });

  it('does not count promoter shares twice, nor what cannot be weighed', () => {
    const [bank] = opening().listings;
    const listings = [
      ...opening().listings,
      ...(bank === undefined ? [] : [{ ...bank, symbol: HYDRO, instrument: 'Promoter Share' }]),
      ...(bank === undefined ? [] : [{ ...bank, symbol: FUND, listedShares: null }]),
    ];
    const session = sessionOf([opening({ listings }), trade(1, { rate: 513_00 })]);
    expect(session.index(58)?.value).toBe(2_652_00);
    expect(session.index(51)?.value).toBe(1_436_40);
  });

  it('survives an absurd price and a restart in the middle of it', () => {
    const absurd = sessionOf([
      opening({ listings: opening().listings.map((row) => Object.assign({}, row, { listedShares: 1e12 })) }),
      trade(1, { rate: 4_000_000_000, amount: 1 }),
    ]);
    const restored = restoreSession(absurd.snapshot());
    for (const session of [absurd, restored]) follow(session, [trade(2, { rate: 513_00 })], 10);
    expect(restored.stateHash()).toBe(absurd.stateHash());
  });

  it('has minute bars with the volume of its members', () => {
    const session = sessionOf([
      opening(),
      trade(1, { rate: 513_00, at: at(11) }),
      trade(2, { rate: 500_00, at: at(11) + 1 }),
      trade(3, { symbol: FUND, rate: 10_00, at: at(11) + 2 }),
      trade(4, { symbol: HYDRO, rate: 313_00, quantity: 30, at: at(11, 1) }),
    ]);
    expect(session.indexBars(58, 1)).toEqual([
      {
        start: clock(11),
        open: 2_652_00,
        high: 2_652_00,
        low: 2_600_00,
        close: 2_600_00,
        volume: 20,
        amount: 10_130_00,
        trades: 2,
      },
      {
        start: clock(11, 1),
        open: 2_626_00,
        high: 2_626_00,
        low: 2_626_00,
        close: 2_626_00,
        volume: 30,
        amount: 9_390_00,
        trades: 1,
      },
    ]);
    expect(session.indexBars(58, 5)).toMatchObject([{ open: 2_652_00, close: 2_626_00, trades: 3 }]);
  });
});

describe('an index as the exchange publishes it', () => {
  it('takes the place of ours from its first value on', () => {
    const session = sessionOf([opening(), trade(1, { rate: 560_00, at: at(11) }), official(2_601_00, 11, 1)]);
    follow(session, [trade(2, { rate: 570_00, at: at(11, 2) })], 10);
    expect(session.index(58)).toEqual({
      indexId: 58,
      previousClose: 2_600_00,
      open: 2_601_00,
      high: 2_601_00,
      low: 2_601_00,
      value: 2_601_00,
      origin: 'official',
      at: clock(11, 1),
    });
  });

  it('is the same in whatever order its values arrive', () => {
    const values = [official(2_605_00, 11, 2), official(2_601_00, 11), official(2_603_00, 11, 1)];
    const session = sessionOf([opening(), ...values]);
    expect(session.index(58)).toMatchObject({ open: 2_601_00, high: 2_605_00, value: 2_605_00 });
    expect(session.indexBars(58, 1)).toEqual(sessionOf([opening(), ...values.toReversed()]).indexBars(58, 1));
  });

  it('is counted and left out when no such index exists', () => {
    const session = sessionOf([opening(), { ...official(1, 11), indexId: 99 }]);
    expect(session.counters().strayIndex).toBe(1);
  });
});
