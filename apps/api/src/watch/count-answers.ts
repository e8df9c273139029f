import type { ErrorCode } from '@chuli/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiMeters } from './api-meters.ts';
import { refusalReason } from './refusal-reason.ts';
import { signInOutcome } from './sign-in-outcome.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call by its id, for figures. */
    call?: string;
  }
  interface FastifyRequest {
    /** The code with which it was refused; null where it was answered. */
    refusedWith: ErrorCode | null;
  }
}

const statusOf = ({ raw, statusCode }: FastifyReply): string =>
  raw.writableFinished ? `${Math.floor(statusCode / 100)}xx` : 'left';

const countRefusal = (meters: ApiMeters, code: ErrorCode, status: number): void =>
  meters.count('chuli_api_refused_total', { reason: refusalReason(code, status), code });

/** Counts every call when its connection is done with it: also one whose reader left before the answer. */
export const countAnswers = (server: FastifyInstance, meters: ApiMeters): void => {
  server.decorateRequest('refusedWith', null);
  server.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    const { call } = request.routeOptions.config;
    // Pages of documentation and addresses that lead nowhere are no calls.
    if (call === undefined) return;
    const began = performance.now();
    reply.raw.once('close', () => {
      const { refusedWith: code } = request;
      meters.count('chuli_api_requests_total', { call, status: statusOf(reply) });
      meters.observe('chuli_api_request_seconds', { call }, (performance.now() - began) / 1_000);
      if (code !== null) countRefusal(meters, code, reply.statusCode);
      if (call === 'account.token')
        meters.count('chuli_api_sign_ins_total', { outcome: signInOutcome(code, reply.statusCode) });
    });
  });
};
