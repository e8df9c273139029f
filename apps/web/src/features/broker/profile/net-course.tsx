import { t } from '@chuli/language';
import { amountLabel } from '@chuli/ui';
import { useMemo } from 'react';
import { ColumnsPlot } from '../../../shared/chart/columns-plot.tsx';
import { runningSums } from './course-figures.ts';
import type { Profile } from './profile-words.ts';

/** Net rupees session by session, and what they come to. */
export const NetCourse = ({ course }: { course: Profile['course'] }) => {
  const { dates, columns } = useMemo(() => {
    const nets = course.map(({ net_amount }) => net_amount as number | null);
    return {
      dates: course.map(({ date }) => date),
      columns: {
        up: nets.map((net) => (net !== null && net > 0 ? net : null)),
        down: nets.map((net) => (net !== null && net < 0 ? -net : null)),
        line: runningSums(nets),
      },
    };
  }, [course]);
  const read = (index: number): string => {
    const net = course[index]?.net_amount ?? null;
    if (net === null) return t('not known');
    return t('net Rs {net}, together Rs {sum}', {
      net: amountLabel(net),
      sum: amountLabel(columns.line[index] ?? 0),
    });
  };
  return (
    <ColumnsPlot
      title={t('Net by session')}
      note={t('line: what they come to')}
      dates={dates}
      columns={columns}
      axisText={amountLabel}
      readText={read}
    />
  );
};
