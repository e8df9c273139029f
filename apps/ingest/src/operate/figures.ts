import type { LogCopies } from '@chuli/bus';
import { type Clock, type Instant, type TradingDate, atKathmandu } from '@chuli/kernel';
import { sessionSpan } from '@chuli/market';
import type { MarketState } from '../market-state/market-state.ts';
import type { Outbox } from '../publish/outbox.ts';
import type { TapeWriter } from '../tape-writer/tape-writer.ts';
import type { Figures } from './metrics.ts';
import type { Health } from './server.ts';

/** The parts of a running feed, as far as they are there. */
export type Parts = {
  readonly clock: Clock;
  readonly day: TradingDate;
  readonly term: number | null;
  readonly stage: Health['stage'];
  /** Whether the day has begun and its leader should be at work. */
  readonly isDue: boolean;
  readonly isConnected: boolean;
  readonly away: readonly string[];
  readonly copies: LogCopies | null;
  readonly state: MarketState | null;
  readonly outbox: Outbox | null;
  readonly writer: TapeWriter | null;
};

/** Before and after the session, and where it was called off. */
const OUTSIDE: ReadonlySet<string> = new Set(['before', 'suspended', 'closed']);

const NO_OUTBOX = { queued: 0, published: 0, skipped: 0, duplicates: 0, failures: 0 };
const NO_TAPE = { rows: 0, redelivered: 0, unreadable: 0, late: 0 };
const NO_FOLD = { trades: 0, duplicates: 0, conflicts: 0, unusable: 0, staleTerm: 0 };

const foldFigures = (state: MarketState): Figures['fold'] => {
  const { duplicates, conflicts, unusable, staleTerm } = state.session().counters();
  return {
    trades: state.session().market().trades,
    duplicates,
    conflicts: Object.values(conflicts).reduce((sum, count) => sum + count, 0),
    unusable,
    staleTerm,
  };
};

/** From when a source has to be heard of, by the calendar; null outside of the hours of a session. */
const dueSince = ({ clock, day }: Parts): Instant | null => {
  const span = sessionSpan(day);
  if (span === null) return null;
  const [from, to] = [atKathmandu(day, span.from), atKathmandu(day, span.to)];
  const now = clock();
  return now >= from && now < to ? from : null;
};

const heardAt = ({ state }: Parts): Instant | null => state?.session().market().heardAt ?? null;

/**
 * Since when a source says nothing that was silent before it could say that the day has begun. One that says by now that
 * it has not is heard of: then there is no session.
 */
const silentSince = (parts: Parts): Instant | null => {
  const since = dueSince(parts);
  const { state } = parts;
  if (since === null || state?.isCaughtUp() !== true || state.session().market().phase !== 'before')
    return null;
  return (heardAt(parts) ?? -Infinity) < since ? since : null;
};

const isInSession = (parts: Parts): boolean | null => {
  const phase = parts.state?.session().market().phase;
  if (phase === undefined) return null;
  return !OUTSIDE.has(phase) || silentSince(parts) !== null;
};

const secondsSinceHeard = (parts: Parts): number | null => {
  const at = heardAt(parts) ?? silentSince(parts);
  return at === null ? null : (parts.clock() - at) / 1_000;
};

export const figuresOf = (parts: Parts): Figures => ({
  isLeading: parts.term !== null,
  term: parts.term,
  isInSession: isInSession(parts),
  away: parts.away,
  secondsSinceHeard: secondsSinceHeard(parts),
  copies: parts.copies,
  outbox: parts.outbox?.counts() ?? NO_OUTBOX,
  tape: parts.writer?.counts() ?? NO_TAPE,
  fold: parts.state === null ? NO_FOLD : foldFigures(parts.state),
});

const isAtWork = ({ stage, isDue }: Parts): boolean => stage !== 'opening' && (stage !== 'waiting' || !isDue);

export const healthOf = (parts: Parts): Health => {
  const { state, term, day, stage, isConnected, away } = parts;
  const market = state?.session().market();
  return {
    isReady: isConnected && state?.isCaughtUp() === true && (term === null || isAtWork(parts)),
    role: term === null ? 'stand-by' : 'leader',
    term,
    day,
    stage,
    phase: market?.phase ?? 'before',
    trades: market?.trades ?? 0,
    away,
  };
};
