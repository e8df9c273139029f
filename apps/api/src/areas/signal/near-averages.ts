import { AVERAGE_LENGTHS, type QueryOf, type signalLevelContracts } from '@chuli/contracts';
import { type StockSymbol, type TradingDate, toRupees } from '@chuli/kernel';
import { type Candle, type Chosen, type Indicator, ema, sma } from '@chuli/indicators';
import { joinRenamed, presentTickers } from '@chuli/market';
import { listAllPriceAdjustments, listRenames } from '@chuli/registry/reference';
import { type ClosePoint, marketCloses } from '@chuli/tape/market';
import { adjustedCloses } from '../../figures/adjust-bars.ts';
import { type FindLevels, type NamedPrice, levelsUnder } from './near-levels.ts';

const PERIODS = AVERAGE_LENGTHS.map(Number);

/** Averages look at closes alone. */
const CANDLE: Candle = {
  open: 0,
  high: 0,
  low: 0,
  close: 0,
  volume: 0,
  amount: null,
  market: null,
  session: 0,
  minute: 0,
};

const lastOf = <S extends object>(
  average: Indicator<'period', S, number>,
  chosen: Chosen<'period'>,
  closes: readonly number[],
): number | null => {
  const state = average.init(chosen);
  const candle = { ...CANDLE };
  let value: number | null = null;
  for (const close of closes) {
    candle.close = close;
    value = average.step(state, candle);
  }
  return value;
};

/**
 * The averages at the last of these closes, in rupees. An exponential one never quite forgets where it began, so it is
 * right only over the whole series: begun 500 closes ago, that of 200 is still a twentieth its beginning.
 */
export const averagesOf = (closes: readonly number[]): NamedPrice[] =>
  PERIODS.flatMap((period): NamedPrice[] => [
    [`SMA ${period}`, lastOf(sma, { period }, closes.slice(-period))],
    [`EMA ${period}`, lastOf(ema, { period }, closes)],
  ]);

type Held = { symbol: StockSymbol; days: readonly ClosePoint[] };

/** The days of the stocks that traded on the last one, under the tickers they have then. */
const heldOn = (joined: ReadonlyMap<StockSymbol, readonly ClosePoint[]>, as_of: TradingDate): Held[] =>
  [...joined].flatMap(([symbol, days]) => (days.at(-1)?.traded_on === as_of ? [{ symbol, days }] : []));

type AverageQuery = QueryOf<typeof signalLevelContracts.nearAverage>;

/** Whether a level such as `EMA 50` is of the kind and the length that were asked for. */
export const isAverageAsked = ({ level }: { level: string }, { average, length }: AverageQuery): boolean =>
  (average === undefined || level.startsWith(`${average.toUpperCase()} `)) &&
  (length === undefined || level.endsWith(` ${length}`));

/** The averages under the close of every stock of the as-of session, the highest first. */
export const averagesUnder: FindLevels = async ({ tape, reference }, { as_of, sessions }) => {
  const [renames, adjustments] = await Promise.all([
    listRenames(reference, as_of),
    listAllPriceAdjustments(reference, { after: sessions[0] ?? as_of, as_of }),
  ]);
  const former = renames.map(({ old_symbol }) => old_symbol);
  const closes = await marketCloses(tape, sessions, former);
  const present = presentTickers(renames);
  const actions = Map.groupBy(adjustments, ({ symbol }) => present.get(symbol) ?? symbol);
  return heldOn(joinRenamed(closes, renames), as_of).flatMap(({ symbol, days }) => {
    const series = adjustedCloses(days, actions.get(symbol) ?? []);
    const close = series.at(-1);
    if (close === undefined) return [];
    return [{ symbol, close, levels: levelsUnder(toRupees(close), averagesOf(series.map(toRupees))) }];
  });
};
