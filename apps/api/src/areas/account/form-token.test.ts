import { expect, it } from 'vitest';
import { createFormTokens } from './form-token.ts';
import { generateTokenKey, keyRing } from './token-key.ts';

const key = generateTokenKey();
const tokens = createFormTokens(keyRing(key));

it('tells when a form was given out, to every process that accepts the key', () => {
  for (const keys of [keyRing(key), keyRing(generateTokenKey(), [key])])
    expect(createFormTokens(keys).issuedAt(tokens.issue('feedback', 1_700), 'feedback')).toBe(1_700);
});

it('is good for its own form, its own moment and its own key alone', () => {
  const token = tokens.issue('feedback', 1_700);
  expect(tokens.issuedAt(token, 'contact-us')).toBeNull();
  expect(tokens.issuedAt(token.replace(/^1700/, '1600'), 'feedback')).toBeNull();
  expect(createFormTokens(keyRing(generateTokenKey())).issuedAt(token, 'feedback')).toBeNull();
  for (const rubbish of ['', '1700', 'a.b.c', `${token}x`])
    expect(tokens.issuedAt(rubbish, 'feedback'), rubbish).toBeNull();
});

it('is another one each time', () => {
  expect(tokens.issue('feedback', 1)).not.toBe(tokens.issue('feedback', 1));
});
