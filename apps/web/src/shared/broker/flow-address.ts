import type { AskedBy, RepliedBy, RowOf } from '@chuli/contracts';
import type { TradingDate } from '@chuli/kernel';
import { fiscalYearOf } from '@chuli/market';
import {
  type AddressValues,
  choicePart,
  datePart,
  textPart,
  upperCasePart,
} from '../../screen-kit/address.ts';

export type FlowRow = RowOf<'/data/broker-analytics/'>;
export type FlowReply = RepliedBy<'/data/broker-analytics/'>;
export type FlowSummary = RepliedBy<'/data/broker-analytics/avgsum/'>;
export type FlowQuery = AskedBy<'/data/broker-analytics/'>;

export const SUBJECTS = ['stock', 'broker', 'market'] as const;
export type Subject = (typeof SUBJECTS)[number];

export const SESSIONS = ['1', '3', '5', '10', '20', '60', 'fytd', 'dates'] as const;
export type Sessions = (typeof SESSIONS)[number];

export const MEASURES = ['shares', 'rupees'] as const;
export type Measure = (typeof MEASURES)[number];

export const flowAddress = {
  symbol: upperCasePart(),
  broker: upperCasePart(),
  /** What the rows are about; without it, whatever the address names. */
  by: choicePart(['', ...SUBJECTS], ''),
  days: choicePart(SESSIONS, '5'),
  from_date: datePart(),
  to_date: datePart(),
  measure: choicePart(['', ...MEASURES], ''),
  sort: textPart(),
};

export type FlowFilters = AddressValues<typeof flowAddress>;

/** An address that names a stock is about its brokers; one that names only a broker, about its stocks. */
export const subjectOf = ({ by, symbol, broker }: Pick<FlowFilters, 'by' | 'symbol' | 'broker'>): Subject => {
  if (by !== '') return by;
  if (symbol !== '') return 'stock';
  return broker === '' ? 'market' : 'broker';
};

/** Shares of different stocks cannot be added up in a way that means something; rupees can. */
export const measureOf = ({ measure }: Pick<FlowFilters, 'measure'>, subject: Subject): Measure =>
  measure === '' ? (subject === 'stock' ? 'shares' : 'rupees') : measure;

const rangeQuery = (filters: FlowFilters, latest: TradingDate | undefined): Partial<FlowQuery> => {
  if (filters.days === 'fytd')
    return latest === undefined ? {} : { from_date: fiscalYearOf(latest).start, to_date: latest };
  if (filters.days !== 'dates') return { days: Number(filters.days) };
  return {
    ...(filters.from_date !== null && { from_date: filters.from_date }),
    ...(filters.to_date !== null && { to_date: filters.to_date }),
  };
};

/** The question of the filters; null while the stock or broker it is about is not chosen. */
export const flowQuery = (
  filters: FlowFilters,
  asOf: TradingDate | undefined,
  latest: TradingDate | undefined,
): FlowQuery | null => {
  const subject = subjectOf(filters);
  const named = subject === 'market' ? 'all' : filters[subject === 'stock' ? 'symbol' : 'broker'];
  if (named === '') return null;
  return {
    ...(subject === 'stock' && { symbol: filters.symbol }),
    ...(subject === 'broker' && { broker: filters.broker }),
    ...(subject === 'market' && { all: 'true' }),
    ...rangeQuery(filters, latest),
    ...(asOf !== undefined && { as_of: asOf }),
  };
};
