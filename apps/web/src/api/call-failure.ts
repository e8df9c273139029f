import { ERRORS, type ErrorCode } from '@chuli/kernel';
import { say, t } from '@chuli/language';

/** Codes that only the browser meets. */
export type FailureCode = ErrorCode | 'network.unreachable';

const isErrorCode = (code: unknown): code is ErrorCode =>
  typeof code === 'string' && Object.hasOwn(ERRORS, code);

/** A call that did not give its answer, in words for the reader. */
export class CallFailure extends Error {
  readonly code: FailureCode;
  readonly requestId: string | undefined;

  constructor(code: FailureCode, message: string, requestId?: string) {
    super(message);
    this.name = 'CallFailure';
    this.code = code;
    this.requestId = requestId;
  }

  /** Whether the same call may succeed later. */
  get mayPass(): boolean {
    return this.code === 'network.unreachable' || ERRORS[this.code].retry === 'later';
  }
}

export const unreachable = (): CallFailure =>
  new CallFailure('network.unreachable', t('No answer came. The connection or the server may be down.'));

/** Reads `{ code, message, request_id }`; anything else, such as a proxy's page, becomes a failure without details. */
export const failureOf = (body: unknown): CallFailure => {
  const fields: Record<string, unknown> = typeof body === 'object' && body !== null ? { ...body } : {};
  const code = isErrorCode(fields['code']) ? fields['code'] : 'server.unexpected';
  const message = typeof fields['message'] === 'string' ? fields['message'] : ERRORS[code].message;
  const requestId = typeof fields['request_id'] === 'string' ? fields['request_id'] : undefined;
  return new CallFailure(code, say(message), requestId);
};
