import { t } from '@chuli/language';
import { quantityText } from '@chuli/ui';

/** How many stocks a list has. */
export const stockCount = (count: number): string =>
  count === 1 ? t('1 stock') : t('{count} stocks', { count: quantityText(count) });
