import type { StockSymbol, TradingDate } from '@chuli/kernel';
import { ALL_SECTORS_ID, SECTORS, presentTickers } from '@chuli/market';
import { type Reference, listRenames } from '@chuli/registry/reference';
import type { Tape } from '@chuli/tape';
import { readShares } from './read-shares.ts';
import { type Breadth, sectorBreadth } from './sector-breadth.ts';
import { isOfSector, sectorMembers } from './sector-members.ts';
import { REACH_SESSIONS, shareStates } from './share-states.ts';

/** The sectors of a question: one, or under 0 each of them. */
export const sectorIds = (asked: number): number[] =>
  asked === ALL_SECTORS_ID ? SECTORS.map(({ id }) => id) : [asked];

type Question = {
  readonly ids: readonly number[];
  /** Sessions of the exchange, oldest first, the as-of day last. */
  readonly sessions: readonly TradingDate[];
  /** The place of the first of them that is told. */
  readonly first: number;
};

/** A sector by session, and the tickers under which its shares ever traded. */
export type SectorCourse = {
  readonly id: number;
  readonly days: readonly Breadth[];
  readonly symbols: readonly StockSymbol[];
};

/** How the shares of each sector stood in every session of a range, those that are gone by now among them. */
export const sectorCourses = async (
  stores: { readonly tape: Tape; readonly reference: Reference },
  { ids, sessions, first }: Question,
): Promise<SectorCourse[]> => {
  const last = sessions.length - 1;
  const as_of = sessions[last];
  if (as_of === undefined) return ids.map((id) => ({ id, days: [], symbols: [] }));
  const [all, renames] = await Promise.all([
    sectorMembers(stores.reference, as_of),
    listRenames(stores.reference, as_of),
  ]);
  const present = presentTickers(renames);
  const members = all.filter((member) => ids.some((id) => isOfSector(member, id)));
  const shares = await readShares(stores, {
    symbols: members.map(({ symbol }) => symbol),
    sessions,
    first: first - REACH_SESSIONS,
  });
  const states = new Map([...shares].map(([symbol, bars]) => [symbol, shareStates(bars)]));
  return ids.map((id) => {
    const own = members.filter((member) => isOfSector(member, id));
    const tickers = new Set(own.map(({ symbol }) => present.get(symbol) ?? symbol));
    return {
      id,
      days: sectorBreadth(
        [...tickers].flatMap((ticker) => {
          const course = states.get(ticker);
          return course === undefined ? [] : [course];
        }),
        { first, last },
      ),
      symbols: own.map(({ symbol }) => symbol),
    };
  });
};
