import { FEWEST_FOLLOWED, FOLLOWED_SESSIONS, type ReplyOf, type rehearsalContracts } from '@chuli/contracts';
import { type StockSymbol, type TradingDate, percentOf } from '@chuli/kernel';
import type { SeriesBar } from '@chuli/signals';
import { medianOf } from '../../figures/figures.ts';

type Followed = ReplyOf<typeof rehearsalContracts.rehearseAlert>['followed'][number];

export type Course = {
  /** The sessions of the market, oldest first, and NEPSE at each of them; null where nobody knows it. */
  readonly sessions: readonly TradingDate[];
  readonly nepse: ReadonlyMap<TradingDate, number>;
  /** Bars of the stocks, adjusted, by session. */
  readonly bars: ReadonlyMap<StockSymbol, readonly SeriesBar[]>;
};

type Told = { readonly date: TradingDate; readonly symbol: StockSymbol };

type Case = { readonly change: number; readonly excess: number };

const HUNDRED = 100;

const growth = (from: number, to: number): number => (to / from - 1) * HUNDRED;

/** Where the bar of each day stands, of every stock: alerts are many. */
type Places = ReadonlyMap<StockSymbol, ReadonlyMap<TradingDate, number>>;

const placesOf = ({ bars }: Course): Places =>
  new Map([...bars].map(([symbol, own]) => [symbol, new Map(own.map(({ on }, place) => [on, place]))]));

/** The last bar up to a day of those after a place. */
const lastUpTo = (own: readonly SeriesBar[], place: number, until: TradingDate): SeriesBar | undefined => {
  let last: SeriesBar | undefined;
  for (let next = place + 1; ; next += 1) {
    const bar = own[next];
    if (bar === undefined || bar.on > until) return last;
    last = bar;
  }
};

/**
 * From the close of the session on which it was told to the last price of the session so many later; a stock that was
 * not traded meanwhile says nothing.
 */
const caseOf = (
  { sessions, nepse, bars }: Course,
  places: Places,
  { date, symbol }: Told,
  later: number,
): Case | null => {
  const own = bars.get(symbol) ?? [];
  const place = places.get(symbol)?.get(date) ?? -1;
  const from = own[place];
  const until = from === undefined ? undefined : sessions[from.candle.session + later];
  if (from === undefined || until === undefined) return null;
  const to = lastUpTo(own, place, until);
  const [market, after] = [nepse.get(date), nepse.get(until)];
  if (to === undefined || market === undefined || after === undefined) return null;
  const change = growth(from.candle.close, to.candle.close);
  return { change, excess: change - growth(market, after) };
};

/** What the prices did after an alert, against NEPSE; nothing is said of a few cases. */
export const followedBy = (course: Course, told: readonly Told[]): Followed[] => {
  const places = placesOf(course);
  return FOLLOWED_SESSIONS.map((sessions) => {
    const cases = told.map((one) => caseOf(course, places, one, sessions)).filter((one) => one !== null);
    const isEnough = cases.length >= FEWEST_FOLLOWED;
    const shareOf = (isSo: (one: Case) => boolean): number | null =>
      isEnough ? percentOf(cases.filter(isSo).length, cases.length) : null;
    return {
      sessions,
      number: cases.length,
      median: isEnough ? medianOf(cases.map(({ change }) => change)) : null,
      median_excess: isEnough ? medianOf(cases.map(({ excess }) => excess)) : null,
      up: shareOf(({ change }) => change > 0),
      ahead: shareOf(({ excess }) => excess > 0),
    };
  });
};
