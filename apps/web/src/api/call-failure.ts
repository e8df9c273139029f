import type { ErrorCode } from '@chuli/kernel';
import { say, t } from '@chuli/language';

/** Codes that only the browser meets. */
export type FailureCode = ErrorCode | 'network.unreachable';

/** A call that did not give its answer, in words for the reader. */
export class CallFailure extends Error {
  readonly code: FailureCode;
  readonly requestId: string | undefined;
  /** What the server says beside: which field, how long to wait, why. */
  readonly details: Readonly<Record<string, unknown>>;
  /** Whether the same call may succeed later. */
  readonly mayPass: boolean;

  constructor(
    code: FailureCode,
    message: string,
    {
      requestId,
      details = {},
      mayPass = false,
    }: Partial<Pick<CallFailure, 'requestId' | 'details' | 'mayPass'>> = {},
  ) {
    super(message);
    this.name = 'CallFailure';
    this.code = code;
    this.requestId = requestId;
    this.details = details;
    this.mayPass = mayPass;
  }
}

export const unreachable = (): CallFailure =>
  new CallFailure('network.unreachable', t('No response. Your connection or the server may be down.'), {
    mayPass: true,
  });

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Reads the error of the API; anything else, such as a proxy's page, becomes a failure of ours that may pass. */
export const failureOf = (body: unknown): CallFailure => {
  const { code, message, retry, details, request_id: requestId } = isRecord(body) ? body : {};
  if (typeof code !== 'string' || typeof message !== 'string') {
    return new CallFailure('server.unexpected', t('Something went wrong on our side.'), { mayPass: true });
  }
  return new CallFailure(code as ErrorCode, say(message), {
    requestId: typeof requestId === 'string' ? requestId : undefined,
    details: isRecord(details) ? details : {},
    mayPass: retry === 'later',
  });
};
