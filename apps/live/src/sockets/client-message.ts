import type { ClientMessage, Position } from '@chuli/contracts';

const LONGEST_NAME = 40;

type Fields = { readonly [name: string]: unknown };

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isName = (value: unknown): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= LONGEST_NAME;

const hasOnly = (fields: Fields, names: readonly string[]): boolean =>
  Object.keys(fields).every((name) => names.includes(name));

const readPosition = (value: unknown): Position | null => {
  if (!isFields(value) || !hasOnly(value, ['epoch', 'seq'])) return null;
  const { epoch, seq } = value;
  if (!isName(epoch) || typeof seq !== 'number' || !Number.isSafeInteger(seq) || seq < 0) return null;
  return { epoch, seq };
};

const readSubscribe = (fields: Fields): ClientMessage | null => {
  const { channel, resume } = fields;
  if (!isName(channel) || !hasOnly(fields, ['op', 'channel', 'resume'])) return null;
  if (resume === undefined) return { op: 'subscribe', channel };
  const position = readPosition(resume);
  return position === null ? null : { op: 'subscribe', channel, resume: position };
};

const readNamed = (op: 'unsubscribe' | 'ping', fields: Fields): ClientMessage | null => {
  const { channel } = fields;
  if (!hasOnly(fields, ['op', 'channel'])) return null;
  if (channel === undefined) return op === 'ping' ? { op } : null;
  return isName(channel) ? { op, channel } : null;
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** What a browser says; null for anything that is not exactly one of the messages of the contract. */
export const readClientMessage = (text: string): ClientMessage | null => {
  const fields = parseJson(text);
  if (!isFields(fields)) return null;
  const { op } = fields;
  if (op === 'subscribe') return readSubscribe(fields);
  return op === 'unsubscribe' || op === 'ping' ? readNamed(op, fields) : null;
};
