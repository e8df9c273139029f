import type { Reason } from '../judge/verdict.ts';

/** Why a look did not see what it should. */
export class LookFault extends Error {
  readonly reason: Reason;

  constructor(reason: Reason, options?: ErrorOptions) {
    super(reason, options);
    this.name = 'LookFault';
    this.reason = reason;
  }
}

const BY_CODE: Readonly<Record<string, Reason>> = {
  ENOTFOUND: 'unnamed',
  EAI_AGAIN: 'unnamed',
  ECONNREFUSED: 'refused',
  EHOSTUNREACH: 'refused',
  ENETUNREACH: 'refused',
  EADDRNOTAVAIL: 'refused',
  ETIMEDOUT: 'silent',
  ABORT_ERR: 'silent',
  ERR_STREAM_PREMATURE_CLOSE: 'cut',
  WS_ERR_UNSUPPORTED_MESSAGE_LENGTH: 'large',
};

/** Where TLS fails the codes are those of OpenSSL, of which there are many. */
const isOfTls = (code: string): boolean =>
  /^(CERT_|ERR_TLS_|ERR_SSL_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|HOSTNAME_MISMATCH|EPROTO)/.test(code);

const codeOf = (error: unknown): string => {
  if (typeof error !== 'object' || error === null) return '';
  // Where a name has several addresses, the failures of all of them come as one.
  if (error instanceof AggregateError) return codeOf(error.errors[0]);
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
};

/** What a failed request or socket comes to; `isLate` where its time was over. */
export const faultOf = (error: unknown, isLate: boolean): LookFault => {
  if (error instanceof LookFault) return error;
  if (isLate) return new LookFault('silent', { cause: error });
  const code = codeOf(error);
  const reason = BY_CODE[code] ?? (isOfTls(code) ? 'unsafe' : 'cut');
  return new LookFault(reason, { cause: error });
};
