import { Dice } from '@chuli/indicators/testing/random-candles';
import { median } from '@chuli/harness';
import {
  type Bank,
  MEASURES,
  type Measure,
  type Planes,
  type StockBars,
  type Universe,
  judgeAtoms,
  judgeScans,
  keepScan,
  masksOf,
  openBank,
  parseScan,
  roomForHits,
  scansIn,
} from '@chuli/scan';
import { timeOf } from './processor-time.ts';
import { drawSaved } from './scan-templates.ts';

/** Scans that were saved: of each the number that it has in the bank. */
export type Saved = { readonly bank: Bank; readonly numbers: Uint32Array; readonly keptIn: number };

/** So many saved scans in a bank. Equal texts come from the store as one, as it keeps them by their hash. */
export const savedScans = (count: number): Saved => {
  const [dice, bank, known] = [new Dice(1), openBank(), new Map<string, number>()];
  const numbers = new Uint32Array(count);
  let keptIn = 0;
  for (let at = 0; at < count; at += 1) {
    const text = drawSaved(dice);
    let number = known.get(text);
    if (number === undefined) {
      const { scan } = parseScan(text);
      keptIn += timeOf(() => void (number = keepScan(bank, scan)));
      known.set(text, number ?? 0);
    }
    numbers[at] = number ?? 0;
  }
  return { bank, numbers, keptIn };
};

const SECTORS = 12;

/** Every twelfth stock is of the same sector, and one in ten trades too little. */
const belongs = ({ instruments, sectors }: Universe, stock: number): boolean =>
  (instruments.length === 0 || stock % 10 !== 0) &&
  (sectors.length === 0 || sectors.some((sector) => sector.length % SECTORS === stock % SECTORS));

/** Conditions of flat scans one behind the other, as a program that knew nothing else would have them. */
type Flat = { readonly starts: Int32Array; readonly places: Int32Array; readonly isAny: Uint8Array };

const ANY = 2;

const flatOf = ({ rules, scans }: Bank, words: number): Flat => {
  const starts = new Int32Array(scans.count + 1);
  const isAny = new Uint8Array(scans.count);
  const places: number[] = [];
  for (let scan = 0; scan < scans.count; scan += 1) {
    const rule = scans.words[3 * scan] ?? 0;
    const code = rules.words.subarray(rules.starts[rule], rules.starts[rule + 1]);
    const atoms = code.length === 1 ? code : code.subarray(0, -1);
    for (const atom of atoms) places.push((atom >>> 2) * words);
    isAny[scan] = ((code.at(-1) ?? 0) & 3) === ANY ? 1 : 0;
    starts[scan + 1] = places.length;
  }
  return { starts, isAny, places: Int32Array.from(places) };
};

/** What the bits alone take: of every scan its conditions joined, now and, where one is left, before. */
// oxlint-disable-next-line complexity -- the scans are compared with one loop; parts of it would be slower
const kernel = ({ starts, places, isAny }: Flat, { words, holds, might }: Planes, into: Int32Array): void => {
  for (let scan = 0; scan < isAny.length; scan += 1) {
    const from = starts[scan] ?? 0;
    const to = starts[scan + 1] ?? 0;
    for (let word = 0; word < words; word += 1) {
      let now = isAny[scan] === 1 ? 0 : -1;
      let before = now;
      if (isAny[scan] === 1) {
        for (let at = from; at < to; at += 1) now |= holds[(places[at] ?? 0) + word] ?? 0;
        for (let at = from; at < to; at += 1) before |= might[(places[at] ?? 0) + word] ?? 0;
      } else {
        for (let at = from; at < to; at += 1) now &= holds[(places[at] ?? 0) + word] ?? 0;
        if (now !== 0) for (let at = from; at < to; at += 1) before &= might[(places[at] ?? 0) + word] ?? 0;
      }
      into[scan * words + word] = now & ~before;
    }
  }
};

const bytesOf = (...arrays: readonly ArrayBufferView[]): number =>
  arrays.reduce((sum, { byteLength }) => sum + byteLength, 0);

const isIndicator = (node: object): boolean =>
  'kind' in node &&
  node.kind === 'measure' &&
  'name' in node &&
  MEASURES.get(String(node.name))?.indicator !== undefined;

/** The indicators that are computed of each stock, each with its numbers. */
const indicatorsIn = (node: object): string[] => {
  const inside = Object.values(node).flatMap((part: unknown) =>
    typeof part === 'object' && part !== null ? indicatorsIn(part) : [],
  );
  if (!isIndicator(node)) return inside;
  const { name, parameters, timeframe } = node as Measure;
  return [...inside, [name, ...parameters, timeframe].join(' ')];
};

export type Close = {
  readonly saved: number;
  readonly distinct: number;
  readonly conditions: number;
  readonly indicators: number;
  /** Of the bank, with what it finds and what every condition is. */
  readonly bytes: number;
  readonly hits: number;
  /** Milliseconds of processor time: what the conditions of all stocks take, all scans from them, and the bits alone. */
  readonly ofConditions: number;
  readonly ofScans: number;
  readonly ofKernel: number;
  readonly ratio: number;
};

const ROUNDS = 9;
/** Fewer are judged several times, so that a clock can tell. */
const LEAST_SCANS = 60_000;

const bitsIn = (word: number): number => {
  let [left, count] = [word, 0];
  for (; left !== 0; left &= left - 1) count += 1;
  return count;
};

/** A bar closes: all conditions of all stocks, then all scans; and the kernel beside them. */
export const closeBar = ({ bank, numbers }: Saved, stocks: readonly StockBars[]): Close => {
  let planes: Planes | null = null;
  const ofConditions = timeOf(() => {
    planes = judgeAtoms(bank, { count: stocks.length, stocks });
  });
  const judged = judgedOf(planes);
  const masks = masksOf(bank, stocks.length, belongs);
  const [hits, into] = [roomForHits(bank, judged), roomForHits(bank, judged)];
  const flat = flatOf(bank, judged.words);
  const repeat = (work: () => void): number =>
    timeOf(() => {
      for (let time = 0; time < times; time += 1) work();
    }) / times;
  const times = Math.ceil(LEAST_SCANS / scansIn(bank));
  const pairs = Array.from({ length: ROUNDS }, () => ({
    scans: repeat(() => judgeScans(bank, judged, masks, hits)),
    kernel: repeat(() => kernel(flat, judged, into)),
  }));
  const { rules, scans } = bank;
  const { holds, may, held, might } = judged;
  const kept = [rules, scans].flatMap(({ words, starts, slots }) => [words, starts, slots]);
  return {
    saved: numbers.length,
    distinct: scansIn(bank),
    conditions: bank.atoms.rules.length,
    indicators: new Set(bank.atoms.rules.flatMap(indicatorsIn)).size,
    bytes: bytesOf(numbers, hits, holds, may, held, might, ...kept),
    hits: hits.reduce((sum, word) => sum + bitsIn(word), 0),
    ofConditions,
    ofScans: median(pairs.map((pair) => pair.scans)),
    ofKernel: median(pairs.map((pair) => pair.kernel)),
    ratio: median(pairs.map((pair) => pair.scans / pair.kernel)),
  };
};

const judgedOf = (planes: Planes | null): Planes => {
  if (planes === null) throw new Error('no conditions were judged');
  return planes;
};
