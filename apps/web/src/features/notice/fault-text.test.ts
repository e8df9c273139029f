import { expect, it } from 'vitest';
import { faultText } from './fault-text.ts';

it.each([
  ['the webhook answered 503', 'it answered 503'],
  ['given up after 7 tries; the webhook answered 503', 'it answered 503'],
  ['the webhook does not answer (ECONNREFUSED)', 'no answer (ECONNREFUSED)'],
  ['the chat was closed', 'the chat was closed'],
  ['the message is too long', 'it was not taken'],
])('“%s” is told as “%s”', (reason, text) => {
  expect(faultText(reason)).toBe(text);
});
