import { createHmac, randomBytes } from 'node:crypto';
import { PRODUCT } from '@chuli/kernel';
import { isSame } from './secrets.ts';

const STEP_S = 30;
const DIGITS = 6;
const SECRET_BYTES = 20;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** RFC 4648 base 32, as authenticator apps read it. */
export const toBase32 = (bytes: Buffer): string => {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => LETTERS[Number.parseInt(five.padEnd(5, '0'), 2)] ?? '')
    .join('');
};

const fromBase32 = (text: string): Buffer => {
  const bits = Array.from(text, (letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};

export const newTotpSecret = (): string => toBase32(randomBytes(SECRET_BYTES));

/** What an authenticator app reads from a picture. It holds no phone number. */
export const totpAddress = (secret: string, name: string): string =>
  `otpauth://totp/${PRODUCT.name}:${encodeURIComponent(name)}?secret=${secret}&issuer=${PRODUCT.name}`;

/** RFC 4226, 5.3: the code of one counter. */
const codeAt = (secret: string, step: number, digits: number): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(number % 10 ** digits).padStart(digits, '0');
};

/** RFC 6238: the code at a moment. */
export const totpCode = (secret: string, atMs: number, digits = DIGITS): string =>
  codeAt(secret, Math.floor(atMs / 1_000 / STEP_S), digits);

/** The step whose code this is, one step early or late being allowed for clocks; null where it is none. */
export const totpStep = (secret: string, code: string, atMs: number): number | null => {
  const now = Math.floor(atMs / 1_000 / STEP_S);
  return [now + 1, now, now - 1].find((step) => isSame(codeAt(secret, step, DIGITS), code)) ?? null;
};
