type Span = { readonly from: number; readonly to: number };

/** The row of each span, the first in which nothing lies under it. */
export const packed = (spans: readonly Span[]): number[] => {
  const ends: number[] = [];
  const rows = spans.map(() => 0);
  const order = spans.map((span, at) => ({ span, at })).toSorted((a, b) => a.span.from - b.span.from);
  for (const { span, at } of order) {
    const free = ends.findIndex((end) => end <= span.from);
    const row = free === -1 ? ends.length : free;
    ends[row] = span.to;
    rows[at] = row;
  }
  return rows;
};
