import type { QueryOf, ReplyOf, liveSessionContracts } from '@chuli/contracts';
import { type TradingDate, paisa, toRupees } from '@chuli/kernel';
import type { StoredSession } from '@chuli/registry/live';
import { type DayTotals, countedByDay, declaredByDay } from '@chuli/tape/live';
import type { Asked } from '../../http/implement.ts';
import { latest, upTo } from '../../sessions.ts';
import { tradedDays } from './intraday-sessions.ts';

type StatusAsked = Asked<QueryOf<typeof liveSessionContracts.sessionStatus>>;
type StatusReply = ReplyOf<typeof liveSessionContracts.sessionStatus>;
type StatusRow = StatusReply['rows'][number];
type Totals = Omit<DayTotals, 'traded_on'>;

const NOT_RECORDED = 'Imported from the archive; not checked against NEPSE totals.';

const wireTotals = (totals: Totals | null | undefined): StatusRow['counted'] => {
  if (totals === null || totals === undefined) return null;
  const { turnover, volume, trades, symbols } = totals;
  return { turnover: toRupees(paisa(turnover)), volume, trades, symbols };
};

type Known = {
  stored?: StoredSession | undefined;
  counted?: Totals | undefined;
  declared?: Totals | undefined;
};

const toRow = (date: TradingDate, { stored, counted, declared }: Known): StatusRow => ({
  date,
  status: stored?.status ?? 'unknown',
  reasons: stored?.reasons ?? [NOT_RECORDED],
  source: stored?.source ?? null,
  counted: wireTotals(stored?.counted ?? counted),
  declared: wireTotals(stored?.declared ?? declared),
});

/** Days of which anything is known: of an archive, of the running session, or announced before its first trade. */
const daysWithSession = async (
  asked: StatusAsked,
  recorded: readonly StoredSession[],
): Promise<TradingDate[]> => {
  const [book, traded] = await Promise.all([asked.sessions(), tradedDays(asked)]);
  const unfinished = recorded.filter(({ status }) => status !== 'exact').map(({ day }) => day);
  return [...new Set([...book.exchange, ...traded, ...unfinished])].toSorted();
};

export const sessionStatus = async (asked: StatusAsked): Promise<StatusReply> => {
  const { tape, clock, query } = asked;
  const { sessions: recorded } = await asked.reference();
  const days = await daysWithSession(asked, recorded);
  const as_of = latest(days, query.as_of, clock);
  const shown = upTo(days, as_of).slice(-query.days).toReversed();
  const range = { from: shown.at(-1) ?? as_of, to: as_of };
  const [counted, declared] = await Promise.all([countedByDay(tape, range), declaredByDay(tape, range)]);
  const of = (totals: readonly DayTotals[], date: TradingDate) =>
    totals.find(({ traded_on }) => traded_on === date);
  const stored = new Map(recorded.map((session) => [session.day, session]));
  const rows = shown.map((date) =>
    toRow(date, { stored: stored.get(date), counted: of(counted, date), declared: of(declared, date) }),
  );
  return { as_of, rows };
};
