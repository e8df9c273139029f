import { type Instant, atKathmandu, instant, tradingDate } from '@chuli/kernel';
import type { KnownDay, Tape } from '@chuli/tape';
import { describe, expect, it } from 'vitest';
import { latest, openSessionBook, sessionBook, upTo, within } from './sessions.ts';

const known = (day: string, has: Partial<KnownDay> = {}): KnownDay => ({
  traded_on: tradingDate(day),
  has_bars: true,
  has_trades: false,
  has_index: false,
  ...has,
});

const days = ['2026-08-13', '2026-08-14', '2026-08-17'].map(tradingDate);
const clock = () => atKathmandu(tradingDate('2026-08-19'), 600);

describe('the book of sessions', () => {
  it('takes a bar of a Saturday for an error, but believes trades', () => {
    const book = sessionBook([
      known('2026-08-14'),
      known('2026-08-15'),
      known('2026-08-17', { has_trades: true }),
    ]);
    expect(book).toEqual({
      exchange: ['2026-08-14', '2026-08-17'],
      daily: ['2026-08-14', '2026-08-17'],
      floorsheet: ['2026-08-17'],
      index: [],
    });
  });

  it('cuts at days that are in it and at days that are not', () => {
    expect(upTo(days, tradingDate('2026-08-16'))).toEqual(['2026-08-13', '2026-08-14']);
    expect(upTo(days, tradingDate('2026-08-01'))).toEqual([]);
    expect(within(days, tradingDate('2026-08-14'), tradingDate('2026-08-17'))).toEqual([
      '2026-08-14',
      '2026-08-17',
    ]);
  });

  it('has no latest session before the first one, and none after today', () => {
    expect(latest(days, undefined, clock)).toBe('2026-08-17');
    expect(latest([...days, tradingDate('2026-08-20')], tradingDate('2027-01-01'), clock)).toBe('2026-08-17');
    expect(() => latest(days, tradingDate('2026-08-12'), clock)).toThrow('market.no-session');
  });
});

describe('the copy of the book', () => {
  const LIFETIME = 1_000;

  /** A tape whose answers are given by hand. */
  const openByHand = () => {
    const questions: PromiseWithResolvers<KnownDay[]>[] = [];
    const tape = {
      query: async () => {
        const question = Promise.withResolvers<KnownDay[]>();
        questions.push(question);
        const rows = await question.promise;
        return { json: async () => rows };
      },
    } as unknown as Tape;
    let now = 0;
    const time = (): Instant => instant(now);
    return { questions, read: openSessionBook(tape, time, LIFETIME), pass: (ms: number) => void (now += ms) };
  };

  const settled = () => new Promise((resolve) => void setImmediate(resolve));

  it('is read once for all who ask at the same time and for its lifetime', async () => {
    const { questions, read, pass } = openByHand();
    const asked = [read(), read(), read()];
    questions[0]?.resolve([known('2026-08-14')]);
    expect(new Set(await Promise.all(asked)).size).toBe(1);
    pass(LIFETIME - 1);
    await read();
    expect(questions).toHaveLength(1);
  });

  it('is served old while the next one is read, and after that failed', async () => {
    const { questions, read, pass } = openByHand();
    const first = read();
    questions[0]?.resolve([known('2026-08-14')]);
    await first;
    pass(LIFETIME);
    expect((await read()).daily).toEqual(['2026-08-14']);
    questions[1]?.reject(new Error('down'));
    await settled();
    expect((await read()).daily).toEqual(['2026-08-14']);
    questions[2]?.resolve([known('2026-08-14'), known('2026-08-17')]);
    await settled();
    expect((await read()).daily).toEqual(['2026-08-14', '2026-08-17']);
  });

  it('fails when there is nothing yet to serve', async () => {
    const { questions, read } = openByHand();
    const first = read();
    questions[0]?.reject(new Error('down'));
    await expect(first).rejects.toThrow('engine.unavailable');
  });
});
