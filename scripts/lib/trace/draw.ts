import type { TradingDate } from '@chuli/kernel';
import type { Random } from '@chuli/simulator';
import type { Tape } from '@chuli/tape';
import { type FoundEvent, signalEvents } from '@chuli/tape/signal';

const groupOf = ({ family, timeframe }: FoundEvent): string => `${family} ${timeframe}`;
const keyOf = ({ family, kind, timeframe, side, symbol, bar_ends_at }: FoundEvent): string =>
  [family, kind, timeframe, side, symbol, bar_ends_at].join(' ');

const oneOf = <Item>(random: Random, items: readonly Item[]): Item | undefined =>
  items[random.whole(0, items.length - 1)];

/** What has been taken so far, so that the next draw comes from elsewhere. */
export class Taken {
  readonly #keys = new Set<string>();
  readonly #counts = new Map<string, number>();
  readonly #patternsAtMost: number;

  constructor(count: number) {
    this.#patternsAtMost = Math.floor(count / 4);
  }

  add(event: FoundEvent): void {
    this.#counts.set(groupOf(event), this.#of(groupOf(event)) + 1);
  }

  #of(group: string): number {
    return this.#counts.get(group) ?? 0;
  }

  /** Of the signals of a session one at random, out of the families and timeframes that were taken least. */
  pick(random: Random, events: readonly FoundEvent[]): FoundEvent | null {
    const patterns = this.#of('candlestick daily') + this.#of('candlestick weekly');
    const open = events.filter(
      (event) =>
        !this.#keys.has(keyOf(event)) && (event.family !== 'candlestick' || patterns < this.#patternsAtMost),
    );
    const least = Math.min(...open.map((event) => this.#of(groupOf(event))));
    const groups = [...Map.groupBy(open, groupOf)].filter(([group]) => this.#of(group) === least);
    const picked = oneOf(random, oneOf(random, groups)?.[1] ?? []);
    if (picked !== undefined) this.#keys.add(keyOf(picked));
    return picked ?? null;
  }
}

/** Random sessions, and from each of them one signal. */
export async function* drawSignals(
  tape: Tape,
  { sessions, random, taken }: { sessions: readonly TradingDate[]; random: Random; taken: Taken },
): AsyncGenerator<FoundEvent | null> {
  const all = { families: [], kinds: [], timeframes: [], sides: [] };
  for (;;) {
    const on = oneOf(random, sessions);
    if (on === undefined) return;
    yield taken.pick(random, await signalEvents(tape, { ...all, from: on, to: on }));
  }
}
