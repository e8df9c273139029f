import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { qrOf } from './qr.ts';

const hashOf = (rows: readonly boolean[][] | null): string => {
  const text = (rows ?? []).map((row) => `${row.map((isDark) => (isDark ? '#' : '.')).join('')}\n`).join('');
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
};

// From the encoder of qrcode-terminal 0.12 (Kazuhiro Arase’s), level M, mask 0, which shares no code with ours.
it.each([
  ['a', 21, '31648c01f30fe159'],
  [
    'otpauth://totp/Chuli:Maya%20Gurung?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Chuli',
    41,
    'ccf20c1d113fe0d5',
  ],
  ['z'.repeat(400), 77, '0933450bcdc673ff'],
])('draws %s field by field as another encoder does', (text, size, hash) => {
  const rows = qrOf(text);
  expect(rows).toHaveLength(size);
  expect(hashOf(rows)).toBe(hash);
});

it('draws nothing that would not fit', () => {
  expect(qrOf('x'.repeat(666))).not.toBeNull();
  expect(qrOf('x'.repeat(667))).toBeNull();
});
