import { t } from '@chuli/language';
import { Columns3 } from 'lucide-react';
import { Suspense, lazy, useRef, useState } from 'react';
import { IconButton } from '../controls/button.tsx';
import { chooserItems } from './chooser-items.ts';
import { type ColumnChoice, NO_CHOICE } from './column-choice.ts';
import { toCsv } from './csv.ts';
import { downloadText } from './download.ts';
import type { TableModel } from './table-model.ts';
import type { DataTableProps } from './table-props.ts';

/** Fetched when it is first opened. */
const ColumnChooser = lazy(() => import('./column-chooser.tsx'));

type TableToolsProps<Row extends object> = {
  table: DataTableProps<Row>;
  model: TableModel<Row>;
  choice: ColumnChoice;
  onChoose: (choice: ColumnChoice) => void;
};

const shownRows = function* <Row>({ count, rowAt }: TableModel<Row>): Generator<Row> {
  for (let index = 0; index < count; index += 1) {
    const row = rowAt(index);
    if (row !== undefined) yield row;
  }
};

/** At the end of the headings, in view wherever the table is scrolled to. */
export const TableTools = <Row extends object>({ table, model, choice, onChoose }: TableToolsProps<Row>) => {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const saveCsv = (): void => downloadText(`${table.label}.csv`, toCsv(model.columns, shownRows(model)));
  return (
    <div className="table-tools">
      <IconButton
        ref={button}
        small
        label={t('Columns of {table}', { table: table.label })}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Columns3 />
      </IconButton>
      {isOpen && (
        <Suspense fallback={null}>
          <ColumnChooser
            anchor={button}
            items={chooserItems(model, choice, onChoose)}
            onReset={() => onChoose(NO_CHOICE)}
            onClose={() => setIsOpen(false)}
            onCsv={table.source.rows === null ? table.onCsv : saveCsv}
          />
        </Suspense>
      )}
    </div>
  );
};
