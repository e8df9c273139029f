import { LOG_REDACTED, scrubLine } from '@chuli/kernel';
import { type DestinationStream, type Logger, pino } from 'pino';
import { requestSerializer } from './http/log-request.ts';

/** The log of the API: no line leaves it with a phone number, a token or what a database quotes. */
export const createLogger = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      serializers: { req: requestSerializer },
      redact: LOG_REDACTED,
      hooks: { streamWrite: scrubLine },
    },
    ...(destination === undefined ? [] : [destination]),
  );
