import type { Facts, KnownValue } from './company-facts.ts';
import { type Figure, combined, isApart, isKnown, known, unknown } from './figure.ts';
import type { Formula } from './formula.ts';
import type { FlowItem, StockItem } from './items.ts';
import { QUARTERS_A_YEAR, openingOf, quarterOf } from './quarter.ts';
import { type Ratio, SCALE } from './ratio.ts';
import { ratioNamed } from './ratios.ts';

/** Where a tree is read: a company or sector, a quarter, and the one source that a comparison over time has to stay in. */
type Place = { readonly facts: Facts; readonly at: number; readonly source: string | null };

const figureOf = (found: KnownValue | null): Figure =>
  found === null ? unknown('not-reported') : known(found.value, 'computed', found.differs);

const soFar = ({ facts, at, source }: Place, item: FlowItem): Figure => {
  const { quarter } = quarterOf(at);
  const whole = quarter === 4 ? facts.flow(item, at, 'year', source) : null;
  const three = quarter === 1 ? facts.flow(item, at, 'quarter', source) : null;
  return figureOf(facts.flow(item, at, 'ytd', source) ?? whole ?? three);
};

const lacksHistory = (figure: Figure): Figure => (isKnown(figure) ? figure : unknown('needs-history'));

const less = (now: Figure, before: Figure): Figure =>
  isKnown(now) && isKnown(before)
    ? combined(now, before, now.value - before.value)
    : unknown('needs-history');

/** Sources count differently, so what is compared over time comes from one of them: the first that has all of it. */
const inOneSource = (place: Place, read: (place: Place) => Figure): Figure => {
  if (place.source !== null) return read(place);
  let first: Figure | null = null;
  for (const source of place.facts.sources) {
    const figure = read({ ...place, source });
    if (isKnown(figure)) return figure;
    // A line that no source has is not reported, however long one waits; a base of nothing is a finding of its own.
    if (first === null || (!isKnown(first) && first.why === 'not-reported')) first = figure;
  }
  return first ?? unknown('not-reported');
};

const threeMonths = (place: Place, item: FlowItem): Figure => {
  const { quarter } = quarterOf(place.at);
  const printed = place.facts.flow(item, place.at, 'quarter', place.source);
  if (printed !== null) return figureOf(printed);
  const now = soFar(place, item);
  if (!isKnown(now) || quarter === 1) return now;
  return less(now, soFar({ ...place, at: place.at - 1 }, item));
};

/** This year so far, and what the year before had still to come: the four quarters, of which those in between cancel out. */
const twelveMonths = (place: Place, item: FlowItem): Figure => {
  const printed = place.facts.flow(item, place.at, 'ttm', place.source);
  if (printed !== null) return figureOf(printed);
  const now = soFar(place, item);
  if (!isKnown(now) || quarterOf(place.at).quarter === 4) return now;
  const rest = less(
    soFar({ ...place, at: openingOf(place.at) }, item),
    soFar({ ...place, at: place.at - QUARTERS_A_YEAR }, item),
  );
  return isKnown(rest) ? combined(now, rest, now.value + rest.value) : rest;
};

const meanOf = (place: Place, item: StockItem): Figure => {
  const { facts, at, source } = place;
  const now = figureOf(facts.stock(item, at, source));
  if (!isKnown(now)) return now;
  const before = lacksHistory(figureOf(facts.stock(item, openingOf(at), source)));
  return isKnown(before) ? combined(now, before, (now.value + before.value) / 2) : before;
};

const divided = (left: Figure, right: Figure): Figure => {
  if (!isKnown(left)) return left;
  if (!isKnown(right)) return right;
  return right.value <= 0 ? unknown('denominator') : combined(left, right, left.value / right.value);
};

type Binary = Extract<Formula, { readonly op: '+' | '-' | '×' | '÷' }>;

const binaryOf = ({ op, of: [one, other] }: Binary, place: Place): Figure => {
  const left = valueOf(one, place);
  const right = valueOf(other, place);
  if (op === '÷') return divided(left, right);
  if (!isKnown(left)) return left;
  if (!isKnown(right)) return right;
  const value = {
    '+': left.value + right.value,
    '-': left.value - right.value,
    '×': left.value * right.value,
  }[op];
  return combined(left, right, value);
};

type Compared = { readonly now: Figure; readonly before: Figure };

/** A part of a tree and what it was so many years before, in the source that is believed first of those that have both. */
const comparedIn = (of: Formula, place: Place, years: number): Compared => {
  const read = (one: Place): Compared => ({
    now: valueOf(of, one),
    before: lacksHistory(valueOf(of, { ...one, at: one.at - years * QUARTERS_A_YEAR })),
  });
  if (place.source !== null) return read(place);
  const pairs = place.facts.sources.map((source) => read({ ...place, source }));
  const whole = pairs.find(({ now, before }) => isKnown(now) && isKnown(before));
  return whole ?? pairs.find(({ now }) => isKnown(now)) ?? pairs[0] ?? read(place);
};

/** From a loss or from nothing there is no growth. */
const multipleOf = (of: Formula, place: Place, years: number, factor = 1): Figure => {
  const { now, before } = comparedIn(of, place, years);
  return divided(now, isKnown(before) ? { ...before, value: before.value * factor } : before);
};

const compounded = (of: Formula, years: number, place: Place): Figure => {
  if (quarterOf(place.at).quarter !== 4) return compounded(of, years, { ...place, at: openingOf(place.at) });
  const multiple = multipleOf(of, place, years);
  if (!isKnown(multiple)) return multiple;
  return multiple.value < 0
    ? unknown('denominator')
    : known(multiple.value ** (1 / years) - 1, multiple.basis, multiple.differs);
};

