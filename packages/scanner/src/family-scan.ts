import type { AnyIndicator } from '@chuli/indicators';
import {
  type Condition,
  MEASURES,
  type Measure,
  type Rule,
  type Scan,
  ScanFault,
  USUAL_UNIVERSE,
  type Value,
  checkScan,
  measureName,
} from '@chuli/scan';
import { type Alternatives, type Cell, type Description, type Family, alternativesOf } from '@chuli/signals';

/** Why a list of signals cannot be said as a scan. */
export const CANNOT = {
  votes: 'It counts the signals of other families.',
  made: 'It computes a number that the language has no word for.',
  limit: 'It reads the price limit of the day.',
  reading: 'It reads an indicator that is made for signals alone.',
  large: 'As a text it is larger than a scan may be.',
} as const;
export type Cannot = keyof typeof CANNOT;

export type FamilyScan = { readonly scan: Scan } | { readonly cannot: Cannot };

class Unsayable extends Error {
  readonly cannot: Cannot;
  constructor(cannot: Cannot) {
    super(CANNOT[cannot]);
    this.cannot = cannot;
  }
}

type Saying = { readonly family: Family; readonly timeframe: Cell['timeframe'] };

/** A value, and what else has to hold for it to be there. */
type Said = { readonly value: Value; readonly provided: readonly Condition[] };

const measureOf = (
  { timeframe }: Saying,
  measure: Pick<Measure, 'name' | 'parameters' | 'line'>,
  when: 'now' | 'before',
): Measure => ({
  kind: 'measure',
  ...measure,
  timeframe,
  ago: { count: when === 'now' ? 0 : 1, of: 'bars' },
  isRaw: false,
});

const numberOf = (value: number): Value => ({ kind: 'number', value, scale: null });

/** What signals count the age of, scans see at the bar that confirms it. */
const AGED: Readonly<Record<string, string>> = {
  'rsi-divergence-ages': 'rsi_divergence',
  'macd-divergence-ages': 'macd_divergence',
};

const nameIn = ({ id }: AnyIndicator, line: string | null): { name: string; line: string } => {
  const name = AGED[id] ?? measureName(id);
  const kind = MEASURES.get(name);
  const found = line ?? kind?.usual;
  if (found === undefined || kind?.lines.has(found) !== true) throw new Unsayable('reading');
  return { name, line: found };
};

type UseRead = Extract<Description, { of: 'use' }>;

const linesOf = (saying: Saying, { use: key, when }: UseRead): ((line: string | null) => Measure) => {
  const use = saying.family.uses[key];
  if (use === undefined) throw new Unsayable('reading');
  const indicator = use.indicator as AnyIndicator;
  const parameters = Object.keys(indicator.parameters).map((name) => use.chosen[name] ?? Number.NaN);
  return (line) => measureOf(saying, { ...nameIn(indicator, line), parameters }, when);
};

/** `regular_buy` is the age of the last regular divergence on the buying side. */
const confirmedIn = (lineOf: (line: string) => Measure, age: string): Condition[] => {
  const [kind = '', side] = age.split('_');
  return [
    { kind: 'state', measure: lineOf('kind'), words: [kind] },
    { kind: 'state', measure: lineOf('side'), words: [side === 'buy' ? 'bullish' : 'bearish'] },
  ];
};

const saidUse = (saying: Saying, read: UseRead): Said => {
  const lineOf = linesOf(saying, read);
  const { field, where } = read;
  if (where === null) return { value: lineOf(field), provided: [] };
  const provided: Condition[] =
    typeof where.is === 'number'
      ? confirmedIn(lineOf, where.field)
      : [{ kind: 'state', measure: lineOf(where.field), words: [where.is] }];
  return { value: lineOf(field), provided };
};

/** That something was confirmed no more than so many bars ago. */
const saidAge = (saying: Saying, { left, is, right }: Alternatives[number]): Rule | null => {
  if (left.of !== 'use' || left.field === null || is !== '<=' || typeof right !== 'number') return null;
  const id = saying.family.uses[left.use]?.indicator.id ?? '';
  if (AGED[id] === undefined) return null;
  const rules = confirmedIn(linesOf(saying, left), left.field);
  return { kind: 'lately', rule: { kind: 'all', rules }, bars: right + 1 };
};

const saidValue = (saying: Saying, read: Description | number): Said => {
  if (typeof read === 'number') return { value: numberOf(read), provided: [] };
  if (read.of === 'use') return saidUse(saying, read);
  if (read.of !== 'bar') throw new Unsayable(read.of === 'votes' ? 'votes' : 'made');
  if (read.price === 'limit') throw new Unsayable('limit');
  const bar = { name: read.price, parameters: [], line: 'value' };
  return { value: measureOf(saying, bar, read.when), provided: [] };
};

type HitRead = Extract<Description, { of: 'hit' }>;

/** That a bar completes a pattern on a side is a state of the pattern. */
const saidHit = (saying: Saying, { use: key, id, side }: HitRead): Condition => {
  const name = measureName(id);
  const { relaxed } = saying.family.uses[key]?.chosen ?? {};
  if (relaxed === undefined || !MEASURES.has(name)) throw new Unsayable('reading');
  return {
    kind: 'state',
    measure: measureOf(saying, { name, parameters: [relaxed], line: 'value' }, 'now'),
    words: [side === 'buy' ? 'bullish' : 'bearish'],
  };
};

const saidCondition = (saying: Saying, condition: Alternatives[number]): Rule => {
  const { left, is, right } = condition;
  if (left.of === 'hit') return saidHit(saying, left);
  const aged = saidAge(saying, condition);
  if (aged !== null) return aged;
  const [one, other] = [saidValue(saying, left), saidValue(saying, right)];
  const compare: Condition = { kind: 'compare', comparison: is, left: one.value, right: other.value };
  const provided = [...one.provided, ...other.provided];
  return provided.length === 0 ? compare : { kind: 'all', rules: [...provided, compare] };
};

const joined = (kind: 'all' | 'any', rules: readonly Rule[]): Rule => {
  const [only] = rules;
  return rules.length === 1 && only !== undefined ? only : { kind, rules };
};

const saidClause = (saying: Saying, alternatives: Alternatives): Rule =>
  joined(
    'any',
    alternatives.map((condition) => saidCondition(saying, condition)),
  );

const flattened = (rule: Rule): readonly Rule[] => (rule.kind === 'all' ? rule.rules : [rule]);

/**
 * A list of signals as a scan, to read and to change. It holds where the conditions of the list do: what fires where it
 * begins to hold is fresh, what fires on every bar is either. Signals are silent for the first bars of a stock longer
 * than a scan is, and are judged of every instrument.
 */
export const familyScan = (family: Family, cell: Cell): FamilyScan => {
  const saying = { family, timeframe: cell.timeframe };
  try {
    const clauses = family.conditions(cell).map((clause) => saidClause(saying, alternativesOf(clause)));
    const scan: Scan = {
      rule: joined('all', clauses.flatMap(flattened)),
      universe: USUAL_UNIVERSE,
      match: family.kinds[cell.kind]?.every === true ? 'hybrid' : 'fresh',
    };
    checkScan(scan);
    return { scan };
  } catch (error) {
    if (error instanceof Unsayable) return { cannot: error.cannot };
    if (error instanceof ScanFault && error.code === 'too-large') return { cannot: 'large' };
    throw error;
  }
};
