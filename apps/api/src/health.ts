import { AppError, ERRORS } from '@chuli/kernel';
import { type Registry, pingRegistry } from '@chuli/registry';
import type { Tape } from '@chuli/tape';
import type { FastifyInstance } from 'fastify';
import type { Book } from './book.ts';

/** Asked every few seconds by whoever watches the process; not worth a line each in the log. */
export const HEALTH_PATHS: ReadonlySet<string> = new Set(['/healthz', '/readyz']);

type Watched = {
  readonly tape: Tape;
  readonly registry: Registry;
  /** Without these nothing can be answered; once read, they outlive their engines. */
  readonly books: Readonly<Record<string, Book<unknown>>>;
  /** Whether the process is about to stop, and wants no more traffic. */
  readonly isLeaving?: (() => boolean) | undefined;
};

const isThere = (ping: Promise<void>): Promise<boolean> =>
  ping.then(
    () => true,
    () => false,
  );

/** The engines that do not answer now; each ping has a limit below a second. */
const enginesAway = async ({ tape, registry }: Watched): Promise<string[]> => {
  const engines = { tape: isThere(tape.ping()), registry: isThere(pingRegistry(registry)) };
  const looked = await Promise.all(
    Object.entries(engines).map(async ([name, there]) => ((await there) ? [] : [name])),
  );
  return looked.flat();
};

/** Whoever comes first after a start shall not meet an empty process. */
const readBooks = ({ books }: Watched): void => {
  for (const book of Object.values(books)) book.take().catch(() => undefined);
};

const isStarted = ({ books }: Watched): boolean =>
  Object.values(books).every((book) => book.ageMs() !== null);

const agesOf = ({ books }: Watched): Record<string, number> =>
  Object.fromEntries(
    Object.entries(books).map(([name, book]) => [name, Math.round((book.ageMs() ?? 0) / 1_000)]),
  );

/**
 * `/healthz`: the process answers. `/readyz`: traffic may be sent here. An API whose engine is away stays ready, degraded,
 * as long as it has something to answer from: an outage would else take every copy out at once, with all they keep.
 */
export const serveHealth = (server: FastifyInstance, watched: Watched): void => {
  server.addHook('onListen', async () => readBooks(watched));
  server.get('/healthz', () => ({ status: 'ok' }));
  server.get('/readyz', async (_request, reply) => {
    if (watched.isLeaving?.()) throw new AppError('server.leaving');
    readBooks(watched);
    const away = await enginesAway(watched);
    if (!isStarted(watched)) {
      const { status, message } = ERRORS['engine.unavailable'];
      return reply.code(status).send({ status: 'starting', code: 'engine.unavailable', message, away });
    }
    return away.length === 0 ? { status: 'ok' } : { status: 'degraded', away, held_seconds: agesOf(watched) };
  });
};
