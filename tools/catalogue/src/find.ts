import { findCalls } from './find-calls.ts';
import {
  findErrors,
  findFamilies,
  findIndicators,
  findRules,
  findScreens,
  findTables,
} from './find-defined.ts';
import { findCommands, findDrillsAndBenches, findTexts } from './find-said.ts';
import type { Place } from './place.ts';

const FINDERS: readonly ((root: string, wanted: string) => Place[])[] = [
  findCalls,
  findFamilies,
  findIndicators,
  findScreens,
  findErrors,
  findRules,
  findTables,
  findCommands,
  findDrillsAndBenches,
  findTexts,
];

/** The files that define whatever has this address, id, name or text. */
export const findPlaces = (root: string, wanted: string): Place[] =>
  FINDERS.flatMap((find) => find(root, wanted));
