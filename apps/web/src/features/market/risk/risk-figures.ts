import type { RepliedBy } from '@chuli/contracts';

export type RiskReply = RepliedBy<'/data/value-at-risk/'>;
export type RiskMethod = RiskReply['rows'][number]['method'];
export type BacktestRow = NonNullable<RiskReply['backtest']>['rows'][number];

/** What a filter of the address says, and rupees that are at risk. */
export type RiskValues = { amount: string };

const USUAL_AMOUNT = 100_000;
const MOST_AMOUNT = 1e12;

/** Rupees as they are typed; what is no number, or none that anyone holds, is the usual amount. */
export const amountOf = (text: string): number => {
  const amount = Number(text.replaceAll(',', ''));
  return amount >= 1 && amount <= MOST_AMOUNT ? amount : USUAL_AMOUNT;
};

/** Whole rupees of an amount. */
export const rupeesAtRisk = (amount: number, percent: number): number => Math.round((amount * percent) / 100);

/** How many sessions lie between two larger losses: 1 in 20. */
export const oneIn = (level: number): number => Math.round(100 / (100 - level));

/** The part of the daily turnover that one may sell without moving the price much. */
const SOLD = 0.1;
const LONGEST = 20;

export type Exit = { readonly sessions: number; readonly horizon: number; readonly var: number };

/** In how many sessions an amount is sold at a tenth of the usual turnover, and what is at risk for as long. */
export const exitOf = (
  { average_amount_20: usual, by_horizon }: Pick<RiskReply, 'average_amount_20' | 'by_horizon'>,
  amount: number,
): Exit | null => {
  if (usual === null || usual === 0) return null;
  const sessions = amount / (SOLD * usual);
  const horizon = Math.min(LONGEST, Math.max(1, Math.ceil(sessions)));
  const at = by_horizon.find((row) => row.horizon === horizon);
  return at === undefined ? null : { sessions, horizon, var: at.var };
};

/** Fewer breaches than were promised: the method asks for more room than it said. */
export const isTooCareful = ({ breaches, expected, coverage_lr, independence_lr }: BacktestRow): boolean =>
  breaches < expected && coverage_lr >= independence_lr;

/** Bins of the histogram all of which are losses larger than this. */
export const isBeyond = ({ to }: RiskReply['histogram'][number], loss: number): boolean => to <= -loss;

/** Where a figure in percent lies among the bins, counted in bins from the left. */
export const placeOf = (bins: RiskReply['histogram'], percent: number): number => {
  const [first] = bins;
  return first === undefined ? 0 : (percent - first.from) / (first.to - first.from);
};
