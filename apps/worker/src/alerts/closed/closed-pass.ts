import { setImmediate as nextTurn } from 'node:timers/promises';
import { closedDay } from '@chuli/alerts';
import type { Clock, TradingDate } from '@chuli/kernel';
import type { Registry } from '@chuli/registry';
import {
  type JudgeState,
  firingsSince,
  formingFirings,
  judgeState,
  keepJudged,
  markFirings,
  spentAlerts,
  sweepAlerts,
} from '@chuli/registry/alert';
import type { Engines } from '../../market/load-market.ts';
import { type AlertBook, holdAlerts } from '../book.ts';
import type { Judgement } from '../news.ts';
import type { Recorder } from '../recorder.ts';
import type { ScanJudge } from '../scan-judge.ts';
import { type Corrected, checkForming, correctAll, toldKey } from './correct.ts';
import { STOOD_SESSIONS, judgeSession } from './judge-session.ts';
import { type ClosedMarket, hashUpTo, loadClosed } from './market.ts';
import { loadTruths } from './truths.ts';

type Needs = Engines & {
  readonly book: AlertBook;
  readonly recorder: Recorder;
  readonly scans: ScanJudge | null;
  readonly clock: Clock;
  readonly stopping: AbortSignal;
};

export type ClosedPass = { readonly sessions: number; readonly isCorrected: boolean };

/** So many judgements are kept at once; memory holds no more of a session that comes true everywhere. */
const MOST_HELD = 2_000;
const SPENT_DAYS = 60;
const MOST_SPENT = 10_000;
const DAY_MS = 86_400_000;
const IDS_AT_ONCE = 1_000;

const keep = async ({ recorder, stopping }: Needs, parts: Iterable<readonly Judgement[]>): Promise<void> => {
  let held: Judgement[] = [];
  let seen = 0;
  for (const part of parts) {
    held.push(...part);
    if (held.length >= MOST_HELD) {
      await recorder.record(held);
      held = [];
    }
    seen += 1;
    if (seen % MOST_HELD === 0) await nextTurn();
    stopping.throwIfAborted();
  }
  await recorder.record(held);
};

const checkSession = async (
  { registry, clock }: Needs,
  market: ClosedMarket,
  day: TradingDate,
): Promise<void> => {
  const marks = checkForming(market, day, await formingFirings(registry, day));
  await markFirings(registry, marks, new Date(clock()));
};

const judgeNew = async (needs: Needs, market: ClosedMarket, days: readonly TradingDate[]): Promise<void> => {
  const { registry, book, clock } = needs;
  for (const day of days) {
    const place = market.sessions.indexOf(day);
    const before = market.sessions.slice(Math.max(0, place - STOOD_SESSIONS), place);
    const truths = await loadTruths({ ...needs, market }, { days: [day], before });
    await keep(needs, judgeSession({ market, truths }, book, day));
    await checkSession(needs, market, day);
    const barsHash = hashUpTo(market, day);
    await keepJudged(registry, { to: day, barsHash }, new Date(clock()));
  }
};

const toldBy = async (registry: Registry, book: AlertBook, from: TradingDate) => {
  const told = new Map<string, Awaited<ReturnType<typeof firingsSince>>>();
  const ids = [...book.keys()];
  for (let at = 0; at < ids.length; at += IDS_AT_ONCE)
    for (const firing of await firingsSince(registry, ids.slice(at, at + IDS_AT_ONCE), from)) {
      if (firing.isForming) continue;
      const key = toldKey(firing.alertId, firing.symbol);
      told.set(key, [...(told.get(key) ?? []), firing]);
    }
  return told;
};

/** A bar that was judged is another one now: everything that follows from closed bars is found again. */
const correct = async (needs: Needs, market: ClosedMarket, to: TradingDate): Promise<void> => {
  const { registry, clock } = needs;
  const now = clock();
  const spent = await spentAlerts(registry, new Date(now - SPENT_DAYS * DAY_MS), MOST_SPENT);
  const book: AlertBook = new Map(needs.book);
  for (const held of await holdAlerts(registry, spent, to)) book.set(held.alert.id, held);
  const days = market.sessions.filter((day) => day <= to);
  const [from] = days;
  if (from === undefined) return;
  const truths = await loadTruths({ ...needs, market, book }, { days, before: [] });
  const told = await toldBy(registry, book, from);
  const marks: Pick<Corrected, 'withdrawn' | 'standing'>[] = [];
  const judgements = function* (): Generator<readonly Judgement[]> {
    for (const corrected of correctAll({ market, truths }, book, { told, to })) {
      if (corrected.withdrawn.length + corrected.standing.length > 0) marks.push(corrected);
      yield corrected.judgements;
    }
  };
  await keep(needs, judgements());
  const withdrawn = marks.flatMap((mark) => mark.withdrawn);
  const standing = marks.flatMap((mark) => mark.standing);
  await markFirings(registry, { withdrawn, standing }, new Date(now));
  for (const day of days) await checkSession(needs, market, day);
};

/** Sessions that are to be judged; before the first time, those that were not over when the oldest alert was made. */
const newSessions = (
  { judged_to }: JudgeState,
  { sessions }: ClosedMarket,
  book: AlertBook,
): readonly TradingDate[] => {
  if (judged_to !== null) return sessions.filter((day) => day > judged_to);
  let since = Number.POSITIVE_INFINITY;
  for (const { settings } of book.values()) since = Math.min(since, settings.since);
  const unjudged = sessions.filter((day) => closedDay(day).closedAt > since);
  return unjudged.length === 0 ? sessions.slice(-1) : unjudged;
};

/**
 * Judges every alert on the sessions that have ended since the last time, one after the other, and, where a bar that was
 * judged is another one now, all over again. Killed on the way it begins where it was: nothing is told twice.
 */
export const judgeClosedSessions = async (needs: Needs, to: TradingDate): Promise<ClosedPass> => {
  const { registry, book, clock } = needs;
  const state = await judgeState(registry);
  const market = await loadClosed(needs, to);
  const { judged_to: judgedTo, bars_hash: barsHash } = state;
  const isCorrected = judgedTo !== null && barsHash !== hashUpTo(market, judgedTo);
  if (isCorrected) {
    await correct(needs, market, judgedTo);
    await keepJudged(registry, { to: judgedTo, barsHash: hashUpTo(market, judgedTo) }, new Date(clock()));
  }
  const days = newSessions(state, market, book);
  await judgeNew(needs, market, days);
  await sweepAlerts(registry, new Date(clock()));
  return { sessions: days.length, isCorrected };
};