/** What a ratio is inside another: in paisa and fractions again. */
const innerRatio = (ratio: Ratio, place: Place): Figure => {
  const figure = ratioIn(ratio, place);
  return isKnown(figure) ? { ...figure, value: figure.value / SCALE[ratio.unit] } : figure;
};

type FlowLeaf = Extract<Formula, { readonly item: FlowItem }>;

const FLOW_OPS: ReadonlySet<string> = new Set(['year-to-date', 'annualised', 'trailing', 'alone']);

const isFlow = (formula: Formula): formula is FlowLeaf => FLOW_OPS.has(formula.op);

const flowOf = ({ op, item }: FlowLeaf, place: Place): Figure => {
  switch (op) {
    case 'year-to-date':
      return soFar(place, item);
    case 'annualised': {
      const sum = soFar(place, item);
      return isKnown(sum) ? { ...sum, value: (sum.value * 4) / quarterOf(place.at).quarter } : sum;
    }
    case 'trailing':
      return inOneSource(place, (one) => twelveMonths(one, item));
    case 'alone':
    default:
      return inOneSource(place, (one) => threeMonths(one, item));
  }
};

type Derived = Extract<Formula, { readonly op: 'ratio' | 'growth' | 'compound' | 'dividend-year' }> | Binary;
type Leaf = Exclude<Formula, FlowLeaf | Derived>;

const LEAF_OPS: ReadonlySet<string> = new Set(['at-end', 'average', 'stated', 'date', 'given', 'constant']);

const isLeaf = (formula: Leaf | Derived): formula is Leaf => LEAF_OPS.has(formula.op);

const numberOf = (value: number | null): Figure => (value === null ? unknown('not-reported') : known(value));

const leafOf = (formula: Leaf, place: Place): Figure => {
  const { facts, at, source } = place;
  switch (formula.op) {
    case 'at-end':
      return figureOf(facts.stock(formula.item, at, source));
    case 'average':
      return inOneSource(place, (one) => meanOf(one, formula.item));
    case 'stated': {
      const found = facts.stated(formula.item, at, source);
      return found === null ? unknown('not-reported') : known(found.value, 'stated', found.differs);
    }
    case 'date':
      return figureOf(facts.date(formula.item, at));
    case 'given':
      return numberOf(facts.given(formula.name, at));
    case 'constant':
    default:
      return known(formula.value);
  }
};

const grown = ({ of, per }: Extract<Formula, { readonly op: 'growth' }>, place: Place): Figure => {
  const factor = per === undefined ? 1 : (place.facts.given(per, place.at) ?? 1);
  const multiple = multipleOf(of, place, 1, factor);
  return isKnown(multiple) ? { ...multiple, value: multiple.value - 1 } : multiple;
};

const derivedOf = (formula: Derived, place: Place): Figure => {
  switch (formula.op) {
    case 'ratio':
      return innerRatio(ratioNamed(formula.id), place);
    case 'growth':
      return grown(formula, place);
    case 'compound':
      return compounded(formula.of, formula.years, place);
    case 'dividend-year': {
      const year = place.facts.dividendYear;
      return year === null ? unknown('not-reported') : valueOf(formula.of, { ...place, at: year });
    }
    case '+':
    case '-':
    case '×':
    case '÷':
    default:
      return binaryOf(formula, place);
  }
};

const valueOf = (formula: Formula, place: Place): Figure => {
  if (isFlow(formula)) return flowOf(formula, place);
  return isLeaf(formula) ? leafOf(formula, place) : derivedOf(formula, place);
};

const printed = ({ stated }: Ratio, { facts, at, source }: Place): KnownValue | null => {
  for (const basis of stated?.bases ?? []) {
    const item = stated?.item;
    if (item === undefined) continue;
    const found = basis === 'ttm' ? facts.trailing(item, at, source) : facts.stated(item, at, source);
    if (found !== null) return found;
  }
  return null;
};

/** What is printed of a rupee ratio is kept in paisa, all else as it is shown. */
const shownOf = ({ unit }: Ratio, { value, differs }: KnownValue): Figure =>
  known(unit === 'rupees' ? value * SCALE.rupees : value, 'stated', differs);

/**
 * Computed from lines where they are known. Where it was printed as well and the two are apart, what was printed stands:
 * whoever printed it had lines that we lack.
 */
const ratioIn = (ratio: Ratio, place: Place): Figure => {
  const inTree = valueOf(ratio.formula, place);
  const computed = isKnown(inTree) ? { ...inTree, value: inTree.value * SCALE[ratio.unit] } : inTree;
  const found = printed(ratio, place);
  if (found === null) return computed;
  const stated = shownOf(ratio, found);
  if (!isKnown(computed) || !isKnown(stated)) return stated;
  return isApart(computed.value, stated.value) ? { ...stated, differs: true } : computed;
};

/** A ratio of a company in a quarter, or of a sector as one company; in the unit in which it is shown. */
export const ratioOf = (ratio: Ratio, facts: Facts, at: number): Figure =>
  ratioIn(ratio, { facts, at, source: null });

/** What a part of a formula is: for explanations, in paisa and fractions. */
export const partOf = (formula: Formula, facts: Facts, at: number): Figure =>
  valueOf(formula, { facts, at, source: null });

/** What a growth is of: the quarter and the same one a year before, in one source; in paisa. Null of any other ratio. */
export const comparedOf = ({ formula }: Ratio, facts: Facts, at: number): Compared | null =>
  formula.op === 'growth' ? comparedIn(formula.of, { facts, at, source: null }, 1) : null;
