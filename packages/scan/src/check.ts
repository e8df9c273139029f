import { isBounded } from './bounds.ts';
import { byKind } from './by-kind.ts';
import { costOf } from './cost.ts';
import { compile } from './compile.ts';
import { type Place, ScanFault, type Sentence, sentence, twoUnits } from './fault.ts';
import { conditionsOf, measuresOf, shortestOf } from './parts.ts';
import { MEASURES, hasSector, lineOf } from './measures.ts';
import {
  type Aggregate,
  LIMITS,
  type Measure,
  type Rule,
  type Scan,
  type Timeframe,
  type Value,
} from './tree.ts';
import type { Unit, ValueUnit } from './units.ts';

/** What is known of a scan before it runs. */
export type Checked = {
  /** The shortest timeframe that it reads: at the close of its bars it is judged. */
  readonly base: Timeframe;
  readonly nodes: number;
};

type PlaceOf = (node: object) => Place | undefined;
type Checking = {
  readonly placeOf: PlaceOf;
  nodes: number;
  readonly indicators: Set<string>;
  /** Whether it is of the stock filter, which knows the sectors of all its columns. */
  readonly isFilter: boolean;
};

const NOWHERE: Place = { from: 0, to: 0 };

const faultAt = (
  { placeOf }: Checking,
  node: object,
  code: 'units' | 'too-large',
  said: Sentence,
): ScanFault => new ScanFault(code, said, placeOf(node) ?? NOWHERE);

const visit = (checking: Checking, node: Rule | Value, depth: number): void => {
  checking.nodes += 1;
  if (!isBounded(node))
    throw new ScanFault(
      'not-understood',
      sentence('A number is out of its range, or a name is unknown.'),
      checking.placeOf(node) ?? NOWHERE,
    );
  if (checking.nodes > LIMITS.nodes)
    throw faultAt(
      checking,
      node,
      'too-large',
      sentence('A scan has at most {count} parts.', { count: LIMITS.nodes }),
    );
  if (depth > LIMITS.depth)
    throw faultAt(
      checking,
      node,
      'too-large',
      sentence('Parts stand at most {count} deep in each other.', { count: LIMITS.depth }),
    );
};

/** An indicator with its numbers, in its timeframe: whichever of its lines is read, it is computed once. */
const nameOfUse = ({ name, parameters, timeframe }: Measure): string =>
  [name, ...parameters, timeframe].join(' ');

/** What the columns of the filter have and bars do not. */
const checkOfScan = ({ placeOf }: Checking, measure: Measure): void => {
  const { name, isSector } = measure;
  const refuse = (said: Sentence): never => {
    throw new ScanFault('not-understood', said, placeOf(measure) ?? NOWHERE);
  };
  if (!MEASURES.has(name)) refuse(sentence('{name} works in the stock filter only.', { name }));
  if (isSector === true && !hasSector(measure))
    refuse(sentence('The sector of {name} works in the stock filter only.', { name }));
};

const unitOfMeasure = (checking: Checking, measure: Measure): Unit => {
  if (!checking.isFilter) checkOfScan(checking, measure);
  if (MEASURES.get(measure.name)?.indicator !== undefined) checking.indicators.add(nameOfUse(measure));
  if (checking.indicators.size > LIMITS.indicators)
    throw faultAt(
      checking,
      measure,
      'too-large',
      sentence('A scan reads at most {count} indicators.', { count: LIMITS.indicators }),
    );
  return lineOf(measure).unit;
};

/** Two that are added, subtracted or compared: the same, or one of them written down. */
const common = (left: ValueUnit, right: ValueUnit): ValueUnit | null => {
  if (left === right || right === 'plain') return left;
  return left === 'plain' ? right : null;
};

const isRatio = (unit: ValueUnit): boolean => unit === 'plain' || unit === 'times';

type Sum = Extract<Value, { kind: 'sum' }>;

const unitOfAdded = (left: ValueUnit, right: ValueUnit): ValueUnit | null => common(left, right);

const unitOfQuotient = (left: ValueUnit, right: ValueUnit): ValueUnit | null => {
  if (left === right) return left === 'plain' ? 'plain' : 'times';
  return isRatio(right) ? left : null;
};

const unitOfProduct = (left: ValueUnit, right: ValueUnit): ValueUnit | null => {
  if (isRatio(right)) return left === 'plain' ? right : left;
  return isRatio(left) ? right : null;
};

type CannotPhrase =
  | '{a} and {b} cannot be added.'
  | '{b} cannot be subtracted from {a}.'
  | '{a} cannot be multiplied by {b}.'
  | '{a} cannot be divided by {b}.';

/** What comes out of two units, and what cannot be done where nothing does. */
const SUMS: Readonly<Record<Sum['operation'], readonly [of: typeof unitOfAdded, cannot: CannotPhrase]>> = {
  '+': [unitOfAdded, '{a} and {b} cannot be added.'],
  '-': [unitOfAdded, '{b} cannot be subtracted from {a}.'],
  '*': [unitOfProduct, '{a} cannot be multiplied by {b}.'],
  '/': [unitOfQuotient, '{a} cannot be divided by {b}.'],
};

const unitOfSum = (checking: Checking, sum: Sum, depth: number): ValueUnit => {
  const left = unitOf(checking, sum.left, depth + 1);
  const right = unitOf(checking, sum.right, depth + 1);
  if (left === 'state' || right === 'state')
    throw faultAt(checking, sum, 'units', sentence('States cannot be calculated with.'));
  const [of, cannot] = SUMS[sum.operation];
  const unit = of(left, right);
  if (unit === null) throw faultAt(checking, sum, 'units', sentence(cannot, twoUnits(left, right)));
  return unit;
};

