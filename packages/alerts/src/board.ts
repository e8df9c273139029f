import { instant } from '@chuli/kernel';
import type { Instance, Settings, Step } from './instance.ts';
import { type Place, comparePlaces } from './place.ts';
import { openRecent } from './recent.ts';
import { openSleepers } from './sleepers.ts';
import { baseline, step, tellsAtClose } from './step.ts';
import { openThresholds } from './thresholds.ts';
import { type Zone, readZone } from './zone.ts';

/** An alert on one value of one stock: a price, a volume. */
export type Watched = {
  readonly slot: number;
  readonly zone: Zone;
  readonly settings: Settings;
  readonly instance: Instance;
};

export type Changed = { readonly id: number; readonly step: Step };

type Held = Watched & { instance: Instance };

type Wait = { readonly way: 'rise' | 'fall'; readonly at: number };

/** What would next change how an alert stands: being reached while it waits, being left once it was. */
const waitsOf = ({ zone, settings, instance }: Watched): Wait[] => {
  const { state, side } = instance;
  const { rise, fall, leftUnder, leftOver } = zone;
  if (state === 'armed') {
    if (side === 'under') return rise === null ? [] : [{ way: 'rise', at: rise }];
    return fall === null ? [] : [{ way: 'fall', at: fall }];
  }
  if (state === 'pending')
    return side === 'under' ? [{ way: 'fall', at: leftUnder }] : [{ way: 'rise', at: leftOver }];
  if (state === 'idle' || state === 'expired' || tellsAtClose(settings)) return [];
  return [
    ...(rise === null ? [] : [{ way: 'fall', at: leftUnder } as const]),
    ...(fall === null ? [] : [{ way: 'rise', at: leftOver } as const]),
  ];
};

/** Whether a look comes too early for it: it changed later, or was made later. */
const isAhead = ({ settings, instance }: Watched, now: Place): boolean =>
  instance.place === null || instance.state === 'idle'
    ? settings.since >= now.at
    : comparePlaces(instance.place, now) > 0;

/** The close of this day, or a later one, has spoken: nothing that the log says of it matters any more. */
const isJudgedToEnd = ({ instance: { place } }: Watched, { bar }: Place): boolean =>
  place !== null && place.isClosed && place.bar >= bar;

/**
 * The alerts on one kind of value through one day, as a fold of its log: of the alerts on a stock a tick visits those
 * alone that it changes. What it says is what `step` would say to each of them at each tick.
 */
export class Board {
  readonly #start: Place;
  readonly #thresholds = openThresholds();
  readonly #sleepers = openSleepers();
  readonly #recent = openRecent();
  readonly #held = new Map<number, Held>();
  /** By slot: the value now, the one that the day began with, and who waits for a first one. */
  readonly #values = new Map<number, number>();
  readonly #openings = new Map<number, number>();
  readonly #unread = new Map<number, Set<number>>();
  #now: Place;
  #nextId = 0;

  constructor(start: Place) {
    this.#start = start;
    this.#now = start;
  }

  /** The value of a slot before its first tick. */
  open(slot: number, value: number): void {
    this.#values.set(slot, value);
    this.#openings.set(slot, value);
  }

  /** From now on; what happened since it was made is judged at once. */
  add(watched: Watched): { id: number; changes: Changed[] } {
    const id = this.#nextId;
    this.#nextId += 1;
    const changes: Changed[] = [];
    this.#held.set(id, { ...watched });
    if (isJudgedToEnd(watched, this.#start)) return { id, changes };
    if (isAhead(watched, this.#now)) this.#sleepers.add(id, watched);
    else this.#wake(id, changes);
    return { id, changes };
  }

  remove(id: number): void {
    const one = this.#held.get(id);
    this.#thresholds.drop(id);
    if (one !== undefined) this.#unread.get(one.slot)?.delete(id);
    this.#held.delete(id);
  }

  instanceOf(id: number): Instance | undefined {
    return this.#held.get(id)?.instance;
  }

  /** An event of the log that moves no value of this board. */
  move(place: Place): Changed[] {
    const changes: Changed[] = [];
    for (const id of this.#sleepers.upTo(place)) this.#wake(id, changes);
    this.#now = place;
    return changes;
  }

  tick(slot: number, value: number, place: Place): Changed[] {
    const changes = this.move(place);
    this.#recent.add({ slot, before: this.#values.get(slot), value, place });
    this.#values.set(slot, value);
    const first = this.#unread.get(slot);
    this.#unread.delete(slot);
    for (const id of [...(first ?? []), ...this.#thresholds.take(slot, value)]) {
      const one = this.#held.get(id);
      if (one !== undefined) this.#advance(id, one, { value, place }, changes);
    }
    return changes;
  }

  #watch(id: number, one: Held): void {
    this.#thresholds.drop(id);
    for (const { way, at } of waitsOf(one)) this.#thresholds.put(way, one.slot, id, at);
  }

  #advance(
    id: number,
    one: Held,
    { value, place }: { value: number; place: Place },
    changes: Changed[],
  ): void {
    const read = { place, value, ...readZone(one.zone, one.instance, value) };
    const stepped = step(one.settings, one.instance, read);
    if (stepped.instance !== one.instance) {
      one.instance = stepped.instance;
      changes.push({ id, step: stepped });
    }
    this.#watch(id, one);
  }

  /**
   * How it stood before the first look. That it is true already is worth telling its owner; that it waits is kept where it
   * stood otherwise before, and where it was made today, since nobody will know tomorrow how it stood in mid-session.
   */
  #settle(id: number, one: Held, value: number, changes: Changed[]): void {
    const place = { ...this.#start, at: instant(Math.max(this.#start.at, one.settings.since)) };
    const read = { place, value, ...readZone(one.zone, one.instance, value) };
    const isKept = one.instance.place !== null || one.settings.since >= this.#start.at;
    one.instance = baseline(one.settings, one.instance, read);
    if (isKept || one.instance.state === 'cooling')
      changes.push({ id, step: { instance: one.instance, firing: null } });
    this.#watch(id, one);
  }

  #wake(id: number, changes: Changed[]): void {
    const one = this.#held.get(id);
    if (one === undefined) return;
    if (one.instance.state !== 'idle') return this.#watch(id, one);
    const { slot, settings } = one;
    const atClose = tellsAtClose(settings);
    const missed = atClose ? [] : this.#recent.since(slot, settings.since);
    const value = atClose ? this.#openings.get(slot) : (missed[0]?.before ?? this.#values.get(slot));
    if (value !== undefined && !settings.firesFirst) this.#settle(id, one, value, changes);
    else if (!atClose) this.#unread.set(slot, (this.#unread.get(slot) ?? new Set()).add(id));
    for (const tick of missed) this.#advance(id, one, tick, changes);
  }
}
