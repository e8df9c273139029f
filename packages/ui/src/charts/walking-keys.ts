import type { KeyboardEvent, RefObject } from 'react';
import { barAfterKey, priceAfterKey } from './chart-keys.ts';
import type { PriceBar, PriceMark } from './price-bar.ts';
import type { PriceCanvas } from './price-canvas.ts';

type Walk = {
  bar: PriceBar;
  index: number;
  last: number;
  /** The price of the point that is being set; null on the close of its bar. */
  aim: number | null;
  isDrawing: boolean;
  canvas: RefObject<PriceCanvas | null>;
  onWalk: (index: number, aim: number | null) => void;
  onOpen: (marks: readonly PriceMark[]) => void;
};

const isCommand = (event: KeyboardEvent): boolean =>
  event.shiftKey || event.ctrlKey || event.metaKey || event.altKey;

/** Up and down belong to the point of a tool, and to nothing without one. */
const placeAfter = (key: string, walk: Walk, step: number): { index: number; aim: number | null } | null => {
  const { bar, index, last, aim, isDrawing } = walk;
  const target = barAfterKey(key, index, last);
  if (target !== null) return { index: target, aim };
  const price = isDrawing ? priceAfterKey(key, aim ?? bar.close, step) : null;
  return price === null ? null : { index, aim: price };
};

/** What the keys of the read-out do: walk the bars, set a point of a drawing, or open what happened on a bar. */
export const walkingKeys =
  (walk: Walk) =>
  (event: KeyboardEvent): void => {
    const canvas = walk.canvas.current;
    if (isCommand(event) || canvas === null) return;
    const place = placeAfter(event.key, walk, canvas.priceStep());
    if (place !== null) {
      walk.onWalk(place.index, place.aim);
      canvas.pointAt(place.index, place.aim);
    } else if (event.key === 'Enter') {
      const isSet = canvas.drawings.placeAt(walk.index, walk.aim ?? walk.bar.close);
      if (!isSet) walk.onOpen(canvas.marksAt(walk.index));
    } else return;
    event.preventDefault();
  };
