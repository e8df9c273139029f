import type { BarFigures, DeclaredTotals, TradedFigures } from './figures.ts';

/** How the trades of a day stand to the totals the exchange declared; null where it declared none. */
export type DeclaredComparison = { isEqual: true } | { isEqual: false; cause: string } | null;

const sumOf = <Row>(rows: readonly Row[], of: (row: Row) => number): number =>
  rows.reduce((total, row) => total + of(row), 0);

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(2)} %`;

/** Whole symbols that the floorsheet lacks are the usual cause; their bars say how much they traded. */
const causeOf = (lacking: number, ofMissingSymbols: number, declared: DeclaredTotals): string => {
  if (lacking === 0) return 'volume equal, turnover or number of trades declared otherwise';
  if (lacking < 0) return `floorsheet holds ${percent(-lacking, declared.volume)} more than was declared`;
  const share = percent(lacking, declared.volume);
  if (lacking === ofMissingSymbols) return `${share} of the volume is of symbols missing in the floorsheet`;
  return ofMissingSymbols > 0
    ? `floorsheet lacks ${share} of the volume, ${percent(ofMissingSymbols, declared.volume)} in whole symbols`
    : `floorsheet lacks ${share} of the volume`;
};

export const compareDeclared = (
  traded: readonly TradedFigures[],
  bars: readonly BarFigures[],
  declared: DeclaredTotals | null,
): DeclaredComparison => {
  if (declared === null) return null;
  const lacking = declared.volume - sumOf(traded, ({ volume }) => volume);
  // The exchange declares whole rupees on most days.
  const isTurnover = Math.abs(sumOf(traded, ({ amount }) => amount) - declared.turnover) < 100;
  const isTrades = declared.trades === null || declared.trades === sumOf(traded, ({ trades }) => trades);
  if (lacking === 0 && isTurnover && isTrades) return { isEqual: true };
  const inTrades = new Set(traded.map(({ symbol }) => symbol));
  const missing = bars.filter(({ symbol }) => !inTrades.has(symbol));
  return {
    isEqual: false,
    cause: causeOf(
      lacking,
      sumOf(missing, ({ volume }) => volume),
      declared,
    ),
  };
};
