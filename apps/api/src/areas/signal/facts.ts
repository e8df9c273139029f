import { FAMILIES, type Fact, type Said, cellsOf, conditionsOf, ruleVersion } from '@chuli/signals';
import type { FoundNear, FoundSignal } from '@chuli/tape/signal';

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

type Named = Pick<FoundSignal, 'family' | 'kind' | 'timeframe' | 'side'>;

/** The words of a rule, made once. */
const saidOf = ({ family: id, kind, timeframe, side }: Named): Said[] => {
  const rule = RULES.get(id);
  if (rule === undefined) return [];
  const name = `${kind} ${timeframe} ${side}`;
  const known = rule.said.get(name) ?? conditionsOf(rule.family, { kind, timeframe, side });
  rule.said.set(name, known);
  return known;
};

/** Values of another version of the rule have no words here, and so no reasons. */
export const hasRuleChanged = ({ family, rule_version }: Pick<FoundSignal, 'family' | 'rule_version'>) =>
  RULES.get(family)?.version !== rule_version;

/** The versions whose words these are. */
export const RULE_VERSIONS: readonly string[] = [...RULES.values()].map(({ version }) => version);

/** Conditions that hold or do not, and have no distance; each by its list and its place in the rule. */
export const STATE_CONDITIONS: readonly string[] = FAMILIES.flatMap((family) =>
  cellsOf(family).flatMap((cell) =>
    saidOf({ family: family.id, ...cell }).flatMap(({ unit }, place) =>
      unit === 'state' ? [`${family.id} ${cell.kind} ${cell.timeframe} ${cell.side} ${place}`] : [],
    ),
  ),
);

/** The condition that a stock lacks, with its two values. */
export const missingFact = (found: FoundNear): Fact | null => {
  const said = saidOf(found)[found.missing];
  return said === undefined ? null : factOf(said, found.left, found.right);
};
