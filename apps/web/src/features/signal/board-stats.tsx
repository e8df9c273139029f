import { t } from '@chuli/language';
import { StatRow, quantityText } from '@chuli/ui';
import type { BoardRow } from './board-rows.ts';
import type { SignalList } from './signal-words.ts';
import { countVerdicts, listsWithRecord } from './verdict-summary.ts';

/** How much the board holds, by side, and how many of its lists have shown an edge. */
export const BoardStats = ({ rows, lists }: { rows: readonly BoardRow[]; lists: readonly SignalList[] }) => {
  const counts = countVerdicts(lists.map(({ record }) => record));
  const buys = rows.filter(({ side }) => side === 'buy').length;
  return (
    <StatRow
      label={t('Signals')}
      stats={[
        { label: t('Signals'), figure: quantityText(rows.length) },
        { label: t('Buy'), figure: quantityText(buys) },
        { label: t('Sell'), figure: quantityText(rows.length - buys) },
        { label: t('Stocks'), figure: quantityText(new Set(rows.map(({ symbol }) => symbol)).size) },
        {
          label: t('Lists with an edge'),
          figure: quantityText(counts.Edge),
          below: t('of {count} with a record', { count: quantityText(listsWithRecord(counts)) }),
        },
      ]}
    />
  );
};
