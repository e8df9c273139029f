import type { Program } from '@chuli/scan';
import { sourceOf } from './given.ts';
import type { JudgedStock } from './judged-stocks.ts';
import { closedBy } from './packed-bars.ts';
import type { ScanMarket } from './scan-market.ts';

/** Why nothing can be said of a stock that traded: it has too few bars, or something beside them is not known. */
export type Lacking = 'young' | 'no_floorsheet' | 'no_report';

const LACKS = { floorsheet: 'no_floorsheet', reports: 'no_report' } as const;

/** What is known of some sessions only, with the step that reads it. */
const partlyKnown = ({ values }: Program): { readonly place: number; readonly lacks: Lacking }[] =>
  values.flatMap((step, place) => {
    const source = step.do === 'given' ? sourceOf(step) : undefined;
    return source === undefined || source === 'signals' ? [] : [{ place, lacks: LACKS[source] }];
  });

/** Of a stock of which nothing was said at its last bar: the first thing that the rule reads and nobody knows. */
export const lackingOf = ({ arena, daily }: JudgedStock, program: Program, moment: number): Lacking => {
  const day = closedBy(daily, moment) - 1;
  const unknown = partlyKnown(program).find(({ place }) => Number.isNaN(arena.values[place]?.[day]));
  return unknown?.lacks ?? 'young';
};

/** Of how many sessions all is known that a rule reads, of one stock at least. */
export type SessionsJudged = { readonly judged: number; readonly of: number };

export type JudgedSessions = {
  readonly add: (stock: JudgedStock) => void;
  readonly counted: () => SessionsJudged | null;
};

const NOBODY_ASKS: JudgedSessions = { add: () => undefined, counted: () => null };

/** Counted where a rule reads what is known of some sessions only; a condition that fails by itself counts for nothing. */
export const judgedSessions = (market: ScanMarket, program: Program, last: number): JudgedSessions => {
  const places = partlyKnown(program).map(({ place }) => place);
  if (places.length === 0) return NOBODY_ASKS;
  const isJudged = new Uint8Array(last + 1);
  return {
    add: ({ arena, daily }) => {
      const columns = places.map((place) => arena.values[place]);
      for (let bar = 0; bar < daily.length && (daily.session[bar] ?? Infinity) <= last; bar += 1)
        if (columns.every((column) => !Number.isNaN(column?.[bar] ?? Number.NaN)))
          isJudged[daily.session[bar] ?? 0] = 1;
    },
    counted: () => ({ judged: isJudged.reduce((sum, one) => sum + one, 0), of: last + 1 }),
  };
};
