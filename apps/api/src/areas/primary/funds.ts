import { type ParamsOf, type QueryOf, type ReplyOf, fundContracts } from '@chuli/contracts';
import { AppError, type TradingDate, addDays, halfAway, percentOf, toRupees } from '@chuli/kernel';
import { INSTRUMENTS, fiscalYearOf } from '@chuli/market';
import {
  type Fund,
  type FundNav,
  holdingMonths,
  listFunds,
  listHoldings,
  listNavs,
} from '@chuli/registry/primary';
import { listDividends } from '@chuli/registry/stock';
import { dailyBars, lastCloses, latestBars } from '@chuli/tape/stock';
import { rupeesOrNull, sum } from '../../figures/figures.ts';
import { type Asked, implement } from '../../http/implement.ts';
import { eventDay } from './event-day.ts';
import { fundHoldings } from './fund-holdings.ts';
import { type Traded, navChange, navKnownOn, premiumOf, toMaturity, yearsLeft } from './fund-figures.ts';
import { type UsualTurnover, usualTurnover } from './usual-turnover.ts';

type FundsReply = ReplyOf<typeof fundContracts.funds>;
type FundRow = FundsReply['rows'][number];

/** Values of more than a year before are asked for nowhere in the list. */
const NAV_DAYS = 366 + 60;
const PRICE_DAYS = 366;
/** The price of a year before is the last of so many days. */
const YEAR_AGO_DAYS = 45;

const PAR = INSTRUMENTS.find(({ name }) => name === 'Mutual Funds')?.faceValue ?? null;

/** `2082/2083` of a day in 2083/2084: the last fiscal year that is over. */
const lastYear = (day: TradingDate): string => fiscalYearOf(addDays(fiscalYearOf(day).start, -1)).name;

type Around = {
  as_of: TradingDate;
  navs: ReadonlyMap<string, readonly FundNav[]>;
  traded: ReadonlyMap<string, Traded>;
  yearAgo: ReadonlyMap<string, Traded>;
  cash: ReadonlyMap<string, number>;
  stocks: ReadonlyMap<string, { as_on: TradingDate; amount: number | null }>;
  usual: UsualTurnover;
};

const stocksPercent = ({ symbol }: Fund, { navs, stocks }: Around): number | null => {
  const held = stocks.get(symbol);
  if (held === undefined || held.amount === null) return null;
  const size = navs.get(symbol)?.findLast(({ nav_on }) => nav_on <= held.as_on)?.fund_size ?? null;
  return size === null ? null : percentOf(held.amount, size);
};

const cashYield = ({ symbol, par }: Fund, { cash }: Around, traded: Traded | undefined): number | null => {
  const percent = cash.get(symbol);
  const face = par ?? PAR;
  if (percent === undefined || face === null || traded === undefined) return null;
  return halfAway((percent * face) / traded.close, 2);
};

const priceChange = (traded: Traded | undefined, before: Traded | undefined): number | null =>
  traded === undefined || before === undefined ? null : percentOf(traded.close - before.close, before.close);

const NOTHING = { nav: null, nav_on: null, cycle: null, fund_size: null } as const;

const navFigures = (last: FundNav | undefined) => {
  const { nav, nav_on, cycle, fund_size } = last ?? NOTHING;
  return { nav: rupeesOrNull(nav), nav_on, cycle, fund_size: rupeesOrNull(fund_size) };
};

const NO_PRICE = { close: null, traded_on: null } as const;

const toFund = (fund: Fund, around: Around): FundRow => {
  const { as_of } = around;
  const { symbol, name, manager, kind, units, matures_on } = fund;
  const navs = around.navs.get(symbol) ?? [];
  const last = navKnownOn(navs, as_of);
  const traded = around.traded.get(symbol);
  const { close, traded_on } = traded ?? NO_PRICE;
  const premium = premiumOf(navs, traded);
  const isHeldToTheEnd = kind === 'closed' && premium.premium !== null;
  return {
    symbol,
    name,
    manager,
    kind,
    ...navFigures(last),
    price: rupeesOrNull(close),
    traded_on,
    ...premium,
    yield: cashYield(fund, around, traded),
    matures_on,
    years_left: yearsLeft(matures_on, as_of),
    to_maturity: isHeldToTheEnd ? toMaturity(last?.nav ?? null, close, matures_on, as_of) : null,
    units,
    amount_20: fund.is_listed ? rupeesOrNull(around.usual.of(symbol)) : null,
    change_1_year: priceChange(traded, around.yearAgo.get(symbol)),
    nav_change_1_year: navChange(navs, last),
    stocks_percent: stocksPercent(fund, around),
  };
};

