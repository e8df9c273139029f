import type { Instance, Settings } from './instance.ts';
import { type Place, comparePlaces } from './place.ts';

type Sleeper = { readonly id: number; readonly settings: Settings; readonly instance: Instance };

/** One that changed wakes where it changed; one that was never judged wakes after it was made. */
const isAwake = ({ settings, instance }: Sleeper, place: Place): boolean =>
  instance.place === null || instance.state === 'idle'
    ? place.at > settings.since
    : comparePlaces(place, instance.place) >= 0;

const wakesAt = ({ settings, instance }: Sleeper): number =>
  instance.place === null || instance.state === 'idle' ? settings.since : instance.place.at;

/**
 * Alerts for which a log that is read again has not come far enough. They are few, and are sorted when the log moves on
 * after some were added.
 */
export const openSleepers = () => {
  let sleepers: Sleeper[] = [];
  let isSorted = true;
  return {
    add: (id: number, { settings, instance }: { settings: Settings; instance: Instance }): void => {
      sleepers.push({ id, settings, instance });
      isSorted = false;
    },
    /** Those who wake up to here, and sleep no more. */
    upTo: (place: Place): number[] => {
      if (sleepers.length === 0) return [];
      if (!isSorted) {
        // The latest first, so that those who wake leave from the end.
        sleepers = sleepers.toSorted((one, other) => wakesAt(other) - wakesAt(one));
        isSorted = true;
      }
      const woken: number[] = [];
      const stillAsleep: Sleeper[] = [];
      for (let last = sleepers.at(-1); last !== undefined; last = sleepers.at(-1)) {
        if (wakesAt(last) > place.at) break;
        sleepers.pop();
        if (isAwake(last, place)) woken.push(last.id);
        else stillAsleep.push(last);
      }
      sleepers.push(...stillAsleep.toReversed());
      return woken;
    },
  };
};
