import type { AskedBy, Coverage, GetPath, ParamsBy, RepliedBy } from '@chuli/contracts';
import { t } from '@chuli/language';
import { useQueries } from '@tanstack/react-query';
import { type ReactNode, useCallback, useMemo } from 'react';
import { callOptions, useCall } from '../api/use-call.ts';
import { BlocksSkeleton } from './blocks-skeleton.tsx';
import { coverageText } from './coverage-text.ts';
import { DeclaredBars } from './declared-bars.tsx';
import { DeclaredCaveat } from './declared-caveat.tsx';
import { DeclaredEmpty } from './declared-empty.tsx';
import { DeclaredStats } from './declared-stats.tsx';
import { DeclaredTable } from './declared-table.tsx';
import type { FilterValues, Filters } from './filters.tsx';
import { useHrefWithAsOf } from './href-with-as-of.ts';
import { Loaded } from './loaded.tsx';
import { PanelFoot } from './panel-foot.tsx';
import type { PanelDefinition, Paths, Shown } from './screen-definition.ts';
import { InUniverse, UniverseLineSkeleton } from './universe-bar.tsx';
import type { Universe } from './universe.ts';
import { asOfQuery, useAsOf } from './use-address.ts';

/** The compiler cannot follow a reply through an unknown path; the contract of each path says that these are its rows. */
const rowsOf = (reply: object): readonly unknown[] =>
  'rows' in reply ? (reply.rows as readonly unknown[]) : [];

const asOfOf = (reply: object): string | undefined =>
  'as_of' in reply && typeof reply.as_of === 'string' ? reply.as_of : undefined;

/** Calls that sum over floorsheets say how much of them is missing; the same contract part in all of them. */
const missingIn = (reply: object): string | undefined => {
  if (!('coverage' in reply)) return undefined;
  const known = 'sessions' in reply && Array.isArray(reply.sessions) ? reply.sessions.length : 1;
  return coverageText(reply.coverage as Coverage, known) ?? undefined;
};

type Question = { path: GetPath; query?: object };

/** Answers of the further calls by their names; one that is not here yet does not keep the rest back. */
const useAlso = (also: Readonly<Record<string, Question>>): object => {
  const asOf = asOfQuery(useAsOf());
  const byName = useCallback(
    (answers: readonly { data: unknown }[]): object =>
      Object.fromEntries(Object.keys(also).map((name, place) => [name, answers[place]?.data])),
    [also],
  );
  return useQueries({
    queries: Object.values(also).map(({ path, query }) => callOptions(path, { ...query, ...asOf })),
    combine: byName,
  });
};

const NONE = {};
const doNothing = (): void => undefined;

/** What the tables of a screen write into its address. */
type TableAddress = { sort?: string; open?: string };

type Given<P extends GetPath, Row extends object, F extends Filters, A extends Paths> = {
  /** Names the tables of these blocks among all of the product. */
  id: string;
  definition: PanelDefinition<P, Row, F, A>;
  query: AskedBy<P>;
  params?: ParamsBy<P> | undefined;
  values?: FilterValues<F>;
  set?: (changes: Partial<FilterValues<F>> & TableAddress, step?: 'push' | 'replace') => void;
  sort?: string;
  /** The row that is looked at. */
  open?: string;
  universe?: Universe<Row> | undefined;
};

const useShown = <P extends GetPath, Row extends object, F extends Filters, A extends Paths>(
  { definition, query, values, set }: Given<P, Row, F, A>,
  reply: RepliedBy<P>,
): Shown<P, Row, F, A> => {
  const also = useAlso(definition.also ?? NONE) as Shown<P, Row, F, A>['also'];
  const href = useHrefWithAsOf();
  return useMemo(() => {
    const given = {
      reply,
      query,
      also,
      href,
      values: values ?? (NONE as FilterValues<F>),
      set: set ?? doNothing,
    };
    return { ...given, rows: definition.rows?.(given) ?? (rowsOf(reply) as readonly Row[]) };
  }, [definition, reply, query, also, href, values, set]);
};

type BlockListProps<P extends GetPath, Row extends object, F extends Filters, A extends Paths> = {
  given: Given<P, Row, F, A>;
  title: string;
  shown: Shown<P, Row, F, A>;
};

const BlockList = <P extends GetPath, Row extends object, F extends Filters, A extends Paths>({
  given: { id, definition, set, values, universe, sort = '', open = '' },
  title,
  shown,
}: BlockListProps<P, Row, F, A>) => {
  const onSort = set && ((chosen: string): void => set({ sort: chosen } as Parameters<typeof set>[0]));
  const onChoose = (chosen: string): void => set?.({ open: chosen } as Parameters<typeof set>[0], 'replace');
  const order = sort === '' ? (universe?.sortOf(values ?? NONE) ?? '') : sort;
  return definition.blocks.map((block, place): ReactNode => {
    const key = place === 0 ? id : `${id}-${place}`;
    if (block.kind === 'table')
      return (
        <DeclaredTable
          key={key}
          id={key}
          title={title}
          block={block}
          path={definition.data}
          shown={shown}
          sort={order}
          onSort={onSort}
          open={open}
          onChoose={onChoose}
        />
      );
    if (block.kind === 'stats') return <DeclaredStats key={key} label={title} block={block} shown={shown} />;
    if (block.kind === 'bars') return <DeclaredBars key={key} block={block} rows={shown.rows} />;
    if (block.kind === 'custom') return <block.component key={key} {...shown} />;
    return <DeclaredCaveat key={key} block={block} shown={shown} />;
  });
};

type ShownBlocksProps<P extends GetPath, Row extends object, F extends Filters, A extends Paths> = {
  given: Given<P, Row, F, A>;
  title: string;
  reply: RepliedBy<P>;
};

const ShownBlocks = <P extends GetPath, Row extends object, F extends Filters, A extends Paths>({
  given,
  title,
  reply,
}: ShownBlocksProps<P, Row, F, A>) => {
  const { definition, set, values, universe } = given;
  const { blocks, empty } = definition;
  const shown = useShown(given, reply);
  if (shown.rows.length === 0 && empty !== undefined)
    return <DeclaredEmpty title={set && title} empty={empty} shown={shown} />;
  if (universe === undefined) return <BlockList given={given} title={title} shown={shown} />;
  return (
    <InUniverse
      universe={universe}
      values={values ?? NONE}
      set={(changes) => set?.(changes as Parameters<typeof set>[0])}
      shown={shown}
      skeleton={<BlocksSkeleton title={title} blocks={blocks} />}
    >
      {(inside) => <BlockList given={given} title={title} shown={inside} />}
    </InUniverse>
  );
};

/** Asks the calls of a definition and shows its blocks, in all four states. */
export const DeclaredBlocks = <P extends GetPath, Row extends object, F extends Filters, A extends Paths>(
  props: Given<P, Row, F, A>,
) => {
  const { definition, query, params } = props;
  const { blocks, data, source } = definition;
  const title = t(definition.title);
  const call = useCall(data, query, params && { params });
  const bones = (
    <>
      {props.universe !== undefined && <UniverseLineSkeleton />}
      <BlocksSkeleton title={title} blocks={blocks} />
    </>
  );
  return (
    <Loaded title={title} call={call} skeleton={bones}>
      {(reply) => (
        <>
          <ShownBlocks given={props} title={title} reply={reply} />
          {source !== undefined && (
            <PanelFoot source={t(source)} asOf={asOfOf(reply)} missing={missingIn(reply)} />
          )}
        </>
      )}
    </Loaded>
  );
};
