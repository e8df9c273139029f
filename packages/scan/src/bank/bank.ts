import { canonicalScan, keyOf } from '../canonical.ts';
import { measuresOf, shortestOf } from '../parts.ts';
import { MATCHES, type Match, type Scan, type Universe } from '../tree.ts';
import { type Atoms, atomOf, noAtoms } from './atoms.ts';
import { type Code, codeOf } from './code.ts';
import { type Sequences, endOf, noSequences, placeOfList, startOf } from './sequences.ts';

/**
 * Many scans that are judged at the close of a bar, all at once. Equal ones are one, and so are equal conditions of
 * different ones: what they share is computed once for each stock.
 */
export type Bank = {
  readonly atoms: Atoms;
  /** The code of each rule. */
  readonly rules: Sequences;
  readonly universes: Universe[];
  readonly universePlaces: Map<string, number>;
  /** Of each scan its rule, its universe and its match. */
  readonly scans: Sequences;
};

export const openBank = (): Bank => ({
  atoms: noAtoms(),
  rules: noSequences(),
  universes: [],
  universePlaces: new Map(),
  scans: noSequences(),
});

const universeOf = ({ universes, universePlaces }: Bank, universe: Universe): number => {
  const key = keyOf(universe);
  const known = universePlaces.get(key);
  if (known !== undefined) return known;
  universePlaces.set(key, universes.length);
  return universes.push(universe) - 1;
};

/** The number of a scan, the same for all that are equal. It has to be one that was checked. */
export const keepScan = (bank: Bank, scan: Scan): number => {
  const { rule, universe, match } = canonicalScan(scan);
  const base = shortestOf(measuresOf(rule));
  const code = codeOf(rule, (atom) => atomOf(bank.atoms, atom, base));
  const place = placeOfList(bank.rules, code);
  return placeOfList(bank.scans, [place, universeOf(bank, universe), MATCHES.indexOf(match)]);
};

/** How many different ones it keeps. */
export const scansIn = ({ scans }: Bank): number => scans.count;

/** A scan as it is kept. */
export type Kept = { readonly code: Code; universe: number; match: Match };

/** Turns to another scan of the bank, without making anything anew. */
export const moveTo = ({ rules, scans }: Bank, scan: number, kept: Kept): void => {
  const start = startOf(scans, scan);
  const rule = scans.words[start] ?? 0;
  kept.code.from = startOf(rules, rule);
  kept.code.to = endOf(rules, rule);
  kept.universe = scans.words[start + 1] ?? 0;
  kept.match = MATCHES[scans.words[start + 2] ?? 0] ?? 'fresh';
};

export const keptAt = (bank: Bank, scan: number): Kept => {
  const kept: Kept = { code: { words: bank.rules.words, from: 0, to: 0 }, universe: 0, match: 'fresh' };
  moveTo(bank, scan, kept);
  return kept;
};
