import { digits, t } from '@chuli/language';
import { EmptyState } from '@chuli/ui';
import type { ShownFloorsheet } from './use-floorsheet.ts';

/** Nothing passes the filters, or the trades of the day are not known: two different things to say. */
export const NoTrades = ({ shown, onClear }: { shown: ShownFloorsheet; onClear: () => void }) => {
  const { totals } = shown.first;
  const date = digits(shown.first.date);
  return totals.trades === null ? (
    <EmptyState
      title={t('No trades available')}
      why={t('The floorsheet for {date} isn’t available.', { date })}
    />
  ) : (
    <EmptyState
      title={t('No matching trades')}
      why={t('No trades on {date} match these filters.', { date })}
      action={{ label: t('Clear the filters'), onClick: onClear }}
    />
  );
};