/** Of an aggregate that is not counted in what its values are. */
const UNIT_OF_AGGREGATE: Partial<Record<Aggregate, Unit>> = {
  percentile: 'percent',
  rank: 'points',
  since_max: 'bars',
  since_min: 'bars',
};

const unitOfWindow = (
  checking: Checking,
  window: Extract<Value, { kind: 'window' }>,
  depth: number,
): ValueUnit => {
  const unit = unitOf(checking, window.value, depth + 1);
  if (unit === 'state')
    throw faultAt(checking, window, 'units', sentence('Count a state with “at least … of …” instead.'));
  if (unit === 'plain')
    throw faultAt(checking, window, 'units', sentence('A number is the same at every bar.'));
  return UNIT_OF_AGGREGATE[window.aggregate] ?? unit;
};

const unitByKind = byKind<Value, [checking: Checking, depth: number], ValueUnit>({
  number: ({ scale }) => (scale === '%' ? 'percent' : 'plain'),
  measure: (measure, checking) => unitOfMeasure(checking, measure),
  sum: (sum, checking, depth) => unitOfSum(checking, sum, depth),
  window: (window, checking, depth) => unitOfWindow(checking, window, depth),
});

const unitOf = (checking: Checking, value: Value, depth: number): ValueUnit => {
  visit(checking, value, depth);
  return unitByKind(value, checking, depth);
};

/** Holds a value that stands alone to its units and limits, and says what it is counted in. Throws a ScanFault. */
export const checkValue = (value: Value, placeOf: PlaceOf, isFilter = false): ValueUnit =>
  unitOf({ placeOf, nodes: 0, indicators: new Set(), isFilter }, value, 1);

/** What a value that was checked is counted in. */
export const unitOfValue = (value: Value): ValueUnit => checkValue(value, () => undefined, true);

const checkAlike = (checking: Checking, node: object, values: readonly Value[], depth: number): void => {
  let unit: ValueUnit = 'plain';
  for (const value of values) {
    const next = unitOf(checking, value, depth + 1);
    const both = common(unit, next);
    if (both === null)
      throw faultAt(
        checking,
        node,
        'units',
        sentence('{a} and {b} cannot be compared with each other.', twoUnits(unit, next)),
      );
    unit = both;
  }
  if (unit === 'plain')
    throw faultAt(checking, node, 'units', sentence('Compare at least one measure, such as close.'));
};

type RuleCase<R> = (rule: R, checking: Checking, depth: number) => void;

const checkParts: RuleCase<{ rules: readonly Rule[] }> = ({ rules }, checking, depth) => {
  for (const one of rules) checkRule(checking, one, depth + 1);
};

const checkPart: RuleCase<{ rule: Rule }> = ({ rule }, checking, depth) =>
  checkRule(checking, rule, depth + 1);

const checkByKind = byKind<Rule, [checking: Checking, depth: number], void>({
  compare: (rule, checking, depth) => checkAlike(checking, rule, [rule.left, rule.right], depth),
  cross: (rule, checking, depth) => checkAlike(checking, rule, [rule.left, rule.right], depth),
  within: (rule, checking, depth) => checkAlike(checking, rule, [rule.value, rule.of], depth),
  between: (rule, checking, depth) => checkAlike(checking, rule, [rule.value, rule.from, rule.to], depth),
  course: (rule, checking, depth) => checkAlike(checking, rule, [rule.value], depth),
  state: ({ measure }, checking, depth) => {
    visit(checking, measure, depth + 1);
    unitOfMeasure(checking, measure);
  },
  all: checkParts,
  any: checkParts,
  not: checkPart,
  lasting: checkPart,
  lately: checkPart,
  count: checkPart,
});

const checkRule = (checking: Checking, rule: Rule, depth: number): void => {
  visit(checking, rule, depth);
  checkByKind(rule, checking, depth);
};

const costOfCondition = (rule: Rule): number => costOf(compile(rule)).aBar;

/** What costs too much is refused at the condition that costs most. */
const checkCost = (checking: Checking, rule: Rule): void => {
  if (costOfCondition(rule) <= LIMITS.nanoseconds) return;
  const costliest = conditionsOf(rule)
    .map((condition) => ({ condition, cost: costOfCondition(condition) }))
    .reduce((most, one) => (one.cost > most.cost ? one : most));
  const said = sentence(
    'The scan would take too long. Ask for fewer indicators or shorter windows, beginning here.',
  );
  throw faultAt(checking, costliest.condition, 'too-large', said);
};

/** Holds a scan to its units and limits. Throws a ScanFault. */
export const checkScan = ({ rule }: Scan, placeOf: PlaceOf = () => undefined): Checked => {
  const checking: Checking = { placeOf, nodes: 0, indicators: new Set(), isFilter: false };
  checkRule(checking, rule, 1);
  checkCost(checking, rule);
  return { base: shortestOf(measuresOf(rule)), nodes: checking.nodes };
};

/** Holds a rule of the stock filter to its units and limits; it costs nothing, because its columns are there. */
export const checkFilter = (rule: Rule, placeOf: PlaceOf): void =>
  checkRule({ placeOf, nodes: 0, indicators: new Set(), isFilter: true }, rule, 1);
