/** A failure in the words of ClickHouse: `Code: 60. DB::Exception: … (UNKNOWN_TABLE)`. */
export class Fault extends Error {
  readonly code: number;

  constructor(message: string) {
    super(message);
    this.name = 'Fault';
    this.code = Number(/Code: (\d+)/.exec(message)?.[1] ?? UNKNOWN_EXCEPTION);
  }
}

const UNKNOWN_EXCEPTION = 1002;

const NAMES = {
  BAD_ARGUMENTS: 36,
  NOT_IMPLEMENTED: 48,
  SYNTAX_ERROR: 62,
  ABORTED: 236,
} as const;

export const refuse = (name: keyof typeof NAMES, message: string): Fault =>
  new Fault(`Code: ${NAMES[name]}. DB::Exception: ${message}. (${name})`);

/** The engine prefixes some messages and leaves others bare; the wire has one form. */
export const toFault = (error: unknown): Fault => {
  if (error instanceof Fault) return error;
  const message = error instanceof Error ? error.message : String(error);
  const engine = message.replace(/^Query failed: /, '');
  if (/^Code: \d+/.test(engine)) return new Fault(engine.trim());
  return new Fault(`Code: ${UNKNOWN_EXCEPTION}. DB::Exception: ${engine}. (UNKNOWN_EXCEPTION)`);
};

const NOT_FOUND = new Set([46, 47, 50, 56, 60, 63, 73, 81, 107, 115, 511]);
const BAD_REQUEST = new Set([
  6, 8, 16, 20, 25, 26, 27, 36, 38, 41, 43, 44, 53, 62, 69, 70, 72, 117, 184, 386, 403, 407, 441, 456, 457,
  467,
]);
const OTHER: Readonly<Record<number, number>> = { 48: 501, 76: 503, 159: 408, 164: 403, 202: 503, 497: 403 };

export const httpStatus = ({ code }: Fault): number => {
  if (NOT_FOUND.has(code)) return 404;
  if (BAD_REQUEST.has(code)) return 400;
  return OTHER[code] ?? 500;
};
