import {
  type Paisa,
  type Rupees,
  type StockSymbol,
  type TradingDate,
  atKathmandu,
  paisa,
  toRupees,
} from '@chuli/kernel';
import { presentTickers, sessionHours } from '@chuli/market';
import {
  type Company,
  type SymbolAdjustment,
  listAllPriceAdjustments,
  listCompanies,
  listRenames,
} from '@chuli/registry';
import { type RecentPrice, recentPrices } from '@chuli/tape';
import type { Context } from '../http/implement.ts';
import { percentageChange } from './figures.ts';

const USUAL_SESSIONS = 20;

type Described = Pick<Company, 'symbol' | 'name' | 'sector_id' | 'instrument'>;

/** What rows about signals tell of every stock. Signals are kept under present tickers, on a rewound day too. */
export type StockBook = {
  described(symbol: StockSymbol): Described;
  /** Null where the stock has not traded lately. */
  closeNow(symbol: StockSymbol): Paisa | null;
  turnover(symbol: StockSymbol): Rupees | null;
  /**
   * In percent from a close as traded to another of a later day; the latest where none is given, null while nothing
   * has traded since.
   */
  change(symbol: StockSymbol, from: Moment, to?: Moment): number | null;
};

/** `ends_at`, in Unix seconds, of a bar that is shorter than a session: the rest of its session came after it. */
export type Moment = { on: TradingDate; close: Paisa; ends_at?: number };

const isBefore = ({ on, ends_at }: Moment, day: TradingDate): boolean =>
  on < day ||
  (on === day && ends_at !== undefined && ends_at * 1000 < atKathmandu(day, sessionHours(day).to));

/** The later price under the present ticker; of a change within the sessions, both turnovers count. */
const joinedPrices = (
  prices: readonly RecentPrice[],
  present: ReadonlyMap<StockSymbol, StockSymbol>,
): Map<StockSymbol, RecentPrice> => {
  const joined = new Map<StockSymbol, RecentPrice>();
  for (const price of prices) {
    const symbol = present.get(price.symbol) ?? price.symbol;
    const known = joined.get(symbol);
    if (known === undefined) joined.set(symbol, { ...price, symbol });
    else {
      const later = known.traded_on > price.traded_on ? known : price;
      const turnover =
        known.turnover === null || price.turnover === null ? null : known.turnover + price.turnover;
      joined.set(symbol, { ...later, symbol, turnover });
    }
  }
  return joined;
};

type Asked = {
  as_of: TradingDate;
  /** Sessions up to the as-of day. */
  sessions: readonly TradingDate[];
  /** The earliest day from which a change is measured. */
  since: TradingDate;
};

const factorBetween = (
  adjustments: readonly SymbolAdjustment[],
  after: TradingDate,
  to: TradingDate,
): number =>
  adjustments
    .filter(({ ex_on }) => ex_on > after && ex_on <= to)
    .reduce((product, { factor }) => product * factor, 1);

export const openStockBook = async (
  { tape, reference, sessions: known }: Pick<Context, 'tape' | 'reference' | 'sessions'>,
  { as_of, sessions, since }: Asked,
): Promise<StockBook> => {
  const usual = sessions.slice(-USUAL_SESSIONS);
  const first = usual[0] ?? as_of;
  const { daily } = await known();
  const newest = daily.at(-1) ?? as_of;
  const [companies, renames, adjustments, prices] = await Promise.all([
    listCompanies(reference, { as_of: newest }),
    listRenames(reference, newest),
    listAllPriceAdjustments(reference, { after: since, as_of }),
    recentPrices(tape, { from: first, to: as_of, sessions: usual }),
  ]);
  const present = presentTickers(renames);
  const described = new Map(companies.map((company) => [company.symbol, company]));
  const ofSymbol = Map.groupBy(adjustments, ({ symbol }) => present.get(symbol) ?? symbol);
  const priced = joinedPrices(prices, present);
  return {
    described: (symbol) => {
      const { name, sector_id, instrument } = described.get(symbol) ?? {
        name: symbol,
        sector_id: null,
        instrument: null,
      };
      return { symbol, name, sector_id, instrument };
    },
    closeNow: (symbol) => priced.get(symbol)?.close ?? null,
    turnover: (symbol) => {
      const amount = priced.get(symbol)?.turnover ?? null;
      return amount === null || usual.length < USUAL_SESSIONS ? null : toRupees(paisa(amount));
    },
    change: (symbol, from, to) => {
      const now = priced.get(symbol);
      const end = to ?? (now === undefined ? undefined : { on: now.traded_on, close: now.close });
      if (end === undefined || (to === undefined && !isBefore(from, end.on))) return null;
      return percentageChange(
        end.close,
        from.close * factorBetween(ofSymbol.get(symbol) ?? [], from.on, end.on),
      );
    },
  };
};
