import { INSTRUMENT_NAMES, SECTORS } from '@chuli/market';
import { type Checked, checkScan } from './check.ts';
import { ScanFault } from './fault.ts';
import { readRule } from './read-rule.ts';
import {
  type Reader,
  demand,
  demandNumber,
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
import { MATCHES, type Match, SCALES, type Scan, USUAL_UNIVERSE, type Universe } from './tree.ts';

/** A name of the market as it is written in a scan. */
export const wordOf = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/gu, '_');

const INSTRUMENT_WORDS = INSTRUMENT_NAMES.map(wordOf);
const SECTOR_WORDS = SECTORS.map(({ name }) => wordOf(name));
const MOST_SESSIONS = 5_000;
const MOST_SYMBOLS = 50;

const SYMBOL = /^[A-Z0-9]{1,14}$/u;

const readSymbols = (reader: Reader): string[] => {
  const symbols: string[] = [];
  do {
    const token = tokenAt(reader);
    if (token.kind !== 'word' || !SYMBOL.test(token.text.toUpperCase()) || symbols.length >= MOST_SYMBOLS)
      throw unexpected(reader, [], `a symbol such as NABIL, at most ${MOST_SYMBOLS} of them`);
    symbols.push(take(reader).text.toUpperCase());
  } while (takeIf(reader, ','));
  return symbols;
};

const readTurnover = (reader: Reader): number => {
  demand(reader, '>=');
  const value = demandNumber(reader);
  const scale = (['lakh', 'crore', 'arab'] as const).find((one) => takeIf(reader, one));
  return scale === undefined ? value : value * SCALES[scale];
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
const readUniverse = (reader: Reader): Universe => {
  if (!takeIf(reader, 'for')) return USUAL_UNIVERSE;
  const named: Named = {};
  do {
    const { instruments, sectors, ...others } = readPart(reader);
    if (instruments !== undefined) named.instruments = joined(named.instruments, instruments);
    if (sectors !== undefined) named.sectors = joined(named.sectors, sectors);
    Object.assign(named, others);
  } while (takeIf(reader, 'and'));
  return { ...USUAL_UNIVERSE, ...named };
};

const readMatch = (reader: Reader, usual: Match): Match =>
  takeIf(reader, 'as') ? demandOneOf(reader, MATCHES) : usual;

/** A scan that keeps to all rules, with what is known of it before it runs. */
export type Parsed = Checked & { readonly scan: Scan };

/** Reads a text. Throws a ScanFault that says where and why it is none. */
export const parseScan = (text: string, usualMatch: Match = 'fresh'): Parsed => {
  const reader = readerOf(text);
  const rule = readRule(reader);
  const universe = readUniverse(reader);
  const match = readMatch(reader, usualMatch);
  const end = tokenAt(reader);
  if (end.kind !== 'end')
    throw new ScanFault('not-understood', `“${end.text}” does not belong here.`, end, [
      'and',
      'or',
      'for',
      'as',
    ]);
  const scan = { rule, universe, match };
  return { scan, ...checkScan(scan, (node) => reader.places.get(node)) };
};
