import readQr from 'jsqr';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import QrCode from './qr-code.tsx';

/** Dots a field: a decoder looks for edges as a camera shows them. */
const DOTS = 4;

/** What a camera reads of the drawing: its dots, by a decoder that shares no code with the encoder. */
const readDrawing = (text: string): string | undefined => {
  const drawing = renderToStaticMarkup(<QrCode text={text} label="key" />);
  const width = Number(/viewBox="0 0 (\d+) \1"/.exec(drawing)?.[1]) * DOTS;
  const dots = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y] of drawing.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let dot = 0; dot < DOTS * DOTS; dot += 1) {
      const [column, row] = [Number(x) * DOTS + (dot % DOTS), Number(y) * DOTS + Math.floor(dot / DOTS)];
      dots.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3);
    }
  return readQr(dots, width, width, { inversionAttempts: 'dontInvert' })?.data;
};

const addressFor = (name: string): string =>
  `otpauth://totp/Chuli:${encodeURIComponent(name)}?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Chuli`;

it.each([
  ['a letter', 'a'],
  ['the key of an account', addressFor('Maya Gurung')],
  ['the key under the longest name there may be', addressFor('मा'.repeat(50))],
])('draws %s so that it is read back', (_, text) => {
  expect(readDrawing(text)).toBe(text);
});
