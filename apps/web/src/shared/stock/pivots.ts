import { pivotsClassic } from '@chuli/indicators';

type Session = { high: number | null; low: number | null; close: number | null };

export type PivotRow = {
  level: string;
  price: number;
  /** Of the close, in percent; below it negative. */
  distance: number;
};

const ORDER = ['r3', 'r2', 'r1', 'p', 's1', 's2', 's3'] as const;

/** The classic pivots that a session leaves for the next one, the highest first; none without its high, low and close. */
export const pivotRows = ({ high, low, close }: Session): PivotRow[] => {
  if (high === null || low === null || close === null || close === 0) return [];
  const candle = {
    open: close,
    high,
    low,
    close,
    volume: 0,
    amount: null,
    market: null,
    session: 0,
    minute: 0,
  };
  const levels = pivotsClassic.step({}, candle);
  if (levels === null) return [];
  return ORDER.map((name) => ({
    level: name.toUpperCase(),
    price: levels[name],
    distance: (100 * (levels[name] - close)) / close,
  }));
};
