import type { VirtualItem } from '@tanstack/react-virtual';

/** The rows in view, whoever scrolls them. */
export type RowWindow = {
  items: VirtualItem[];
  before: number;
  after: number;
  screenful: number;
  scrollTo: (index: number) => void;
};
