import { type Place, ScanFault } from '../fault.ts';
import { parseScan } from '../parse.ts';
import { printRule, printValue } from '../print.ts';
import type { Match, Rule, Timeframe } from '../tree.ts';
import { type Joined, inTimeframe, subjectOf } from './assemble.ts';
import type { Segment, SegmentKind } from './segments.ts';

/** Why a part of a phrase is not in the scan: its words are not known, scans cannot read it, or it breaks a rule. */
export type WhyNot = 'unknown' | 'not-measured' | 'impossible';

export type Left = Place & { readonly why: WhyNot };
export type Condition = Place & Joined;

/** What was read of a phrase so far. */
export type Reading = {
  readonly conditions: Condition[];
  readonly stocks: (Place & { readonly text: string })[];
  readonly left: Left[];
  match: Match;
  /** Of the phrase as a whole. */
  frame: Timeframe | null;
  joint: Joined['joint'];
  /** Said before the condition that they belong to. */
  readonly waiting: Segment[];
};

type Neighbours = { readonly before: Segment | undefined; readonly after: Segment | undefined };

type ReadSegment = (reading: Reading, segment: Segment, neighbours: Neighbours) => void;

export const ruleOf = (text: string): Rule | null => {
  try {
    return parseScan(text).scan.rule;
  } catch (error) {
    if (error instanceof ScanFault) return null;
    throw error;
  }
};

const placeOf = ({ from, to }: Place): Place => ({ from, to });

/** A part that is left out takes the `not` before it along: it must not turn what comes next. */
const leave = (reading: Reading, place: Place, why: WhyNot): void => {
  const isNot = ({ kind }: Segment): boolean => kind === 'not';
  for (const left of [place, ...reading.waiting.filter(isNot)]) reading.left.push({ ...placeOf(left), why });
  reading.waiting.splice(0, reading.waiting.length, ...reading.waiting.filter((one) => !isNot(one)));
};

/** `no gap up this week` is none in the week, but `not above 70 for 3 days` three days of it. */
const modified = (rule: Rule, segment: Segment): Rule | null => {
  const { kind, means } = segment;
  if (kind === 'timeframe') return inTimeframe(rule, means as Timeframe);
  if (kind !== 'modifier') return { kind: 'not', rule };
  if (rule.kind !== 'not' || means.startsWith('for')) return ruleOf(`(${printRule(rule)}) ${means}`);
  const inside = modified(rule.rule, segment);
  return inside === null ? null : { kind: 'not', rule: inside };
};

/** Adds a condition with all that waited for it. */
const addCondition = (reading: Reading, segment: Segment, rule: Rule): void => {
  let whole: Rule | null = rule;
  const waiting = reading.waiting.splice(0);
  // What was said last is nearest to the condition.
  for (const before of waiting.toReversed()) whole = whole === null ? null : modified(whole, before);
  if (whole === null) {
    for (const one of [...waiting, segment]) leave(reading, one, 'impossible');
    return;
  }
  const from = waiting[0]?.from ?? segment.from;
  reading.conditions.push({ from, to: segment.to, rule: whole, joint: reading.joint });
  reading.joint = 'and';
};

/** A number with half of a known phrase behind it counts something else: `higher than 5 days ago` is not Rs 5. */
const isCutOff = (segment: Segment, { after }: Neighbours): boolean =>
  segment.endsInNumber && after?.kind === 'fragment';

const readCondition: ReadSegment = (reading, segment, neighbours) => {
  const rule = ruleOf(segment.means);
  if (isCutOff(segment, neighbours)) leave(reading, segment, 'unknown');
  else if (rule === null) leave(reading, segment, 'impossible');
  else addCondition(reading, segment, rule);
};

const readFramed = (reading: Reading, segment: Segment): void => {
  const [timeframe, means = ''] = segment.means.split(':');
  const rule = ruleOf(means);
  if (rule === null) leave(reading, segment, 'impossible');
  else addCondition(reading, segment, inTimeframe(rule, timeframe as Timeframe));
};

const STRANGE: Readonly<Partial<Record<SegmentKind, WhyNot>>> = {
  unmeasured: 'not-measured',
  unknown: 'unknown',
  fragment: 'unknown',
  bare: 'unknown',
};

/** Why a word that comes cannot be read; null where it can. */
const strangeness = (segment: Segment | undefined): WhyNot | null =>
  segment === undefined ? null : (STRANGE[segment.kind] ?? null);

/** The same of one that came; what is only impossible was understood. */
const whyLeft = (reading: Reading, segment: Segment | undefined): WhyNot | null =>
  reading.left.find(({ to, why }) => to === segment?.to && why !== 'impossible')?.why ?? null;

