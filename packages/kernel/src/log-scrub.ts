/** A mobile number of Nepal in any text, and a signed token. Figures, such as how long an answer took, stay as they are. */
const NUMBER = /(?<![\d.]|":)((?:\+?977|0)?9[678])\d{5}(\d{3})(?!\d)/g;
const TOKEN = /eyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]{8,}/g;

/**
 * The last look at a line before it is written. Nothing should bring a number or a token here; a message of a driver or
 * of a library that quotes what it was given could.
 */
export const scrubLine = (line: string): string =>
  line.replaceAll(NUMBER, '$1•••••$2').replaceAll(TOKEN, '[token]');

/** What PostgreSQL adds to an error quotes stored values. */
export const LOG_REDACTED = [
  'err.detail',
  'err.where',
  'err.internalQuery',
  'err.cause.detail',
  'err.cause.where',
];
