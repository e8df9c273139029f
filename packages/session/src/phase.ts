import { type Instant, instant } from '@chuli/kernel';
import { type Change, markMarket } from './changes.ts';
import type { SessionPhase, StatusEvent } from './event.ts';
import { MINUTE_MS, type SessionRules, minuteOfDay } from './session-rules.ts';
import type { IndexStop, Phase, SessionState } from './session-state.ts';
import { settleAll } from './settle-price.ts';

const NEPSE_INDEX = 58;
const WHOLE = 10_000;

const clockPhase = (rules: SessionRules, now: Instant): Phase => {
  const { clock, hours, midnight } = rules;
  const steps: readonly (readonly [SessionPhase, number])[] = [
    ['before', 0],
    ['pre-open', clock.preOpen.from],
    ['matching', clock.matching.from],
    ['open', hours.from],
    ['closed', hours.to],
  ];
  const minute = minuteOfDay(rules, now);
  const [phase, from] = steps.findLast(([, start]) => start <= minute) ?? ['before', 0];
  return { phase, since: instant(midnight + from * MINUTE_MS), until: null, reason: null };
};

const afterHalt = (until: Instant): Phase => ({ phase: 'open', since: until, until: null, reason: null });

const toldPhase = ({ phase, at, until, reason }: StatusEvent, now: Instant | null): Phase =>
  phase === 'halted' && until !== null && now !== null && now >= until
    ? afterHalt(until)
    : { phase, since: at, until, reason };

const stoppedPhase = ({ move, from, until }: IndexStop, now: Instant): Phase => {
  if (until !== null && now >= until) return afterHalt(until);
  const reason = `The NEPSE index moved ${move / 100} % from its previous close`;
  return { phase: until === null ? 'suspended' : 'halted', since: from, until, reason };
};

/** As the source tells it; otherwise by the session's clock and the halts that a move of the index brings. */
const phaseNow = ({ rules, status, stop, now, phase }: SessionState): Phase => {
  if (status !== null) return toldPhase(status, now);
  if (now === null) return phase;
  const byClock = clockPhase(rules, now);
  return byClock.phase === 'open' && stop !== null ? stoppedPhase(stop, now) : byClock;
};

const isSame = (a: Phase, b: Phase): boolean =>
  a.phase === b.phase && a.since === b.since && a.until === b.until && a.reason === b.reason;

export const refreshPhase = (state: SessionState, change: Change): void => {
  const phase = phaseNow(state);
  if (isSame(phase, state.phase)) return;
  const hasClosed = (phase.phase === 'closed') !== (state.phase.phase === 'closed');
  state.phase = phase;
  markMarket(state, change);
  if (hasClosed) settleAll(state, change);
};

/** A status older than the one that stands tells nothing new. */
export const applyStatus = (state: SessionState, status: StatusEvent): void => {
  if (state.status === null || status.at >= state.status.at) state.status = status;
};

const reachedHalt = ({ rules, stop }: SessionState, move: number, minute: number) =>
  rules.halts.findLast(
    (halt) =>
      halt.move > (stop?.move ?? 0) && move >= halt.move && (halt.before === null || minute < halt.before),
  );

/** How far the NEPSE index stands from its previous close, in basis points. */
const moveOfIndex = ({ indices }: SessionState): number => {
  const index = indices.all.get(NEPSE_INDEX);
  if (index === undefined || index.day === null || index.previousClose === null) return 0;
  return (Math.abs(index.day.last - index.previousClose) * WHOLE) / index.previousClose;
};

/** Where the source tells no phases, a move of the index stops trading by the rule of the day, each level once. */
export const watchIndex = (state: SessionState): void => {
  const { now, opening, rules } = state;
  if (now === null || opening === null || opening.capabilities.status || state.phase.phase !== 'open') return;
  const move = moveOfIndex(state);
  if (move < (rules.halts[0]?.move ?? WHOLE)) return;
  const halt = reachedHalt(state, move, minuteOfDay(rules, now));
  if (halt === undefined) return;
  const until = halt.minutes === null ? null : instant(now + halt.minutes * MINUTE_MS);
  state.stop = { move: halt.move, from: now, until };
};
