import { addDays, seededRandom, tradingDate } from '@chuli/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type JudgedSession, caseStarts, flagBook } from './flag-book.ts';
import { flagRecord } from './flag-record.ts';

const START = tradingDate('2022-01-02');

/** Sessions from the first on: x flagged, . not, a space where the stock was not judged. */
const judgedBy = (flags: string, came: (place: number) => boolean | null = () => false): JudgedSession[] =>
  flags
    .split('')
    .flatMap((flag, place) =>
      flag === ' '
        ? []
        : [{ date: addDays(START, place), place, isFlagged: flag === 'x', came: came(place) }],
    );

const casesIn = (flags: string, sessions: number): number[] => {
  const judged = judgedBy(flags);
  const starts = caseStarts(judged, sessions);
  return judged.flatMap(({ place }, at) => (starts[at] === true ? [place] : []));
};

describe('a case', () => {
  it('is a run of flagged sessions, once', () => {
    expect(casesIn('.xxx.....xx', 3)).toEqual([1, 9]);
  });

  it('is not begun again before the sessions after the last are over, nor in the middle of a run', () => {
    expect(casesIn('x.x.x.x', 3)).toEqual([0, 4]);
    expect(casesIn('x.xxxxxxxx.x', 3)).toEqual([0, 11]);
  });

  it('lies further from the one before than it is looked at, and is never more than there are runs', () => {
    const flags = fc.array(fc.constantFrom('x', '.', ' '), { maxLength: 80 }).map((all) => all.join(''));
    fc.assert(
      fc.property(flags, fc.integer({ min: 1, max: 20 }), (all, sessions) => {
        const found = casesIn(all, sessions);
        for (const [at, place] of found.entries())
          expect(place - (found[at - 1] ?? -Infinity)).toBeGreaterThan(sessions);
        const runs = all.replaceAll(' ', '').match(/x+/g) ?? [];
        expect(found.length).toBeLessThanOrEqual(runs.length);
        expect(found.length > 0).toBe(runs.length > 0);
      }),
    );
  });
});

describe('the record of a score', () => {
  const asked = { sessions: 2, cells: 1 };

  it('holds flags against the other stocks of the same sessions', () => {
    // Session 1: one flagged stock of three, it came of it and of one other. Session 3: flagged, and it came of none.
    const book = flagBook(
      [
        judgedBy('.x.......', (place) => place === 1),
        judgedBy('......x..'),
        judgedBy('.........', (place) => place === 1),
      ],
      2,
    );
    const record = flagRecord(book, { ...asked, last: 8 });
    expect(record).toMatchObject({ cases: 2, hits: 1, judged: 21, came: 2, hit_rate: 0.5, usual_rate: 0.25 });
    // (1 − 1/2) and (0 − 0) on average.
    expect(record.difference).toBe(0.25);
    expect([record.interval, record.verdict]).toEqual([null, 'too-few']);
  });

  it('knows nothing of a flag whose sessions are not over', () => {
    const book = flagBook([judgedBy('...x.....', () => true), judgedBy('.........')], 2);
    expect(flagRecord(book, { ...asked, last: 4 })).toMatchObject({ cases: 0, judged: 6, hit_rate: null });
    expect(flagRecord(book, { ...asked, last: 5 })).toMatchObject({ cases: 1, hits: 1, judged: 8 });
  });

  it('leaves out what nobody can tell, and a flag without others', () => {
    const book = flagBook([judgedBy('x........', () => null), judgedBy('...x     ', () => true)], 2);
    expect(flagRecord(book, { ...asked, last: 99 })).toMatchObject({ cases: 0, judged: 4, came: 4 });
  });

  /** A market of twenty stocks over two years; flags come by chance, and help as much as they are said to. */
  const recordOf = (seed: number, helps: number) => {
    const random = seededRandom(seed);
    const stocks = Array.from({ length: 20 }, () =>
      Array.from({ length: 500 }, (_, place): JudgedSession => {
        const isFlagged = random() < 0.03;
        const came = random() < 0.2 + (isFlagged ? helps : 0);
        return { date: addDays(START, place), place, isFlagged, came };
      }),
    );
    return flagRecord(flagBook(stocks, 10), { sessions: 10, cells: 2, last: 9_999 });
  };
  const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];

  it('proves nothing of flags by chance', () => {
    const records = SEEDS.map((seed) => recordOf(seed, 0));
    expect(records.filter(({ verdict }) => verdict === 'edge').length).toBeLessThanOrEqual(1);
    const mean = records.reduce((sum, { difference }) => sum + (difference ?? 1), 0) / records.length;
    expect(Math.abs(mean)).toBeLessThan(0.02);
    expect(Math.min(...records.map(({ cases }) => cases))).toBeGreaterThan(150);
  });

  it('proves flags that help, by as much as they do', () => {
    for (const seed of SEEDS.slice(0, 3)) {
      const { verdict, interval } = recordOf(seed, 0.3);
      expect(verdict).toBe('edge');
      expect(interval?.low).toBeGreaterThan(0.15);
      expect(interval?.high).toBeLessThan(0.45);
    }
  });
});
