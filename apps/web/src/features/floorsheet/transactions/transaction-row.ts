import type { RepliedBy, RowOf } from '@chuli/contracts';
import { type Phrase, t } from '@chuli/language';
import type { Dotted } from '../bulk/order-dots.ts';

export type TransactionRow = RowOf<'/data/broker-transactions/'>;
export type TransactionReply = RepliedBy<'/data/broker-transactions/'>;

const ROLES = {
  aggressor: 'came in',
  resting: 'waited',
  both: 'both',
} as const satisfies Record<NonNullable<TransactionRow['role']>, Phrase>;

export const roleWord = ({ role }: Pick<TransactionRow, 'role'>): string | null =>
  role === null ? null : t(ROLES[role]);

const SIDES = { buy: 'Buy', sell: 'Sell', both: 'Same broker' } as const satisfies Record<
  TransactionRow['side'],
  Phrase
>;

export const sideWord = ({ side }: Pick<TransactionRow, 'side'>): Phrase => SIDES[side];

/** A price of a day in prices of the last session: those of before an ex-date are multiplied by its factor. */
export const scaledPrice = (
  price: number,
  date: string,
  adjusted_for: TransactionReply['adjusted_for'],
): number =>
  adjusted_for.reduce((scaled, { ex_on, factor }) => (ex_on > date ? scaled * factor : scaled), price);

/** On which side it stood is known of every contract: no dot of a broker is hollow. */
export const transactionDot = (
  row: TransactionRow,
  adjusted_for: TransactionReply['adjusted_for'],
): Dotted & Pick<TransactionRow, 'date'> => ({
  id: row.event_id,
  at: row.at,
  date: row.date,
  amount: row.amount,
  price: scaledPrice(row.average ?? row.last_price, row.date, adjusted_for),
  side: row.side === 'both' ? null : row.side,
  certainty: 'known',
  words: [t(sideWord(row)), roleWord(row)].filter((word) => word !== null).join(', '),
});
