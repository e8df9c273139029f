import { tradingDate } from '@chuli/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SETTINGS, closing, dayAt, forming, places, settings } from '../testing/looks.ts';
import {
  type Firing,
  type Instance,
  type Look,
  NEW_INSTANCE,
  type Reading,
  type Settings,
} from './instance.ts';
import { step } from './step.ts';
import type { Place } from './place.ts';

const READINGS: readonly Reading[] = ['holds', 'near', 'fails', 'silent'];

const lookAt = (place: Place, reading: Reading, value: number | null = 1): Look => ({
  place,
  reading,
  side: null,
  value,
});

/** One after the other, from how it stood. */
const judge = (chosen: Settings, looks: readonly Look[], from: Instance = NEW_INSTANCE) => {
  const firings: Firing[] = [];
  let instance = from;
  for (const look of looks) {
    const next = step(chosen, instance, look);
    instance = next.instance;
    if (next.firing !== null) firings.push(next.firing);
  }
  return { instance, firings };
};

const closes = (...readings: Reading[]): Look[] =>
  readings.map((reading, number) => lookAt(closing(dayAt(number)), reading));

const during = (day: number, ...readings: Reading[]): Look[] =>
  readings.map((reading, number) => lookAt(forming(dayAt(day), number * 30), reading));

const firedOn = ({ firings }: { firings: readonly Firing[] }): string[] => firings.map(({ bar }) => bar);

describe('once per bar close', () => {
  it('fires where the close is true and the close before was false', () => {
    const judged = judge(SETTINGS, closes('fails', 'holds', 'holds', 'fails', 'holds'));
    expect(firedOn(judged)).toEqual([dayAt(1), dayAt(4)]);
    expect(judged.instance.state).toBe('fired');
  });

  it('made while true cools, and says so; true again it fires', () => {
    expect(judge(SETTINGS, closes('holds')).instance.state).toBe('cooling');
    expect(firedOn(judge(SETTINGS, closes('holds', 'fails', 'holds')))).toEqual([dayAt(2)]);
    const made = { ...SETTINGS, since: closing(dayAt(1)).at };
    expect(judge(made, closes('fails', 'holds')).instance.state).toBe('cooling');
    expect(firedOn(judge(made, closes('fails', 'fails', 'holds')))).toEqual([dayAt(2)]);
  });

  it('fires on what is true already where that was asked for', () => {
    const judged = judge({ ...SETTINGS, firesFirst: true }, closes('holds', 'holds'));
    expect(firedOn(judged)).toEqual([dayAt(0)]);
  });

  it('of a new listing has to be false once before it fires, and silence changes nothing', () => {
    expect(firedOn(judge(SETTINGS, closes('silent', 'holds', 'holds')))).toEqual([]);
    expect(firedOn(judge(SETTINGS, closes('fails', 'silent', 'holds')))).toEqual([dayAt(2)]);
  });

  it('is pending while a forming bar is true, and a forming bar that was false arms nothing', () => {
    const chosen = { ...SETTINGS, timing: 'forming' } as const;
    const before = judge(chosen, closes('fails')).instance;
    expect(judge(chosen, during(1, 'holds'), before).instance.state).toBe('pending');
    expect(judge(chosen, during(1, 'holds', 'near'), before).instance.state).toBe('pending');
    expect(judge(chosen, during(1, 'holds', 'fails'), before).instance.state).toBe('armed');
    const close = lookAt(closing(dayAt(1)), 'holds');
    expect(firedOn(judge(chosen, [...during(1, 'holds'), close], before))).toEqual([dayAt(1)]);
    const cooling = judge(chosen, closes('holds')).instance;
    expect(firedOn(judge(chosen, [...during(1, 'fails', 'holds'), close], cooling))).toEqual([]);
  });
});

