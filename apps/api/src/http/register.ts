import { type Contract, featuresNamed, namedContracts } from '@chuli/contracts';
import { AppError, networkOf } from '@chuli/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ResolveCaller, unlock } from './access.ts';
import { admitter } from './admit.ts';
import { type AnswerOptions, answererOf } from './answerer.ts';
import { columnsOf, fieldsOf } from './csv.ts';
import { sendCsvPages, wantsAllPages } from './csv-pages.ts';
import type { Endpoint, Origin } from './implement.ts';
import type { OperatorDoor } from './operator-door.ts';
import { type Format, chooseFormat } from './negotiate.ts';
import { parseBody, parseParams, parseQuery } from './parse.ts';
import { sendAnswer } from './send.ts';
import { withinOpenDays } from './open-days.ts';
import { openFrom } from './visitor-years.ts';

export type RegisterOptions<Parts> = AnswerOptions<Parts> & {
  resolveCaller: ResolveCaller;
  operatorDoor: OperatorDoor;
};

/** Whether a call cuts its range to what is open to the caller by itself, and says where. */
const tellsOpenFrom = ({ reply }: Contract): boolean => fieldsOf(reply).includes('open_from');

/** Whether callers of an open call get different answers: by what they hold, or by how far back they may see. */
const dependsOnCaller = (contract: Contract): boolean =>
  featuresNamed(contract).length > 0 || tellsOpenFrom(contract);

/** `/form/{id}/` of a contract as the router writes it. */
const routeOf = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1');

/** No call takes more than a form. */
const LARGEST_BODY = 16_384;

const originOf = ({ ip, headers }: FastifyRequest): Origin => ({
  address: ip,
  network: networkOf(ip),
  userAgent: headers['user-agent'] ?? '',
});

const formatFor = (columns: readonly string[] | null, request: FastifyRequest): Format => {
  const format = chooseFormat(request.headers.accept);
  if (format === 'text/csv' && columns === null) throw new AppError('input.no-table');
  return format;
};

/** Ends when whoever asked has gone before the answer did. */
const readerOf = (reply: FastifyReply): AbortSignal => {
  const leaving = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) leaving.abort();
  });
  return leaving.signal;
};

/** Turns every pair of contract and handler into a route: authorise, parse, unlock, look in the cache, call, check, send. */
export const registerEndpoints = <Parts>(
  server: FastifyInstance,
  endpoints: readonly Endpoint<Parts>[],
  { context, resolveCaller, operatorDoor, cache, shares, tapes, checkReplies }: RegisterOptions<Parts>,
): void => {
  const admit = admitter({ resolveCaller, operatorDoor, shares, clock: context.clock });

  const idOf = new Map(namedContracts().map(({ area, name, contract }) => [contract, `${area}.${name}`]));

  for (const endpoint of endpoints) {
    const { contract } = endpoint;
    const columns = columnsOf(contract.reply);
    const isCut = tellsOpenFrom(contract);
    const isShared = contract.access === 'open' && !dependsOnCaller(contract);

    const answerer = answererOf(endpoint, columns, { context, cache, shares, tapes, checkReplies });

    server.route({
      method: contract.method,
      url: routeOf(contract.path),
      bodyLimit: LARGEST_BODY,
      config: { isOpen: contract.access === 'open', call: idOf.get(contract) ?? endpoint.name },
      handler: async (request, reply) => {
        const reader = readerOf(reply);
        const origin = originOf(request);
        const { caller, asker } = await admit(contract, request, origin);
        const params = parseParams(contract, request.params as object);
        const wanted = parseQuery(contract, request.query as object);
        const opened = unlock(contract, wanted, caller);
        const query = withinOpenDays(opened, isCut ? null : openFrom({ caller, clock: context.clock }));
        const body = parseBody(contract, request.body);
        const format = formatFor(columns, request);
        const asked = { params, query, body, caller, origin };
        const admitted = { asked, format, asker };
        if (columns !== null && wantsAllPages(contract, format, request.query as object)) {
          const ask = (page: object) =>
            answerer.page({ ...admitted, asked: { ...asked, query: page } }, reader);
          return sendCsvPages(reply, { columns, query, ask });
        }
        return sendAnswer(request, reply, await answerer.take(admitted, reader), {
          isPublic: isShared && caller.kind === 'visitor' && query === wanted,
          now: context.clock(),
        });
      },
    });
  }
};
