import { t } from '@chuli/language';
import {
  type Drawing,
  type DrawingControl,
  type DrawingHistory,
  type DrawingTool,
  redone,
  startHistory,
  undone,
  withAdded,
  withMoved,
  withRemoved,
} from '@chuli/ui';
import { useCallback, useMemo, useState } from 'react';
import { useKey } from '../../screen-kit/use-key.ts';
import { type PriceBasis, anchorsKept, anchorsShown } from './drawing-basis.ts';
import { drawingsIn } from './drawing-store.ts';

const store = drawingsIn(() => localStorage);

const nextId = (drawings: readonly Drawing[]): string =>
  String(1 + Math.max(0, ...drawings.map(({ id }) => Number(id) || 0)));

/** The drawings of the stock that is shown; every change is saved. */
const useSaved = (symbol: string) => {
  const [kept, setKept] = useState<{ symbol: string; history: DrawingHistory } | null>(null);
  const loaded = useMemo(() => startHistory(store.load(symbol)), [symbol]);
  const history = kept?.symbol === symbol ? kept.history : loaded;
  const change = useCallback(
    (next: DrawingHistory): void => {
      store.save(symbol, next.present);
      setKept({ symbol, history: next });
    },
    [symbol],
  );
  return { history, change };
};

export type Drawings = {
  control: DrawingControl;
  tool: DrawingTool | null;
  setTool: (tool: DrawingTool | null) => void;
  /** What the text tool writes. */
  text: string;
  setText: (text: string) => void;
  canUndo: boolean;
  canRedo: boolean;
  undo: () => void;
  redo: () => void;
  remove: (() => void) | null;
};

/** Tools, choice and history of what is drawn on the chart of a stock, shown on the prices that it stands on. */
export const useDrawings = (symbol: string, basis: PriceBasis | null): Drawings => {
  const { history, change } = useSaved(symbol);
  const [tool, setTool] = useState<DrawingTool | null>(null);
  const [text, setText] = useState<string>(() => t('Note'));
  const [selected, setSelected] = useState<string | null>(null);
  const chosen = history.present.some(({ id }) => id === selected) ? selected : null;
  const undo = (): void => change(undone(history));
  const redo = (): void => change(redone(history));
  const remove = chosen === null ? null : (): void => change(withRemoved(history, chosen));
  useKey((event) => {
    const isCommand = event.ctrlKey || event.metaKey;
    if (isCommand && event.key.toLowerCase() === 'z') (event.shiftKey ? redo : undo)();
    else if (event.key === 'Escape' && tool !== null) setTool(null);
    else if ((event.key === 'Delete' || event.key === 'Backspace') && remove !== null) remove();
    else return false;
    return true;
  });
  const shown = useMemo(
    () =>
      basis === null
        ? history.present
        : history.present.map((one) => ({ ...one, anchors: anchorsShown(one.anchors, basis) })),
    [history.present, basis],
  );
  const kept = (anchors: Drawing['anchors']): Drawing['anchors'] =>
    basis === null ? anchors : anchorsKept(anchors, basis);
  const control: DrawingControl = {
    shown,
    selected: chosen,
    tool,
    onDrawn: (kind, anchors) => {
      const written = kind === 'text' ? text : '';
      const drawing = { id: nextId(history.present), kind, anchors: kept(anchors), text: written };
      change(withAdded(history, drawing));
      setSelected(drawing.id);
      setTool(null);
    },
    onSelect: setSelected,
    onMoved: (id, anchors) => change(withMoved(history, id, kept(anchors))),
  };
  return {
    control,
    tool,
    setTool,
    text,
    setText,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo,
    redo,
    remove,
  };
};
