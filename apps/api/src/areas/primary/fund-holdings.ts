import type { QueryOf, ReplyOf, fundContracts } from '@chuli/contracts';
import { type Paisa, type StockSymbol, type TradingDate, paisa, percentOf } from '@chuli/kernel';
import { type FundHolding, holdingMonths, listFunds, listHoldings } from '@chuli/registry/primary';
import { type Company, companyOn, listAllPriceAdjustments, listCompanies } from '@chuli/registry/reference';
import { rupeesOrNull, sum } from '../../figures/figures.ts';
import type { Asked } from '../../http/implement.ts';
import { latest } from '../../sessions.ts';
import { eventDay } from './event-day.ts';

type Reply = ReplyOf<typeof fundContracts.fundHoldings>;
type Row = Reply['rows'][number];

type Month = {
  readonly now: readonly FundHolding[];
  /** What was held a month before, in shares of this month; null where that month is not known. */
  readonly before: readonly FundHolding[] | null;
};

type Grown = (symbol: StockSymbol, since: TradingDate, to: TradingDate) => number;

const inSharesOf = (rows: readonly FundHolding[], to: TradingDate, grown: Grown): FundHolding[] =>
  rows.map((row) => ({ ...row, units: Math.round(row.units * grown(row.symbol, row.as_on, to)) }));

const amountOf = (rows: readonly FundHolding[]): Paisa | null => {
  const known = rows.map(({ amount }) => amount).filter((amount) => amount !== null);
  return rows.length === 0 || known.length < rows.length ? null : paisa(sum(known));
};

const unitsOf = (rows: readonly FundHolding[]): number => sum(rows.map(({ units }) => units));

/** How many of the first are not among the second. */
const countLacking = (first: ReadonlySet<string>, second: ReadonlySet<string>): number =>
  [...first].filter((one) => !second.has(one)).length;

/** What the shares that were bought or sold are worth at the price of the month’s end; of a stock that no fund has left, at that of the month before. */
const changeAt = (change: number, priced: readonly FundHolding[]): Paisa | null => {
  const [amount, units] = [amountOf(priced), unitsOf(priced)];
  return amount === null || units === 0 ? null : paisa(Math.round((amount / units) * change));
};

/** What changed since the month before; of a month that is not known, nothing is said. */
const changesOf = ({ now, before }: Month) => {
  if (before === null) return { units_change: null, amount_change: null, funds_in: null, funds_out: null };
  const change = unitsOf(now) - unitsOf(before);
  const holders = new Set(now.map(({ fund }) => fund));
  const former = new Set(before.map(({ fund }) => fund));
  return {
    units_change: change,
    amount_change: rupeesOrNull(changeAt(change, now.length > 0 ? now : before)),
    funds_in: countLacking(holders, former),
    funds_out: countLacking(former, holders),
  };
};

/** One row of all funds that hold a stock, or of one of them. */
const toRow = (company: Company | undefined, symbol: StockSymbol, month: Month): Row => {
  const { now } = month;
  const units = unitsOf(now);
  return {
    symbol,
    name: company?.name ?? symbol,
    sector_id: company?.sector_id ?? null,
    fund: null,
    fund_name: null,
    funds: new Set(now.map(({ fund }) => fund)).size,
    units,
    amount: rupeesOrNull(amountOf(now)),
    share_percent: null,
    float_percent: company?.public_shares ? percentOf(units, company.public_shares) : null,
    ...changesOf(month),
  };
};

type Question = { companies: ReadonlyMap<StockSymbol, Company>; names: ReadonlyMap<StockSymbol, string> };

const groupedRows = (
  { now, before }: Month,
  keyOf: (row: FundHolding) => string,
  { companies, names }: Question,
): Row[] => {
  const earlier = before === null ? null : Map.groupBy(before, keyOf);
  const later = Map.groupBy(now, keyOf);
  const keys = new Set([...later.keys(), ...(earlier?.keys() ?? [])]);
  const totals = new Map(
    [...Map.groupBy(now, ({ fund }) => fund)].map(([fund, rows]) => [fund, amountOf(rows)]),
  );
  return [...keys].flatMap((key) => {
    const held = later.get(key) ?? [];
    const had = earlier === null ? null : (earlier.get(key) ?? []);
    const any = held[0] ?? had?.[0];
    if (any === undefined) return [];
    const row = toRow(companies.get(any.symbol), any.symbol, { now: held, before: had });
    if (keyOf(any) === any.symbol) return [row];
    const total = totals.get(any.fund) ?? null;
    const amount = amountOf(held);
    return [
      {
        ...row,
        fund: any.fund,
        fund_name: names.get(any.fund) ?? any.fund,
        share_percent: total === null || amount === null ? null : percentOf(amount, total),
      },
    ];
  });
};