const lastPortfolios = async (
  asked: Pick<Asked<unknown>, 'registry'>,
  as_of: TradingDate,
): Promise<Around['stocks']> => {
  const months = (await holdingMonths(asked.registry, as_of)).slice(0, 1);
  if (months.length === 0) return new Map();
  const byFund = Map.groupBy(await listHoldings(asked.registry, { as_of, months }), ({ fund }) => fund);
  return new Map(
    [...byFund].flatMap(([fund, rows]) => {
      const amounts = rows.map(({ amount }) => amount).filter((amount) => amount !== null);
      const [first] = rows;
      if (first === undefined) return [];
      return [
        [fund, { as_on: first.as_on, amount: amounts.length < rows.length ? null : sum(amounts) }] as const,
      ];
    }),
  );
};

const cashOfLastYear = async ({ registry }: Pick<Asked<unknown>, 'registry'>, as_of: TradingDate) => {
  const year = lastYear(as_of);
  const declared = await listDividends(registry, { as_of, with_undated: true });
  const cash = new Map<string, number>();
  for (const { symbol, fiscal_year, cash_percent } of declared)
    if (fiscal_year === year && cash_percent !== null)
      cash.set(symbol, (cash.get(symbol) ?? 0) + cash_percent);
  return cash;
};

const funds = async (asked: Asked<QueryOf<typeof fundContracts.funds>>): Promise<FundsReply> => {
  const { tape, registry, clock, sessions, query } = asked;
  const as_of = eventDay((await sessions()).daily, query.as_of, clock);
  const yearAgo = addDays(as_of, -365);
  const [known, navs, bars, before, cash, stocks, usual] = await Promise.all([
    listFunds(registry, { as_of }),
    listNavs(registry, { as_of, since: addDays(as_of, -NAV_DAYS) }),
    latestBars(tape, { as_of, since: addDays(as_of, -PRICE_DAYS) }),
    lastCloses(tape, { from: addDays(yearAgo, -YEAR_AGO_DAYS), to: yearAgo }),
    cashOfLastYear(asked, as_of),
    lastPortfolios(asked, as_of),
    usualTurnover(asked, as_of),
  ]);
  const around = {
    as_of,
    navs: Map.groupBy(navs, ({ symbol }) => symbol),
    traded: new Map(bars.map((bar) => [bar.symbol, bar])),
    yearAgo: new Map(before.map((close) => [close.symbol, close])),
    cash,
    stocks,
    usual,
  };
  const rows = known
    .filter(({ kind }) => query.kind === undefined || kind === query.kind)
    .map((fund) => toFund(fund, around));
  return { as_of, rows };
};

type NavAsked = Asked<
  QueryOf<typeof fundContracts.fundNav>,
  undefined,
  ParamsOf<typeof fundContracts.fundNav>
>;

const fundNav = async (asked: NavAsked): Promise<ReplyOf<typeof fundContracts.fundNav>> => {
  const { tape, registry, clock, sessions, query, params } = asked;
  const { symbol } = params;
  const as_of = eventDay((await sessions()).daily, query.as_of, clock);
  const [fund] = await listFunds(registry, { as_of, symbol });
  if (fund === undefined) throw new AppError('stock.not-found', { symbol });
  const since = addDays(as_of, -query.days);
  const [navs, bars] = await Promise.all([
    listNavs(registry, { as_of, since, symbol }),
    dailyBars(tape, { tickers: [{ symbol, until: null }], from: addDays(since, -YEAR_AGO_DAYS), to: as_of }),
  ]);
  const rows = navs.map(({ nav_on, cycle, nav, fund_size }) => {
    const traded = bars.findLast(({ traded_on }) => traded_on <= nav_on);
    return {
      date: nav_on,
      cycle,
      nav: toRupees(nav),
      fund_size: rupeesOrNull(fund_size),
      price: rupeesOrNull(traded?.close ?? null),
      premium: traded === undefined ? null : percentOf(traded.close - nav, nav),
    };
  });
  return { as_of, symbol, name: fund.name, rows };
};

export const fundEndpoints = implement(fundContracts, { funds, fundNav, fundHoldings });
