import { INSTRUMENT_NAMES, SECTORS } from '@chuli/market';
import { type Checked, checkFilter, checkScan, checkValue } from './check.ts';
import { type Place, ScanFault, sentence } from './fault.ts';
import { checkForming } from './forming.ts';
import { readRule } from './read-rule.ts';
import { readScaled, readValue } from './read-value.ts';
import {
  type Reader,
  demand,
  demandOneOf,
  demandWhole,
  isNext,
  readerOf,
  take,
  takeAll,
  takeIf,
  tokenAt,
  unexpected,
} from './reader.ts';
import {
  MATCHES,
  type Match,
  type Rule,
  SCALES,
  type Scan,
  USUAL_UNIVERSE,
  type Universe,
  type Value,
} from './tree.ts';
import type { ValueUnit } from './units.ts';

/** A name of the market as it is written in a scan. */
export const wordOf = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/gu, '_');

const INSTRUMENT_WORDS = INSTRUMENT_NAMES.map(wordOf);
const SECTOR_WORDS = SECTORS.map(({ name }) => wordOf(name));
const MOST_SESSIONS = 5_000;
const MOST_SYMBOLS = 50;

const SYMBOL = /^[A-Z0-9][A-Z0-9/.-]{0,19}$/u;
const SYMBOL_PART = /^[\w/.-]+$/u;

/** Some tickers hold marks of the grammar, `NABILD/89`: what stands without a gap is one of them. */
const readSymbol = (reader: Reader): string | null => {
  let text = '';
  for (let token = tokenAt(reader), end = token.from; ; token = tokenAt(reader)) {
    if (token.kind === 'end' || token.from !== end || !SYMBOL_PART.test(token.text)) break;
    text += take(reader).text;
    end = token.to;
  }
  return SYMBOL.test(text.toUpperCase()) ? text.toUpperCase() : null;
};

const readSymbols = (reader: Reader): string[] => {
  const symbols: string[] = [];
  do {
    const begun = reader.at;
    const symbol = symbols.length >= MOST_SYMBOLS ? null : readSymbol(reader);
    if (symbol === null) {
      reader.at = begun;
      throw unexpected(
        reader,
        [],
        sentence('a symbol such as NABIL, at most {count} of them', { count: MOST_SYMBOLS }),
      );
    }
    symbols.push(symbol);
  } while (takeIf(reader, ','));
  return symbols;
};

const readTurnover = (reader: Reader): number => {
  demand(reader, '>=');
  const { value, scale } = readScaled(reader, ['lakh', 'crore', 'arab']);
  return scale === null ? value : value * SCALES[scale];
};

const readListed = (reader: Reader): number => {
  demand(reader, '>=');
  const sessions = demandWhole(reader, { from: 0, to: MOST_SESSIONS });
  takeIf(reader, 'sessions');
  return sessions;
};

const readPart = (reader: Reader): Partial<Universe> => {
  if (takeIf(reader, 'all')) return { instruments: [], turnoverFrom: 0 };
  if (takeAll(reader, 'my', 'stocks')) return { isMine: true };
  if (takeIf(reader, 'symbols')) return { symbols: readSymbols(reader) };
  if (takeIf(reader, 'turnover')) return { turnoverFrom: readTurnover(reader) };
  if (takeIf(reader, 'listed')) return { listedFrom: readListed(reader) };
  if (takeIf(reader, 'sector')) return { sectors: [demandOneOf(reader, SECTOR_WORDS)] };
  const instrument = INSTRUMENT_WORDS.find((word) => isNext(reader, word));
  if (instrument === undefined)
    throw unexpected(reader, ['all', 'my', 'symbols', 'sector', 'turnover', 'listed', ...INSTRUMENT_WORDS]);
  take(reader);
  return { instruments: [instrument] };
};

type Named = { -readonly [K in keyof Universe]?: Universe[K] };

const joined = (one: readonly string[] | undefined, other: readonly string[]): string[] =>
  [...new Set([...(one ?? []), ...other])].toSorted();

