import { instant } from '@chuli/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LONG_AGO, SETTINGS, dayAt, forming } from '../testing/looks.ts';
import { Board } from './board.ts';
import { type Instance, NEW_INSTANCE, type Settings } from './instance.ts';
import { baseline, step, tellsAtClose } from './step.ts';
import { FREQUENCIES } from './words.ts';
import { OPERATORS, readZone, zoneOf } from './zone.ts';

const DAY = dayAt(0);
const START = forming(DAY, -600);
const SLOTS = 3;
const OPENING = 100;

const alert = fc.record({
  slot: fc.nat(SLOTS - 1),
  operator: fc.constantFrom(...OPERATORS),
  level: fc.integer({ min: 92, max: 108 }),
  margin: fc.integer({ min: 1, max: 3 }),
  frequency: fc.constantFrom(...FREQUENCIES),
  firesFirst: fc.boolean(),
  /** Made so many seconds after the opening; below zero before the day. */
  madeAt: fc.integer({ min: -50, max: 50 }),
});
type Alert = typeof alert extends fc.Arbitrary<infer A> ? A : never;

const settingsOf = ({ frequency, firesFirst, madeAt }: Alert): Settings => ({
  ...SETTINGS,
  timing: 'forming',
  frequency,
  firesFirst,
  since: madeAt < 0 ? LONG_AGO : instant(forming(DAY, madeAt).at),
});

const zone = ({ operator, level, margin }: Alert) => zoneOf(operator, { up: level, down: level, margin });

const tick = fc.record({ slot: fc.nat(SLOTS - 1), value: fc.integer({ min: 90, max: 110 }) });
const day = fc.array(tick, { maxLength: 100 });
const alerts = fc.array(alert, { maxLength: 20 });

/** Two ticks a second, on one millisecond. */
const placeAt = (number: number) => forming(DAY, Math.floor(number / 2), number % 2);

type Tick = { readonly slot: number; readonly value: number };
/** What fired, by tick and alert, and how each alert stands in the end. */
type Outcome = { readonly fired: readonly string[]; readonly stands: readonly string[] };

const standing = ({ state, side, value }: Instance): string => `${state} ${side ?? ''} ${value ?? ''}`;

/** Every alert at every tick. */
const plainly = (chosen: readonly Alert[], ticks: readonly Tick[]): Outcome => {
  const values = Array.from({ length: SLOTS }, () => OPENING);
  const instances: Instance[] = chosen.map(() => NEW_INSTANCE);
  const isBegun = chosen.map(() => false);
  const fired: string[] = [];
  const begin = (of: number, one: Alert): void => {
    isBegun[of] = true;
    const settings = settingsOf(one);
    const value = tellsAtClose(settings) ? OPENING : (values[one.slot] ?? OPENING);
    const look = { place: START, value, ...readZone(zone(one), NEW_INSTANCE, value) };
    instances[of] = baseline(settings, NEW_INSTANCE, look);
  };
  ticks.forEach(({ slot, value }, number) => {
    const place = placeAt(number);
    chosen.forEach((one, of) => {
      const settings = settingsOf(one);
      if (!isBegun[of] && place.at > settings.since) begin(of, one);
      if (one.slot !== slot || !isBegun[of]) return;
      const instance = instances[of] ?? NEW_INSTANCE;
      const next = step(settings, instance, { place, value, ...readZone(zone(one), instance, value) });
      instances[of] = next.instance;
      if (next.firing !== null) fired.push(`${number} ${of}`);
    });
    values[slot] = value;
  });
  return { fired: fired.toSorted(), stands: instances.map(standing) };
};

const openWithSlots = () => {
  const board = new Board(START);
  for (let slot = 0; slot < SLOTS; slot += 1) board.open(slot, OPENING);
  return board;
};

const watchedOf = (one: Alert, instance: Instance = NEW_INSTANCE) => ({
  slot: one.slot,
  zone: zone(one),
  settings: settingsOf(one),
  instance,
});

type Kept = readonly (Instance | null)[];

