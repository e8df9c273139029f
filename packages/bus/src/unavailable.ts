import { AppError } from '@chuli/kernel';
import { JetStreamApiError } from '@nats-io/jetstream';
import { PermissionViolationError } from '@nats-io/transport-node';

/** What the caller may try again: nothing is known of whether the log has the message. */
export const logUnavailable = (cause: unknown): AppError =>
  cause instanceof AppError ? cause : new AppError('engine.unavailable', { engine: 'log' }, { cause });

const NOT_NOW = 503;
/** A cluster of which too few servers are there for the copies that are asked for. */
const NO_SUITABLE_PEERS = 10_005;

const isForbidden = (error: unknown): boolean =>
  error instanceof PermissionViolationError || (error instanceof Error && isForbidden(error.cause));

/** Whether waiting may help: a server that starts, a cluster without a leader; not a right or a wrong setting. */
export const isPassing = (error: unknown): boolean =>
  error instanceof JetStreamApiError
    ? error.status === NOT_NOW || error.code === NO_SUITABLE_PEERS
    : !isForbidden(error);
