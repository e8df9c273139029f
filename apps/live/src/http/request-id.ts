import type { IncomingMessage } from 'node:http';
import { newTraceId, readTraceparent } from '@chuli/telemetry';

/** The id that our own web server gave to a request; where no proxy of ours stands before us nobody is believed. */
export const requestIdOf = ({ headers }: Pick<IncomingMessage, 'headers'>, proxies: number): string =>
  (proxies > 0 ? readTraceparent(headers['traceparent'])?.traceId : undefined) ?? newTraceId();
