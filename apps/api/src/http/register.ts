import { type Contract, featuresNamed } from '@chuli/contracts';
import { AppError, networkOf } from '@chuli/kernel';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Caller, type ResolveCaller, VISITOR, authorise, callerClass, unlock } from './access.ts';
import { type Answer, type ByteCache, answerOf } from './cache.ts';
import { columnsOf, fieldsOf, toCsv } from './csv.ts';
import { sendCsvPages, wantsAllPages } from './csv-pages.ts';
import type { Asked, Context, Endpoint, Origin } from './implement.ts';
import { OPERATOR_HEADER, type OperatorDoor } from './operator-door.ts';
import { type Format, chooseFormat } from './negotiate.ts';
import { checkReply, parseBody, parseParams, parseQuery } from './parse.ts';
import { sendAnswer } from './send.ts';
import { openFrom, withinOpenDays } from './visitor-years.ts';

export type RegisterOptions = {
  context: Context;
  resolveCaller: ResolveCaller;
  operatorDoor: OperatorDoor;
  /** Null builds every answer anew. */
  cache: ByteCache | null;
  /** Compares each reply with its schema: in tests and development, too dear for bulk data in production. */
  checkReplies: boolean;
};

/** The same question in other words has the same key: parsed, defaults filled in, names in order. */
const questionOf = (query: Record<string, unknown>, format: Format, asker: string): string =>
  `${asker} ${format} ${JSON.stringify(Object.entries(query).toSorted(([a], [b]) => (a < b ? -1 : 1)))}`;

/** Whether a call cuts its range to what is open to the caller by itself, and says where. */
const tellsOpenFrom = ({ reply }: Contract): boolean => fieldsOf(reply).includes('open_from');

/** Whether callers of an open call get different answers: by what they hold, or by how far back they may see. */
const dependsOnCaller = (contract: Contract): boolean =>
  featuresNamed(contract).length > 0 || tellsOpenFrom(contract);

/** `/form/{id}/` of a contract as the router writes it. */
const routeOf = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1');

const textOf = (reply: unknown, format: Format, columns: readonly string[] | null): string =>
  format === 'text/csv'
    ? toCsv(columns ?? [], (reply as { rows: Record<string, unknown>[] }).rows)
    : JSON.stringify(reply);

/** No call takes more than a form. */
const LARGEST_BODY = 16_384;

const originOf = ({ ip, headers }: FastifyRequest): Origin => ({
  address: ip,
  network: networkOf(ip),
  userAgent: headers['user-agent'] ?? '',
});

/** What a caller asks, without what every handler may use. */
type Question = Omit<Asked<unknown, unknown, unknown>, keyof Context>;

const checkedReply = async (
  { contract, handle }: Endpoint,
  asked: Asked<unknown, unknown, unknown>,
  isChecked: boolean,
): Promise<unknown> => {
  const reply = await handle(asked);
  if (isChecked) checkReply(contract, reply);
  return reply;
};

const formatFor = (columns: readonly string[] | null, request: FastifyRequest): Format => {
  const format = chooseFormat(request.headers.accept);
  if (format === 'text/csv' && columns === null) throw new AppError('input.no-table');
  return format;
};

/** Turns every pair of contract and handler into a route: authorise, parse, unlock, look in the cache, call, check, send. */
export const registerEndpoints = (
  server: FastifyInstance,
  endpoints: readonly Endpoint[],
  { context, resolveCaller, operatorDoor, cache, checkReplies }: RegisterOptions,
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

  for (const endpoint of endpoints) {
    const { contract } = endpoint;
    const replyTo = (asked: Question): Promise<unknown> =>
      checkedReply(endpoint, { ...context, ...asked }, checkReplies);
    const columns = columnsOf(contract.reply);
    const isCut = tellsOpenFrom(contract);
    const isShared = contract.access === 'open' && !dependsOnCaller(contract);

    const build = async (asked: Question, format: Format, expiresAt: number): Promise<Answer> => {
      const reply = await replyTo(asked);
      return answerOf(textOf(reply, format, columns), format, expiresAt, asked.caller.brand);
    };

    server.route({
      method: contract.method,
      url: routeOf(contract.path),
      bodyLimit: LARGEST_BODY,
      config: { isOpen: contract.access === 'open' },
      handler: async (request, reply) => {
        const caller = await admit(contract, request);
        const params = parseParams(contract, request.params as object);
        const wanted = parseQuery(contract, request.query as object);
        unlock(contract, wanted, caller);
        const query = withinOpenDays(wanted, isCut ? null : openFrom({ caller, clock: context.clock }));
        const body = parseBody(contract, request.body);
        const format = formatFor(columns, request);
        const asked = { params, query, body, caller, origin: originOf(request) };
        if (columns !== null && wantsAllPages(contract, format, request.query as object))
          return sendCsvPages(reply, { columns, query, ask: (page) => replyTo({ ...asked, query: page }) });
        const policy = contract.cache;
        const answer =
          policy === 'no-store' || cache === null
            ? await build(asked, format, 0)
            : await cache.take(
                `${contract.method} ${contract.path}`,
                questionOf({ ...(params as object), ...query }, format, callerClass(contract, caller)),
                policy,
                (expiresAt) => build(asked, format, expiresAt),
              );
        return sendAnswer(request, reply, answer, {
          isPublic: isShared && caller.kind === 'visitor' && query === wanted,
          now: context.clock(),
        });
      },
    });
  }
};
