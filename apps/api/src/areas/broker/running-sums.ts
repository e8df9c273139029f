import { type BrokerId, type Rupees, type TradingDate, paisa } from '@chuli/kernel';
import type { BrokerDay } from '@chuli/tape/broker';
import { averageRate } from '../../figures/figures.ts';
import { type ExDate, factorSince } from './share-eras.ts';
import { roundShares } from './whole-shares.ts';

/** After more sessions than these without trades nobody knows what a broker still holds of what it bought before. */
const LONGEST_GAP = 5;

/** The sessions at which sums begin: the first whose trades are known, and the first after each long gap. */
export const beginningsOf = (
  held: readonly TradingDate[],
  isKnown: (session: TradingDate) => boolean,
): TradingDate[] => {
  let gap = Infinity;
  return held.filter((session) => {
    if (!isKnown(session)) {
      gap += 1;
      return false;
    }
    const isBeginning = gap > LONGEST_GAP;
    gap = 0;
    return isBeginning;
  });
};

export type RunningSums = {
  broker: BrokerId;
  net: (number | null)[];
  cumulative: (number | null)[];
  buy_average: (Rupees | null)[];
};

export type Sessions = {
  held: readonly TradingDate[];
  isKnown: (session: TradingDate) => boolean;
  since: readonly TradingDate[];
  ex_dates: readonly ExDate[];
};

/** As much of a day of a broker as its sums need. */
export type DayFigures = Pick<BrokerDay, 'broker' | 'traded_on' | 'bought' | 'sold' | 'bought_amount'>;

type Figures = Pick<DayFigures, 'bought' | 'sold' | 'bought_amount'>;

const NOTHING: Figures = { bought: 0, sold: 0, bought_amount: paisa(0) };

/**
 * The days of one broker as sums, in whole shares of the last day. The sums are rounded and the net of a session is the
 * step between two of them, so that nets add up to the sums whatever ex-dates lie between.
 */
export const runningSums = (
  broker: BrokerId,
  days: readonly DayFigures[],
  { held, isKnown, since, ex_dates }: Sessions,
): RunningSums => {
  const ofDay = new Map(days.filter((day) => day.broker === broker).map((day) => [day.traded_on, day]));
  const begins = new Set(since);
  const sums: RunningSums = { broker, net: [], cumulative: [], buy_average: [] };
  let exact = 0;
  for (const session of held) {
    if (!isKnown(session)) {
      for (const column of [sums.net, sums.cumulative, sums.buy_average]) column.push(null);
      continue;
    }
    if (begins.has(session)) exact = 0;
    const { bought, sold, bought_amount } = ofDay.get(session) ?? NOTHING;
    const factor = factorSince(ex_dates, session);
    const before = roundShares(exact);
    exact += (bought - sold) / factor;
    sums.net.push(roundShares(exact) - before);
    sums.cumulative.push(roundShares(exact));
    sums.buy_average.push(averageRate(bought_amount, bought / factor));
  }
  return sums;
};
