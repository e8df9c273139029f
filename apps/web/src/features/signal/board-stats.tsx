import { t } from '@chuli/language';
import { StatRow, quantityText } from '@chuli/ui';
import type { Signals } from './signal-words.ts';

/** How much the board holds, by side, and how many of its lists have shown an edge. */
export const BoardStats = ({ signals: { counts, records } }: { signals: Signals }) => (
  <StatRow
    label={t('Signals')}
    stats={[
      { label: t('Signals'), figure: quantityText(counts.buy + counts.sell) },
      { label: t('Buy'), figure: quantityText(counts.buy) },
      { label: t('Sell'), figure: quantityText(counts.sell) },
      { label: t('Stocks'), figure: quantityText(counts.stocks) },
      {
        label: t('Lists with an edge'),
        figure: quantityText(records.edge),
        below: t('of {count} with a record', { count: quantityText(records.lists) }),
      },
    ]}
  />
);
