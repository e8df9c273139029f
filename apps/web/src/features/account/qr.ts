/** ISO/IEC 18004, bytes at error correction level M: codewords of correction a block, and blocks, by version. */
const CORRECTION = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26] as const;
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16] as const;

/** Level M with mask 0. Any mask is read; this one breaks up plain areas well. */
const FORMAT = 0x54_12;

type Shape = { version: number; correction: number; blocks: number; codewords: number };

const codewordsOf = (version: number): number => {
  const marks = Math.floor(version / 7) + 2;
  const all = (16 * version + 128) * version + 64;
  const alignment = version < 2 ? 0 : (25 * marks - 10) * marks - 55;
  return Math.floor((all - alignment - (version < 7 ? 0 : 36)) / 8);
};

/** The smallest version that holds so many bytes; null where none of ours does. */
const shapeFor = (length: number): Shape | null => {
  for (const [index, correction] of CORRECTION.entries()) {
    const version = index + 1;
    const blocks = BLOCKS[index] ?? 1;
    const codewords = codewordsOf(version);
    const header = version < 10 ? 2 : 3;
    if (length + header <= codewords - correction * blocks) return { version, correction, blocks, codewords };
  }
  return null;
};

const bitsOf = (value: number, length: number): number[] =>
  Array.from({ length }, (_, index) => (value >>> (length - 1 - index)) & 1);

const dataCodewords = (bytes: Uint8Array, { version, correction, blocks, codewords }: Shape): number[] => {
  const room = codewords - correction * blocks;
  const bits = bitsOf(4, 4);
  bits.push(...bitsOf(bytes.length, version < 10 ? 8 : 16));
  for (const byte of bytes) bits.push(...bitsOf(byte, 8));
  bits.push(0, 0, 0, 0);
  const words: number[] = [];
  for (let at = 0; at < bits.length && words.length < room; at += 8)
    words.push(bits.slice(at, at + 8).reduce((word, bit, place) => word | (bit << (7 - place)), 0));
  for (let pad = 0xec; words.length < room; pad ^= 0xec ^ 0x11) words.push(pad);
  return words;
};

/** In the field of 256 elements by x⁸ + x⁴ + x³ + x² + 1. */
const times = (a: number, b: number): number => {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >>> 7) * 0x1_1d);
    product ^= ((b >>> bit) & 1) * a;
  }
  return product;
};

const divisorOf = (degree: number): number[] => {
  let divisor = [...Array.from({ length: degree - 1 }, () => 0), 1];
  let root = 1;
  for (let step = 0; step < degree; step += 1) {
    const factor = root;
    divisor = divisor.map((value, place) => times(value, factor) ^ (divisor[place + 1] ?? 0));
    root = times(root, 2);
  }
  return divisor;
};

const correctionOf = (data: readonly number[], divisor: readonly number[]): number[] => {
  let rest = divisor.map(() => 0);
  for (const word of data) {
    const factor = word ^ (rest[0] ?? 0);
    rest = [...rest.slice(1), 0].map((value, place) => value ^ times(divisor[place] ?? 0, factor));
  }
  return rest;
};

/** Blocks with their corrections, a codeword of each in turn. */
const interleaved = (data: readonly number[], { correction, blocks, codewords }: Shape): number[] => {
  const divisor = divisorOf(correction);
  const short = Math.floor(codewords / blocks) - correction;
  const shortBlocks = blocks - (codewords % blocks);
  const parts: number[][] = [];
  for (let at = 0; parts.length < blocks;) {
    const length = short + (parts.length < shortBlocks ? 0 : 1);
    parts.push(data.slice(at, at + length));
    at += length;
  }
  const corrections = parts.map((part) => correctionOf(part, divisor));
  const columns = (rows: readonly number[][], length: number): number[] =>
    Array.from({ length }, (_, at) => rows.flatMap((row) => (at < row.length ? [row[at] ?? 0] : []))).flat();
  return [...columns(parts, short + 1), ...columns(corrections, correction)];
};

