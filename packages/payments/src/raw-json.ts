import { type Paisa, parseRupees } from '@chuli/kernel';

const FIELD = /\s*("(?:[^"\\]|\\.)*")\s*:\s*("(?:[^"\\]|\\.)*"|[^\s,{}[\]"]+)\s*(?:,|$)/gy;

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** What a text in quotes says; anything else as it is written. */
const saidBy = (token: string): string => (token.startsWith('"') ? String(JSON.parse(token)) : token);

/**
 * The fields of a flat JSON object as they are written. Signatures cover the text: `JSON.parse` would make 1000 of
 * 1000.0 and the signature would not fit. Null for anything else than one flat object with each name once.
 */
export const rawFields = (text: string): Map<string, string> | null => {
  const body = text.trim();
  if (!body.startsWith('{') || !isJson(body)) return null;
  const inner = body.slice(1, -1).trim();
  const matches = [...inner.matchAll(FIELD)];
  const read = matches.reduce((length, [whole]) => length + whole.length, 0);
  const fields = new Map(matches.map(([, name = '', value = '']) => [saidBy(name), saidBy(value)]));
  return read === inner.length && fields.size === matches.length ? fields : null;
};

/** `1,000.0` is a thousand rupees: gateways group digits in some answers. */
export const amountOf = (text: string | undefined): Paisa | null =>
  text === undefined ? null : parseRupees(text.replaceAll(',', ''));

/** Rupees as gateways take them: whole ones bare, others with two decimals. */
export const rupeesText = (amount: Paisa): string =>
  amount % 100 === 0 ? String(amount / 100) : (amount / 100).toFixed(2);
