import type { Minute } from './verdict.ts';

/** Whether a session of the calendar took place. */
export type Held = 'held' | 'not held' | 'open question';

/**
 * A festival may move after the calendar was written, and then the exchange stays shut on a day that is called a
 * session: no price comes, and none is missing. From outside that looks like a feed that is broken since the morning.
 * What decides is whether the product ever comes to know anything of that day, then or later: if it does, the day was
 * held and its silent minutes were bad; if it first knows of a later one, there was no such session. Until either, the
 * minutes are unknown.
 */
export const heldBy = (minutes: Iterable<Minute>): ((day: string) => Held) => {
  const told = new Set<string>();
  let latest = '';
  for (const { day } of minutes) {
    if (day === null) continue;
    told.add(day);
    if (day > latest) latest = day;
  }
  return (day) => {
    if (told.has(day)) return 'held';
    return day < latest ? 'not held' : 'open question';
  };
};
