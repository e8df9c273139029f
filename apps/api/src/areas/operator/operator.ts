import { type ReplyOf, operatorContracts } from '@chuli/contracts';
import { type TradingDate, addDays, kathmanduDate, paisa, toRupees } from '@chuli/kernel';
import type { SessionTotals } from '@chuli/registry';
import { type StoredAction, countWaitingActions, listActions } from '@chuli/registry/actions';
import {
  type HeldLease,
  type QuarantineCount,
  type StoredCheck,
  type StoredSession,
  latestChecks,
  listLeases,
  newestSessions,
  quarantineSince,
  unfinishedSessions,
} from '@chuli/registry/live';
import { type FeedTraces, feedTraces } from '@chuli/tape/live';
import { type Context, needing } from '../../http/implement.ts';
import { type WithFeed, lookAtEngines } from './engines.ts';
import { lookAtProcesses } from './processes.ts';

type Reply = ReplyOf<typeof operatorContracts.feed>;
type SourceRow = Reply['sources'][number];
type DayRow = Reply['days'][number];

const QUARANTINE_DAYS = 30;
const MOST_REASONS = 20;
const MOST_CHECKS = 20;
const MOST_ACTIONS = 50;

const seconds = (at: Date | number): number => Math.floor(Number(at) / 1_000);

const secondsOrNull = (ms: number | null | undefined): number | null =>
  ms === null || ms === undefined ? null : seconds(ms);

type KnownOfSource = {
  lease: HeldLease | undefined;
  session: StoredSession | undefined;
  traces: FeedTraces | undefined;
  quarantine: readonly QuarantineCount[];
};

const leaseOf = ({ lease }: KnownOfSource) => ({
  leader: lease?.holder ?? null,
  term: lease?.term ?? null,
  lease_seconds_left: lease?.secondsLeft ?? null,
});

const tracesOf = ({ session, traces }: KnownOfSource, now: number) => {
  const written = traces?.lastWriteAt ?? null;
  return {
    live_trades: traces?.trades ?? null,
    last_trade_at: secondsOrNull(traces?.lastTradeAt),
    last_write_at: secondsOrNull(written),
    silent_seconds: session?.status === 'live' && written !== null ? (now - written) / 1_000 : null,
  };
};

const toSource = (source: string, known: KnownOfSource, now: number): SourceRow => ({
  source,
  ...leaseOf(known),
  day: known.session?.day ?? null,
  status: known.session?.status ?? null,
  ...tracesOf(known, now),
  quarantined: known.quarantine.reduce((sum, { rows }) => sum + rows, 0),
  quarantine: known.quarantine
    .slice(0, MOST_REASONS)
    .map(({ day, reason, rows, lastAt }) => ({ day, reason, rows, last_at: seconds(lastAt) })),
});

const toTotals = (totals: SessionTotals | null): DayRow['counted'] =>
  totals === null ? null : { turnover: toRupees(paisa(totals.turnover)), trades: totals.trades };

const toDay = ({ day, status, source, reasons, counted, declared, updated_at }: StoredSession): DayRow[] =>
  status === 'exact'
    ? []
    : [
        {
          date: day,
          status,
          source,
          reasons,
          counted: toTotals(counted),
          declared: toTotals(declared),
          updated_at: seconds(updated_at),
        },
      ];

const toCheck = ({ day, checked_at, differences }: StoredCheck): Reply['checks'][number] => ({
  date: day,
  checked_at: seconds(checked_at),
  differences,
});

const toAction = ({
  symbol,
  ex_on,
  kind,
  factor,
  evidence,
  found_at,
}: StoredAction): Reply['actions'][number] => ({
  symbol,
  ex_on,
  kind,
  factor,
  evidence: [...evidence],
  found_at: seconds(found_at),
});

/** A page about what is broken must itself stand: what an engine does not tell is left out, and the engine is marked. */
const orNothing = async <Row>(rows: Promise<Row[]>): Promise<Row[]> => await rows.catch(() => []);

const tracesByDay = async (
  { tape }: Context,
  days: readonly TradingDate[],
): Promise<ReadonlyMap<TradingDate, FeedTraces>> => {
  const asked = [...new Set(days)].map(async (day) => [day, await feedTraces(tape, day)] as const);
  return new Map(await orNothing(Promise.all(asked)));
};

const sourcesOf = async (context: Context, now: number): Promise<SourceRow[]> => {
  const { registry, clock } = context;
  const since = addDays(kathmanduDate(clock()), -QUARANTINE_DAYS);
  const [leases, sessions, quarantine] = await Promise.all([
    orNothing(listLeases(registry)),
    orNothing(newestSessions(registry)),
    orNothing(quarantineSince(registry, since)),
  ]);
  const traces = await tracesByDay(
    context,
    sessions.map(({ day }) => day),
  );
  const names = new Set([...leases, ...sessions, ...quarantine].map(({ source }) => source));
  return [...names].toSorted().map((source) => {
    const session = sessions.find((row) => row.source === source);
    return toSource(
      source,
      {
        lease: leases.find((row) => row.source === source),
        session,
        traces: session === undefined ? undefined : traces.get(session.day),
        quarantine: quarantine.filter((row) => row.source === source),
      },
      now,
    );
  });
};

export const operatorEndpoints = needing<WithFeed>({ feed: true })(operatorContracts, {
  feed: async (asked) => {
    const now = asked.clock();
    const [engines, sources, unfinished, checks, actions, waiting, processes] = await Promise.all([
      lookAtEngines(asked),
      sourcesOf(asked, now),
      orNothing(unfinishedSessions(asked.registry)),
      orNothing(latestChecks(asked.registry, MOST_CHECKS)),
      orNothing(listActions(asked.registry, { isWaiting: true, most: MOST_ACTIONS })),
      countWaitingActions(asked.registry).catch(() => null),
      lookAtProcesses(asked.feed.processes, asked.feed.key ?? null),
    ]);
    return {
      at: seconds(now),
      engines,
      sources,
      days: unfinished.flatMap(toDay).toReversed(),
      checks: checks.map(toCheck),
      actions: actions.map(toAction),
      actions_waiting: waiting,
      processes,
    };
  },
});
