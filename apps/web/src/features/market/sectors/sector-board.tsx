import { t } from '@chuli/language';
import { type Column, DataTable, Panel, PanelHead, dateText, localRows } from '@chuli/ui';
import { useMemo } from 'react';
import { newestPoints, type Rotation } from './quadrant-words.ts';
import { QuadrantRecord, QuadrantTurns } from './quadrant-record.tsx';
import { RotationPlot } from './rotation-plot.tsx';
import type { BoardRow } from './sector-board-rows.ts';
import { PERIOD_FILTER } from './period-filter.tsx';
import { type BoardSort, sectorColumns } from './sector-columns.ts';

type Values = { readonly sort: BoardSort; readonly weeks: string; readonly sector: string };

type Board = {
  readonly rows: readonly BoardRow[];
  readonly also: { readonly rotation?: Rotation | undefined };
  readonly values: Values;
  readonly set: (changes: Partial<Pick<Values, 'sort' | 'sector'>>) => void;
};

/** NEPSE stands in no quadrant and is no part of itself. */
const OF_SECTORS: ReadonlySet<string> = new Set(['quadrant', 'amount_share', 'amount_ratio_20', 'above_50']);

/** The foot of a table has a value of each column. */
const valuesOf = (row: BoardRow, columns: readonly Column<BoardRow>[]) =>
  Object.fromEntries(
    columns
      .map((column) =>
        'key' in column
          ? ([column.key, row[column.key]] as const)
          : ([column.id, column.value(row)] as const),
      )
      .filter(([id, value]) => !OF_SECTORS.has(id) || value !== null),
  );

/** The last so many weeks of the market, of every sector. */
const lastWeeks = (rows: Rotation['rows'], weeks: number): Rotation['rows'] => {
  const known = [...new Set(rows.map(({ date }) => date))].toSorted();
  const dates = new Set(known.slice(-weeks));
  return rows.filter(({ date }) => dates.has(date));
};

/** Until the reader chooses one, the strongest. */
const chosenSector = (rows: Rotation['rows'], asked: string): number | null => {
  const strongest = newestPoints(rows).toSorted((a, b) => b.strength - a.strength)[0];
  return asked === '' ? (strongest?.sector_id ?? null) : Number(asked);
};

/** Where each sector stands against NEPSE and came from, and what followed such places before. */
export const RotationBoard = ({ also: { rotation }, values, set }: Omit<Board, 'rows'>) => {
  const rows = useMemo(
    () => (rotation === undefined ? [] : lastWeeks(rotation.rows, Number(values.weeks))),
    [rotation, values.weeks],
  );
  if (rotation === undefined || rows.length === 0) return null;
  const title = t('Rotation');
  const last = newestPoints(rows)[0]?.date;
  return (
    <div className="rotation-board">
      <Panel label={title}>
        <PanelHead
          title={title}
          note={t('strength × momentum against NEPSE, {weeks} weekly steps', { weeks: Number(values.weeks) })}
          asOf={last === undefined ? undefined : t('week to {date}', { date: dateText(last) })}
        />
        <RotationPlot
          rows={rows}
          chosen={chosenSector(rows, values.sector)}
          onChoose={(sector) => set({ sector: String(sector) })}
        />
        <p className="panel-foot">
          {t(
            'Ratio = 100 × sector index ÷ NEPSE at the last session of the week. Strength = 100 × ratio ÷ its mean of 26 weeks. Momentum = 100 × strength ÷ its mean of 13 weeks.',
          )}
        </p>
      </Panel>
      <div>
        <QuadrantRecord rotation={rotation} />
        <QuadrantTurns rows={rotation.rows} />
      </div>
    </div>
  );
};

/** Thirteen sectors over every period, and NEPSE under them. */
export const SectorBoard = ({ rows, also: { rotation }, values, set }: Board) => {
  const columns = useMemo(() => sectorColumns(values.sort), [values.sort]);
  const source = useMemo(() => localRows(rows.filter(({ sector }) => sector !== null)), [rows]);
  const nepse = rows.find(({ sector }) => sector === null);
  const chosen = chosenSector(rotation?.rows ?? [], values.sector);
  return (
    <Panel label={t('Sectors')}>
      <DataTable
        id="sector-performance"
        label={t('Sectors')}
        columns={columns}
        source={source}
        sort={values.sort}
        onSort={(sort) => set({ sort: PERIOD_FILTER.part.read(sort) })}
        isChosen={({ sector_id }) => sector_id === chosen}
        onOpen={({ sector_id }) => set({ sector: String(sector_id) })}
        keyOf={({ symbol }) => symbol}
        scrolls="page"
        {...(nepse !== undefined && { totals: { label: t('NEPSE'), values: valuesOf(nepse, columns) } })}
      />
    </Panel>
  );
};
