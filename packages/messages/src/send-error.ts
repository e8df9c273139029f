/**
 * Why a message was not sent. `refused`: no repetition mends it. `later`: it was not taken and may be, later. `unsure`:
 * it may have been taken, nobody can tell. `gone`: there is nobody at this address any more.
 */
export type SendTrouble = 'refused' | 'later' | 'unsure' | 'gone';

/** Its words hold neither address, text nor secret: they stand in logs and in inboxes. */
export class SendError extends Error {
  readonly trouble: SendTrouble;
  /** How long the other side asks us to wait. */
  readonly retryAfterMs: number | null;

  constructor(message: string, trouble: SendTrouble, retryAfterMs: number | null = null) {
    super(message);
    this.name = 'SendError';
    this.trouble = trouble;
    this.retryAfterMs = retryAfterMs;
  }
}

/** Failures before anything was handed over: no name, no way, no listener. */
const NEVER_CONNECTED = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** The code of an error or of what caused it, as Node names them. */
const codeOf = (error: unknown): string => {
  for (let at = error; at instanceof Error; at = at.cause)
    if ('code' in at && typeof at.code === 'string') return at.code;
  return error instanceof Error ? error.name : 'unknown';
};

/** A line that broke: harmless before anything was said on it, else nobody knows what was heard. */
export const brokenLine = (who: string, error: unknown): SendError => {
  const code = codeOf(error);
  return new SendError(`${who} does not answer (${code})`, NEVER_CONNECTED.has(code) ? 'later' : 'unsure');
};
