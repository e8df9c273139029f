import { DataTable, Panel, PanelHead, type RowFilter, TextField, localRows } from '@chuli/ui';
import { useMemo, useState } from 'react';
import { MADE_UP_COLUMNS, type MadeUpRow, madeUpRows } from './made-up-rows.ts';

const SOURCE = localRows(madeUpRows(50));

const keyOf = ({ contract }: MadeUpRow): string => contract;
const isLarge = ({ turnover }: MadeUpRow): readonly 'loud'[] => (turnover > 200_000_000 ? ['loud'] : []);

/** The table with all that it can do: filter, sort, tick (x), look (space), choose, pin and resize columns. */
export const TableSection = () => {
  const [sort, setSort] = useState('-turnover');
  const [text, setText] = useState('');
  const [ticked, setTicked] = useState<readonly MadeUpRow[]>([]);
  const filters = useMemo<RowFilter[]>(() => [{ column: null, text }], [text]);
  const note = ticked.length === 0 ? 'x ticks, space looks' : ticked.map(({ symbol }) => symbol).join(', ');
  return (
    <Panel label="Table">
      <PanelHead title="Table" note={note}>
        <TextField label="Find" value={text} onType={setText} />
      </PanelHead>
      <div className="flex h-[480px] flex-col">
        <DataTable
          id="gallery"
          label="Made-up stocks"
          columns={MADE_UP_COLUMNS}
          source={SOURCE}
          filters={filters}
          sort={sort}
          onSort={setSort}
          onSelect={setTicked}
          keyOf={keyOf}
          tonesOf={isLarge}
          scrolls="region"
        />
      </div>
    </Panel>
  );
};
