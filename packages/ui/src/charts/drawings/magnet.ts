import type { PriceBar } from '../price-bar.ts';

/** In pixels: further away the point stays where it was set. */
const REACH = 24;

/** The open, high, low or close of a bar that lies nearest to a height; null where none is near. */
export const magnetPrice = (
  { open, high, low, close }: PriceBar,
  y: number,
  heightOf: (price: number) => number | null,
): number | null => {
  let nearest: { price: number; away: number } | null = null;
  for (const price of [open, high, low, close]) {
    const at = price === null ? null : heightOf(price);
    if (price === null || at === null) continue;
    const away = Math.abs(at - y);
    if (away <= REACH && away < (nearest?.away ?? Infinity)) nearest = { price, away };
  }
  return nearest?.price ?? null;
};
