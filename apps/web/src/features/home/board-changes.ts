import { moved } from '../../screen-kit/ordered-list.ts';
import { type Board, type CardId, MOST_INDICES, USUAL_BOARD, known } from './board.ts';

export const isUsual = (board: Board): boolean => JSON.stringify(board) === JSON.stringify(USUAL_BOARD);

export const withHidden = (board: Board, id: CardId): Board => ({
  ...board,
  hidden: known([...board.hidden, id]),
});

export const withShown = (board: Board, id: CardId): Board => ({
  ...board,
  hidden: board.hidden.filter((other) => other !== id),
});

/** With the index, or without it where it was there; one at least, and no more than fit, are shown. */
export const withIndex = (board: Board, symbol: string): Board => {
  const others = board.indices.filter((other) => other !== symbol);
  const indices = others.length === board.indices.length ? [...others, symbol] : others;
  return indices.length === 0 || indices.length > MOST_INDICES ? board : { ...board, indices };
};

type Beside = (id: CardId) => boolean;

/** One place up or down among those that stand in the same column and are shown. */
export const withMoved = (board: Board, id: CardId, step: 1 | -1, isBeside: Beside): Board => {
  const column = board.order.filter((other) => isBeside(other) && !board.hidden.includes(other));
  const next = moved(column, id, step) as CardId[];
  const places = new Map(column.map((other, index) => [other, next[index] ?? other]));
  return { ...board, order: board.order.map((other) => places.get(other) ?? other) };
};

/** Dropped on another card it takes that one's place. */
export const withDropped = (board: Board, id: CardId, on: CardId): Board => {
  if (id === on) return board;
  const [from, to] = [board.order.indexOf(id), board.order.indexOf(on)];
  const rest = board.order.filter((other) => other !== id);
  const at = rest.indexOf(on) + (from < to ? 1 : 0);
  return { ...board, order: [...rest.slice(0, at), id, ...rest.slice(at)] };
};
