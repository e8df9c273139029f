import { t } from '@chuli/language';
import { StatRow, quantityText } from '@chuli/ui';
import { type VerdictCounts, listsWithRecord } from '../../shared/signal/verdict-summary.ts';

/** How many lists got which verdict, and what each verdict means. */
export const VerdictStats = ({ counts, fewest }: { counts: VerdictCounts; fewest: number }) => (
  <StatRow
    label={t('Verdicts')}
    stats={[
      { label: t('Rules'), figure: quantityText(listsWithRecord(counts)) },
      { label: t('Edge'), figure: quantityText(counts.Edge), below: t('interval above zero, widened') },
      {
        label: t('No proven edge'),
        figure: quantityText(counts['No proven edge']),
        below: t('interval holds zero'),
      },
      {
        label: t('Underperforms'),
        figure: quantityText(counts.Underperforms),
        below: t('interval below zero'),
      },
      {
        label: t('Not enough trades'),
        figure: quantityText(counts['Not enough trades']),
        below: t('fewer than {count} trades', { count: fewest }),
      },
    ]}
  />
);
