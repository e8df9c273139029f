import type { Hex } from './brand.ts';

export type Eyes = 'normal' | 'protan' | 'deutan' | 'tritan';

export const ALL_EYES: readonly Eyes[] = ['normal', 'protan', 'deutan', 'tritan'];

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

const times = (matrix: Matrix, [x, y, z]: Triple): Triple => {
  const [a, b, c] = matrix.map((row) => row[0] * x + row[1] * y + row[2] * z);
  return [a ?? 0, b ?? 0, c ?? 0];
};

/** Machado, Oliveira and Fernandes 2009, full severity, on linear light. */
const SEEN_BY: Record<Eyes, Matrix> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** sRGB to CIE XYZ under D65. */
const TO_XYZ: Matrix = [
  [0.4124564, 0.3575761, 0.1804375],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339, 0.119192, 0.9503041],
];
const WHITE: Triple = [0.95047, 1, 1.08883];

export const isHex = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

const linear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

const lightOf = (colour: Hex): Triple => {
  if (!isHex(colour)) throw new RangeError(`Not a colour of the form #rrggbb: ${colour}`);
  const at = (start: number): number => linear(Number.parseInt(colour.slice(start, start + 2), 16) / 255);
  return [at(1), at(3), at(5)];
};

/** WCAG 2: from 1 (the same) to 21 (black on white). */
export const contrast = (one: Hex, other: Hex): number => {
  const [a, b] = [one, other].map((colour) => times(TO_XYZ, lightOf(colour))[1]);
  const [light, dark] = [Math.max(a ?? 0, b ?? 0), Math.min(a ?? 0, b ?? 0)];
  return (light + 0.05) / (dark + 0.05);
};

const clamp = (value: number): number => Math.min(1, Math.max(0, value));

const labOf = (light: Triple): Triple => {
  const [x, y, z] = times(TO_XYZ, light);
  const root = (value: number): number =>
    value > 216 / 24_389 ? Math.cbrt(value) : ((24_389 / 27) * value + 16) / 116;
  const [fx, fy, fz] = [root(x / WHITE[0]), root(y / WHITE[1]), root(z / WHITE[2])];
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)];
};

const seenBy = (eyes: Eyes, colour: Hex): Triple => {
  const [red, green, blue] = times(SEEN_BY[eyes], lightOf(colour));
  return labOf([clamp(red), clamp(green), clamp(blue)]);
};

/** CIE76 distance of two colours as these eyes see them; about 2 is the least that can be told apart side by side. */
export const distance = (one: Hex, other: Hex, eyes: Eyes): number => {
  const [a, b] = [seenBy(eyes, one), seenBy(eyes, other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
};