const byBoard = (
  chosen: readonly Alert[],
  ticks: readonly Tick[],
  { kept = [], order = chosen.map((_, of) => of) }: { kept?: Kept; order?: readonly number[] } = {},
): Outcome & { kept: Kept } => {
  const board = openWithSlots();
  const names = new Map<number, number>();
  const last: (Instance | null)[] = chosen.map((_, of) => kept[of] ?? null);
  for (const of of order) {
    const one = chosen[of];
    if (one !== undefined) names.set(board.add(watchedOf(one, kept[of] ?? NEW_INSTANCE)).id, of);
  }
  const fired: string[] = [];
  ticks.forEach(({ slot, value }, number) => {
    for (const { id, step: stepped } of board.tick(slot, value, placeAt(number))) {
      const of = names.get(id) ?? -1;
      last[of] = stepped.instance;
      if (stepped.firing !== null) fired.push(`${number} ${of}`);
    }
  });
  const ids = [...names].toSorted(([, one], [, other]) => one - other);
  const stands = ids.map(([id]) => standing(board.instanceOf(id) ?? NEW_INSTANCE));
  return { fired: fired.toSorted(), stands, kept: last };
};

describe('the board of a day', () => {
  it('says what every alert would say at every tick', () =>
    fc.assert(
      fc.property(alerts, day, (chosen, ticks) => {
        const { fired, stands } = byBoard(chosen, ticks);
        const lastAt = ticks.length === 0 ? START : placeAt(ticks.length - 1);
        const plain = plainly(chosen, ticks);
        expect(fired).toEqual(plain.fired);
        // One that was made later than the last tick has not begun for either, and the board begins at once.
        const begun = chosen.map((one) => lastAt.at > settingsOf(one).since && ticks.length > 0);
        expect(stands.filter((_, of) => begun[of])).toEqual(plain.stands.filter((_, of) => begun[of]));
      }),
      { numRuns: 3_000 },
    ));

  it('read again from the beginning with what was kept tells the rest, and nothing twice', () =>
    fc.assert(
      fc.property(alerts, day, fc.nat(100), (chosen, ticks, cut) => {
        const whole = byBoard(chosen, ticks);
        const first = byBoard(chosen, ticks.slice(0, cut));
        const again = byBoard(chosen, ticks, { kept: first.kept });
        expect([...first.fired, ...again.fired].toSorted()).toEqual(whole.fired);
        expect(again.stands).toEqual(whole.stands);
      }),
      { numRuns: 3_000 },
    ));

  it('says the same in whichever order alerts were added', () =>
    fc.assert(
      fc.property(alerts, day, (chosen, ticks) => {
        const order = chosen.map((_, of) => of).toReversed();
        expect(byBoard(chosen, ticks, { order })).toEqual(byBoard(chosen, ticks));
      }),
    ));

  it('hears of an alert late, and misses nothing since it was made', () =>
    fc.assert(
      fc.property(alert, day, fc.nat(20), (made, ticks, late) => {
        const one = { ...made, madeAt: Math.max(0, made.madeAt) };
        const heardAt = Math.min(ticks.length, one.madeAt * 2 + late);
        const board = openWithSlots();
        const values: (number | null)[] = [];
        const hear = (changes: ReturnType<typeof board.tick>): void => {
          for (const {
            step: { firing },
          } of changes)
            if (firing !== null) values.push(firing.value);
        };
        const play = (from: number, to: number): void =>
          ticks
            .slice(from, to)
            .forEach(({ slot, value }, number) => hear(board.tick(slot, value, placeAt(from + number))));
        play(0, heardAt);
        hear(board.add(watchedOf(one)).changes);
        play(heardAt, ticks.length);
        const fired = plainly([one], ticks).fired.map((line) => Number.parseInt(line, 10));
        const inOrder = fired.toSorted((a, b) => a - b);
        expect(values).toEqual(inOrder.map((number) => ticks[number]?.value));
      }),
      { numRuns: 2_000 },
    ));

  it('judges a stock without a price at its first', () => {
    const board = new Board(START);
    const watched = {
      slot: 0,
      zone: zoneOf('>=', { up: 100, down: 100, margin: 1 }),
      instance: NEW_INSTANCE,
    };
    const every = { ...SETTINGS, timing: 'forming', frequency: 'every-time' } as const;
    const { id } = board.add({ ...watched, settings: every });
    expect(board.tick(0, 105, placeAt(0))).toMatchObject([{ id, step: { instance: { state: 'cooling' } } }]);
    board.tick(0, 99, placeAt(2));
    expect(board.tick(0, 100, placeAt(4))).toMatchObject([{ step: { firing: { value: 100 } } }]);
  });
});
