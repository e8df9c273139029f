import { AppError } from '@chuli/kernel';

/** What the caller may try again: nothing is known of whether the log has the message. */
export const logUnavailable = (cause: unknown): AppError =>
  cause instanceof AppError ? cause : new AppError('engine.unavailable', { engine: 'log' }, { cause });
