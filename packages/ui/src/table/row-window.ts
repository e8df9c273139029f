/** The rows in view, whoever scrolls them: from `first` up to but without `end`. */
export type RowWindow = {
  readonly first: number;
  readonly end: number;
  /** Height of the rows that are not drawn, above and below. */
  readonly before: number;
  readonly after: number;
  readonly screenful: number;
  readonly scrollTo: (index: number) => void;
};

/** What the scroller shows of the table, in pixels from its first row on. */
export type Span = { readonly top: number; readonly height: number };

/** What stands between two rows: below the row at `index`, so high. */
export type Inset = { readonly index: number; readonly height: number };

const OVERSCAN = 12;
/** Rows are drawn anew once so many have gone by, not at each of them. */
const STEP = 4;

const stepsOf = ({ top, height }: Span, rowHeight: number): [number, number] => {
  const step = rowHeight * STEP;
  return [Math.floor(top / step), Math.ceil((top + height) / step)];
};

/** Whether two spans draw the same rows. */
export const isSameWindow = (a: Span, b: Span, rowHeight: number): boolean => {
  const [first, end] = stepsOf(a, rowHeight);
  const [otherFirst, otherEnd] = stepsOf(b, rowHeight);
  return first === otherFirst && end === otherEnd;
};

const NO_INSET: Inset = { index: 0, height: 0 };

/**
 * All rows are equally high, so where each stands is a product; below an inset it is that much more. The rows that would
 * be in view with and without it are drawn: they are few, and none is missed.
 */
export const rowsInSpan = (
  span: Span,
  count: number,
  rowHeight: number,
  inset: Inset = NO_INSET,
): Pick<RowWindow, 'first' | 'end' | 'before' | 'after'> => {
  const [firstStep] = stepsOf({ ...span, top: Math.max(0, span.top - inset.height) }, rowHeight);
  const [, endStep] = stepsOf(span, rowHeight);
  const end = Math.min(count, endStep * STEP + OVERSCAN);
  const first = Math.max(0, Math.min(firstStep * STEP - OVERSCAN, end));
  return {
    first,
    end,
    before: first * rowHeight + (inset.index < first ? inset.height : 0),
    after: (count - end) * rowHeight + (inset.index >= end ? inset.height : 0),
  };
};

/** Where a row begins, in pixels from the first. */
export const topOfRow = (index: number, rowHeight: number, inset: Inset = NO_INSET): number =>
  index * rowHeight + (index > inset.index ? inset.height : 0);

/** How far to scroll so that a row stands between two edges; 0 when it already does. */
export const stepIntoView = (
  row: { readonly top: number; readonly bottom: number },
  edges: { readonly top: number; readonly bottom: number },
): number => {
  if (row.top < edges.top) return row.top - edges.top;
  return Math.max(0, row.bottom - edges.bottom);
};
