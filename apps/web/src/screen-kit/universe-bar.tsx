import './universe.css';
import { t } from '@chuli/language';
import { EmptyState } from '@chuli/ui';
import { type ReactNode, useMemo } from 'react';
import { FilterFields } from './filter-fields.tsx';
import { FilterFold } from './filter-fold.tsx';
import { dayOf } from './filters.tsx';
import { type Universe, type UniverseValues, useUniverse } from './universe.ts';

type SetValues = (changes: UniverseValues, step?: 'push' | 'replace') => void;
type Chosen<Row> = { universe: Universe<Row>; values: UniverseValues; set: SetValues };

/** What a universe is chosen by, over the table; on a phone behind one button. */
export const UniverseBar = <Row,>({ universe, values, set }: Chosen<Row>) => (
  <div className="universe-bar">
    <FilterFold>
      <FilterFields filters={universe.filters} values={values} set={set} />
    </FilterFold>
  </div>
);

/** As tall as the line that will stand here. */
export const UniverseLineSkeleton = () => (
  <p className="universe-line" aria-hidden>
    <span className="bone w-40" />
  </p>
);

type Counted = { shown: number; all: number };

/** How many rows of how many are shown, and the way to the others. */
export const UniverseLine = <Row,>({ universe, values, set, shown, all }: Chosen<Row> & Counted) => {
  const wider = universe.wider(values);
  return (
    <p className="universe-line">
      <output>{universe.countText(shown, all, values)}</output>
      {wider !== undefined && shown < all && (
        <button type="button" className="text-accent underline" onClick={() => set(wider.changes)}>
          {wider.label}
        </button>
      )}
    </p>
  );
};

/** No row is in the universe, though there are rows. */
export const EmptyUniverse = <Row,>({ universe, values, set }: Chosen<Row>) => {
  const wider = universe.wider(values);
  return (
    <EmptyState
      title={t('No stock matches')}
      why={t('No stock in this session matches these filters.')}
      action={wider && { label: wider.label, onClick: () => set(wider.changes) }}
    />
  );
};

type InUniverseProps<Row, S> = Chosen<Row> & {
  shown: S;
  skeleton: ReactNode;
  children: (inside: S) => ReactNode;
};

/** The blocks over the rows of the universe. */
export const InUniverse = <Row, S extends { reply: object; rows: readonly Row[] }>({
  universe,
  values,
  set,
  shown,
  skeleton,
  children,
}: InUniverseProps<Row, S>) => {
  const rows = useUniverse(universe, shown.rows, values, dayOf(shown.reply));
  const inside = useMemo(() => (rows === undefined ? undefined : { ...shown, rows }), [shown, rows]);
  if (inside === undefined)
    return (
      <>
        <UniverseLineSkeleton />
        {skeleton}
      </>
    );
  const chosen = { universe, values, set };
  return (
    <>
      <UniverseLine {...chosen} shown={inside.rows.length} all={shown.rows.length} />
      {inside.rows.length === 0 ? <EmptyUniverse {...chosen} /> : children(inside)}
    </>
  );
};
