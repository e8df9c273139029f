import { type Given, MEASURES, type Program, type Source, type Timeframe } from '@chuli/scan';
import { companyColumns } from './company-columns.ts';
import { flowColumns } from './flow-columns.ts';
import type { PackedBars } from './packed-bars.ts';
import { type ColumnMaker, type ScanMarket, type ScanStock, isIntraday } from './scan-market.ts';
import { signalColumns } from './signal-columns.ts';

type Wanted = Given & { readonly timeframe: Timeframe };

export const sourceOf = ({ name }: Pick<Given, 'name'>): Source | undefined => MEASURES.get(name)?.source;

/** What a program reads that no bar tells. */
export const wantedBy = ({ values }: Program): Wanted[] =>
  values.flatMap((step) => (step.do === 'given' ? [step] : []));

export const nameOfGiven = ({ name, line, parameters, isSector }: Given): string =>
  JSON.stringify([name, line, parameters, isSector]);

type BarsOf = (timeframe: Timeframe, stock: ScanStock) => PackedBars | undefined;

const barsOf = async (market: ScanMarket, timeframes: readonly Timeframe[]): Promise<BarsOf> => {
  const intraday = new Map(
    await Promise.all(
      timeframes.filter(isIntraday).map(async (one) => [one, (await market.intraday(one)).bars] as const),
    ),
  );
  return (timeframe, { symbol, bars }) =>
    isIntraday(timeframe) ? intraday.get(timeframe)?.get(symbol) : bars[timeframe];
};

type Make = (market: ScanMarket, wanted: Wanted, bars: BarsOf) => ColumnMaker | Promise<ColumnMaker>;

const MAKERS: Readonly<Record<Source, Make>> = {
  floorsheet: flowColumns,
  reports: companyColumns,
  signals: (market, wanted, bars) =>
    signalColumns(
      market,
      wanted,
      wanted.timeframe,
      new Map(
        market.stocks.flatMap((stock) => {
          const own = bars(wanted.timeframe, stock);
          return own === undefined ? [] : [[stock.symbol, own] as const];
        }),
      ),
    ),
};

/** The columns that a stock is judged with beside its bars, by timeframe and measure. */
export type GivenOf = (stock: ScanStock) => ReadonlyMap<string, Float64Array>;

export const keyOfGiven = (timeframe: string, given: Given): string => `${timeframe} ${nameOfGiven(given)}`;

const NOTHING: ReadonlyMap<string, Float64Array> = new Map();

/** Only what the program names is read. */
export const givenFor = async (market: ScanMarket, program: Program): Promise<GivenOf> => {
  const wanted = wantedBy(program);
  if (wanted.length === 0) return () => NOTHING;
  const bars = await barsOf(market, program.timeframes);
  const makers: (readonly [key: string, make: ColumnMaker])[] = [];
  for (const one of wanted) {
    const source = sourceOf(one);
    if (source !== undefined)
      makers.push([keyOfGiven(one.timeframe, one), await MAKERS[source](market, one, bars)]);
  }
  return (stock) =>
    new Map(
      makers.flatMap(([key, make]) => {
        const column = make(stock);
        return column === undefined ? [] : [[key, column] as const];
      }),
    );
};
