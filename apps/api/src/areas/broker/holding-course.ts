import type { ReplyOf, holdingContracts } from '@chuli/contracts';
import { type BrokerId, type Rupees, type TradingDate, percentageChange } from '@chuli/kernel';
import type { BrokerDay } from '@chuli/tape/broker';
import { type Lot, ageOf, stepLots } from './holding-blocks.ts';
import { EMPTY_POOL, poolAverage, stepPool } from './pool.ts';
import { type ExDate, factorSince } from './share-eras.ts';
import { roundShares } from './whole-shares.ts';

type HolderRow = ReplyOf<typeof holdingContracts.brokerHolding>['rows'][number];

export type HoldingSessions = {
  held: readonly TradingDate[];
  isKnown: (session: TradingDate) => boolean;
  begins: ReadonlySet<TradingDate>;
  /** One a session. */
  closes: readonly (Rupees | null)[];
  ex_dates: readonly ExDate[];
};

type Block = {
  pool: typeof EMPTY_POOL;
  lots: Lot[];
  short: number;
  bought: number;
  sold: number;
  traded: number;
};

const NEW_BLOCK: Block = { pool: EMPTY_POOL, lots: [], short: 0, bought: 0, sold: 0, traded: 0 };

/** What is sold beyond what came in was there before: what comes in later fills that up first. */
const stepBlock = (
  block: Block,
  day: { at: number; bought: number; sold: number; bought_amount: BrokerDay['bought_amount'] },
): Block => {
  const { at, bought, sold, bought_amount } = day;
  const pool = stepPool(block.pool, { into: bought, into_amount: bought_amount, out: sold });
  const filled = Math.min(block.short, bought);
  return {
    pool,
    lots: stepLots(block.lots, { at, into: bought - filled, out: sold }),
    short: Math.max(0, -pool.shares),
    bought: block.bought + bought,
    sold: block.sold + sold,
    traded: block.traded + 1,
  };
};

/** The running net of one broker: from zero with each block, unknown where a session is. */
export const holdingCourse = (
  broker: BrokerId,
  days: readonly BrokerDay[],
  { held, isKnown, begins, closes, ex_dates }: HoldingSessions,
): HolderRow => {
  const ofDay = new Map(days.filter((day) => day.broker === broker).map((day) => [day.traded_on, day]));
  const course: Pick<HolderRow, 'cumulative' | 'pool_average' | 'open_percent'> = {
    cumulative: [],
    pool_average: [],
    open_percent: [],
  };
  let block = NEW_BLOCK;
  for (const [at, session] of held.entries()) {
    if (!isKnown(session)) {
      for (const column of Object.values(course)) column.push(null);
      continue;
    }
    if (begins.has(session)) block = NEW_BLOCK;
    const day = ofDay.get(session);
    const factor = factorSince(ex_dates, session);
    if (day !== undefined)
      block = stepBlock(block, { ...day, at, bought: day.bought / factor, sold: day.sold / factor });
    const average = poolAverage(block.pool);
    const close = closes[at] ?? null;
    course.cumulative.push(roundShares(block.pool.shares));
    course.pool_average.push(average);
    course.open_percent.push(close === null ? null : percentageChange(close, average));
  }
  const last = held.findLastIndex(isKnown);
  return {
    broker,
    ...course,
    net: roundShares(block.pool.shares),
    average: poolAverage(block.pool),
    open: course.open_percent[last] ?? null,
    bought: roundShares(block.bought),
    sold: roundShares(block.sold),
    sessions_traded: block.traded,
    age: block.pool.shares > 0 ? ageOf(block.lots, last) : null,
  };
};
