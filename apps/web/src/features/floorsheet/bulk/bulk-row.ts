import type { RepliedBy, RowOf } from '@chuli/contracts';
import { digits, t } from '@chuli/language';

/** An order, or a contract with what is known of the order that brought it. */
export type BulkRow = RowOf<'/data/bulk-txn-market-diamond/'>;
export type StockSums = RowOf<'/data/bulk-txn-market-days/'>;
export type SectorSums = RowOf<'/data/bulk-txn-all/sector/sum/'>;
export type SessionSums = RowOf<'/data/bulk-txn-history/'>;

/** What every page of orders says of its sessions. */
export type BulkReply = RepliedBy<'/data/bulk-txn-market-diamond/'>;

export type Sums = Pick<
  StockSums,
  'amount' | 'bought' | 'sold' | 'estimated_bought' | 'estimated_sold' | 'known_percent'
>;

export type Certainty = 'known' | 'estimated' | 'none';

/** Only the order itself shows who came in; every other sign is an estimate. */
export const certaintyOf = ({ side, sign }: Pick<BulkRow, 'side' | 'sign'>): Certainty => {
  if (side === null) return 'none';
  return sign === 'order' ? 'known' : 'estimated';
};

const LAKH = 100_000;
const LAKHS_OF_CRORE = 100;

/** `10 lakh`, `1 crore`: a threshold as a trader says it. */
export const sizeText = (lakh: number): string =>
  lakh >= LAKHS_OF_CRORE
    ? t('{count} crore', { count: digits(String(lakh / LAKHS_OF_CRORE)) })
    : t('{count} lakh', { count: digits(String(lakh)) });

export const rupeesOf = (lakh: string): number => Math.round(Number(lakh) * LAKH);
export const lakhsOf = (rupees: number): number => rupees / LAKH;

/** The size that was asked for, in rupees. */
export const askedSize = ({ amount_from }: { readonly amount_from?: unknown }): number =>
  Number(amount_from ?? 0);

/** `2024-06-13`, or `2024-06-09 to 2024-06-13`. */
export const daysText = (from: string, to: string): string =>
  from === to ? digits(to) : t('{from} to {to}', { from: digits(from), to: digits(to) });
