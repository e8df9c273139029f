import type { SentBy } from '@chuli/contracts';
import { ScanFault, parseScan } from '@chuli/scan';
import type { AlertAddress } from '../../shared/alert/alert-address.ts';

type Body = SentBy<'POST /alert/'>['body'];
type Condition = Body['condition'];
type Scope = Body['scope'];
export type Timing = NonNullable<Body['timing']>;
export type Frequency = NonNullable<Body['frequency']>;

/** A new alert while it is written: what it waits for comes from the address, when it tells is chosen here. */
export type Draft = AlertAddress & { readonly timing: Timing; readonly frequency: Frequency };

/** What is asked to be judged and kept. */
export type Wanted = {
  readonly condition: Condition;
  readonly scope: Scope;
  readonly timing: Timing;
  readonly frequency: Frequency;
};

/** How often each may tell; the usual first. */
export const FREQUENCIES_OF = {
  close: ['once-per-bar-close', 'each-bar-close', 'once'],
  forming: ['once-per-bar', 'every-time', 'once'],
} as const satisfies Record<Timing, readonly Frequency[]>;

export const startDraft = (address: AlertAddress): Draft => ({
  ...address,
  timing: 'close',
  frequency: FREQUENCIES_OF.close[0],
});

/** A rule of the builder is judged at the close; levels of the whole market nobody waits for. */
export const changedDraft = (draft: Draft, change: Partial<Draft>): Draft => {
  const next = { ...draft, ...change };
  const timing = next.kind === 'scan' ? 'close' : next.timing;
  const allowed: readonly Frequency[] = FREQUENCIES_OF[timing];
  const isOfAll = next.kind === 'scan' || next.kind === 'signal';
  return {
    ...next,
    timing,
    frequency: allowed.includes(next.frequency) ? next.frequency : FREQUENCIES_OF[timing][0],
    scope: next.scope === 'universe' && !isOfAll ? 'stock' : next.scope,
  };
};

/** Why a text is no rule; null where it is one. */
export const faultOf = (text: string): ScanFault | null => {
  try {
    parseScan(text);
    return null;
  } catch (error) {
    if (error instanceof ScanFault) return error;
    throw error;
  }
};

const levelOf = ({ measure, operator, value: typed }: Draft): Condition | null => {
  const value = Number(typed.replaceAll(',', ''));
  if (typed === '' || !Number.isFinite(value)) return null;
  return { kind: 'level', measure, operator, value };
};

const conditionOf = (draft: Draft): Condition | null => {
  const { kind, q, list, reach, side } = draft;
  if (kind === 'level') return levelOf(draft);
  if (kind === 'limit') return { kind, reach, side };
  if (kind === 'signal') return list === '' ? null : { kind, list };
  return q === '' || faultOf(q) !== null ? null : { kind, text: q };
};

const scopeOf = ({ scope, symbol }: Draft): Scope | null => {
  if (scope !== 'stock') return { of: scope };
  return symbol === '' ? null : { symbols: [symbol] };
};

/** Null while something is missing or cannot be read. */
export const wantedOf = (draft: Draft): Wanted | null => {
  const [condition, scope] = [conditionOf(draft), scopeOf(draft)];
  if (condition === null || scope === null) return null;
  const { timing, frequency } = draft;
  return { condition, scope, timing, frequency };
};
