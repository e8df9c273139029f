import {
  type Paisa,
  type Rupees,
  type StockSymbol,
  type TradingDate,
  atKathmandu,
  percentageChange,
} from '@chuli/kernel';
import { presentTickers, sessionHours } from '@chuli/market';
import {
  type Company,
  type SymbolAdjustment,
  listAllPriceAdjustments,
  listCompanies,
  listRenames,
} from '@chuli/registry/reference';
import {
  type AdjustmentColumns,
  type RecentPrice,
  type StockColumns,
  recentPrices,
} from '@chuli/tape/signal';
import type { Context } from '../../http/implement.ts';
import { rupeesOrNull } from '../../figures/figures.ts';
import { aSession } from '../../figures/usual-figures.ts';

const USUAL_SESSIONS = 20;

type Described = Pick<Company, 'symbol' | 'name' | 'sector_id' | 'instrument'>;

/** What rows about signals tell of every stock. Signals are kept under present tickers, on a rewound day too. */
export type StockBook = {
  described(symbol: StockSymbol): Described;
  /** Null where the stock has not traded lately. */
  closeNow(symbol: StockSymbol): Paisa | null;
  turnover(symbol: StockSymbol): Rupees | null;
  /** Over the as-of session, in percent; null where the stock did not trade in it. */
  changeToday(symbol: StockSymbol): number | null;
  /**
   * In percent from a close as traded to another of a later day; the latest where none is given, null while nothing
   * has traded since.
   */
  change(symbol: StockSymbol, from: Moment, to?: Moment): number | null;
  /** Null where a question is about stocks of every sector. */
  inSector(sector_id: number | undefined): StockSymbol[] | null;
  passes(symbol: StockSymbol, filters: StockFilters): boolean;
  /** The same for the engine, which sorts and filters by it. */
  readonly columns: StockColumns;
  readonly adjustments: AdjustmentColumns;
};

export type StockFilters = {
  symbol?: StockSymbol | undefined;
  sector_id?: number | undefined;
  /** In rupees a session; a turnover that is not known counts as nothing. */
  smallest_turnover: number;
};

/** `ends_at`, in Unix seconds, of a bar that is shorter than a session: the rest of its session came after it. */
export type Moment = { on: TradingDate; close: Paisa; ends_at?: number };

const closedAt = (day: TradingDate): number => atKathmandu(day, sessionHours(day).to) / 1000;

const isBefore = ({ on, ends_at }: Moment, day: TradingDate): boolean =>
  on < day || (on === day && ends_at !== undefined && ends_at < closedAt(day));

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

/** What the change of the as-of session is measured from. */
const baseOn = (as_of: TradingDate, price: RecentPrice): Paisa | null =>
  price.traded_on === as_of ? price.base : null;

const changeOn = (as_of: TradingDate, price: RecentPrice | undefined): number | null =>
  price === undefined ? null : percentageChange(price.close, baseOn(as_of, price));

const stockColumns = (
  prices: readonly RecentPrice[],
  as_of: TradingDate,
  turnover: (symbol: StockSymbol) => Paisa | null,
) => ({
  symbols: prices.map(({ symbol }) => symbol),
  turnovers: prices.map(({ symbol }) => turnover(symbol) ?? 0),
  closes: prices.map(({ close }) => close),
  traded_on: prices.map(({ traded_on }) => traded_on),
  closed_at: prices.map(({ traded_on }) => closedAt(traded_on)),
  bases: prices.map((price) => baseOn(as_of, price) ?? 0),
});

type Adjustment = Pick<SymbolAdjustment, 'symbol' | 'ex_on' | 'factor'>;

const adjustmentColumns = (adjustments: readonly Adjustment[]): AdjustmentColumns => ({
  symbols: adjustments.map(({ symbol }) => symbol),
  ex_on: adjustments.map(({ ex_on }) => ex_on),
  factors: adjustments.map(({ factor }) => factor),
});

const factorBetween = (adjustments: readonly Adjustment[], after: TradingDate, to: TradingDate): number =>
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
  const adjusted = adjustments.map(({ symbol, ex_on, factor }) => ({
    symbol: present.get(symbol) ?? symbol,
    ex_on,
    factor,
  }));
  const ofSymbol = Map.groupBy(adjusted, ({ symbol }) => symbol);
  const priced = joinedPrices(prices, present);
  const turnover = (symbol: StockSymbol): Paisa | null =>
    usual.length < USUAL_SESSIONS ? null : aSession(priced.get(symbol)?.turnover ?? null, USUAL_SESSIONS);
  const sectorOf = (symbol: StockSymbol): number | null => described.get(symbol)?.sector_id ?? null;
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
    turnover: (symbol) => rupeesOrNull(turnover(symbol)),
    changeToday: (symbol) => changeOn(as_of, priced.get(symbol)),
    change: (symbol, from, to) => {
      const now = priced.get(symbol);
      const end = to ?? (now === undefined ? undefined : { on: now.traded_on, close: now.close });
      if (end === undefined || (to === undefined && !isBefore(from, end.on))) return null;
      return percentageChange(
        end.close,
        from.close * factorBetween(ofSymbol.get(symbol) ?? [], from.on, end.on),
      );
    },
    inSector: (sector_id) =>
      sector_id === undefined
        ? null
        : companies.filter((one) => one.sector_id === sector_id).map(({ symbol }) => symbol),
    passes: (symbol, { symbol: only = symbol, sector_id, smallest_turnover }) =>
      symbol === only &&
      (sector_id === undefined || sectorOf(symbol) === sector_id) &&
      (turnover(symbol) ?? 0) >= smallest_turnover * 100,
    columns: stockColumns([...priced.values()], as_of, turnover),
    adjustments: adjustmentColumns(adjusted),
  };
};
