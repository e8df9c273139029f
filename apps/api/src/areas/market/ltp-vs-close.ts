import type { QueryOf, ReplyOf, summaryContracts } from '@chuli/contracts';
import { type TradingDate, paisa, toRupees, percentageChange } from '@chuli/kernel';
import { type Company, listCompanies } from '@chuli/registry/reference';
import { type TradedClose, tradedCloses } from '@chuli/tape/market';
import type { Asked } from '../../http/implement.ts';
import { latest } from '../../sessions.ts';
import { rupeesOrNull } from '../../figures/figures.ts';

type ClosesReply = ReplyOf<typeof summaryContracts.ltpVsClose>;
type CloseRow = ClosesReply['rows'][number];

const toRow = (traded: TradedClose, company: Company | undefined): CloseRow => {
  const { symbol, last_traded, close, volume, amount } = traded;
  return {
    symbol,
    name: company?.name ?? symbol,
    sector_id: company?.sector_id ?? null,
    instrument: company?.instrument ?? null,
    last_traded: rupeesOrNull(last_traded),
    close: toRupees(close),
    difference: last_traded === null ? null : toRupees(paisa(last_traded - close)),
    percentage_difference: last_traded === null ? null : percentageChange(last_traded, close),
    volume,
    amount: rupeesOrNull(amount),
  };
};

/** The earlier of two days, the second of which need not be named. */
const earlier = (day: TradingDate | undefined, other: TradingDate | undefined): TradingDate | undefined =>
  day !== undefined && other !== undefined && other < day ? other : (day ?? other);

/** Last trade and official close of every stock of a session. */
export const ltpVsClose = async ({
  tape,
  reference,
  clock,
  sessions,
  query,
}: Asked<QueryOf<typeof summaryContracts.ltpVsClose>>): Promise<ClosesReply> => {
  const { daily } = await sessions();
  const as_of = latest(daily, earlier(query.date, query.as_of), clock);
  const [companies, closes] = await Promise.all([
    listCompanies(reference, { as_of }),
    tradedCloses(tape, as_of),
  ]);
  const described = new Map(companies.map((company) => [company.symbol, company]));
  return { as_of, rows: closes.map((traded) => toRow(traded, described.get(traded.symbol))) };
};
