import { type TradingDate, dayNumber } from '@chuli/kernel';
import { type Interval, excessInterval } from '../record/block-bootstrap.ts';
import { OUT_OF_SAMPLE_FROM } from '../parameters.ts';
import { GRADED_FROM } from './effect.ts';
import { OUTCOMES, type EffectCase, type OutcomeRule } from './effect-case.ts';

/** Events when the rule was found, in the years no choice had seen, and since it was frozen. */
export const EFFECT_PERIODS = ['in', 'out', 'since'] as const;
export type EffectPeriod = (typeof EFFECT_PERIODS)[number];

/** Before it few sources have opens, and the study begins there. */
const BEGINS = '2012-01-01';

export const periodOf = (on: TradingDate): EffectPeriod | null => {
  if (on >= GRADED_FROM) return 'since';
  if (on >= OUT_OF_SAMPLE_FROM) return 'out';
  return on >= BEGINS ? 'in' : null;
};

/** Why an event is no case of the figures. */
export type EffectLeftOut = Readonly<Record<'listing' | 'untradable' | 'open' | 'unknown', number>>;

/** An outcome that was known on a day. */
export type EffectMeasured = {
  readonly on: TradingDate;
  readonly gross: number;
  readonly net: number;
  readonly heldSessions: number;
  readonly bonusPercent: number | null;
  readonly wasTold: boolean;
};

const isBy = (day: TradingDate | null | undefined, asOf: TradingDate): boolean =>
  day !== null && day !== undefined && day <= asOf;

/** A row that was filled in later speaks of nothing that a buyer could have known. */
const wasToldBeforeEntry = ({ toldOn, triedOn }: EffectCase): boolean =>
  toldOn !== null && triedOn !== null && toldOn < triedOn;

const reasonOf = (one: EffectCase, at: number, asOf: TradingDate): keyof EffectLeftOut | null => {
  if (one.isNewListing) return 'listing';
  if (!isBy(one.decidedOn, asOf) || !isBy(one.triedOn, asOf)) return 'open';
  if (one.fill !== 'filled') return 'untradable';
  const { knownOn = null, gross = null, net = null } = one.followed[at] ?? {};
  if (!isBy(knownOn, asOf)) return 'open';
  return gross === null || net === null ? 'unknown' : null;
};

/** The cases of one effect by one of their ends, as they were known on a day. */
export const measuredBy = (
  cases: readonly EffectCase[],
  rule: OutcomeRule,
  asOf: TradingDate,
): { measured: EffectMeasured[]; leftOut: EffectLeftOut } => {
  const at = OUTCOMES.indexOf(rule);
  const leftOut = { listing: 0, untradable: 0, open: 0, unknown: 0 };
  const measured: EffectMeasured[] = [];
  for (const one of cases) {
    if (one.on > asOf) continue;
    const reason = reasonOf(one, at, asOf);
    const { gross = null, net = null, heldSessions = null } = one.followed[at] ?? {};
    if (reason !== null) leftOut[reason] += 1;
    else if (gross !== null && net !== null && heldSessions !== null) {
      const { on, bonusPercent } = one;
      measured.push({ on, gross, net, heldSessions, bonusPercent, wasTold: wasToldBeforeEntry(one) });
    }
  }
  return { measured, leftOut };
};

export type EffectFigures = {
  readonly events: number;
  readonly months: number;
  readonly mean: number | null;
  readonly interval: Interval | null;
  /** Share of the events after which the share did worse than the market. */
  readonly worse: number | null;
};

const meanOf = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

/** Of the excess before costs, or of what was left after them. */
export const effectFigures = (measured: readonly EffectMeasured[], of: 'gross' | 'net'): EffectFigures => {
  const cases = measured.map((one) => ({
    day: dayNumber(one.on),
    excess: one[of],
    heldSessions: one.heldSessions,
  }));
  return {
    events: cases.length,
    months: new Set(measured.map(({ on }) => on.slice(0, 7))).size,
    mean: meanOf(cases.map(({ excess }) => excess)),
    interval: excessInterval(cases),
    worse: meanOf(cases.map(({ excess }) => Number(excess < 0))),
  };
};
