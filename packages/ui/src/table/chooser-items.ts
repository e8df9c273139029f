import { t } from '@chuli/language';
import {
  type ColumnChoice,
  moveColumn,
  orderedColumns,
  pinColumn,
  resizeColumns,
  toggleColumn,
} from './column-choice.ts';
import { columnId, columnLabel } from './column.ts';
import type { TableModel } from './table-model.ts';

/** A column in the chooser, and what can be done to it. */
export type ChooserItem = {
  id: string;
  label: string;
  /** What the heading means: a finger has no hover. */
  hint: string | undefined;
  isShown: boolean;
  isPinned: boolean;
  toggle: () => void;
  pin: () => void;
  /** −1 up, 1 down. */
  move: (by: -1 | 1) => void;
  /** −1 narrower, 1 wider. */
  resize: (by: -1 | 1) => void;
};

const WIDTH_STEP = 16;

export const chooserItems = <Row>(
  model: TableModel<Row>,
  choice: ColumnChoice,
  onChoose: (choice: ColumnChoice) => void,
): ChooserItem[] =>
  orderedColumns(model.allColumns, choice).map((column, place) => {
    const id = columnId(column);
    const width = model.widths[model.columns.indexOf(column)];
    return {
      id,
      label: columnLabel(column),
      hint: column.hint === undefined ? undefined : t(column.hint),
      isShown: width !== undefined,
      isPinned: place === 0 || choice.pinned.includes(id),
      toggle: () => onChoose(toggleColumn(choice, column, model.mostRank)),
      pin: () => onChoose(pinColumn(choice, id)),
      move: (by) => onChoose(moveColumn(choice, model.allColumns, id, by)),
      resize: (by) => {
        if (width !== undefined) onChoose(resizeColumns(choice, { [id]: width + by * WIDTH_STEP }));
      },
    };
  });
