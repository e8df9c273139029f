import { t } from '@chuli/language';
import { StatRow, quantityText } from '@chuli/ui';
import { type VerdictCounts, listsWithRecord } from './verdict-summary.ts';

/** How many lists got which verdict, and what each verdict means. */
export const VerdictStats = ({ counts, fewest }: { counts: VerdictCounts; fewest: number }) => (
  <StatRow
    label={t('Verdicts')}
    stats={[
      { label: t('Lists'), figure: quantityText(listsWithRecord(counts)) },
      { label: t('Edge'), figure: quantityText(counts.Edge), below: t('interval above zero, widened') },
      { label: t('No edge'), figure: quantityText(counts['No edge']), below: t('interval holds zero') },
      { label: t('Trails'), figure: quantityText(counts.Trails), below: t('interval below zero') },
      {
        label: t('Too few'),
        figure: quantityText(counts['Too few']),
        below: t('fewer than {count} cases', { count: fewest }),
      },
    ]}
  />
);
