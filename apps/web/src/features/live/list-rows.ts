import type { RepliedBy } from '@chuli/contracts';
import type { ListsRow, ListsState } from '@chuli/contracts/live';
import { type Rupees, paisa, percentOf, toRupees } from '@chuli/kernel';
import type { BoardRow } from '../../shared/live/board-row.ts';

export type HotReply = RepliedBy<'/data/live-hot-stock/script/'>;

/** The last minutes that a list of hot stocks can be asked for. */
const SPANS = ['1', '5', '15'] as const;
export type Span = (typeof SPANS)[number];

/** Where a row of the channel has the amount and the heat of each span. */
const PLACES = { '1': [1, 10], '5': [2, 11], '15': [3, 12] } as const satisfies Record<
  Span,
  readonly [number, number]
>;

const LEAST_HOT = 200_000;

export type HotRow = {
  readonly symbol: string;
  readonly heat: number | null;
  readonly amount: Rupees;
  readonly trades: number | null;
  readonly share: number | null;
  readonly change: number | null;
  readonly last: Rupees | null;
  readonly day_change: number | null;
  readonly course: readonly number[] | null;
};

const toldRow = (row: HotReply['rows'][number]): HotRow => ({
  symbol: row.symbol,
  heat: row.heat,
  amount: row.amount,
  trades: row.trades,
  share: row.amount_percent,
  change: row.change,
  last: row.last,
  day_change: row.day_change,
  course: row.course.length === 0 ? null : row.course,
});

/** What the call does not know yet of a stock that has just become hot. */
const NEW = { trades: null, change: null, course: null };

type Now = { readonly state: ListsState; readonly board: readonly BoardRow[] };

const hotNow = (told: ReadonlyMap<string, HotRow>, { state, board }: Now, span: Span): HotRow[] => {
  const [amountAt, heatAt] = PLACES[span];
  const prices = new Map(board.map((row) => [row.symbol, row]));
  const whole = state.rows.reduce((sum, row) => sum + row[amountAt], 0);
  return state.rows
    .map((row) => {
      const [symbol, heat] = [row[0], row[heatAt]];
      const { trades, change, course } = told.get(symbol) ?? NEW;
      return {
        symbol,
        heat: heat === null ? null : heat / 100,
        amount: toRupees(paisa(row[amountAt])),
        trades: span === '5' ? row[4] : trades,
        share: percentOf(row[amountAt], whole),
        change,
        last: prices.get(symbol)?.last ?? null,
        day_change: prices.get(symbol)?.percent ?? null,
        course,
      };
    })
    .filter(({ amount }) => amount >= LEAST_HOT);
};

/** The hot stocks of the call, brought up to the second by the channel where it tells of the same session or a later. */
export const hotRows = (reply: HotReply, now: Now | null, span: Span): HotRow[] => {
  const told = reply.rows.map(toldRow);
  const day = now?.state.day ?? null;
  if (now === null || day === null || day < reply.as_of) return told;
  const known = day === reply.as_of ? told : [];
  return hotNow(new Map(known.map((row) => [row.symbol, row])), now, span);
};

/** A stock against what is usual for it by this minute. */
export type UsualRow = {
  readonly symbol: string;
  readonly volume: number;
  /** The volume so far as a multiple of the usual by this minute. */
  readonly times: number | null;
  readonly usual_volume: number | null;
  readonly percent: number | null;
  readonly last: Rupees | null;
  readonly band_used: number | null;
  /** In percent of the previous close. */
  readonly range: number | null;
  readonly usual_range: number | null;
  readonly range_times: number | null;
  readonly high: Rupees | null;
  readonly low: Rupees | null;
  /** Of the last price between low and high, in percent. */
  readonly place: number | null;
};

const WHOLE = 10_000;
const HUNDREDTHS = 100;

const rounded = (value: number): number => Math.round(value * HUNDREDTHS) / HUNDREDTHS;

/** How much of the way to the limit on its side a price has gone, in percent; below the previous close negative. */
const bandUsed = ({ last, previous_close: close, floor, ceiling }: BoardRow): number | null => {
  if (last === null || close === null || floor === null || ceiling === null) return null;
  const way = last >= close ? ceiling - close : close - floor;
  return way <= 0 ? null : rounded(((last - close) / way) * 100);
};

const placeOf = (last: number | null, high: number | null, low: number | null): number | null =>
  last === null || high === null || low === null || high === low
    ? null
    : rounded(((last - low) / (high - low)) * 100);

const rupees = (amount: number | null): Rupees | null => (amount === null ? null : toRupees(paisa(amount)));

const usualRow = (told: ListsRow, row: BoardRow): UsualRow => {
  const [symbol, , , , , ratio, range, usual, high, low] = told;
  const times = ratio === null ? null : ratio / WHOLE;
  return {
    symbol,
    volume: row.volume,
    times: times === null ? null : rounded(times),
    usual_volume: times === null || times === 0 ? null : Math.round(row.volume / times),
    percent: row.percent,
    last: row.last,
    band_used: bandUsed(row),
    range: range === null ? null : rounded(range / WHOLE),
    usual_range: usual === null ? null : rounded(usual / WHOLE),
    range_times: range === null || usual === null ? null : rounded(range / usual),
    high: rupees(high),
    low: rupees(low),
    place: placeOf(row.last, rupees(high), rupees(low)),
  };
};

/** Every stock of the channel with its price; one whose price has not come yet waits for it. */
export const usualRows = ({ state, board }: Now): UsualRow[] => {
  const prices = new Map(board.map((row) => [row.symbol, row]));
  return state.rows.flatMap((told) => {
    const row = prices.get(told[0]);
    return row === undefined ? [] : [usualRow(told, row)];
  });
};
