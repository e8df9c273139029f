import { ratiosOf } from '@chuli/fundamentals';
import { t } from '@chuli/language';
import { quarterName } from '../../../shared/fundamental/quarter-name.ts';
import { MetricTable } from './compared-table.tsx';
import { type MetricSet, isInSet } from './metrics.ts';
import { type InSector, sectorMetrics, sectorSheet } from './sector-sheet.tsx';

/** One stock among the companies of its sector: figures, rank, and every company as a dot. */
export const WithinSector = ({ reply, set }: { reply: InSector; set: MetricSet }) => {
  const at = reply.rows.findIndex(({ symbol }) => symbol === reply.symbol);
  const metrics = sectorMetrics(
    reply,
    ratiosOf(reply.id).filter((ratio) => isInSet(ratio, set)),
  );
  return (
    <MetricTable
      title={t('Against its sector')}
      note={t('{quarter}, reported by {count} companies', {
        quarter: quarterName(reply),
        count: reply.reported,
      })}
      asOf={reply.as_of}
      metrics={metrics}
      isKnown={({ cells }) => (cells[at]?.value ?? null) !== null}
      sheetOf={(shown) => sectorSheet(reply, shown)}
    />
  );
};
