import type { RepliedBy } from '@chuli/contracts';
import type { QuoteRow, SymbolState } from '@chuli/contracts/live';
import { fromRupees, percentageChange } from '@chuli/kernel';
import { type ChartBar, dayOfBar } from '../../shared/chart/live-bars.ts';

type Summary = RepliedBy<'/data/v2/market-summary/bysymbol/'>;

/** One session of one stock; prices and sums in rupees. */
export type StockFigures = {
  day: string | null;
  last: number | null;
  previousClose: number | null;
  high: number | null;
  low: number | null;
  volume: number | null;
  amount: number | null;
  trades: number | null;
};

const rupees = (paisa: number | null): number | null => (paisa === null ? null : paisa / 100);

type Traded = Omit<StockFigures, 'day' | 'previousClose'>;

const UNTRADED: Traded = { last: null, high: null, low: null, volume: null, amount: null, trades: null };

const figuresOfQuote = ([, last, , high, low, volume, amount, trades]: QuoteRow): Traded => ({
  last: rupees(last),
  high: rupees(high),
  low: rupees(low),
  volume,
  amount: rupees(amount),
  trades,
});

export const figuresOfState = (day: string, { quote, previous_close }: SymbolState): StockFigures => ({
  day,
  ...(quote === null ? UNTRADED : figuresOfQuote(quote)),
  previousClose: rupees(previous_close),
});

export const figuresOfSummary = (summary: Summary): StockFigures => ({
  day: summary.traded_on,
  last: summary.close,
  previousClose: summary.previous_close,
  high: summary.high,
  low: summary.low,
  volume: summary.volume,
  amount: summary.amount,
  trades: summary.trades,
});

export const averageOf = ({ amount, volume }: StockFigures): number | null =>
  amount === null || volume === null || volume === 0 ? null : amount / volume;

export const changeOf = ({ last, previousClose }: StockFigures): number | null =>
  last === null || previousClose === null
    ? null
    : percentageChange(fromRupees(last), fromRupees(previousClose));

/** The close before the session of a bar, where these are the figures of that session. */
export const closeBefore = (figures: StockFigures | null, bar: ChartBar | undefined): number | null =>
  figures !== null && bar !== undefined && figures.day === dayOfBar(bar) ? figures.previousClose : null;
