import { type Place, ScanFault, sentence } from './fault.ts';
import { kindOf } from './measures.ts';
import { measuresOf, shortestOf } from './parts.ts';
import type { Scan } from './tree.ts';

/** Holds a scan of a forming bar to what is known while a session runs: days, and what their bars tell. */
export const checkForming = ({ rule, isForming }: Scan, place: Place): void => {
  if (isForming !== true) return;
  const measures = measuresOf(rule);
  if (shortestOf(measures) !== 'daily')
    throw new ScanFault(
      'not-understood',
      sentence('Only bars of days are judged while they form: the rule has to read one of a day.'),
      place,
    );
  const told = measures.find(({ name, isSector }) => isSector === true || kindOf(name)?.source !== undefined);
  if (told !== undefined)
    throw new ScanFault(
      'not-understood',
      sentence('{name} needs a bar that has closed.', { name: told.name }),
      place,
    );
};
