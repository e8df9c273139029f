import type { ReactNode } from 'react';

export type PaletteItem = {
  id: string;
  /** What would be typed to mean exactly this. */
  main: string;
  sub?: string | undefined;
  /** Figures at the end of the line. */
  end?: ReactNode;
  /** What Shift and Enter open instead. */
  aside?: string | undefined;
};

export type PaletteGroup = { title: string; items: readonly PaletteItem[] };

/** The item that the arrows lead to: past either end, round to the other. */
export const steppedIndex = (index: number, step: number, count: number): number =>
  count === 0 ? 0 : (index + step + count) % count;
