import { languageNow, t } from '@chuli/language';
import { COLUMN_GROUPS, FILTER_COLUMNS, type StockTable } from '@chuli/scan/filter';
import { columnName } from '@chuli/scan/words';
import { quantityText } from '@chuli/ui';
import { GROUP_WORDS } from './shown-columns.ts';

const knownIn = (table: StockTable, id: string, rows: readonly number[]): number => {
  const column = table.columns.get(id);
  return rows.filter((row) => !Number.isNaN(column?.[row] ?? Number.NaN)).length;
};

type Props = {
  readonly chosen: readonly string[];
  readonly table: StockTable;
  readonly universe: readonly number[];
  readonly onChoose: (chosen: readonly string[]) => void;
};

/** Every column with how a rule calls it and of how many stocks it is known; ticked ones stand in the table. */
export const ColumnList = ({ chosen, table, universe, onChoose }: Props) => (
  <div className="filter-columns">
    {COLUMN_GROUPS.map((group) => (
      <fieldset key={group}>
        <legend>{t(GROUP_WORDS[group])}</legend>
        {FILTER_COLUMNS.filter((column) => column.group === group).map((column) => (
          <label key={column.id} title={column.text}>
            <input
              type="checkbox"
              checked={chosen.includes(column.id)}
              onChange={({ target }) =>
                onChoose(target.checked ? [...chosen, column.id] : chosen.filter((one) => one !== column.id))
              }
            />
            <span>{columnName(column, languageNow())}</span>
            <small>{quantityText(knownIn(table, column.id, universe))}</small>
          </label>
        ))}
      </fieldset>
    ))}
  </div>
);