/** Parts of the same kind widen, those of different kinds narrow. What is not named is as usual. */
const readUniverse = (reader: Reader, usual: Universe): Universe => {
  if (!takeIf(reader, 'for')) return usual;
  const named: Named = {};
  do {
    const { instruments, sectors, ...others } = readPart(reader);
    if (instruments !== undefined) named.instruments = joined(named.instruments, instruments);
    if (sectors !== undefined) named.sectors = joined(named.sectors, sectors);
    Object.assign(named, others);
  } while (takeIf(reader, 'and'));
  return { ...usual, ...named };
};

const readMatch = (reader: Reader, usual: Match): Match =>
  takeIf(reader, 'as') ? demandOneOf(reader, MATCHES) : usual;

/** A scan that keeps to all rules, with what is known of it before it runs. */
export type Parsed = Checked & { readonly scan: Scan };

const demandEnd = (reader: Reader, expected: readonly string[]): void => {
  const end = tokenAt(reader);
  if (end.kind !== 'end')
    throw new ScanFault(
      'not-understood',
      sentence('“{text}” does not belong here.', { text: end.text }),
      end,
      expected,
    );
};

/** Reads the text of a value alone, such as one that a list shows. Throws a ScanFault. */
export const parseValue = (text: string): { readonly value: Value; readonly unit: ValueUnit } => {
  const reader = readerOf(text);
  const value = readValue(reader);
  demandEnd(reader, []);
  return { value, unit: checkValue(value, (node) => reader.places.get(node)) };
};

const readText = (text: string, usualMatch: Match): { readonly parsed: Parsed; readonly end: Place } => {
  const reader = readerOf(text);
  const rule = readRule(reader);
  const universe = readUniverse(reader, USUAL_UNIVERSE);
  const match = readMatch(reader, usualMatch);
  const end = tokenAt(reader);
  const isForming = takeIf(reader, 'forming');
  demandEnd(reader, ['and', 'or', 'for', 'as', 'forming']);
  const scan: Scan = { rule, universe, match, ...(isForming && { isForming }) };
  const checked = checkScan(scan, (node) => reader.places.get(node));
  checkForming(scan, end);
  return { parsed: { scan, ...checked }, end };
};

/**
 * Reads the text of a scan that may be judged on a bar which still forms: for what is looked at and not kept. Throws a
 * ScanFault that says where and why it is none.
 */
export const parseRunningScan = (text: string, usualMatch: Match = 'fresh'): Parsed =>
  readText(text, usualMatch).parsed;

/** Reads the text of a scan of closed bars: every other is refused here, so that none is saved, tested or waited for. */
export const parseScan = (text: string, usualMatch: Match = 'fresh'): Parsed => {
  const { parsed, end } = readText(text, usualMatch);
  if (parsed.scan.isForming === true)
    throw new ScanFault(
      'not-understood',
      sentence('A bar that still forms can be looked at, not saved, tested or waited for.'),
      end,
    );
  return parsed;
};

/** A rule of the stock filter, with where its parts stand in the text. */
export type ParsedFilter = {
  readonly rule: Rule;
  readonly universe: Universe;
  readonly placeOf: (node: object) => Place | undefined;
};

/** Ordinary shares, however little of them is traded. */
export const FILTER_UNIVERSE: Universe = { ...USUAL_UNIVERSE, turnoverFrom: 0 };

/** Reads a rule of the stock filter: a scan without a match, with companies and sectors. Throws a ScanFault. */
export const parseFilter = (text: string): ParsedFilter => {
  const reader = readerOf(text);
  const rule = readRule(reader);
  const universe = readUniverse(reader, FILTER_UNIVERSE);
  demandEnd(reader, ['and', 'or', 'for']);
  if (universe.isMine || universe.listedFrom > 0)
    throw new ScanFault(
      'not-understood',
      sentence('The filter is of instruments, sectors, symbols and turnover.'),
      {
        from: 0,
        to: text.length,
      },
    );
  const placeOf = (node: object): Place | undefined => reader.places.get(node);
  checkFilter(rule, placeOf);
  return { rule, universe, placeOf };
};

/** Reads the text of a column of the filter. */
export const parseFilterValue = (text: string): Value => {
  const reader = readerOf(text);
  const value = readValue(reader);
  demandEnd(reader, []);
  return value;
};
