import { type KeyboardEvent, useState } from 'react';

const PAGE = 20;

const targetOf = (key: string, index: number, last: number): number | undefined => {
  const targets: Readonly<Record<string, number>> = {
    ArrowLeft: index - 1,
    ArrowRight: index + 1,
    PageUp: index - PAGE,
    PageDown: index + PAGE,
    Home: 0,
    End: last,
  };
  return targets[key];
};

/** Which point of a chart is read: the one under the pointer or reached by the keys, else the last. */
export const useWalk = (count: number) => {
  const [pointed, setPointed] = useState<number | null>(null);
  const last = count - 1;
  const index = Math.min(pointed ?? last, last);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = targetOf(event.key, index, last);
    if (target === undefined) return;
    setPointed(Math.min(Math.max(target, 0), last));
    event.preventDefault();
  };
  return { index, isPointed: pointed !== null, setPointed, onKeyDown };
};