const alignmentPlaces = (version: number, size: number): number[] => {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2;
  const after = Array.from({ length: count - 1 }, (_, index) => size - 7 - index * step);
  return [6, ...after.toReversed()];
};

type Grid = {
  size: number;
  dark: boolean[][];
  set: (x: number, y: number, isDark: boolean) => void;
  isFixed: (x: number, y: number) => boolean;
};

const emptyGrid = (size: number): Grid => {
  const dark = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  const fixed = new Set<number>();
  return {
    size,
    dark,
    set: (x, y, isDark) => {
      const row = dark[y];
      if (row === undefined || x < 0 || x >= size) return;
      row[x] = isDark;
      fixed.add(y * size + x);
    },
    isFixed: (x, y) => fixed.has(y * size + x),
  };
};

/** Squares within squares around a centre: dark where the distance is not one of the light rings. */
const drawRings = (
  grid: Grid,
  [cx, cy]: readonly [number, number],
  radius: number,
  light: readonly number[],
): void => {
  for (let dy = -radius; dy <= radius; dy += 1)
    for (let dx = -radius; dx <= radius; dx += 1)
      grid.set(cx + dx, cy + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))));
};

const drawMarks = (grid: Grid, version: number): void => {
  const { size } = grid;
  for (let at = 0; at < size; at += 1) {
    grid.set(6, at, at % 2 === 0);
    grid.set(at, 6, at % 2 === 0);
  }
  const corners = [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const;
  for (const corner of corners) drawRings(grid, corner, 4, [2, 4]);
  const places = alignmentPlaces(version, size);
  const [first, last] = [places[0], places.at(-1)];
  for (const x of places)
    for (const y of places) {
      const isCorner =
        (x === first && y === first) || (x === first && y === last) || (x === last && y === first);
      if (!isCorner) drawRings(grid, [x, y], 2, [1]);
    }
};

const drawFormat = (grid: Grid): void => {
  const { size } = grid;
  const bit = (place: number): boolean => ((FORMAT >>> place) & 1) === 1;
  for (let at = 0; at < 15; at += 1) {
    if (at < 8) grid.set(8, at < 6 ? at : at + 1, bit(at));
    else grid.set(at === 8 ? 7 : 14 - at, 8, bit(at));
    if (at < 8) grid.set(size - 1 - at, 8, bit(at));
    else grid.set(8, size - 15 + at, bit(at));
  }
  grid.set(8, size - 8, true);
};

const drawVersion = (grid: Grid, version: number): void => {
  if (version < 7) return;
  let rest = version;
  for (let step = 0; step < 12; step += 1) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f_25);
  const bits = (version << 12) | rest;
  for (let at = 0; at < 18; at += 1) {
    const [a, b] = [grid.size - 11 + (at % 3), Math.floor(at / 3)];
    const isDark = ((bits >>> at) & 1) === 1;
    grid.set(a, b, isDark);
    grid.set(b, a, isDark);
  }
};

/** Two columns at a time from the right, up and down in turn, past what is drawn already. */
const drawWords = (grid: Grid, words: readonly number[]): void => {
  const { size, dark, isFixed } = grid;
  let at = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    const isUpward = ((right + 1) & 2) === 0;
    for (let step = 0; step < size; step += 1) {
      const y = isUpward ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        const row = dark[y];
        if (row === undefined || isFixed(x, y)) continue;
        const bit = ((words[at >>> 3] ?? 0) >>> (7 - (at & 7))) & 1;
        row[x] = (bit === 1) !== ((x + y) % 2 === 0);
        at += 1;
      }
    }
  }
};

/** The text as a square of dark and light fields, row by row; null where it is too long. */
export const qrOf = (text: string): boolean[][] | null => {
  const bytes = new TextEncoder().encode(text);
  const shape = shapeFor(bytes.length);
  if (shape === null) return null;
  const grid = emptyGrid(shape.version * 4 + 17);
  drawMarks(grid, shape.version);
  drawFormat(grid);
  drawVersion(grid, shape.version);
  drawWords(grid, interleaved(dataCodewords(bytes, shape), shape));
  return grid.dark;
};
