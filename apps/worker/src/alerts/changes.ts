import type { Clock, TradingDate } from '@chuli/kernel';
import type { Registry } from '@chuli/registry';
import { type WatchedAlert, changedAlerts } from '@chuli/registry/alert';
import { type AlertBook, type HeldAlert, holdAlerts } from './book.ts';
import type { FollowedAlerts } from './follow-alerts.ts';

/** Clocks of two machines differ, and a change is seen when its transaction ends, not when it began. */
const OVERLAP_MS = 60_000;

type Needs = { readonly registry: Registry; readonly clock: Clock; readonly book: AlertBook };

const isOther = (book: AlertBook, { id, revision, state }: WatchedAlert): boolean => {
  const held = book.get(id);
  return held === undefined
    ? state === 'active'
    : held.alert.revision !== revision || state !== held.alert.state;
};

/** One whose rule is the same goes on where it stood, also where it only waited. */
const goingOn = (held: HeldAlert, book: AlertBook, followed: FollowedAlerts): HeldAlert => {
  const before = book.get(held.alert.id);
  if (before === undefined || before.settings.since !== held.settings.since) return held;
  const standing = followed.day()?.instancesOf(held.alert.id) ?? [];
  return {
    ...held,
    recent: before.recent,
    instances: new Map([...held.instances, ...before.instances, ...standing]),
  };
};

/** Hears of alerts that people made, changed, paused and removed since it last looked. */
export const watchChanges = ({ registry, clock, book }: Needs) => {
  let lookedAt = clock();
  return async (followed: FollowedAlerts, today: TradingDate): Promise<void> => {
    const from = new Date(lookedAt - OVERLAP_MS);
    lookedAt = clock();
    const changed = await changedAlerts(registry, from);
    const others = changed.filter((alert) => isOther(book, alert));
    const known = new Set(changed.map(({ id }) => id));
    const removed = followed.takeStale().filter((id) => !known.has(id));
    const gone = others.filter(({ state }) => state !== 'active').map(({ id }) => id);
    const active = others.filter(({ state }) => state === 'active');
    const held = await holdAlerts(registry, active, today);
    if (held.length + gone.length + removed.length === 0) return;
    followed.change(
      held.map((one) => goingOn(one, book, followed)),
      [...gone, ...removed],
    );
  };
};
