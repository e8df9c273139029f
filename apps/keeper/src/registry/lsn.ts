/** A place in the log of PostgreSQL, in bytes from its beginning. */
export type Lsn = bigint;

const HALF = 32n;
const LOW = 0xff_ff_ff_ffn;
const DIGITS = 16;
const FILE_DIGITS = 8;

/** As the server says it: `0/3000148`. */
export const readLsn = (text: string): Lsn => {
  const [, high, low] = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/i.exec(text) ?? [];
  if (high === undefined || low === undefined) throw new Error(`not a place in the log: ${text}`);
  return (BigInt(`0x${high}`) << HALF) | BigInt(`0x${low}`);
};

const hex = (value: bigint, digits: number): string => value.toString(16).toUpperCase().padStart(digits, '0');

export const serverLsn = (lsn: Lsn): string =>
  `${(lsn >> HALF).toString(16).toUpperCase()}/${(lsn & LOW).toString(16).toUpperCase()}`;

/** With all digits, so that names sort as places do. */
export const lsnText = (lsn: Lsn): string => hex(lsn, DIGITS);
export const lsnOf = (text: string): Lsn => BigInt(`0x${text}`);

export const segmentStart = (lsn: Lsn, segmentBytes: bigint): Lsn => lsn - (lsn % segmentBytes);

/** The file of the log that holds a place. */
export const segmentFile = (timeline: string, lsn: Lsn, segmentBytes: bigint): string => {
  const number = lsn / segmentBytes;
  const inEach = (1n << HALF) / segmentBytes;
  return `${timeline}${hex(number / inEach, FILE_DIGITS)}${hex(number % inEach, FILE_DIGITS)}`;
};

export type Span = { readonly file: string; readonly offset: number; readonly length: number };

/** The parts of files that a stretch of the log lies in, in order. */
export const spansOf = (timeline: string, from: Lsn, to: Lsn, segmentBytes: bigint): Span[] => {
  const spans: Span[] = [];
  for (let at = from; at < to;) {
    const start = segmentStart(at, segmentBytes);
    const end = start + segmentBytes < to ? start + segmentBytes : to;
    spans.push({
      file: segmentFile(timeline, at, segmentBytes),
      offset: Number(at - start),
      length: Number(end - at),
    });
    at = end;
  }
  return spans;
};
