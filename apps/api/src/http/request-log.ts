import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { HEALTH_PATHS } from '../health.ts';

/** One line a request, when it is answered: what was asked, what came of it and how long it took. */
export class RequestLog extends LogController {
  constructor() {
    super({ disableRequestLogging: ({ url }) => HEALTH_PATHS.has(url) });
  }

  override incomingRequest(): void {
    // The line at its end says the same and more.
  }

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    if (this.isLogDisabled(request)) return;
    const told = { req: request, res: reply, responseTime: reply.elapsedTime };
    if (error) reply.log.error({ ...told, err: error }, 'request errored');
    else reply.log.info(told, 'request completed');
  }
}