/** What leaves its subject out may speak of a strange word beside it: `pe below 20` is not a price. */
const isStrange = (reading: Reading, segment: Segment, { before, after }: Neighbours): boolean => {
  const why = whyLeft(reading, before) ?? strangeness(after);
  if (why !== null) leave(reading, segment, why);
  return why !== null;
};

const readEllipsis: ReadSegment = (reading, segment, neighbours) => {
  if (isStrange(reading, segment, neighbours)) return;
  const last = reading.conditions.at(-1);
  const subjects = [last === undefined ? null : subjectOf(last.rule), 'close'];
  const [rule] = subjects.flatMap((subject) =>
    subject === null ? [] : (ruleOf(segment.means.replaceAll('$', subject)) ?? []),
  );
  if (rule === undefined) leave(reading, segment, 'impossible');
  else addCondition(reading, segment, rule);
};

const readIdiom: ReadSegment = (reading, segment, neighbours) => {
  if (!isStrange(reading, segment, neighbours)) readCondition(reading, segment, neighbours);
};

const readPostposed: ReadSegment = (reading, segment, neighbours) => {
  const why = whyLeft(reading, neighbours.before);
  if (why === null) readCondition(reading, segment, neighbours);
  else leave(reading, segment, why);
};

/** `above 20 ema and 50 ema`: a value that is compared as the one before it. */
const readBare: ReadSegment = (reading, segment, { before, after }) => {
  const last = reading.conditions.at(-1)?.rule;
  const isCompared = last?.kind === 'compare' && last.right.kind !== 'number';
  const isListed = before?.kind === 'joint' && strangeness(after) === null;
  const rule =
    isCompared && isListed ? ruleOf(`${printValue(last.left)} ${last.comparison} ${segment.means}`) : null;
  if (rule === null) leave(reading, segment, 'unknown');
  else addCondition(reading, segment, rule);
};

/** Changes the condition just before it; says whether there is one. */
const readBehind: (...read: Parameters<ReadSegment>) => boolean = (reading, segment, { before }) => {
  const last = reading.conditions.at(-1);
  if (last === undefined || before?.to !== last.to) return false;
  const rule = modified(last.rule, segment);
  if (rule === null) leave(reading, segment, 'impossible');
  else reading.conditions.splice(-1, 1, { ...last, rule, to: segment.to });
  return true;
};

const readModifier: ReadSegment = (reading, segment, neighbours) => {
  if (!readBehind(reading, segment, neighbours)) reading.waiting.push(segment);
};

/** Stocks can be named, but none left out. */
const readNotAfter: ReadSegment = (reading, segment, neighbours) => {
  if (readBehind(reading, segment, neighbours)) return;
  const isOfStocks = neighbours.before?.kind === 'stocks';
  const stocks = isOfStocks ? reading.stocks.pop() : undefined;
  if (stocks !== undefined) leave(reading, stocks, 'impossible');
  leave(reading, segment, isOfStocks ? 'impossible' : 'unknown');
};

const readStocks: ReadSegment = (reading, segment, { before }) => {
  const isLeftOut = before?.kind === 'not' || ruleOf(`close > open for ${segment.means}`) === null;
  if (isLeftOut) leave(reading, segment, 'impossible');
  else reading.stocks.push({ ...placeOf(segment), text: segment.means });
  // An `or` between two kinds of stocks is none between conditions.
  reading.joint = 'and';
};

const wait: ReadSegment = (reading, segment) => void reading.waiting.push(segment);

const READ: Readonly<Record<SegmentKind, ReadSegment>> = {
  condition: readCondition,
  postposed: readPostposed,
  framed: readFramed,
  ellipsis: readEllipsis,
  idiom: readIdiom,
  bare: readBare,
  modifier: readModifier,
  notAfter: readNotAfter,
  not: wait,
  timeframe: wait,
  stocks: readStocks,
  frame: (reading, { means }) => void (reading.frame = means as Timeframe),
  match: (reading, { means }) => void (reading.match = means as Match),
  joint: (reading, { means }) => void (reading.joint = means === 'or' ? 'or' : 'and'),
  unmeasured: (reading, segment) => leave(reading, segment, 'not-measured'),
  unknown: (reading, segment) => leave(reading, segment, 'unknown'),
  fragment: (reading, segment) => leave(reading, segment, 'unknown'),
  ignored: () => undefined,
};

/** Reads the parts of a phrase in their order. */
export const readSegments = (segments: readonly Segment[]): Reading => {
  const reading: Reading = {
    conditions: [],
    stocks: [],
    left: [],
    match: 'hybrid',
    frame: null,
    joint: 'and',
    waiting: [],
  };
  const said = segments.filter(({ kind }) => kind !== 'ignored');
  for (const [at, segment] of said.entries())
    READ[segment.kind](reading, segment, { before: said[at - 1], after: said[at + 1] });
  for (const segment of reading.waiting) leave(reading, segment, 'unknown');
  return reading;
};
