import { readingOf } from '@chuli/indicators';
import { type StockSymbol, type TradingDate, dateOfDayNumber } from '@chuli/kernel';
import {
  MEASURES,
  type Measure,
  type MeasureKind,
  type Rule,
  type Timeframe,
  USUAL_UNIVERSE,
  type Unit,
  compile,
  openArena,
  operandAt,
} from '@chuli/scan';
import { type JudgedStock, judgeStocks } from './judged-stocks.ts';
import { type ScanMarket, isIntraday } from './scan-market.ts';

export type LinesQuestion = {
  readonly symbol: StockSymbol;
  readonly timeframe: Timeframe;
  /** A session. */
  readonly asOf: TradingDate;
};

/** A line of an indicator with its usual numbers at the newest bar of a stock, and at the one before. */
export type StockLine = {
  readonly group: string;
  /** As a scan calls it. */
  readonly name: string;
  readonly parameters: readonly number[];
  readonly line: string;
  readonly unit: Unit;
  /** The words that a state may be; none where it is a number, or yes and no. */
  readonly words: readonly string[];
  readonly value: number | null;
  readonly before: number | null;
  readonly reading: ReturnType<typeof readingOf>;
  /** The first bar of which it could be told. */
  readonly firstOn: TradingDate | null;
};

export type StockLines = { readonly barOn: TradingDate | null; readonly lines: readonly StockLine[] };

type Asked = {
  readonly kind: MeasureKind & { readonly group: string };
  readonly measure: Measure;
  readonly of: Pick<StockLine, 'unit' | 'words'>;
};

const measure = (
  name: string,
  line: string,
  timeframe: Timeframe,
  parameters: readonly number[],
): Measure => ({
  kind: 'measure',
  name,
  line,
  parameters,
  timeframe,
  ago: { count: 0, of: 'bars' },
  isRaw: false,
});

/** One that means something only within a session is not asked for of longer bars. */
const isAsked = (kind: MeasureKind, timeframe: Timeframe): kind is Asked['kind'] =>
  kind.group !== null &&
  kind.group !== 'candlestick' &&
  (isIntraday(timeframe) || kind.indicator?.drawing?.isIntraday !== true);

/** Every line of every indicator that is a figure of a bar; patterns of candles have lists of their own. */
const askedIn = (timeframe: Timeframe): Asked[] =>
  [...MEASURES.values()].flatMap((kind) => {
    if (!isAsked(kind, timeframe)) return [];
    const parameters = kind.parameters.map(([, { usual }]) => usual);
    return [...kind.lines].map(([line, of]) => ({
      kind,
      of,
      measure: measure(kind.name, line, timeframe, parameters),
    }));
  });

const anyBar = (timeframe: Timeframe): Rule => ({
  kind: 'compare',
  comparison: '>',
  left: measure('close', 'value', timeframe, []),
  right: { kind: 'number', value: 0, scale: null },
});

const orNull = (value: number): number | null => (Number.isFinite(value) ? value : null);

const lineOf = (
  { arena, base, length }: JudgedStock,
  { kind, of, measure: { name, line, parameters } }: Asked,
  operand: Parameters<typeof operandAt>[1],
): StockLine => {
  const valueAt = (bar: number): number | null => (bar < 0 ? null : orNull(operandAt(arena, operand, bar)));
  let first = 0;
  while (first < length && valueAt(first) === null) first += 1;
  const value = valueAt(length - 1);
  return {
    group: kind.group,
    name,
    parameters,
    line,
    unit: of.unit,
    words: of.words,
    value,
    before: valueAt(length - 2),
    reading: value === null || kind.indicator === undefined ? null : readingOf(kind.indicator, line, value),
    firstOn: first < length ? dateOfDayNumber(base.day[first] ?? 0) : null,
  };
};

/** What all indicators tell of one stock, as a scan of the same measures reads them. */
export const linesOfStock = async (
  market: ScanMarket,
  { symbol, timeframe, asOf }: LinesQuestion,
): Promise<StockLines> => {
  const asked = askedIn(timeframe);
  const program = compile(
    anyBar(timeframe),
    true,
    asked.map((one) => one.measure),
  );
  let told: StockLines = { barOn: null, lines: [] };
  const universe = { ...USUAL_UNIVERSE, instruments: [], symbols: [symbol], turnoverFrom: 0 };
  // A stock that has left the market is told with its last bar.
  const judging = { program, universe, mine: new Set<string>(), asOf, isHistory: true };
  await judgeStocks(market, judging, openArena(), {
    take: (stock) => {
      if (stock.length === 0) return;
      told = {
        barOn: dateOfDayNumber(stock.base.day[stock.length - 1] ?? 0),
        lines: asked.map((one, place) => lineOf(stock, one, program.told[place] ?? { number: Number.NaN })),
      };
    },
    miss: () => undefined,
  });
  return told;
};
