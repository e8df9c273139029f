import { t } from '@chuli/language';
import { shareText } from '@chuli/ui';
import { type BulkRow, certaintyOf } from './bulk-row.ts';

type Sided = Pick<BulkRow, 'kind' | 'side' | 'sign' | 'confidence'>;

/** Sides belong to the larger package; where they are not told, nothing is said of them. */
export const isTold = ({ kind }: Sided): boolean => kind !== null;

/** `Buy`, `Sell, estimated`, or that nobody knows. */
export const sideWords = (row: Sided): string => {
  if (row.side === null) return t('no side known');
  const side = t(row.side === 'buy' ? 'Buy' : 'Sell');
  return certaintyOf(row) === 'known' ? side : t('{side}, estimated', { side });
};

/** How the side of an order is known, and how often that is right. */
export const sureWords = (row: Sided): string => {
  if (row.side === null) return t('Nobody knows who came in');
  const percent = row.confidence === null ? null : shareText(row.confidence);
  if (certaintyOf(row) === 'known')
    return percent === null
      ? t('shown by the order')
      : t('shown by the order; {percent} % of such orders are put together rightly', { percent });
  return percent === null
    ? t('estimated, about 9 in 10 right')
    : t('estimated, about 9 in 10 right; by this sign {percent} %', { percent });
};
