import { t } from '@chuli/language';
import { ChartSkeleton, Panel, PanelHead, StatSkeleton, TableSkeleton } from '@chuli/ui';
import { CHART_HEIGHT } from './declared-bars.tsx';
import type { Block } from './screen-definition.ts';

const ROWS = 20;

const BlockSkeleton = <Row, S>({ title, block }: { title: string; block: Block<Row, S> }) => {
  if (block.kind === 'stats')
    return <StatSkeleton label={title} stats={block.stats.map(({ label }) => t(label))} />;
  if (block.kind === 'bars') return <ChartSkeleton label={title} height={CHART_HEIGHT} />;
  if (block.kind === 'table') {
    const columns = typeof block.columns === 'function' ? undefined : block.columns.length;
    const rows = block.usualRows ?? ROWS;
    const table = <TableSkeleton label={title} rows={rows} {...(columns !== undefined && { columns })} />;
    if (block.title === undefined) return table;
    return (
      <Panel label={t(block.title)}>
        <PanelHead title={t(block.title)} />
        {table}
      </Panel>
    );
  }
  if (block.kind === 'caveat' || block.skeleton === undefined) return null;
  if ('height' in block.skeleton) return <ChartSkeleton label={title} {...block.skeleton} />;
  return <TableSkeleton label={title} {...block.skeleton} />;
};

/** As tall as what will come, with all that can be said before it does. */
export const BlocksSkeleton = <Row, S>({
  title,
  blocks,
}: {
  title: string;
  blocks: readonly Block<Row, S>[];
}) =>
  Object.entries(blocks).map(([place, block]) => <BlockSkeleton key={place} title={title} block={block} />);
