import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useState } from 'react';
import type { Follow } from '../formats/follow.tsx';
import { PHONE, useMedia } from '../use-media.ts';
import { rowAfterKey } from './row-keys.ts';
import { symbolIn } from './row-symbol.ts';
import type { TableModel } from './table-model.ts';
import type { DataTableProps } from './table-props.ts';
import type { RowWindow } from './row-window.ts';
import type { Selection } from './use-selection.ts';

/**
 * Left and right go along the headings that sort, down goes back to the rows: a dozen headings in the order of Tab would
 * stand between a reader and the rows. True when the key was ours.
 */
const walkHead = (table: HTMLTableElement | null, key: string): boolean => {
  const at = document.activeElement;
  const headings = [...(table?.querySelectorAll<HTMLButtonElement>('thead th > button') ?? [])];
  const here = headings.findIndex((heading) => heading === at);
  if (key === 'ArrowDown' && here >= 0) table?.focus({ preventScroll: true });
  else if (key === 'ArrowRight') headings[Math.min(here + 1, headings.length - 1)]?.focus();
  else if (key === 'ArrowLeft') headings[here < 0 ? headings.length - 1 : Math.max(here - 1, 0)]?.focus();
  else return false;
  return headings.length > 0;
};

const indexOfEvent = (event: MouseEvent): number | null => {
  const row = event.target instanceof Element ? event.target.closest('tr[data-index]') : null;
  return row === null ? null : Number(row.getAttribute('data-index'));
};

const isIn = (event: MouseEvent, selector: string): boolean =>
  event.target instanceof Element && event.target.closest(selector) !== null;

/** Whoever marks the text of a row wants to copy it, not to open the row. */
const isMarkingText = (): boolean => (globalThis.getSelection()?.toString() ?? '') !== '';

const hasModifier = (event: KeyboardEvent | globalThis.KeyboardEvent): boolean =>
  event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;

/** What an opened row shows below itself has keys and rows of its own. */
const isInDetail = ({ target, currentTarget }: KeyboardEvent | MouseEvent): boolean => {
  const detail = target instanceof Element ? target.closest('tr.detail') : null;
  return detail !== null && currentTarget.contains(detail);
};

type Parts<Row extends object> = {
  table: DataTableProps<Row>;
  model: TableModel<Row>;
  view: RowWindow;
  selection: Selection<Row>;
  stars: Follow | null;
  tableRef: RefObject<HTMLTableElement | null>;
};

/** The sheet has no button that it hangs from: the table takes the keys back itself. */
const useFocusAfterSheet = (isOpen: boolean, tableRef: RefObject<HTMLTableElement | null>): void => {
  useEffect(() => {
    if (!isOpen) return undefined;
    const table = tableRef.current;
    return () => table?.focus({ preventScroll: true });
  }, [isOpen, tableRef]);
};

/** While a row is looked at in its sheet, the keys of the table walk on to the next one. */
const useWalkInSheet = (isOpen: boolean, walk: (key: string) => boolean): void => {
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKeyDown = (event: globalThis.KeyboardEvent): void => {
      if (!hasModifier(event) && walk(event.key)) event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOpen, walk]);
};

/** What mouse, finger and keys do to rows: move, open, look (space), tick (x). */
export const useRowActions = <Row extends object>({
  table,
  model,
  view,
  selection,
  stars,
  tableRef,
}: Parts<Row>) => {
  const isPhone = useMedia(PHONE);
  const [active, setActive] = useState<number | null>(null);
  const [isPeeking, setIsPeeking] = useState(false);
  const rowOf = (index: number | null): Row | undefined => (index === null ? undefined : model.rowAt(index));
  const peeked = isPeeking ? rowOf(active) : undefined;

  const walk = (key: string): boolean => {
    const target = rowAfterKey(key, active, model.count, view.screenful);
    if (target === null) return false;
    setActive(target);
    view.scrollTo(target);
    return true;
  };
  useWalkInSheet(peeked !== undefined, walk);
  useFocusAfterSheet(peeked !== undefined, tableRef);

  const open = (index: number | null): void => {
    const row = rowOf(index);
    if (row === undefined) return;
    setActive(index);
    if (table.detail) table.detail.onToggle(row);
    else if (table.onOpen && (!isPhone || table.opensOnPhone === true)) table.onOpen(row);
    else setIsPeeking(true);
  };
  const pressStar = (index: number | null): void => {
    const row = rowOf(index);
    const symbol = row === undefined ? null : symbolIn(model.columns[0], row);
    if (symbol !== null) stars?.toggle(symbol);
  };
  const onClick = (event: MouseEvent): void => {
    const index = isInDetail(event) ? null : indexOfEvent(event);
    if (isIn(event, '.star')) pressStar(index);
    if (index === null || isIn(event, 'a, button:not(.row-toggle)')) return;
    if (isIn(event, '.tick')) selection.toggle(rowOf(index));
    else if (!isMarkingText()) open(index);
    setActive(index);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (hasModifier(event) || isPeeking || isInDetail(event)) return;
    if (walkHead(tableRef.current, event.key)) {
      event.preventDefault();
      return;
    }
    if (event.target instanceof HTMLButtonElement) return;
    if (event.key === 'Enter') open(active);
    else if (event.key === 'x') selection.toggle(rowOf(active));
    else if (event.key === ' ') {
      event.preventDefault();
      setIsPeeking(active !== null);
    } else if (walk(event.key)) event.preventDefault();
  };
  return { active, peeked, closeSheet: () => setIsPeeking(false), onClick, onKeyDown };
};
