import { randomBytes, sign, verify } from 'node:crypto';
import type { TokenKeys } from './token-key.ts';

/** When a form was given out, and to which form it belongs: signed, so that nobody backdates it. */
export type FormTokens = {
  issue: (formId: string, now: number) => string;
  /** The moment it was given out; null for a token that is not ours, or not of this form. */
  issuedAt: (token: string, formId: string) => number | null;
};

const TOKEN = /^(\d{1,15})\.([\w-]{22})\.([\w-]{86})$/;

/** No access token is ever signed over a text with blanks in it: one key, two uses that cannot be mistaken. */
const messageOf = (formId: string, at: string, salt: string): Buffer =>
  Buffer.from(`a form given out: ${formId} ${at} ${salt}`);

export const createFormTokens = ({ own, accepted }: TokenKeys): FormTokens => ({
  issue: (formId, now) => {
    const salt = randomBytes(16).toString('base64url');
    const signature = sign(null, messageOf(formId, String(now), salt), own.sign);
    return `${now}.${salt}.${signature.toString('base64url')}`;
  },
  issuedAt: (token, formId) => {
    const [, at = '', salt = '', signature = ''] = TOKEN.exec(token) ?? [];
    if (at === '') return null;
    const [message, signed] = [messageOf(formId, at, salt), Buffer.from(signature, 'base64url')];
    const isOurs = accepted.some((key) => verify(null, message, key.verify, signed));
    return isOurs ? Number(at) : null;
  },
});
