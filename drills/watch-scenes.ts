import type { Scene } from './watch-scene.ts';
import { SETTLED } from './watch-scene-days.ts';
import { OUTSIDE } from './watch-scene-outside.ts';
import { CUT_OFF, SERVER_LOST, WIPED } from './watch-scene-log.ts';
import { AT_LAST, atOnce } from './watch-scene-lost.ts';
import { PAIR } from './watch-scene-pair.ts';
import { PEOPLE, REGISTRY_AWAY } from './watch-scene-people.ts';
import { SLOW } from './watch-scene-slow.ts';
import { WRONG_SOURCE } from './watch-scene-source.ts';

/** All that is done to what runs, in the order in which it is done: a settled day is not provisional after it. */
export const scenesOf = (isFull: boolean): readonly Scene[] => {
  if (!isFull) return [atOnce(false)];
  return [
    atOnce(true),
    SLOW,
    WRONG_SOURCE,
    CUT_OFF,
    WIPED,
    SETTLED,
    PEOPLE,
    REGISTRY_AWAY,
    PAIR,
    SERVER_LOST,
    OUTSIDE,
    AT_LAST,
  ];
};
