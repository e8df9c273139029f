import type { AskedBy, GetPath, RepliedBy } from '@chuli/contracts';
import { t } from '@chuli/language';
import {
  BarsChart,
  type Column,
  DataTable,
  EmptyState,
  PHONE,
  Panel,
  PanelHead,
  TableSkeleton,
  localRows,
  useMedia,
} from '@chuli/ui';
import { useMemo } from 'react';
import { useCall } from '../api/use-call.ts';
import { DeclaredStats } from './declared-stats.tsx';
import type { BarsBlock, Block, DeclaredRow, ScreenDefinition, TableBlock } from './define-screen.tsx';
import { largestEachWay } from './largest-each-way.ts';
import { Loaded } from './loaded.tsx';
import { PanelFoot } from './panel-foot.tsx';

type Sorting = { sort?: string | undefined; onSort?: ((sort: string) => void) | undefined };

const CHART_HEIGHT = 210;

const DeclaredTable = <Row extends object>({
  id,
  title,
  block,
  rows,
  sort,
  onSort,
}: { id: string; title: string; block: TableBlock<Row>; rows: readonly Row[] } & Sorting) => {
  const source = useMemo(() => localRows(rows), [rows]);
  const columns: readonly Column<Row>[] = block.columns;
  return (
    <DataTable
      id={id}
      label={title}
      columns={columns}
      source={source}
      sort={sort ?? block.sort}
      onSort={onSort}
      scrolls="page"
    />
  );
};

const DeclaredBars = <Row extends object>({
  block,
  rows,
}: {
  block: BarsBlock<Row>;
  rows: readonly Row[];
}) => {
  const isPhone = useMedia(PHONE);
  const title = t(block.title);
  const bars = largestEachWay(
    rows.map((row) => ({
      id: String(row[block.x]),
      label: String(row[block.x]),
      value: Number(row[block.y] ?? 0),
    })),
    isPhone ? 6 : 12,
  );
  return (
    <Panel label={title}>
      <PanelHead title={title} note={t('largest each way')} />
      <div className="px-3 pb-2">
        <BarsChart label={title} bars={bars} height={CHART_HEIGHT} />
      </div>
    </Panel>
  );
};

const DeclaredBlock = <Row extends object>({
  id,
  title,
  block,
  rows,
  ...sorting
}: { id: string; title: string; block: Block<Row>; rows: readonly Row[] } & Sorting) => {
  if (block.kind === 'table') {
    return <DeclaredTable id={id} title={title} block={block} rows={rows} {...sorting} />;
  }
  if (block.kind === 'stats') return <DeclaredStats label={title} stats={block.stats} rows={rows} />;
  if (block.kind === 'bars') return <DeclaredBars block={block} rows={rows} />;
  return <block.component rows={rows} />;
};

/** The compiler cannot follow a reply through an unknown path; the contract of each path says that these are its rows. */
const rowsOf = <P extends GetPath>(reply: RepliedBy<P>): readonly DeclaredRow<P>[] => {
  const rows: unknown = 'rows' in reply ? reply.rows : [];
  return rows as readonly DeclaredRow<P>[];
};

const asOfOf = (reply: object): string | undefined =>
  'as_of' in reply && typeof reply.as_of === 'string' ? reply.as_of : undefined;

type DeclaredBlocksProps<P extends GetPath> = {
  definition: ScreenDefinition<P>;
  query: AskedBy<P>;
} & Sorting;

/** Asks the call of a definition and shows its blocks, in all four states. */
export const DeclaredBlocks = <P extends GetPath>({
  definition,
  query,
  ...sorting
}: DeclaredBlocksProps<P>) => {
  const { blocks, empty, source } = definition;
  const title = t(definition.title);
  const call = useCall(definition.data, query);
  return (
    <Loaded title={title} call={call} skeleton={<TableSkeleton label={title} rows={4} columns={5} />}>
      {(reply) => {
        const rows = rowsOf<P>(reply);
        if (rows.length === 0) return <EmptyState title={t('None')} why={t(empty)} />;
        return (
          <>
            {Object.entries(blocks).map(([place, block]) => (
              <DeclaredBlock<DeclaredRow<P>>
                key={place}
                id={definition.title}
                title={title}
                block={block}
                rows={rows}
                {...sorting}
              />
            ))}
            <PanelFoot source={source && t(source)} asOf={asOfOf(reply)} />
          </>
        );
      }}
    </Loaded>
  );
};
