import { type StockBars, loadStock, openArena } from '../frame.ts';
import { FAILS, HOLDS, SILENT } from '../judge.ts';
import { type Standing, standingAt } from '../match.ts';
import type { Universe } from '../tree.ts';
import { judgePages, pagesOf } from './atoms.ts';
import { type Bank, type Kept, keptAt, moveTo, scansIn } from './bank.ts';
import { allOf, anyOf, bitsBefore, bitsNow, jointOf } from './code.ts';
import { type Planes, bitOf, planesFor, putTruths, wordOf, wordsFor } from './planes.ts';

/** Stocks one after the other, so that no more than one has to be at hand. */
export type Market = { readonly count: number; readonly stocks: Iterable<StockBars> };

/** What every condition of a bank is for every stock, at the newest bar and at the one before. */
export const judgeAtoms = ({ atoms }: Bank, { count, stocks }: Market): Planes => {
  const pages = pagesOf(atoms);
  const planes = planesFor(atoms.rules.length, wordsFor(count));
  const arena = openArena();
  let stock = 0;
  for (const bars of stocks) {
    loadStock(arena, pages.timeframes, bars);
    const [word, bit] = [wordOf(stock), bitOf(stock)];
    judgePages(pages, arena, (atom, now, before) =>
      putTruths(planes, atom * planes.words + word, bit, { now, before }),
    );
    stock += 1;
  }
  if (stock !== count) throw new RangeError(`${stock} stocks for ${count}`);
  return planes;
};

/** The stocks that each universe has, as bits. What is a person's own is narrowed by whoever knows the person. */
export const masksOf = (
  { universes }: Bank,
  count: number,
  belongs: (universe: Universe, stock: number) => boolean,
): readonly Int32Array[] =>
  universes.map((universe) => {
    const mask = new Int32Array(wordsFor(count));
    for (let stock = 0; stock < count; stock += 1)
      if (belongs(universe, stock)) mask[wordOf(stock)] = (mask[wordOf(stock)] ?? 0) | bitOf(stock);
    return mask;
  });

/** Room for what all scans of a bank find: so many words of stocks for each. It can be used for close after close. */
export const roomForHits = (bank: Bank, { words }: Planes): Int32Array =>
  new Int32Array(scansIn(bank) * words);

/** Of the stocks for which a rule holds now, those that the match wants. */
const wantedOf = ({ code, match }: Kept, planes: Planes, place: number, mask: number): number => {
  const holds = bitsNow(code, planes, place).upper & mask;
  if (holds === 0 || match === 'hybrid') return holds;
  const { upper, lower } = bitsBefore(code, planes, place);
  return match === 'already' ? holds & upper : holds & ~lower;
};

type Join = typeof allOf;

/** The same where no joint stands in another: then what came before is asked only where something holds. */
const wantedByOne = (join: Join, kept: Kept, planes: Planes, place: number, mask: number): number => {
  const { code, match } = kept;
  const { words, holds, held, might } = planes;
  const now = join(code, holds, words, place) & mask;
  if (now === 0 || match === 'hybrid') return now;
  const before = join(code, match === 'already' ? held : might, words, place);
  return match === 'already' ? now & before : now & ~before;
};

const fillHits = (kept: Kept, planes: Planes, mask: Int32Array, into: Int32Array, from: number): void => {
  const joint = jointOf(kept.code);
  const { words } = planes;
  if (joint === 'all')
    for (let place = 0; place < words; place += 1)
      into[from + place] = wantedByOne(allOf, kept, planes, place, mask[place] ?? 0);
  else if (joint === 'any')
    for (let place = 0; place < words; place += 1)
      into[from + place] = wantedByOne(anyOf, kept, planes, place, mask[place] ?? 0);
  else
    for (let place = 0; place < words; place += 1)
      into[from + place] = wantedOf(kept, planes, place, mask[place] ?? 0);
};

/** Which stocks each scan finds, as bits, into its part of the room. */
export const judgeScans = (
  bank: Bank,
  planes: Planes,
  masks: readonly Int32Array[],
  into: Int32Array,
): void => {
  const kept = keptAt(bank, 0);
  for (let scan = 0; scan < scansIn(bank); scan += 1) {
    moveTo(bank, scan, kept);
    const mask = masks[kept.universe];
    if (mask !== undefined) fillHits(kept, planes, mask, into, scan * planes.words);
  }
};

export const isHit = (hits: Int32Array, { words }: Planes, scan: number, stock: number): boolean =>
  ((hits[scan * words + wordOf(stock)] ?? 0) & bitOf(stock)) !== 0;

const truthOf = (upper: number, lower: number, bit: number): number => {
  if ((upper & bit) !== 0) return HOLDS;
  return (lower & bit) === 0 ? FAILS : SILENT;
};

/** How a scan stands for one stock, whatever its match and universe. */
export const standingIn = (bank: Bank, planes: Planes, scan: number, stock: number): Standing => {
  const { code } = keptAt(bank, scan);
  const [place, bit] = [wordOf(stock), bitOf(stock)];
  const { upper: held, lower: might } = bitsBefore(code, planes, place);
  const before = truthOf(held, might, bit);
  const { upper: holds, lower: may } = bitsNow(code, planes, place);
  return standingAt(Uint8Array.of(before, truthOf(holds, may, bit)), 1);
};
