import type { QueryOf, ReplyOf, marketContracts } from '@chuli/contracts';
import type { Paisa, TradingDate } from '@chuli/kernel';
import { doubtsOf } from '@chuli/market';
import { type Company, listCompanies } from '@chuli/registry/reference';
import { type MarketTotals, type SymbolBar, barsOn, marketTotals } from '@chuli/tape/market';
import type { Asked } from '../../http/implement.ts';
import { latest, upTo } from '../../sessions.ts';
import { barFigures } from '../../figures/bar-figures.ts';
import { rupeesOrNull, sum } from '../../figures/figures.ts';
import { bandFigures } from '../../figures/price-band.ts';
import { usualSessions } from '../../figures/usual-figures.ts';

type SessionReply = ReplyOf<typeof marketContracts.dailyStock>;
type SessionRow = SessionReply['rows'][number];
type Totals = SessionReply['total'];

type Named = Pick<Company, 'name' | 'sector_id' | 'instrument'>;

const toRow = ({ name, sector_id, instrument }: Named, bar: SymbolBar): SessionRow => ({
  symbol: bar.symbol,
  name,
  sector_id,
  instrument,
  ...barFigures(bar),
  ...bandFigures(bar, instrument),
  doubt: doubtsOf(bar.flags)[0] ?? null,
});

/** The mean of some sessions, to the paisa and the whole share; null when it is not known of one of them. */
const mean = (values: readonly (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null);
  return known.length < values.length || known.length === 0 ? null : Math.round(sum(known) / known.length);
};

const toTotals = (days: readonly MarketTotals[]): Totals => ({
  volume: mean(days.map((day) => day.volume)) ?? 0,
  amount: rupeesOrNull(mean(days.map((day) => day.amount)) as Paisa | null),
  trades: mean(days.map((day) => day.trades)),
});

const totalsOf = (
  days: readonly MarketTotals[],
  sessions: readonly TradingDate[],
): Pick<SessionReply, 'total' | 'usual'> => {
  const held = new Set(sessions);
  const span = usualSessions(sessions.slice(0, -1));
  const before = days.filter(({ traded_on }) => held.has(traded_on) && traded_on !== sessions.at(-1));
  return {
    total: toTotals(days.filter(({ traded_on }) => traded_on === sessions.at(-1))),
    usual: span === null ? null : toTotals(before.filter(({ traded_on }) => traded_on >= span.first)),
  };
};

const UNLISTED = { sector_id: null, instrument: null } as const;

/** Every stock of one session, with the limits of the day and what the market traded in all. */
export const dailyStock = async ({
  tape,
  reference,
  clock,
  sessions,
  query,
}: Asked<QueryOf<typeof marketContracts.dailyStock>>): Promise<SessionReply> => {
  const { daily } = await sessions();
  const as_of = latest(daily, query.as_of, clock);
  const held = upTo(daily, as_of);
  const first = usualSessions(held.slice(0, -1))?.first ?? as_of;
  const [companies, bars, days] = await Promise.all([
    listCompanies(reference, { as_of }),
    barsOn(tape, as_of),
    marketTotals(tape, { from: first, to: as_of }),
  ]);
  const described = new Map(companies.map((company) => [company.symbol, company]));
  const rows = bars.map((bar) => toRow(described.get(bar.symbol) ?? { name: bar.symbol, ...UNLISTED }, bar));
  return { as_of, ...totalsOf(days, held), rows };
};
