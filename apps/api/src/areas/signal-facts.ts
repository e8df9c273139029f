import { FAMILIES, type Fact, type Said, conditionsOf, ruleVersion } from '@chuli/signals';
import type { FoundSignal } from '@chuli/tape';

const COMPARED: Readonly<Record<Said['is'], (left: number, right: number) => boolean>> = {
  '>': (left, right) => left > right,
  '>=': (left, right) => left >= right,
  '<': (left, right) => left < right,
  '<=': (left, right) => left <= right,
};

/** More digits than a reader can use are only bytes. */
const SHOWN_DIGITS = 8;
export const shownDigits = (value: number): number => Number(value.toPrecision(SHOWN_DIGITS));
const shown = (value: number | null): number | null => (value === null ? null : shownDigits(value));

/** Truth is that of the whole values; the digits are cut after it. */
const factOf = (said: Said, left: number | null, right: number | null): Fact => ({
  ...said,
  left: shown(left),
  right: shown(right),
  holds: left !== null && right !== null && COMPARED[said.is](left, right),
});

export const shownFacts = (facts: readonly Fact[]): Fact[] =>
  facts.map(({ left, right, holds, ...said }) => ({ ...factOf(said, left, right), holds }));

const RULES = new Map(
  FAMILIES.map((family) => [
    family.id,
    { family, version: ruleVersion(family), said: new Map<string, Said[]>() },
  ]),
);

/** The words of a rule, made once. */
const saidOf = ({ family: id, kind, timeframe, side }: FoundSignal): Said[] => {
  const rule = RULES.get(id);
  if (rule === undefined) return [];
  const name = `${kind} ${timeframe} ${side}`;
  const known = rule.said.get(name) ?? conditionsOf(rule.family, { kind, timeframe, side });
  rule.said.set(name, known);
  return known;
};

/**
 * Why a stored signal fired: its values with the words of its rule. Values of another version of the rule have no words
 * here, and so no reasons.
 */
export const reasonsOf = (found: FoundSignal): { rule_changed: boolean; why: Fact[] | null } => {
  const rule_changed = RULES.get(found.family)?.version !== found.rule_version;
  if (rule_changed) return { rule_changed, why: null };
  const { lefts, rights } = found;
  return {
    rule_changed,
    why: saidOf(found).map((said, at) => factOf(said, lefts[at] ?? null, rights[at] ?? null)),
  };
};
