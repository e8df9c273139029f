import type { QueryOf, ReplyOf, marketContracts } from '@chuli/contracts';
import { type Paisa, type Rupees, type TradingDate, paisa, percentageChange, toRupees } from '@chuli/kernel';
import { FLOAT_CAP_LINES, floatCapClass } from '@chuli/market';
import { type Company, companyOn, isListedOn, listCompanies } from '@chuli/registry/reference';
import { type LatestBar, latestBars } from '@chuli/tape/stock';
import type { Asked } from '../http/implement.ts';
import { latest } from '../sessions.ts';

type MarketCapReply = ReplyOf<typeof marketContracts.marketCap>;

/** What shares are worth at a price; null when either is not known. */
export const worthOf = (close: Paisa | undefined, shares: number | null): Rupees | null =>
  close === undefined || shares === null ? null : toRupees(paisa(close * shares));

const categoryOf = (
  { instrument, status, public_shares }: Company,
  close: Paisa,
  as_of: TradingDate,
): MarketCapReply['rows'][number]['category'] =>
  instrument !== 'Equity' || status !== 'Active' || public_shares === null
    ? null
    : floatCapClass(paisa(close * public_shares), FLOAT_CAP_LINES.on(as_of));

const toRow = (company: Company, bar: LatestBar, as_of: TradingDate): MarketCapReply['rows'][number] => ({
  symbol: company.symbol,
  name: company.name,
  sector_id: company.sector_id,
  instrument: company.instrument,
  traded_on: bar.traded_on,
  close: toRupees(bar.close),
  percentage_change: percentageChange(bar.close, bar.base),
  listed_shares: company.listed_shares,
  public_shares: company.public_shares,
  market_cap: worthOf(bar.close, company.listed_shares),
  float_cap: worthOf(bar.close, company.public_shares),
  status: company.status,
  category: categoryOf(company, bar.close, as_of),
});

/** What every company that was listed on a day is worth at its last close. */
export const marketCap = async ({
  tape,
  reference,
  clock,
  sessions,
  query,
}: Asked<QueryOf<typeof marketContracts.marketCap>>): Promise<MarketCapReply> => {
  const { daily } = await sessions();
  const as_of = latest(daily, query.as_of, clock);
  const isRewound = as_of < latest(daily, undefined, clock);
  const [companies, bars] = await Promise.all([
    listCompanies(reference, { as_of }),
    latestBars(tape, { as_of }),
  ]);
  const bySymbol = new Map(bars.map((bar) => [bar.symbol, bar]));
  const rows = companies.flatMap((company) => {
    const bar = bySymbol.get(company.symbol);
    if (bar === undefined || !isListedOn(company, as_of)) return [];
    return [toRow(isRewound ? companyOn(company, as_of) : company, bar, as_of)];
  });
  return { as_of, rows };
};
