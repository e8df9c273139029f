export type Way = 'up' | 'down';

/** Which way a close has left what lies between two prices; null while it is inside, or where there are none. */
export const wayOut = (close: number, top: number | null, bottom: number | null): Way | null => {
  if (top !== null && close > top) return 'up';
  return bottom !== null && close < bottom ? 'down' : null;
};
