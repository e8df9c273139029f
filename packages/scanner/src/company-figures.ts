import { type TradingDate, roundedRatio } from '@chuli/kernel';
import { type Quarter, quarterEnd } from '@chuli/market';
import type { Company } from '@chuli/registry/reference';
import type { Fundamental } from '@chuli/registry/fundamental';

type Action = { readonly ex_on: TradingDate; readonly factor: number };
type OfQuarter = Pick<Fundamental, 'fiscal_year' | 'quarter'>;

/** Quarters by which a report may be behind the newest of the market and still counts. */
const MOST_BEHIND = 2;

export const quarterNumber = ({ fiscal_year, quarter }: OfQuarter): number =>
  Number.parseInt(fiscal_year, 10) * 4 + quarter;

/** Whether a report is too old to be told beside the newest of the market. */
export const isStale = (report: OfQuarter, newest: number): boolean =>
  newest - quarterNumber(report) > MOST_BEHIND;

/** What a share of the day is of a share of the report: each action after the quarter made it smaller. */
export const shareFactorOn = (
  { fiscal_year, quarter }: OfQuarter,
  day: TradingDate,
  actions: readonly Action[],
): number => {
  const end = quarterEnd(fiscal_year, quarter as Quarter);
  return actions
    .filter(({ ex_on }) => ex_on > end && ex_on <= day)
    .reduce((product, { factor }) => product * factor, 1);
};

/** A price over what a report says of a share; of a loss there is none. */
export const priceOver = (close: number, factor: number, each: number | null): number | null =>
  each === null || each <= 0 ? null : roundedRatio(close / factor, each, 2);

/** Companies report in thousands of rupees. */
const fromThousands = (thousands: number | null): number | null =>
  thousands === null ? null : Math.round(thousands * 100_000) / 100;

const ofShare = (each: number | null, factor: number): number | null =>
  each === null ? null : each * factor;

type ReportFigure = (report: Fundamental, factor: number, close: number) => number | null;

/** What a report tells, per share of the day, at a close in rupees. */
export const REPORT_FIGURES: Readonly<Record<string, ReportFigure>> = {
  pe: ({ eps }, factor, close) => priceOver(close, factor, eps),
  pb: ({ book_value }, factor, close) => priceOver(close, factor, book_value),
  eps: ({ eps }, factor) => ofShare(eps, factor),
  book_value: ({ book_value }, factor) => ofShare(book_value, factor),
  roe: ({ return_on_equity }) => return_on_equity,
  roa: ({ return_on_assets }) => return_on_assets,
  npl: ({ non_performing_loans }) => non_performing_loans,
  net_profit: ({ net_profit_thousand }) => fromThousands(net_profit_thousand),
  paid_up: ({ paid_up_capital_thousand }) => fromThousands(paid_up_capital_thousand),
};

const worth = (close: number, shares: number | null): number | null =>
  shares === null ? null : Math.round(close * 100 * shares) / 100;

type RegisterFigure = (company: Company, close: number) => number | null;

/** What a register tells, at a close in rupees. */
export const REGISTER_FIGURES: Readonly<Record<string, RegisterFigure>> = {
  market_cap: ({ listed_shares }, close) => worth(close, listed_shares),
  float_cap: ({ public_shares }, close) => worth(close, public_shares),
  listed_shares: ({ listed_shares }) => listed_shares,
};
