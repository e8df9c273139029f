import { type RefObject, useLayoutEffect, useState } from 'react';

/** The widths of what stands side by side, and how many of them the first line of a box that wraps takes. */
type Line = { widths: readonly number[]; gap: number; inFirstLine: number };

const lineOf = (box: HTMLElement): Line => {
  const children = [...box.children].filter((child) => child instanceof HTMLElement);
  const top = children[0]?.offsetTop ?? 0;
  const wrapped = children.findIndex((child) => child.offsetTop > top);
  return {
    widths: children.map(({ offsetWidth }) => offsetWidth),
    gap: Number.parseFloat(getComputedStyle(box).columnGap) || 0,
    inFirstLine: wrapped === -1 ? children.length : wrapped,
  };
};

/** How many fit: all where the whole width is enough for them, else those of the first line beside the menu. */
export const fittingOf = ({ widths, gap, inFirstLine }: Line, room: number): number => {
  const total = widths.reduce((sum, width) => sum + width, gap * (widths.length - 1));
  return total <= room ? widths.length : Math.min(inFirstLine, widths.length - 1);
};

/**
 * How many of the children of a box fit into its one line; its parent has the room that they share with a menu for the
 * others. All of them until they are measured.
 */
export const useFitting = (box: RefObject<HTMLElement | null>, count: number): number => {
  const [fitting, setFitting] = useState(count);
  useLayoutEffect(() => {
    const element = box.current;
    const room = element?.parentElement ?? null;
    if (element === null || room === null) return undefined;
    const measure = (): void => setFitting(fittingOf(lineOf(element), room.clientWidth));
    measure();
    const observer = new ResizeObserver(measure);
    for (const one of [element, room, ...[...element.children].slice(0, count)]) observer.observe(one);
    return () => observer.disconnect();
  }, [box, count]);
  return Math.min(fitting, count);
};
