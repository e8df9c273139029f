import type { ErrorCode } from './errors.ts';

/** A failure by its code. Status and sentence stand in the table, which the browser does not carry. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(code: ErrorCode, details: Record<string, unknown> = {}, options?: ErrorOptions) {
    super(`${code} ${JSON.stringify(details)}`, options);
    this.name = 'AppError';
    this.code = code;
    this.details = details;
  }
}
