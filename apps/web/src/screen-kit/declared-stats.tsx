import { t } from '@chuli/language';
import { StatRow, Value } from '@chuli/ui';
import type { DeclaredStat } from './define-screen.tsx';
import { statValue } from './stat-value.ts';

type DeclaredStatsProps<Row> = { label: string; stats: readonly DeclaredStat<Row>[]; rows: readonly Row[] };

export const DeclaredStats = <Row,>({ label, stats, rows }: DeclaredStatsProps<Row>) => (
  <StatRow
    label={label}
    stats={stats.map((stat) => ({
      label: t(stat.label),
      figure: <Value format={stat.format} value={statValue(rows, stat)} />,
    }))}
  />
);
