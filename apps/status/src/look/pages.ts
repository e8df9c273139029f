import { type Answer, askGood } from './ask.ts';
import { LookFault } from './look-fault.ts';
import type { Site } from './site.ts';

const WITHIN_MS = 5_000;
const MOST_PAGE_BYTES = 1_000_000;
const MOST_SCRIPT_BYTES = 4_000_000;

/** The script that draws the page, which a page of the product names once. */
const SCRIPT = /<script\b(?=[^>]*\btype="module")[^>]*\bsrc="([^"]{1,300})"/;

const isOf = ({ headers }: Answer, type: RegExp): boolean => type.test(headers['content-type'] ?? '');

/** The first page, and the script without which it stays empty. */
export const lookAtPages = async ({ address, authority }: Site): Promise<void> => {
  const page = await askGood(new URL('/', address), {
    headers: { accept: 'text/html' },
    withinMs: WITHIN_MS,
    mostBytes: MOST_PAGE_BYTES,
    authority,
  });
  const name = SCRIPT.exec(page.text)?.[1];
  if (!isOf(page, /^text\/html\b/) || name === undefined) throw new LookFault('unlike');
  const script = await askGood(new URL(name, address), {
    withinMs: WITHIN_MS,
    mostBytes: MOST_SCRIPT_BYTES,
    authority,
  });
  if (!isOf(script, /\bjavascript\b/) || script.text === '') throw new LookFault('unlike');
};
