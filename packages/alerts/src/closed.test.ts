import { fromRupees, instant, paisa } from '@chuli/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LONG_AGO, SETTINGS, closing, dayAt, forming } from '../testing/looks.ts';
import {
  type ClosedBar,
  type LevelWatch,
  beginLevel,
  beginTruth,
  judgeClosedLevel,
  judgeClosedTruth,
} from './closed.ts';
import { type Instance, NEW_INSTANCE, type Settings } from './instance.ts';
import { correctionsOf, isLate, judgeBars, replay } from './replay.ts';
import { FREQUENCIES } from './words.ts';
import { OPERATORS } from './zone.ts';

type Prices = { readonly high: number; readonly low: number; readonly close: number };

const barAt = (day: number, { high, low, close }: Prices, base: number | null = null): ClosedBar => ({
  day: dayAt(day),
  openedAt: forming(dayAt(day), 0).at,
  closedAt: closing(dayAt(day)).at,
  high: fromRupees(high),
  low: fromRupees(low),
  close: fromRupees(close),
  volume: 1_000,
  amount: paisa(close * 1_000),
  base: base === null ? null : fromRupees(base),
  isRebased: base !== null,
});

const flat = (day: number, close: number): ClosedBar => barAt(day, { high: close, low: close, close });

const watchOf = (settings: Partial<Settings>, operator: '>=' | '<=' | 'crosses' = '>='): LevelWatch => ({
  condition: { kind: 'level', measure: 'price', operator, value: 560_00 },
  settings: { ...SETTINGS, ...settings },
  instrument: 'Equity',
});

const judged = (watch: LevelWatch, bars: readonly ClosedBar[], from = NEW_INSTANCE) =>
  judgeBars((instance, bar: ClosedBar) => judgeClosedLevel(watch, instance, bar), from, bars);

const barsOf = ({ firings }: { firings: readonly { bar: string }[] }): string[] =>
  firings.map(({ bar }) => bar);

describe('a session that is over', () => {
  it('is judged by its close where the alert tells at closes', () => {
    const bars = [flat(0, 550), barAt(1, { high: 570, low: 540, close: 559 }), flat(2, 561), flat(3, 562)];
    expect(barsOf(judged(watchOf({}), bars))).toEqual([dayAt(2)]);
  });

  it('that nobody followed is judged by how far the price went, where the alert tells at once', () => {
    const every = watchOf({ timing: 'forming', frequency: 'once-per-bar' });
    const bars = [flat(0, 550), barAt(1, { high: 560, low: 540, close: 545 }), flat(2, 555)];
    expect(barsOf(judged(every, bars))).toEqual([dayAt(1)]);
    expect(judged(every, bars).instance.state).toBe('armed');
    // Followed, and told at noon: the close has nothing to add.
    const told: Instance = {
      ...NEW_INSTANCE,
      state: 'armed',
      side: 'under',
      place: forming(dayAt(1), 3_600),
      firedBar: dayAt(1),
    };
    expect(barsOf(judged(every, bars.slice(1, 2), told))).toEqual([]);
    // Made during the session: what the price did before is not known to be later.
    const made = watchOf({ timing: 'forming', frequency: 'once-per-bar', since: forming(dayAt(1), 60).at });
    expect(barsOf(judged(made, bars))).toEqual([]);
  });

  it('with an ex-date begins anew from the restated close: a fall by it is no news', () => {
    const under = watchOf({}, '<=');
    const bars = [flat(0, 600), barAt(1, { high: 505, low: 495, close: 500 }, 500), flat(2, 480)];
    expect(barsOf(judged(under, bars))).toEqual([]);
    expect(judged(under, bars).instance.state).toBe('cooling');
    const plain = [flat(0, 600), barAt(1, { high: 590, low: 495, close: 500 })];
    expect(barsOf(judged(under, plain))).toEqual([dayAt(1)]);
  });

  it('begins with no volume, so that one that was large the day before is news again', () => {
    const watch: LevelWatch = {
      condition: { kind: 'level', measure: 'volume', operator: '>=', value: 1_000 },
      settings: { ...SETTINGS, timing: 'forming', frequency: 'once-per-bar' },
      instrument: null,
    };
    const quiet = { ...flat(0, 1), volume: 999 };
    const bars = [quiet, flat(1, 1), flat(2, 1), { ...flat(3, 1), volume: 10 }];
    expect(barsOf(judged(watch, bars))).toEqual([dayAt(1), dayAt(2)]);
    const atClose = { ...watch, settings: SETTINGS };
    expect(barsOf(judged(atClose, bars))).toEqual([dayAt(1)]);
  });

  it('without a turnover says nothing of one', () => {
    const watch: LevelWatch = {
      condition: { kind: 'level', measure: 'turnover', operator: '>=', value: 1 },
      settings: { ...SETTINGS, frequency: 'each-bar-close' },
      instrument: null,
    };
    expect(judged(watch, [{ ...flat(0, 1), amount: null }]).instance).toEqual(NEW_INSTANCE);
    expect(barsOf(judged(watch, [flat(0, 1)]))).toEqual([dayAt(0)]);
  });

  it('of a list of signals is one that has the stock or has it not', () => {
    const settings = { ...SETTINGS };
    const days = [0, 1, 2].map((day) => flat(day, 1));
    const truths = ['fails', 'holds', 'silent'] as const;
    const begun = beginTruth(settings, flat(-1, 1), 'fails');
    const told = judgeBars(
      (instance, bar: ClosedBar) =>
        judgeClosedTruth(settings, instance, bar, truths[days.indexOf(bar)] ?? 'silent'),
      begun,
      days,
    );
    expect(barsOf(told)).toEqual([dayAt(1)]);
  });
});

