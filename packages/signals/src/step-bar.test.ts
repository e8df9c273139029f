import { describe, expect, it } from 'vitest';
import type { Candle } from '@chuli/indicators';
import { sma } from '@chuli/indicators';
import { type Exit, type Family, type Readings, defineFamily, use } from './define-family.ts';
import { historyOf } from './pass.ts';
import { planOf } from './plan.ts';
import { close, madeOf, now, votesAhead } from './reads.ts';
import { SILENT_SESSIONS } from './silent-sessions.ts';

const barAt = (close: number, session: number): Candle => ({
  open: close,
  high: close,
  low: close,
  close,
  volume: 100,
  amount: null,
  market: null,
  session,
  minute: 0,
});

const SILENT = SILENT_SESSIONS.daily;

/** As many quiet bars as a new listing is silent, and then these closes, one a session. */
const after = (...closes: number[]): Candle[] =>
  [...Array.from({ length: SILENT }, () => 0), ...closes].map(barAt);

const minusClose = madeOf([close], (price) => -price);
const uses = { mean: use(sma, { period: 2 }) };
type Toy = { every?: true; exit?: Exit<Readings<typeof uses>>; id?: string };

/** Buys while the close is above 10, sells while it is below -10. */
const toy = ({ every, exit = 'opposite', id = 'toy' }: Toy = {}): Family =>
  defineFamily({
    id,
    idea: 'A close beyond ten',
    version: 1,
    settings: { level: { label: 'Level', value: 10 } },
    kinds: {
      signal: { means: 'Beyond', timeframes: ['daily', 'hourly'], ...(every === undefined ? {} : { every }) },
    },
    uses,
    conditions: ({ side }) => [
      {
        says: 'Close beyond {level}',
        left: side === 'buy' ? close : minusClose,
        is: '>',
        right: 10,
        unit: 'rupees',
      },
    ],
    exit: () => exit,
    path: () => null,
  });

const fired = (families: readonly Family[], candles: readonly Candle[]): string[] =>
  historyOf(planOf(families, 'daily'), candles).firings.map(
    ({ family, side, bar, ends }) =>
      `${family} ${side} ${bar - SILENT}-${ends === null ? '' : ends - SILENT}`,
  );

describe('a cell', () => {
  it('fires where it begins to hold, and again after it has ceased', () => {
    expect(fired([toy()], after(11, 12, 9, 13))).toEqual(['toy buy 0-', 'toy buy 3-']);
  });

  it('fires on every bar on which it holds where its kind says so', () => {
    expect(fired([toy({ every: true })], after(11, 12, 9, 13))).toEqual([
      'toy buy 0-',
      'toy buy 1-',
      'toy buy 3-',
    ]);
  });

  it('is silent in the first 20 sessions, and does not make up for it when they are over', () => {
    const rising = Array.from({ length: SILENT + 5 }, (_, session) => barAt(session < 3 ? 0 : 20, session));
    expect(fired([toy()], rising)).toEqual([]);
    expect(fired([toy({ every: true })], rising)).toHaveLength(5);
  });

  it('counts sessions, not bars: hours of one day are one', () => {
    const hours = Array.from({ length: 40 }, (_, hour) =>
      barAt(hour % 2 === 0 ? 0 : 20, Math.floor(hour / 4)),
    );
    expect(historyOf(planOf([toy()], 'hourly'), hours).firings).toEqual([]);
  });

  it('does not begin where the bar before could not be judged', () => {
    const late = { ...toy(), uses: { mean: use(sma, { period: SILENT + 2 }) } };
    const family: Family = {
      ...late,
      conditions: () => [
        {
          says: 'Close above the mean',
          left: close,
          is: '>',
          right: now('mean'),
          unit: 'rupees',
        },
      ],
    };
    expect(fired([family], after(5, 6, 0, 7)).filter((text) => text.includes('buy'))).toEqual(['toy buy 3-']);
  });
});

describe('a firing ends', () => {
  it('where the opposite of its kind fires', () => {
    expect(fired([toy()], after(11, 9, 12, -11, 0))).toEqual(['toy buy 0-3', 'toy buy 2-3', 'toy sell 3-']);
  });

  it('on the first later bar on which its conditions hold', () => {
    const exit: Exit<Readings<typeof uses>> = [
      { says: 'Close above 10', left: close, is: '>', right: 10, unit: 'rupees' },
    ];
    expect(fired([toy({ exit })], after(11, 9, 12, 9))).toEqual(['toy buy 0-2', 'toy buy 2-']);
  });

  it('after its number of bars, if there are so many', () => {
    expect(fired([toy({ exit: { bars: 2 } })], after(11, 9, 12, 9))).toEqual(['toy buy 0-2', 'toy buy 2-']);
  });
});

describe('a family that counts others', () => {
  const counting: Family = {
    ...toy(),
    id: 'count',
    votes: { bars: 3, of: ['a', 'b'].map((family) => ({ family, kind: 'signal' })) },
    conditions: ({ side }) => [
      {
        says: 'Two of two',
        left: votesAhead(side),
        is: '>=',
        right: 2,
        unit: 'points',
      },
    ],
  };
  const higher: Family = {
    ...toy({ id: 'b' }),
    conditions: ({ side }) => [
      {
        says: 'Close beyond 20',
        left: side === 'buy' ? close : minusClose,
        is: '>',
        right: 20,
        unit: 'rupees',
      },
    ],
  };
  const counted = (...closes: number[]): string[] =>
    fired([toy({ id: 'a' }), higher, counting], after(...closes)).filter((text) =>
      text.startsWith('count buy'),
    );

  it('sees what fired on this bar and on those just before', () => {
    expect(counted(11, 12, 21)).toEqual(['count buy 2-']);
  });

  it('forgets what fired longer ago', () => {
    expect(counted(11, 12, 13, 21)).toEqual([]);
  });
});
