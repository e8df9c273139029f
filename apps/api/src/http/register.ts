import { type Contract, featuresNamed } from '@chuli/contracts';
import { AppError, networkOf } from '@chuli/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { READER_HEADER, askerOf } from '../shares/asker.ts';
import { type Caller, type ResolveCaller, VISITOR, authorise, unlock } from './access.ts';
import { type AnswerOptions, answererOf } from './answerer.ts';
import { columnsOf, fieldsOf } from './csv.ts';
import { sendCsvPages, wantsAllPages } from './csv-pages.ts';
import type { Endpoint, Origin } from './implement.ts';
import { OPERATOR_HEADER, type OperatorDoor } from './operator-door.ts';
import { type Format, chooseFormat } from './negotiate.ts';
import { parseBody, parseParams, parseQuery } from './parse.ts';
import { sendAnswer } from './send.ts';
import { openFrom, withinOpenDays } from './visitor-years.ts';

export type RegisterOptions = AnswerOptions & {
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
export const registerEndpoints = (
  server: FastifyInstance,
  endpoints: readonly Endpoint[],
  { context, resolveCaller, operatorDoor, cache, shares, tapes, checkReplies }: RegisterOptions,
): void => {
  const admit = async (contract: Contract, request: FastifyRequest): Promise<Caller> => {
    if (contract.access === 'operator') {
      operatorDoor(request.headers[OPERATOR_HEADER]);
      return VISITOR;
    }
    if (contract.ignoresToken) return VISITOR;
    const caller = await resolveCaller(request);
    authorise(contract, caller);
    return caller;
  };

  for (const { contract, handle } of endpoints) {
    const columns = columnsOf(contract.reply);
    const isCut = tellsOpenFrom(contract);
    const isShared = contract.access === 'open' && !dependsOnCaller(contract);

    const { take, reply: replyTo } = answererOf({ contract, handle }, columns, {
      context,
      cache,
      shares,
      tapes,
      checkReplies,
    });

    server.route({
      method: contract.method,
      url: routeOf(contract.path),
      bodyLimit: LARGEST_BODY,
      config: { isOpen: contract.access === 'open' },
      handler: async (request, reply) => {
        const reader = readerOf(reply);
        const caller = await admit(contract, request);
        const params = parseParams(contract, request.params as object);
        const wanted = parseQuery(contract, request.query as object);
        unlock(contract, wanted, caller);
        const query = withinOpenDays(wanted, isCut ? null : openFrom({ caller, clock: context.clock }));
        const body = parseBody(contract, request.body);
        const format = formatFor(columns, request);
        const asked = { params, query, body, caller, origin: originOf(request) };
        const asker = askerOf(caller, asked.origin, request.headers[READER_HEADER]);
        if (contract.access !== 'operator') shares.ask(asker);
        if (columns !== null && wantsAllPages(contract, format, request.query as object)) {
          const ask = (page: object) => replyTo({ asked: { ...asked, query: page }, format, asker }, reader);
          return sendCsvPages(reply, { columns, query, ask });
        }
        return sendAnswer(request, reply, await take({ asked, format, asker }, reader), {
          isPublic: isShared && caller.kind === 'visitor' && query === wanted,
          now: context.clock(),
        });
      },
    });
  }
};
