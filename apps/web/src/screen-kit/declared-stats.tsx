import { t } from '@chuli/language';
import { type Stat, StatRow, Value } from '@chuli/ui';
import type { DeclaredStat, StatsBlock } from './screen-definition.ts';
import { statValue } from './stat-value.ts';

const statOf = <Row, S extends { rows: readonly Row[] }>(stat: DeclaredStat<Row, S>, shown: S): Stat => {
  const label = t(stat.label);
  if ('key' in stat)
    return { label, figure: <Value format={stat.format} value={statValue(shown.rows, stat)} /> };
  const below = stat.below?.(shown);
  const unknown = stat.unknown === undefined ? {} : { unknown: t(stat.unknown) };
  const figure = <Value format={stat.format} value={stat.value(shown)} {...unknown} />;
  return { label, figure, ...(below !== undefined && { below }) };
};

type DeclaredStatsProps<Row, S> = { label: string; block: StatsBlock<Row, S>; shown: S };

export const DeclaredStats = <Row, S extends { rows: readonly Row[] }>({
  label,
  block,
  shown,
}: DeclaredStatsProps<Row, S>) =>
  block.isShown?.(shown) === false ? null : (
    <StatRow label={label} stats={block.stats.map((stat) => statOf<Row, S>(stat, shown))} />
  );
