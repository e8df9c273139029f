import type { TradingDate } from '@chuli/kernel';
import type { Given } from './formula.ts';
import { isApart } from './figure.ts';
import type { DateItem, FlowItem, ItemId, StatedItem, StockItem } from './items.ts';

export const FACT_BASES = ['ytd', 'quarter', 'year', 'ttm', 'instant', 'stated'] as const;
/**
 * What time a value covers: the fiscal year so far, three months, the whole year, twelve months, the end of the quarter.
 * What is stated is a ratio as it was printed; a stated ratio over twelve months is `ttm`.
 */
export type FactBasis = (typeof FACT_BASES)[number];

/** One line of one report, from the day on which it was known. */
export type Fact = {
  readonly item: ItemId;
  /** `quarterNumber` of its fiscal quarter. */
  readonly at: number;
  readonly basis: FactBasis;
  readonly value: number;
  readonly is_audited: boolean;
  readonly known_on: TradingDate;
  readonly known_is_assumed: boolean;
  readonly source: string;
};

/** A line as it was known on a day; `differs` where another source has it otherwise. */
export type KnownFact = Fact & { readonly differs: boolean };

/** Where several print the same line, the first of them is believed. */
const SOURCES = ['company', 'BK', 'ML', 'SSQ', 'DS'];
const LAST = SOURCES.length;

const rankOf = ({ is_audited, source }: Pick<Fact, 'is_audited' | 'source'>): number => {
  const place = SOURCES.indexOf(source);
  return is_audited ? -1 : place < 0 ? LAST : place;
};

/** Of each source its last word; of one day the one written last. */
const lastWords = (facts: readonly Fact[]): Fact[] => {
  const last = new Map<string, Fact>();
  for (const fact of facts) {
    const before = last.get(fact.source);
    if (before === undefined || before.known_on <= fact.known_on) last.set(fact.source, fact);
  }
  return [...last.values()];
};

/** What is known of a company, or of a whole sector. A line asked of one source comes from that source or not at all. */
export type Facts = {
  readonly flow: (item: FlowItem, at: number, basis: FactBasis, source: string | null) => KnownValue | null;
  readonly stock: (item: StockItem, at: number, source: string | null) => KnownValue | null;
  readonly stated: (item: StatedItem, at: number, source: string | null) => KnownValue | null;
  readonly trailing: (item: StatedItem, at: number, source: string | null) => KnownValue | null;
  readonly date: (item: DateItem, at: number) => KnownValue | null;
  /** Of the quarter that is looked at. */
  readonly given: (name: Given, at: number) => number | null;
  /** `quarterNumber` of the end of the fiscal year for which the last dividend was declared. */
  readonly dividendYear: number | null;
  /** Those that told anything, the first believed first. */
  readonly sources: readonly string[];
};

export type KnownValue = { readonly value: number; readonly differs: boolean };

export type CompanyFacts = Facts & {
  /** Quarters of which anything was known, the newest first. */
  readonly quarters: readonly number[];
  /** A line of a quarter, whatever time it covers. */
  readonly line: (item: ItemId, at: number) => KnownFact | null;
  /** The report of a quarter: when the first line of it was known, and where from. */
  readonly report: (at: number) => Fact | null;
};

type Index = ReadonlyMap<string, readonly Fact[]>;

const keyOf = (item: ItemId, at: number, basis: FactBasis): string => `${item} ${at} ${basis}`;

/** Facts by line and quarter: made once of a company, and read as of any day. */
export type FactIndex = { readonly facts: readonly Fact[]; readonly byLine: Index };

export const indexFacts = (facts: readonly Fact[]): FactIndex => ({
  facts,
  byLine: Map.groupBy(facts, ({ item, at, basis }) => keyOf(item, at, basis)),
});

type AsOf = {
  readonly as_of: TradingDate;
  readonly given?: Facts['given'];
  readonly dividendYear?: number | null;
};

