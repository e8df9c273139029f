import type { RepliedBy, RowOf } from '@chuli/contracts';
import { t } from '@chuli/language';
import { quantityText } from '@chuli/ui';

export type DaySides = RowOf<'/data/buy-sell-volume/'>;
export type DayReply = RepliedBy<'/data/buy-sell-volume/'>;
export type LevelsReply = RepliedBy<'/data/buy-sell-volume/levels/'>;
export type Level = LevelsReply['rows'][number];
export type SessionSides = LevelsReply['sessions'][number];

export type Shares = Pick<
  DaySides,
  'volume' | 'bought' | 'sold' | 'estimated_bought' | 'estimated_sold' | 'auction' | 'unknown'
>;

const COLUMNS = [
  'volume',
  'bought',
  'sold',
  'estimated_bought',
  'estimated_sold',
  'auction',
  'unknown',
] as const;

/** What several come to. */
export const totalOf = (rows: readonly Shares[]): Shares =>
  Object.fromEntries(
    COLUMNS.map((column) => [column, rows.reduce((sum, row) => sum + row[column], 0)]),
  ) as Shares;

/** Shares of nobody's side: matched in the auction, or without any sign. */
export const withoutSide = ({ auction, unknown }: Shares): number => auction + unknown;

export const percentOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : (100 * part) / whole;

/** Bought less sold of what orders show, in percent of both. */
export const deltaOf = ({ bought, sold }: Shares): number | null => percentOf(bought - sold, bought + sold);

export const sharesTitle = ({ bought, sold, estimated_bought, estimated_sold }: Shares): string =>
  t('Sold {sold} known, {est_sold} estimated; bought {bought} known, {est_bought} estimated; shares', {
    sold: quantityText(sold),
    est_sold: quantityText(estimated_sold),
    bought: quantityText(bought),
    est_bought: quantityText(estimated_bought),
  });
