import { AppError } from '@chuli/kernel';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Context } from './http/implement.ts';

export const pingTape = async ({ tape }: Pick<Context, 'tape'>): Promise<void> => {
  const { success } = await tape.ping({ select: true });
  if (!success) throw new AppError('engine.unavailable', { engine: 'tape' });
};

export const pingRegistry = async ({ registry }: Pick<Context, 'registry'>): Promise<void> => {
  await sql`select 1`.execute(registry);
};

/** Asked every few seconds by whoever watches the process; not worth a line each in the log. */
export const HEALTH_PATHS: ReadonlySet<string> = new Set(['/healthz', '/readyz']);

/** `/healthz`: the process answers. `/readyz`: both engines do and it stays, so that traffic may be sent here. */
export const serveHealth = (
  server: FastifyInstance,
  context: Context,
  isLeaving: () => boolean = () => false,
): void => {
  server.get('/healthz', () => ({ status: 'ok' }));
  server.get('/readyz', async () => {
    if (isLeaving()) throw new AppError('server.leaving');
    await Promise.all([pingTape(context), pingRegistry(context)]);
    return { status: 'ok' };
  });
};
