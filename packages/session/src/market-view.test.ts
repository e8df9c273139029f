import { instant, paisa } from '@chuli/kernel';
import { describe, expect, it } from 'vitest';
import { BANK, CAPABILITIES, FUND, HYDRO, clock, follow, opening, sessionOf, trade } from '../testing/log.ts';
import type { SessionPhase } from './event.ts';

const beat = (hour: number, minute = 0, second = 0) =>
  ({ kind: 'beat', at: clock(hour, minute, second) }) as const;

describe('breadth', () => {
  it('counts stocks that set a price today by their move, and those at a limit', () => {
    const { breadth, symbols } = sessionOf([
      opening(),
      trade(1, { rate: 575_00 }),
      trade(2, { symbol: HYDRO, rate: 299_90 }),
      trade(3, { symbol: FUND, quantity: 5, rate: 11_00 }),
    ]).market();
    expect(breadth).toEqual({ advances: 1, declines: 1, unchanged: 0, atUpper: 1, atLower: 0 });
    expect(symbols).toBe(3);
  });
});

describe('turnover against the usual', () => {
  const usual = opening({ usualTurnover: { curve: [1_000, 3_000, 10_000], whole: paisa(100_000_00) } });
  const traded = trade(1, { rate: 1_000_00, quantity: 10, at: clock(11) * 1_000 });

  it.each([
    [clock(11, 0, 30), 20_000],
    [clock(11, 1), 10_000],
    [clock(11, 1, 30), 5_000],
    [clock(15), 1_000],
  ])('is measured at the last moment heard of, %i', (at, share) => {
    expect(sessionOf([usual, traded, { kind: 'beat', at }]).market().againstUsual).toBe(share);
  });

  it('is unknown before the session and without history', () => {
    expect(sessionOf([usual, beat(10, 46)]).market().againstUsual).toBeNull();
    expect(sessionOf([opening(), traded, beat(12)]).market().againstUsual).toBeNull();
  });
});

describe('the phase', () => {
  it.each<[SessionPhase, number, number]>([
    ['before', 0, 0],
    ['pre-open', 10, 30],
    ['matching', 10, 45],
    ['open', 11, 0],
    ['closed', 15, 0],
  ])('is %s by the clock of the day where the source tells none', (phase, hour, minute) => {
    expect(sessionOf([opening(), beat(hour, minute, 20)]).market()).toMatchObject({
      phase,
      phaseSince: clock(hour, minute),
      heardAt: clock(hour, minute, 20),
    });
  });

  it('is what the source tells, and a halt ends by itself', () => {
    const halt = { kind: 'status', phase: 'halted', at: clock(12), reason: 'index' } as const;
    const session = sessionOf([
      opening({ capabilities: { ...CAPABILITIES, status: true } }),
      { ...halt, until: clock(12, 15, 30) },
      { kind: 'status', phase: 'open', at: clock(11), until: null, reason: null },
    ]);
    expect(session.market()).toMatchObject({
      phase: 'halted',
      haltUntil: clock(12, 15, 30),
      reason: 'index',
    });
    follow(session, [beat(12, 15, 10)], 10);
    expect(session.market().phase).toBe('halted');
    follow(session, [beat(12, 15, 30)], 20);
    expect(session.market()).toMatchObject({ phase: 'open', phaseSince: clock(12, 15, 30), haltUntil: null });
  });

  it('does not go back when an event is late, nor by a time of another day', () => {
    const session = sessionOf([opening(), beat(15), beat(11), { kind: 'beat', at: instant(clock(15) * 2) }]);
    expect(session.market()).toMatchObject({ phase: 'closed', heardAt: clock(15) });
  });
});

describe('a move of the index without word from the source', () => {
  const moved = (percent: number, hour: number, minute = 0) =>
    trade(hour * 100 + minute, {
      rate: Math.round(500_00 * (1 + (percent * 65) / 5_000)),
      at: clock(hour, minute) * 1_000,
    });
  const HALT = { phase: 'halted', phaseSince: clock(12), haltUntil: clock(12, 15) };

  it('of five per cent before one o’clock halts trading for fifteen minutes', () => {
    const session = sessionOf([opening(), moved(4.9, 11)]);
    expect(session.market().phase).toBe('open');
    follow(session, [moved(5.1, 12)], 10);
    expect(session.market()).toMatchObject(HALT);
    follow(session, [beat(12, 14, 59)], 20);
    expect(session.market().phase).toBe('halted');
    follow(session, [beat(12, 15), moved(5.2, 12, 16)], 30);
    expect(session.market()).toMatchObject({ phase: 'open', phaseSince: clock(12, 15) });
  });

  it('of five per cent after one o’clock does not', () => {
    expect(sessionOf([opening(), moved(5.1, 13)]).market().phase).toBe('open');
  });

  it('of eight per cent ends the day, downwards too', () => {
    const session = sessionOf([opening(), moved(-8.1, 14)]);
    expect(session.market()).toMatchObject({ phase: 'suspended', haltUntil: null });
    follow(session, [beat(15)], 10);
    expect(session.market().phase).toBe('closed');
  });

  it('halts nothing where the source tells phases itself', () => {
    const capabilities = { ...CAPABILITIES, status: true };
    const open = { kind: 'status', phase: 'open', at: clock(11), until: null, reason: null } as const;
    expect(sessionOf([opening({ capabilities }), open, moved(9, 12)]).market().phase).toBe('open');
  });

  it('counts only stocks of the index', () => {
    expect(sessionOf([opening(), trade(1, { symbol: FUND, rate: 99_00 })]).market().phase).toBe('open');
    expect(sessionOf([opening(), trade(1, { symbol: BANK })]).index(58)?.value).toBe(2_600_00);
  });
});
