import { AppError, type TradingDate, tradingDate } from '@chuli/kernel';
import type { LoggedEvent } from './event.ts';
import { fieldsOf, isFields, refused, textOf, wholeOf } from './event-fields.ts';
import { readEvent } from './event-readers.ts';

/** Part of every engine that runs this package, but not of the language's own library, hence declared here. */
declare const TextEncoder: new () => { encode: (text: string) => Uint8Array };
declare const TextDecoder: new (
  label: string,
  options: { fatal: boolean },
) => { decode: (bytes: Uint8Array) => string };

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { fatal: true });

const utf8Bytes = (text: string): Uint8Array => encoder.encode(text);

/** Throws where the bytes are not UTF-8. */
const utf8Text = (bytes: Uint8Array): string => decoder.decode(bytes);

/** An event as it stands on the log: JSON without blanks, in UTF-8. */
export const encodeEvent = ({ day, term, event }: LoggedEvent): Uint8Array =>
  utf8Bytes(JSON.stringify({ day, term, event }));

const parse = (bytes: Uint8Array): unknown => {
  try {
    return JSON.parse(utf8Text(bytes));
  } catch (cause) {
    throw new AppError('input.invalid', { field: 'event', reason: 'not JSON' }, { cause });
  }
};

let dayBefore: TradingDate = tradingDate('1970-01-01');

/** All events of a log but a few carry the day of the event before. */
const dayOf = (text: string): TradingDate => {
  if (text !== dayBefore) dayBefore = tradingDate(text);
  return dayBefore;
};

/**
 * Reads an event of the log. What is missing, of another type or out of range is refused with its field and reason;
 * a field that this version does not know is left behind, so that an older reader follows a newer writer.
 */
export const decodeEvent = (bytes: Uint8Array): LoggedEvent => {
  const row = parse(bytes);
  if (!isFields(row)) throw refused('event', 'not an object');
  return {
    day: dayOf(textOf(row, 'day')),
    term: wholeOf(row, 'term'),
    event: readEvent(fieldsOf(row, 'event')),
  };
};