/** The product of what bonus shares and splits made of a share; a right is bought, so it is a purchase. */
const growthOf = async (
  asked: Pick<Asked<unknown>, 'reference'>,
  as_of: TradingDate,
  after: TradingDate,
): Promise<Grown> => {
  const adjustments = await listAllPriceAdjustments(asked.reference, { after, as_of });
  const bySymbol = Map.groupBy(
    adjustments.filter(({ kind }) => kind !== 'right' && kind !== 'bonus and right'),
    ({ symbol }) => symbol,
  );
  return (symbol, since, to) =>
    (bySymbol.get(symbol) ?? [])
      .filter(({ ex_on }) => ex_on > since && ex_on <= to)
      .reduce((product, { factor }) => product / factor, 1);
};

const monthOf = async (
  asked: Asked<unknown>,
  { as_of, month, months }: { as_of: TradingDate; month: string; months: readonly string[] },
): Promise<Month> => {
  const previous = months[months.indexOf(month) + 1];
  const wanted = previous === undefined ? [month] : [month, previous];
  const rows = await listHoldings(asked.registry, { as_of, months: wanted });
  const now = rows.filter(({ month_bs }) => month_bs === month);
  const [first] = now;
  if (previous === undefined || first === undefined) return { now, before: null };
  const before = rows.filter(({ month_bs }) => month_bs === previous);
  const since = before[0]?.as_on ?? first.as_on;
  // A fund whose portfolio of the month before is not known has not bought all that it holds.
  const told = new Set(before.map(({ fund }) => fund));
  const tells = new Set(now.map(({ fund }) => fund));
  return countLacking(told, tells) + countLacking(tells, told) > 0
    ? { now, before: null }
    : { now, before: inSharesOf(before, first.as_on, await growthOf(asked, as_of, since)) };
};

/** What funds hold at the end of a month, and what they bought and sold since the month before. */
export const fundHoldings = async (
  asked: Asked<QueryOf<typeof fundContracts.fundHoldings>>,
): Promise<Reply> => {
  const { registry, reference, clock, sessions, query } = asked;
  const { daily } = await sessions();
  const as_of = eventDay(daily, query.as_of, clock);
  const isRewound = latest(daily, as_of, clock) < latest(daily, undefined, clock);
  const months = await holdingMonths(registry, as_of);
  const month = query.month ?? months[0];
  if (month === undefined || !months.includes(month))
    return { as_of, month: month ?? null, months, rows: [] };
  const [all, companies, funds] = await Promise.all([
    monthOf(asked, { as_of, month, months }),
    listCompanies(reference, { as_of }),
    listFunds(registry, { as_of }),
  ]);
  const isAsked = ({ fund, symbol }: FundHolding): boolean =>
    (query.fund === undefined || fund === query.fund) &&
    (query.symbol === undefined || symbol === query.symbol);
  const wanted = { now: all.now.filter(isAsked), before: all.before?.filter(isAsked) ?? null };
  const keyOf =
    query.fund === undefined && query.symbol === undefined
      ? ({ symbol }: FundHolding) => symbol
      : ({ fund, symbol }: FundHolding) => `${fund} ${symbol}`;
  const onDay = (company: Company): Company => (isRewound ? companyOn(company, as_of) : company);
  const rows = groupedRows(wanted, keyOf, {
    companies: new Map(companies.map((company) => [company.symbol, onDay(company)])),
    names: new Map(funds.map(({ symbol, name }) => [symbol, name])),
  });
  return { as_of, month, months, rows: rows.toSorted((a, b) => (b.amount ?? 0) - (a.amount ?? 0)) };
};
