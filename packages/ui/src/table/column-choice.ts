import { type Column, columnId } from './column.ts';

/** What a reader changed about a table's columns; everything that is absent follows the table's own rules. */
export type ColumnChoice = {
  /** Ids from first to last; columns that came later keep the place that the table gives them. */
  order: readonly string[];
  /** True: also where the width would drop it; false: never. */
  shown: Readonly<Record<string, boolean>>;
  /** Stay at the start while the rest scrolls; the first column always does. */
  pinned: readonly string[];
  /** Pixels. */
  widths: Readonly<Record<string, number>>;
};

/** The highest rank of columns that the window has room for. */
export type MostRank = 1 | 2 | 3 | 4;

export type Arranged<Row> = { columns: readonly Column<Row>[]; pinnedCount: number };

export const NO_CHOICE: ColumnChoice = { order: [], shown: {}, pinned: [], widths: {} };

const NARROWEST = 40;
const WIDEST = 640;

export const orderedColumns = <Row>(
  columns: readonly Column<Row>[],
  { order }: ColumnChoice,
): readonly Column<Row>[] => {
  const byId = new Map(columns.map((column) => [columnId(column), column]));
  const ids = [...new Set(order)].filter((id) => byId.has(id));
  const placed = new Set(ids);
  let before = -1;
  for (const id of byId.keys()) {
    if (placed.has(id)) before = ids.indexOf(id);
    else ids.splice((before += 1), 0, id);
  }
  return ids.flatMap((id) => byId.get(id) ?? []);
};

const isShown = <Row>(column: Column<Row>, { shown }: ColumnChoice, most: MostRank): boolean =>
  shown[columnId(column)] ?? (column.priority ?? 1) <= most;

/** The columns in view: the first, which names the row, then the pinned ones, then the rest. */
export const arrangeColumns = <Row>(
  all: readonly Column<Row>[],
  choice: ColumnChoice,
  most: MostRank,
): Arranged<Row> => {
  const [first, ...rest] = orderedColumns(all, choice);
  if (first === undefined) return { columns: [], pinnedCount: 0 };
  const inView = rest.filter((column) => isShown(column, choice, most));
  // Two pinned columns leave nothing of a phone to scroll.
  const isPinned = (column: Column<Row>): boolean => most > 1 && choice.pinned.includes(columnId(column));
  const pinned = inView.filter(isPinned);
  return {
    columns: [first, ...pinned, ...inView.filter((column) => !isPinned(column))],
    pinnedCount: 1 + pinned.length,
  };
};

/** Shows or hides a column; one that is shown again falls back to its rank where that is enough. */
export const toggleColumn = <Row>(
  choice: ColumnChoice,
  column: Column<Row>,
  most: MostRank,
): ColumnChoice => {
  const id = columnId(column);
  const { [id]: _, ...others } = choice.shown;
  const wanted = !isShown(column, choice, most);
  const byRank = isShown(column, { ...choice, shown: others }, most);
  return { ...choice, shown: byRank === wanted ? others : { ...others, [id]: wanted } };
};

export const moveColumn = <Row>(
  choice: ColumnChoice,
  all: readonly Column<Row>[],
  id: string,
  step: -1 | 1,
): ColumnChoice => {
  const order = orderedColumns(all, choice).map(columnId);
  const from = order.indexOf(id);
  const to = from + step;
  if (from === -1 || to < 0 || to >= order.length) return choice;
  order.splice(to, 0, ...order.splice(from, 1));
  return { ...choice, order };
};

export const pinColumn = (choice: ColumnChoice, id: string): ColumnChoice => ({
  ...choice,
  pinned: choice.pinned.includes(id)
    ? choice.pinned.filter((pinned) => pinned !== id)
    : [...choice.pinned, id],
});

export const resizeColumns = (
  choice: ColumnChoice,
  widths: Readonly<Record<string, number>>,
): ColumnChoice => {
  const clamped = Object.entries(widths).map(([id, width]): [string, number] => [
    id,
    Math.round(Math.min(WIDEST, Math.max(NARROWEST, width))),
  ]);
  return { ...choice, widths: { ...choice.widths, ...Object.fromEntries(clamped) } };
};

export const releaseWidth = (choice: ColumnChoice, id: string): ColumnChoice => {
  const { [id]: _, ...widths } = choice.widths;
  return { ...choice, widths };
};
