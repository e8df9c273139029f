import type { QueryOf, ReplyOf, summaryContracts } from '@chuli/contracts';
import { type StockSymbol, type TradingDate, percentageChange } from '@chuli/kernel';
import { NEPSE_ID } from '@chuli/market';
import { type Reference, listCompanies } from '@chuli/registry/reference';
import { type MarketDay, marketDays as readMarketDays } from '@chuli/tape/market';
import type { Asked } from '../../http/implement.ts';
import { openFrom } from '../../http/visitor-years.ts';
import { latest, upTo } from '../../sessions.ts';
import { rupeesOrNull } from '../../figures/figures.ts';

type DaysReply = ReplyOf<typeof summaryContracts.marketDays>;
type DayRow = DaysReply['rows'][number];

/** Breadth counts ordinary shares alone: what neither a list nor its ticker names otherwise is one. */
const otherInstruments = async (reference: Reference, as_of: TradingDate): Promise<StockSymbol[]> => {
  const companies = await listCompanies(reference, { as_of });
  return companies
    .filter(({ instrument }) => instrument !== null && instrument !== 'Equity')
    .map(({ symbol }) => symbol);
};

const toRow = (day: MarketDay, before: MarketDay | undefined): DayRow => {
  const { traded_on, turnover, declared_turnover, nepse, ...figures } = day;
  return {
    date: traded_on,
    ...figures,
    turnover: rupeesOrNull(turnover),
    declared_turnover: rupeesOrNull(declared_turnover),
    nepse: nepse === null ? null : nepse / 100,
    nepse_change: nepse === null ? null : percentageChange(nepse, before?.nepse ?? null),
  };
};

/** The market by session. One session more is read, for the first change of the index. */
export const marketDays = async (
  asked: Asked<QueryOf<typeof summaryContracts.marketDays>>,
): Promise<DaysReply> => {
  const { tape, reference, clock, sessions, query } = asked;
  const { daily } = await sessions();
  const as_of = latest(daily, query.as_of, clock);
  const open_from = openFrom(asked);
  const held = upTo(daily, as_of);
  const shown = new Set(held.slice(-query.days).filter((day) => open_from === null || day >= open_from));
  const from = held.slice(-query.days - 1)[0] ?? as_of;
  const others = await otherInstruments(reference, as_of);
  const days = await readMarketDays(tape, { from, to: as_of, nepse_id: NEPSE_ID, others });
  const known = new Set(held);
  const real = days.filter(({ traded_on }) => known.has(traded_on));
  const rows = real.map((day, at) => toRow(day, real[at - 1]));
  return { as_of, open_from, rows: rows.filter(({ date }) => shown.has(date)) };
};
