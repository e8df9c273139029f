import { type RefObject, useEffect, useRef } from 'react';
import type { BoardRow } from '../../shared/live/board-row.ts';

/** A little longer than the fade, so that the mark is gone before the next price may come. */
const MARKED_MS = 650;

const movesOf = (
  rows: readonly BoardRow[],
  before: ReadonlyMap<string, number | null>,
): Map<string, 'up' | 'down'> => {
  const moves = new Map<string, 'up' | 'down'>();
  for (const { symbol, last } of rows) {
    const old = before.get(symbol);
    if (last === null || old === null || old === undefined || old === last) continue;
    moves.set(symbol, last > old ? 'up' : 'down');
  }
  return moves;
};

/** Marks the rows in view whose last price changed, once, for a moment. The table itself is not drawn for it. */
export const useRowFlash = (box: RefObject<HTMLElement | null>, rows: readonly BoardRow[]): void => {
  const prices = useRef<ReadonlyMap<string, number | null>>(new Map());
  useEffect(() => {
    const moves = movesOf(rows, prices.current);
    prices.current = new Map(rows.map(({ symbol, last }) => [symbol, last]));
    if (moves.size === 0) return undefined;
    const marked: Element[] = [];
    const mark = (): void => {
      for (const line of box.current?.querySelectorAll('tr[data-index]') ?? []) {
        const move = moves.get(line.querySelector('.symbol')?.textContent ?? '');
        if (move === undefined) continue;
        line.setAttribute('data-flash', move);
        marked.push(line);
      }
    };
    const clear = (): void => {
      for (const line of marked) line.removeAttribute('data-flash');
    };
    // The table draws its new order before the next frame.
    const frame = requestAnimationFrame(mark);
    const timer = setTimeout(clear, MARKED_MS);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      clear();
    };
  }, [box, rows]);
};
