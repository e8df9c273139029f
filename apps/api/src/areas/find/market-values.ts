import type { StockSymbol, TradingDate } from '@chuli/kernel';
import { MEASURES, parseScan, parseValue, stateWordOf, unitsOf } from '@chuli/scan';
import type { Scanner } from '@chuli/scanner';
import { shownIndicator } from './decimals.ts';
import { type ListFilters, universeText } from './universe-text.ts';

/** Every stock of the session. Whoever filters does so afterwards, so that all filters share one kept answer. */
const EVERY_STOCK = 'close > 0 for all as hybrid';

export type ToldValues = ReadonlyMap<StockSymbol, readonly (number | null)[]>;

/** What values of the scan language are of each stock that traded in a session. */
export const valuesOn = async (
  scanner: Scanner,
  texts: readonly string[],
  asOf: TradingDate,
): Promise<ToldValues> => {
  const { rows } = await scanner.ask({ text: EVERY_STOCK, columns: texts, asOf });
  return new Map(rows.map(({ symbol, values }) => [symbol, values]));
};

/** What it takes to tell them. */
export const unitsOfValues = (texts: readonly string[]): number =>
  unitsOf(
    parseScan(EVERY_STOCK).scan,
    texts.map((text) => parseValue(text).value),
  );

/** The stocks that pass the filters of a list and traded in a session, and how many passed and did not. */
export const tradedOf = async (
  scanner: Scanner,
  filters: ListFilters,
  asOf: TradingDate,
): Promise<{ symbols: StockSymbol[]; no_trade: number }> => {
  const text = `close > 0 for ${universeText(filters)} as hybrid`;
  const { rows, silent } = await scanner.ask({ text, asOf });
  return { symbols: rows.map(({ symbol }) => symbol), no_trade: silent.no_trade };
};

/** A state by its word; null where it is silent. */
export const stateIn = (text: string, value: number | null): string | null => {
  const { value: measure } = parseValue(text);
  if (value === null || measure.kind !== 'measure') return null;
  return stateWordOf(MEASURES.get(measure.name)?.lines.get(measure.line)?.words ?? [], value);
};

/** A number with the digits that it is shown with. */
export const figureIn = (text: string, value: number | null): number | null =>
  shownIndicator(value, parseValue(text).unit);
