import { keyOf } from '../canonical.ts';
import { type LinesRead, type ProgramOfMany, compileMany } from '../compile.ts';
import { type Arena, frameOf } from '../frame.ts';
import { SILENT, runSteps } from '../judge.ts';
import { reachOf, tellIndicators } from '../reach.ts';
import { type Rule, TIMEFRAMES, type Timeframe } from '../tree.ts';

/**
 * What scans are made of: conditions, and whatever counts bars, as they are seen from a base timeframe. Each stands once
 * however many scans ask for it, and is judged once for a stock.
 */
export type Atoms = {
  readonly places: Map<string, number>;
  readonly rules: Rule[];
  readonly bases: Timeframe[];
};

export const noAtoms = (): Atoms => ({ places: new Map(), rules: [], bases: [] });

/** The place of an atom, which it gets if it has none. */
export const atomOf = (atoms: Atoms, rule: Rule, base: Timeframe): number => {
  const key = `${base} ${keyOf(rule)}`;
  const known = atoms.places.get(key);
  if (known !== undefined) return known;
  const place = atoms.rules.length;
  atoms.places.set(key, place);
  atoms.rules.push(rule);
  atoms.bases.push(base);
  return place;
};

/** Atoms of one base timeframe that share what they compute: more at once would take room for little. */
type Page = ProgramOfMany & { readonly atoms: readonly number[] };

const ATOMS_A_PAGE = 512;

/** All atoms, made ready to be judged. */
export type Pages = { readonly pages: readonly Page[]; readonly timeframes: readonly Timeframe[] };

/** What is read of an indicator anywhere is read of it at once, so that it is stepped once for a stock. */
export const pagesOf = ({ rules, bases }: Atoms): Pages => {
  const lines: LinesRead = new Map();
  const pages: Page[] = [];
  for (const base of TIMEFRAMES) {
    const places = [...rules.keys()].filter((place) => bases[place] === base);
    for (let first = 0; first < places.length; first += ATOMS_A_PAGE) {
      const atoms = places.slice(first, first + ATOMS_A_PAGE);
      const ofPage = atoms.flatMap((place) => rules[place] ?? []);
      pages.push({ atoms, ...compileMany(ofPage, base, lines) });
    }
  }
  const timeframes = TIMEFRAMES.filter((one) =>
    pages.some(({ program }) => program.timeframes.includes(one)),
  );
  return { pages, timeframes };
};

/** Takes what an atom is at the newest bar of its base timeframe and at the one before. */
export type TakeAtom = (atom: number, now: number, before: number) => void;

const BARS = 2;

const takeAll = ({ program, atoms, results }: Page, arena: Arena, take: TakeAtom): void => {
  const { length } = frameOf(arena, program.base).columns;
  for (let at = 0; at < atoms.length; at += 1) {
    const truths = arena.truths[results[at] ?? 0];
    const now = length > 0 ? (truths?.[length - 1] ?? SILENT) : SILENT;
    const before = length > 1 ? (truths?.[length - 2] ?? SILENT) : SILENT;
    take(atoms[at] ?? 0, now, before);
  }
};

/** Judges all atoms for the stock at hand. */
export const judgePages = ({ pages }: Pages, arena: Arena, take: TakeAtom): void => {
  const runs = pages.map((page) => ({
    page,
    program: page.program,
    reach: reachOf(page.program, page.results, arena, BARS),
  }));
  tellIndicators(arena, runs);
  for (const { page, program, reach } of runs) {
    runSteps(program, arena, reach);
    takeAll(page, arena, take);
  }
};