const prices = fc
  .tuple(fc.integer({ min: 550, max: 570 }), fc.integer({ min: 550, max: 570 }), fc.nat(100))
  .map(([one, other, share]) => {
    const [low, high] = [Math.min(one, other), Math.max(one, other)];
    return { high, low, close: low + Math.round(((high - low) * share) / 100) };
  });
const history = fc.array(prices, { minLength: 1, maxLength: 30 });
const atClose = fc.constantFrom(
  ...FREQUENCIES.filter((one) => one !== 'once-per-bar' && one !== 'every-time'),
);

describe('laws of closed bars', () => {
  it('judged day by day, with restarts between, is judged at once', () =>
    fc.assert(
      fc.property(
        history,
        atClose,
        fc.constantFrom(...OPERATORS),
        fc.nat(30),
        fc.array(fc.nat(30)),
        (days, frequency, operator, made, restarts) => {
          const bars = days.map((one, day) => barAt(day, one));
          const since = instant(made === 0 ? LONG_AGO : closing(dayAt(made - 1)).at);
          const watch = watchOf({ frequency, since }, operator);
          const step = (instance: Instance, bar: ClosedBar) => judgeClosedLevel(watch, instance, bar);
          const whole = replay(step, watch.settings, bars);
          let instance = NEW_INSTANCE;
          const told: string[] = [];
          const first = Math.max(
            0,
            bars.findLastIndex(({ closedAt }) => closedAt <= since),
          );
          bars.forEach((bar, day) => {
            if (day < first) return;
            // What only waits is not kept; a process that begins anew finds it again from the bar before.
            const isForgotten = restarts.includes(day) && instance.state === 'armed';
            const before = bars[day - 1];
            const from = isForgotten && before !== undefined ? beginLevel(watch, before) : instance;
            const next = step(from, bar);
            instance = next.instance;
            told.push(...next.firings.map((firing) => firing.bar));
          });
          expect(told).toEqual(barsOf(whole));
          expect(instance.state).toBe(whole.instance.state);
        },
      ),
      { numRuns: 3_000 },
    ));

  it('a correction marks what no longer holds, tells late what does, and then agrees', () =>
    fc.assert(
      fc.property(history, atClose, fc.nat(29), prices, (days, frequency, at, other) => {
        const watch = watchOf({ frequency });
        const step = (instance: Instance, bar: ClosedBar) => judgeClosedLevel(watch, instance, bar);
        const before = days.map((one, day) => barAt(day, one));
        const after = before.map((bar, day) => (day === at ? barAt(day, other) : bar));
        const told = barsOf(replay(step, watch.settings, before));
        const now = replay(step, watch.settings, after);
        const { withdrawn, late } = correctionsOf(
          told.map((bar) => ({ bar, isWithdrawn: false })),
          now.firings,
        );
        const standing = [...told.filter((bar) => !withdrawn.includes(bar)), ...late.map(({ bar }) => bar)];
        expect(standing.toSorted()).toEqual(barsOf(now).toSorted());
        // Corrected back, everything stands as it did, and nothing is told a second time.
        const kept = [
          ...told.map((bar) => ({ bar, isWithdrawn: withdrawn.includes(bar) })),
          ...late.map(({ bar }) => ({ bar, isWithdrawn: false })),
        ];
        const back = correctionsOf(kept, replay(step, watch.settings, before).firings);
        expect(back).toEqual({ withdrawn: late.map(({ bar }) => bar), standing: withdrawn, late: [] });
      }),
      { numRuns: 1_000 },
    ));
});

it('news of a session that is over by a day is late', () => {
  expect(isLate(dayAt(0), closing(dayAt(0)).at)).toBe(false);
  expect(isLate(dayAt(0), instant(closing(dayAt(0)).at + 9 * 3_600_000))).toBe(true);
});
