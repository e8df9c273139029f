import { t } from '@chuli/language';
import {
  type Drawing,
  type DrawingColour,
  type DrawingControl,
  type DrawingTool,
  redone,
  undone,
  withAdded,
  withChanged,
  withRemoved,
} from '@chuli/ui';
import { useMemo, useState } from 'react';
import { useKey } from '../../screen-kit/use-key.ts';
import { type PriceBasis, anchorsKept, anchorsShown } from './drawing-basis.ts';
import { newDrawingId, useSavedDrawings } from './use-saved-drawings.ts';

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
  /** Of what is selected, else of what is drawn next. */
  colour: DrawingColour;
  setColour: (colour: DrawingColour) => void;
  hasMagnet: boolean;
  setMagnet: (isOn: boolean) => void;
  isLocked: boolean;
  /** Null where nothing is selected. */
  setLocked: ((isLocked: boolean) => void) | null;
  /** In the account, or in this browser. */
  isInAccount: boolean;
  /** Why the account did not take the last change; empty where it did. */
  failure: string;
};

type Commands = Pick<Drawings, 'undo' | 'redo' | 'remove' | 'tool' | 'setTool'>;

const useDrawingKeys = ({ undo, redo, remove, tool, setTool }: Commands): void =>
  useKey((event) => {
    const isCommand = event.ctrlKey || event.metaKey;
    if (isCommand && event.key.toLowerCase() === 'z') (event.shiftKey ? redo : undo)();
    else if (event.key === 'Escape' && tool !== null) setTool(null);
    else if ((event.key === 'Delete' || event.key === 'Backspace') && remove !== null) remove();
    else return false;
    return true;
  });

/** Drawings as they lie on the prices of a chart. */
export const useDrawn = (present: readonly Drawing[], basis: PriceBasis | null): readonly Drawing[] =>
  useMemo(
    () =>
      basis === null
        ? present
        : present.map((one) => ({ ...one, anchors: anchorsShown(one.anchors, basis) })),
    [present, basis],
  );

/** Tools, choice and history of what is drawn on the chart of a stock, shown on the prices that it stands on. */
export const useDrawings = (symbol: string, basis: PriceBasis | null): Drawings => {
  const { history, change, isInAccount, failure } = useSavedDrawings(symbol);
  const [tool, setTool] = useState<DrawingTool | null>(null);
  const [text, setText] = useState<string>(() => t('Note'));
  const [selected, setSelected] = useState<string | null>(null);
  const [nextColour, setNextColour] = useState<DrawingColour>('s1');
  const [hasMagnet, setMagnet] = useState(false);
  const one = history.present.find(({ id }) => id === selected);
  const chosen = one?.id ?? null;
  const isLocked = one?.isLocked === true;
  const undo = (): void => change(undone(history));
  const redo = (): void => change(redone(history));
  const remove = chosen === null || isLocked ? null : (): void => change(withRemoved(history, chosen));
  useDrawingKeys({ undo, redo, remove, tool, setTool });
  const shown = useDrawn(history.present, basis);
  const kept = (anchors: Drawing['anchors']): Drawing['anchors'] =>
    basis === null ? anchors : anchorsKept(anchors, basis);
  const control: DrawingControl = {
    shown,
    selected: chosen,
    tool,
    colour: nextColour,
    hasMagnet,
    onDrawn: (kind, anchors) => {
      const id = newDrawingId();
      const written = kind === 'text' ? text : '';
      change(withAdded(history, { id, kind, anchors: kept(anchors), text: written, colour: nextColour }));
      setSelected(id);
      setTool(null);
    },
    onSelect: setSelected,
    onMoved: (id, anchors) => change(withChanged(history, id, { anchors: kept(anchors) })),
  };
  return {
    control,
    isInAccount,
    failure,
    tool,
    setTool,
    text,
    setText,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo,
    redo,
    remove,
    colour: one === undefined ? nextColour : (one.colour ?? 's1'),
    setColour: (colour) => {
      setNextColour(colour);
      if (chosen !== null) change(withChanged(history, chosen, { colour }));
    },
    hasMagnet,
    setMagnet,
    isLocked,
    setLocked: chosen === null ? null : (next) => change(withChanged(history, chosen, { isLocked: next })),
  };
};