/** Of several values of one line the first believed, and whether the others agree. */
const believed = (facts: readonly Fact[]): KnownFact | null => {
  const [first, ...others] = facts.toSorted((one, other) => rankOf(one) - rankOf(other));
  if (first === undefined) return null;
  return { ...first, differs: others.some(({ value }) => isApart(value, first.value)) };
};

const LINE_BASES: readonly FactBasis[] = ['ytd', 'year', 'quarter', 'instant', 'stated', 'ttm'];

type Find = (item: ItemId, at: number, basis: FactBasis, source: string | null) => KnownFact | null;

/** What was known of a company on a day, whatever its price and shares were. */
type Heard = Pick<CompanyFacts, 'sources' | 'quarters' | 'report'> & {
  readonly as_of: TradingDate;
  readonly find: Find;
};

const hear = ({ facts, byLine }: FactIndex, as_of: TradingDate): Heard => {
  const heard = facts.filter(({ known_on }) => known_on <= as_of);
  const lastOf = (told: readonly Fact[], source: string | null): KnownFact | null => {
    const words = lastWords(told.filter((fact) => fact.known_on <= as_of));
    return believed(source === null ? words : words.filter((fact) => fact.source === source));
  };
  const found = new Map<string, KnownFact | null>();
  return {
    as_of,
    find: (item, at, basis, source) => {
      const line = keyOf(item, at, basis);
      const told = byLine.get(line);
      // Only what was printed is kept: quarters can be asked for without end.
      if (told === undefined) return null;
      const key = `${line} ${source ?? ''}`;
      const kept = found.get(key);
      if (kept !== undefined) return kept;
      const fact = lastOf(told, source);
      found.set(key, fact);
      return fact;
    },
    sources: [...new Set(heard.toSorted((a, b) => rankOf(a) - rankOf(b)).map(({ source }) => source))],
    quarters: [...new Set(heard.map(({ at }) => at))].toSorted((one, other) => other - one),
    report: (at) => believed(lastWords(heard.filter((fact) => fact.at === at))),
  };
};

/** Of each company the day that was asked for last: most questions are of today. */
const heardLast = new WeakMap<FactIndex, Heard>();

const heardOn = (index: FactIndex, as_of: TradingDate): Heard => {
  const last = heardLast.get(index);
  if (last?.as_of === as_of) return last;
  const heard = hear(index, as_of);
  heardLast.set(index, heard);
  return heard;
};

/** A company as it was known on a day: of each line of each quarter the last word of the source that is believed first. */
export const factsAsOf = (
  index: FactIndex,
  { as_of, given = () => null, dividendYear = null }: AsOf,
): CompanyFacts => {
  const { find, sources, quarters, report } = heardOn(index, as_of);
  const line = (item: ItemId, at: number): KnownFact | null => {
    for (const basis of LINE_BASES) {
      const found = find(item, at, basis, null);
      if (found !== null) return found;
    }
    return null;
  };
  return {
    flow: find,
    stock: (item, at, source) => find(item, at, 'instant', source),
    stated: (item, at, source) => find(item, at, 'stated', source),
    trailing: (item, at, source) => find(item, at, 'ttm', source),
    date: (item, at) => find(item, at, 'instant', null),
    given,
    dividendYear,
    sources,
    quarters,
    line,
    report,
  };
};

/** A sector as one company: every line the sum over its companies, and nothing where one of them has none. */
export const summed = (members: readonly Facts[]): Facts => {
  const sumOf = (read: (facts: Facts) => KnownValue | null): KnownValue | null => {
    let value = 0;
    for (const member of members) {
      const found = read(member);
      if (found === null) return null;
      value += found.value;
    }
    return members.length === 0 ? null : { value, differs: false };
  };
  return {
    flow: (item, at, basis) => sumOf((facts) => facts.flow(item, at, basis, null)),
    stock: (item, at) => sumOf((facts) => facts.stock(item, at, null)),
    stated: () => null,
    trailing: () => null,
    date: () => null,
    given: () => null,
    dividendYear: null,
    sources: ['sector'],
  };
};
