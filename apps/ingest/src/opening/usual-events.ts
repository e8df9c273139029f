import { type TradingDate, addDays } from '@chuli/kernel';
import { USUAL_SESSIONS, presentTickers, usualDays } from '@chuli/market';
import type { Registry } from '@chuli/registry';
import { listAllPriceAdjustments, listRenames, referenceOf } from '@chuli/registry/reference';
import { MOST_USUAL, type UsualCurve, type UsualEvent } from '@chuli/session';
import type { Tape } from '@chuli/tape';
import { type StockMinutes, dayFigures, stockMinutes } from '@chuli/tape/live';
import { heldSessions, knownDays } from '@chuli/tape/market';
import { type SharesOf, curvesByDay, curvesByMinute } from './usual-curves.ts';

type Engines = { readonly registry: Registry; readonly tape: Tape };

const inParts = (basis: UsualEvent['basis'], curves: readonly UsualCurve[]): UsualEvent[] => {
  const events: UsualEvent[] = [];
  for (let from = 0; from < curves.length; from += MOST_USUAL)
    events.push({
      kind: 'usual',
      basis,
      sessions: USUAL_SESSIONS,
      rows: curves.slice(from, from + MOST_USUAL),
    });
  return events;
};

/** After a bonus there are more shares: those of a day before it are put on the scale of today. */
const scaleOf = async (
  { registry }: Engines,
  day: TradingDate,
  first: TradingDate,
): Promise<Pick<Parameters<typeof curvesByDay>[0], 'present' | 'sharesOf'>> => {
  const reference = referenceOf(registry);
  const [adjustments, renames] = await Promise.all([
    listAllPriceAdjustments(reference, { after: addDays(first, -1), as_of: day }),
    listRenames(reference, day),
  ]);
  const present = presentTickers(renames);
  const adjustmentsOf = Map.groupBy(adjustments, ({ symbol }) => present.get(symbol) ?? symbol);
  const sharesOf: SharesOf = (symbol, session) =>
    (adjustmentsOf.get(symbol) ?? [])
      .filter(({ ex_on }) => ex_on > session)
      .reduce((shares, { factor }) => shares / factor, 1);
  return { present, sharesOf };
};

/**
 * What every stock usually trades by the minute, from the last sessions with times; of whole days where fewer than ten
 * sessions have them. Read from the tape alone: the same whenever the day is opened.
 */
export const usualEvents = async (engines: Engines, day: TradingDate): Promise<UsualEvent[]> => {
  const { tape } = engines;
  const known = await knownDays(tape);
  const timed = usualDays(
    known.filter(({ has_times }) => has_times).map(({ traded_on }) => traded_on),
    day,
  );
  const isByMinute = timed.length >= USUAL_SESSIONS;
  const sessions = isByMinute ? timed : usualDays(heldSessions(known), day);
  const [first] = sessions;
  if (first === undefined) return [];
  const [days, scale] = await Promise.all([dayFigures(tape, sessions), scaleOf(engines, day, first)]);
  if (!isByMinute) return inParts('days', curvesByDay({ days, ...scale }));
  const minutes: StockMinutes[] = [];
  for (const session of sessions) minutes.push(...(await stockMinutes(tape, session)));
  return inParts('minutes', curvesByMinute(minutes, { day, days, ...scale }));
};
