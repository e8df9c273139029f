import { describe, expect, it } from 'vitest';
import { newTotpSecret, toBase32, totpCode, totpStep } from './totp.ts';

const SECRET = toBase32(Buffer.from('12345678901234567890'));

describe('the code of an authenticator app', () => {
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('at %d seconds is %s (RFC 6238, appendix B)', (at, code) => {
    expect(totpCode(SECRET, at * 1_000, 8)).toBe(code);
  });

  it('reads its secret as RFC 4648 writes it', () => {
    expect(toBase32(Buffer.from('foobar'))).toBe('MZXW6YTBOI');
    expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/);
  });

  it('works one step early and late, and no more', () => {
    const at = 1_111_111_110_000;
    const code = totpCode(SECRET, at);
    const step = at / 30_000;
    const shown = [-30_001, -30_000, -1, 0, 29_999, 30_000, 59_999, 60_000];
    expect(shown.map((later) => totpStep(SECRET, code, at + later))).toEqual([
      null,
      step,
      step,
      step,
      step,
      step,
      step,
      null,
    ]);
  });

  it.each(['', '00000', 'abcdef', '1234567'])('is not %j', (code) => {
    expect(totpStep(SECRET, code, 59_000)).toBeNull();
  });
});
