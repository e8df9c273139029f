const BARS_A_PAGE = 20;
/** What a price cannot fall below. */
const LOWEST = 0.1;

/** The bar that a key leads to; null when the key is for something else. */
export const barAfterKey = (key: string, current: number, last: number): number | null => {
  const targets: Record<string, number> = {
    ArrowLeft: current - 1,
    ArrowRight: current + 1,
    PageUp: current - BARS_A_PAGE,
    PageDown: current + BARS_A_PAGE,
    Home: 0,
    End: last,
  };
  const target = targets[key];
  return target === undefined ? null : Math.min(Math.max(target, 0), last);
};

/** The price that a key leads to, in whole paisa; null when the key is for something else. */
export const priceAfterKey = (key: string, price: number, step: number): number | null => {
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return null;
  const moved = key === 'ArrowUp' ? price + step : price - step;
  return Math.max(LOWEST, Math.round(moved * 100) / 100);
};

/** A hundredth of what is in view, in steps that an order could name. */
export const priceStep = (top: number, bottom: number): number =>
  Math.max(LOWEST, Math.round(Math.abs(top - bottom) / 10) / 10);
