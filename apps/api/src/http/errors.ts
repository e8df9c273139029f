import { AppError, ERRORS, type ErrorCode } from '@chuli/kernel';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';

export type ErrorReply = {
  code: ErrorCode;
  message: string;
  /** Whether the same call may succeed later. */
  retry: 'later' | 'never';
  details: Readonly<Record<string, unknown>>;
  request_id: string;
};

/** What went wrong, in the words of the error table. Anything not foreseen is `server.unexpected`. */
const toAppError = (error: unknown): AppError => {
  if (error instanceof AppError) return error;
  const status = error instanceof Error ? (error as Partial<FastifyError>).statusCode : undefined;
  if (status !== undefined && status >= 400 && status < 500) {
    return new AppError('input.invalid', {}, { cause: error });
  }
  return new AppError('server.unexpected', {}, { cause: error });
};

/** Details of our own failures are for the log; the reader gets the id to quote. */
const publicReply = ({ code, details }: AppError, requestId: string): ErrorReply => {
  const { status, message, retry } = ERRORS[code];
  return { code, message, retry, details: status < 500 ? details : {}, request_id: requestId };
};

const RETRY_AFTER_SECONDS = 5;

/** The only place where an error becomes a reply. */
export const sendError = (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  if (reply.raw.destroyed) return reply.hijack();
  const appError = toAppError(error);
  request.refusedWith = appError.code;
  const { status, retry } = ERRORS[appError.code];
  if (status >= 500) request.log.error({ err: error, code: appError.code }, 'failed');
  else request.log.info({ code: appError.code, details: appError.details }, 'refused');
  if ([429, 503].includes(status) && retry === 'later') {
    void reply.header('retry-after', Number(appError.details['retry_after'] ?? RETRY_AFTER_SECONDS));
  }
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(publicReply(appError, request.id)));
};

export const sendNotFound = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  sendError(new AppError('route.not-found'), request, reply);