describe('the other frequencies', () => {
  it('once fires once and is over', () => {
    const judged = judge({ ...SETTINGS, frequency: 'once' }, closes('fails', 'holds', 'fails', 'holds'));
    expect([firedOn(judged), judged.instance.state]).toEqual([[dayAt(1)], 'expired']);
  });

  it('each bar close fires for as long as it is true', () => {
    const judged = judge(
      { ...SETTINGS, frequency: 'each-bar-close' },
      closes('holds', 'holds', 'fails', 'holds'),
    );
    expect(firedOn(judged)).toEqual([dayAt(0), dayAt(1), dayAt(3)]);
  });

  it('once per bar fires at the first look of a bar that is true after one that was not', () => {
    const chosen = { ...SETTINGS, timing: 'forming', frequency: 'once-per-bar' } as const;
    const looks = [
      ...during(0, 'fails', 'holds', 'fails', 'holds', 'fails'),
      ...during(1, 'holds', 'fails', 'holds'),
    ];
    expect(firedOn(judge(chosen, looks))).toEqual([dayAt(0), dayAt(1)]);
    // True from one bar into the next is one piece of news.
    expect(firedOn(judge(chosen, [...during(0, 'fails', 'holds'), ...during(1, 'holds')]))).toEqual([
      dayAt(0),
    ]);
  });

  it('every time fires at most once a minute, each under its minute', () => {
    const chosen = { ...SETTINGS, timing: 'forming', frequency: 'every-time' } as const;
    const looks = during(0, 'fails', 'holds', 'fails', 'holds', 'fails', 'holds');
    // At 30, 90 and 150 seconds after eleven.
    expect(firedOn(judge(chosen, looks))).toEqual(
      ['11:00', '11:01', '11:02'].map((at) => `${dayAt(0)} ${at}`),
    );
    const quick = ['fails', 'holds', 'fails', 'holds'] as const;
    const within = quick.map((reading, number) => lookAt(forming(dayAt(0), number * 10), reading));
    expect(firedOn(judge(chosen, within))).toHaveLength(1);
  });
});

describe('laws', () => {
  const run = places(4, 8);
  const readings = fc.array(fc.constantFrom(...READINGS), { minLength: run.length, maxLength: run.length });
  const looksOf = (read: readonly Reading[]): Look[] =>
    run.map((place, number) => lookAt(place, read[number] ?? 'silent', number));

  it('judged up to anywhere and on from there is judged at once', () =>
    fc.assert(
      fc.property(settings, readings, fc.nat(run.length), (chosen, read, cut) => {
        const looks = looksOf(read);
        const first = judge(chosen, looks.slice(0, cut));
        // Read again from the beginning, as after a restart: what was judged before changes nothing.
        const rest = judge(chosen, looks, first.instance);
        const whole = judge(chosen, looks);
        expect([...first.firings, ...rest.firings]).toEqual(whole.firings);
        expect(rest.instance).toEqual(whole.instance);
      }),
      { numRuns: 2_000 },
    ));

  it('nothing is told twice under one key', () =>
    fc.assert(
      fc.property(settings, readings, (chosen, read) => {
        const bars = firedOn(judge(chosen, looksOf(read)));
        expect(new Set(bars).size).toBe(bars.length);
      }),
      { numRuns: 2_000 },
    ));

  it('nothing fires that was not false before, but for what is asked for at every close', () =>
    fc.assert(
      fc.property(settings, readings, (chosen, read) => {
        fc.pre(chosen.frequency !== 'each-bar-close' && !chosen.firesFirst);
        const looks = looksOf(read);
        const atClose = chosen.timing === 'close' || chosen.frequency === 'once-per-bar-close';
        const taken = looks.filter(
          ({ place, reading }) => reading !== 'silent' && (place.isClosed || !atClose),
        );
        const firings = judge(chosen, looks).firings;
        for (const { value } of firings) {
          const at = taken.findIndex((look) => look.value === value);
          expect(taken[at]?.reading).toBe('holds');
          // Since it was last true it was false, or it never was true and was not when it was first seen.
          const before = taken.slice(0, at);
          const lastTrue = before.findLastIndex(({ reading }) => reading === 'holds');
          const between = before.slice(lastTrue + 1).map(({ reading }) => reading);
          expect(
            between.some((reading) => reading === 'fails' || (lastTrue === -1 && reading === 'near')),
          ).toBe(true);
        }
      }),
      { numRuns: 3_000 },
    ));

  it('a paused one never fires, nor does one that is over', () =>
    fc.assert(
      fc.property(settings, readings, (chosen, read) => {
        const looks = looksOf(read);
        expect(judge({ ...chosen, isPaused: true }, looks)).toEqual({ instance: NEW_INSTANCE, firings: [] });
        const expiresOn = dayAt(1);
        const { firings } = judge({ ...chosen, expiresOn }, looks);
        expect(firings.filter(({ bar }) => tradingDate(bar.slice(0, 10)) > expiresOn)).toEqual([]);
        expect(firings).toEqual(
          judge(
            chosen,
            looks.filter(({ place }) => place.bar <= expiresOn),
          ).firings,
        );
      }),
    ));

  it('what was true when it was made is no news', () =>
    fc.assert(
      fc.property(settings, readings, fc.nat(run.length - 1), (chosen, read, made) => {
        const since = run[made]?.at ?? chosen.since;
        const { firings } = judge({ ...chosen, since }, looksOf(read));
        expect(firings.every(({ at }) => at > since)).toBe(true);
      }),
    ));
});
