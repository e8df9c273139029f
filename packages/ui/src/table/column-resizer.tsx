import type { PointerEvent } from 'react';

export type Widths = Readonly<Record<string, number>>;

type ColumnResizerProps = {
  id: string;
  onResize: (widths: Widths) => void;
  /** Back to the width that the table gives. */
  onRelease: (id: string) => void;
};

/** Columns before the dragged edge are held where they are, so that the edge stays under the pointer. */
const widthsUpTo = (cell: HTMLElement): Record<string, number> => {
  const widths: Record<string, number> = {};
  for (const other of cell.parentElement?.children ?? []) {
    if (!(other instanceof HTMLElement) || other.dataset['column'] === undefined) continue;
    widths[other.dataset['column']] = other.offsetWidth;
    if (other === cell) break;
  }
  return widths;
};

/** The edge of a heading that is dragged; the keyboard does the same in the column chooser. */
export const ColumnResizer = ({ id, onResize, onRelease }: ColumnResizerProps) => {
  const start = ({ currentTarget: edge, clientX, pointerId }: PointerEvent<HTMLElement>): void => {
    const cell = edge.closest('th');
    if (cell === null) return;
    const before = widthsUpTo(cell);
    const from = before[id] ?? 0;
    const drag = new AbortController();
    const follow = (event: globalThis.PointerEvent): void =>
      onResize({ ...before, [id]: from + event.clientX - clientX });
    edge.setPointerCapture(pointerId);
    edge.addEventListener('pointermove', follow, { signal: drag.signal });
    edge.addEventListener('lostpointercapture', () => drag.abort(), { once: true });
  };
  return <span className="resizer" aria-hidden onPointerDown={start} onDoubleClick={() => onRelease(id)} />;
};
