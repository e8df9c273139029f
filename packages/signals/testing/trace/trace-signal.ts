import type { Paisa, TradingDate } from '@chuli/kernel';
import {
  FAMILIES,
  SILENT_SESSIONS,
  type Side,
  type Timeframe,
  ruleVersion,
  textOf,
} from '../../src/index.ts';
import type { Bar } from './bars.ts';
import { apartBy } from './apart.ts';
import { RECOMPUTED_PATTERNS } from './formulas/candlesticks.ts';
import type { Listed } from './hand.ts';
import { type Recomputed, allHoldAt, holdsAt, recompute } from './judge.ts';
import { SENTENCES } from './sentences/all.ts';

/** What is stored of a signal; `lefts` and `rights` are the values of its conditions, in the order of the rule. */
export type StoredSignal = {
  readonly family: string;
  readonly kind: string;
  readonly timeframe: Timeframe;
  readonly side: Side;
  readonly signal_on: TradingDate;
  readonly bar_ends_at: number;
  readonly close: Paisa;
  readonly lefts: readonly (number | null)[];
  readonly rights: readonly (number | null)[];
  readonly rule_version: string;
};

type Pair = readonly [left: number | null, right: number | null];

/** One condition: its values as stored and by hand, in rupees of the day where they are prices. */
export type TracedCondition = {
  text: string;
  is: string;
  stored: Pair;
  byHand: Pair;
  apart: number;
  holds: boolean | null;
};

export type Trace = {
  conditions: TracedCondition[];
  /** Null where the list fires on every bar on which it holds. */
  heldBefore: boolean | null | 'any';
  /** What does not agree with the stored signal, in words. */
  faults: string[];
};

/** Not every signal can be told from the plain rules: these are counted and another is drawn. */
export type Untraced = { reason: string };

const isOf = ({ timeframe, bar_ends_at, signal_on }: StoredSignal, bar: Bar): boolean =>
  bar.on === signal_on && (timeframe !== 'hourly' || bar.ends_at === bar_ends_at);

const tracedCondition = (event: StoredSignal, bar: Bar, at: number) => (one: Recomputed, place: number) => {
  const scale = one.unit === 'rupees' ? bar.factor : 1;
  const shown = (value: number | null | undefined): number | null =>
    value === null || value === undefined ? null : value / scale;
  const stored: Pair = [event.lefts[place] ?? null, event.rights[place] ?? null];
  const byHand: Pair = [shown(one.left[at]), shown(one.right[at])];
  const level = one.unit === 'rupees' ? bar.raw_close / 100 : 1;
  const apart = Math.max(apartBy(stored[0], byHand[0], level), apartBy(stored[1], byHand[1], level));
  return { text: textOf(one), is: one.is, stored, byHand, apart, holds: holdsAt(one, at) };
};

const faultsOf = (
  event: StoredSignal,
  bar: Bar,
  listed: Listed,
  told: Pick<Trace, 'heldBefore'> & { holds: boolean | null; sessions: number; count: number },
): string[] => {
  const faults: string[] = [];
  if (event.lefts.length !== told.count) faults.push('another number of conditions');
  if (event.close !== bar.raw_close) faults.push(`close ${event.close} stored, ${bar.raw_close} traded`);
  if (told.holds !== true) faults.push('the conditions do not all hold on the bar');
  if (told.heldBefore !== 'any' && told.heldBefore !== false)
    faults.push('on the bar before they held, or could not be judged');
  if (told.sessions <= SILENT_SESSIONS[listed.timeframe]) faults.push('the listing is too new');
  return faults;
};

/** Recomputes one stored signal from the bars of its stock. */
export const traceSignal = (event: StoredSignal, bars: readonly Bar[]): Trace | Untraced => {
  const family = FAMILIES.find(({ id }) => id === event.family);
  if (family === undefined || ruleVersion(family) !== event.rule_version)
    throw new Error(`Signals of ${event.family} are of another version of the rule: npm run record`);
  const isPattern = family.id === 'candlestick';
  if (isPattern && !RECOMPUTED_PATTERNS.includes(event.kind))
    return { reason: `no plain rule for the pattern ${event.kind}` };
  const at = bars.findIndex((bar) => isOf(event, bar));
  const bar = bars[at];
  if (bar === undefined) return { conditions: [], heldBefore: 'any', faults: ['no such bar'] };
  const { kind, timeframe, side } = event;
  const listed = { family, kind, timeframe, side };
  const recomputed = recompute(bars, listed, SENTENCES);
  const holds = allHoldAt(recomputed, at);
  if (isPattern && holds === null)
    return { reason: 'a pattern that rounding decides, or with too few bars before it' };
  const isEvery = family.kinds[kind]?.every === true;
  const heldBefore: Trace['heldBefore'] = isEvery ? 'any' : allHoldAt(recomputed, at - 1);
  const sessions = new Set(bars.slice(0, at + 1).map(({ on }) => on)).size;
  const told = { heldBefore, holds, sessions, count: recomputed.length };
  return {
    conditions: recomputed.map(tracedCondition(event, bar, at)),
    heldBefore,
    faults: faultsOf(event, bar, listed, told),
  } satisfies Trace;
};
