import type { QueryOf, ReplyOf, sectorContracts } from '@chuli/contracts';
import { percentOf } from '@chuli/kernel';
import { SECTORS } from '@chuli/market';
import { barsOn } from '@chuli/tape/market';
import type { Asked } from '../../http/implement.ts';
import { ratioOf, rupeesOrNull, sum } from '../../figures/figures.ts';
import { latest, upTo } from '../../sessions.ts';
import type { Breadth } from './sector-breadth.ts';
import { sectorCourses } from './sector-courses.ts';

type Traded = Pick<
  ReplyOf<typeof sectorContracts.sectorSession>['rows'][number],
  'amount' | 'amount_share' | 'amount_ratio_20'
>;

export const USUAL_SESSIONS = 20;

/** The turnover of the last session beside the mean of the 20 before; null before there are as many. */
const usualRatio = (days: readonly Breadth[]): number | null => {
  const before = days.slice(-USUAL_SESSIONS - 1, -1).map(({ amount }) => amount);
  const known = before.filter((amount) => amount !== null);
  if (known.length < USUAL_SESSIONS) return null;
  return ratioOf(days.at(-1)?.amount ?? null, sum(known) / USUAL_SESSIONS);
};

/** All that was traded in the session; null where it is not known of one stock. */
export const marketAmount = (all: readonly { readonly amount: number | null }[]): number | null => {
  const known = all.map(({ amount }) => amount).filter((amount) => amount !== null);
  return known.length < all.length ? null : sum(known);
};

/** What a sector traded in the last of these sessions. */
export const amountFigures = (days: readonly Breadth[], market: number | null): Traded => {
  const amount = days.at(-1)?.amount ?? null;
  return {
    amount: rupeesOrNull(amount),
    amount_share: amount === null || market === null ? null : percentOf(amount, market),
    amount_ratio_20: usualRatio(days),
  };
};

/** Every sector in one session: what it traded, and how many of its stocks stand above their average. */
export const sectorSession = async (
  asked: Asked<QueryOf<typeof sectorContracts.sectorSession>>,
): Promise<ReplyOf<typeof sectorContracts.sectorSession>> => {
  const { tape, clock, query } = asked;
  const { daily } = await asked.sessions();
  const as_of = latest(daily, query.as_of, clock);
  const sessions = upTo(daily, as_of);
  const [courses, all] = await Promise.all([
    sectorCourses(asked, {
      ids: SECTORS.map(({ id }) => id),
      sessions,
      first: Math.max(0, sessions.length - 1 - USUAL_SESSIONS),
    }),
    barsOn(tape, as_of),
  ]);
  const market = marketAmount(all);
  return {
    as_of,
    rows: courses.flatMap(({ id, days }) => {
      const last = days.at(-1);
      if (last === undefined) return [];
      return [
        {
          sector_id: id,
          stocks: last.stocks,
          advanced: last.advanced,
          declined: last.declined,
          ...amountFigures(days, market),
          above_50: last.above.middle.count,
          of_50: last.above.middle.of,
        },
      ];
    }),
  };
};
