import type { Cost } from '@chuli/contracts';
import { AppError } from '@chuli/kernel';
import { type Tape, abortable } from '@chuli/tape';
import { inSpan } from '@chuli/telemetry';
import type { Asker } from '../shares/asker.ts';
import type { ScanRow } from '../shares/scan-allowance.ts';
import type { Shares } from '../shares/shares.ts';
import { traced } from '../watch/traced-tape.ts';
import { type Caller, callerClass } from './access.ts';
import { type Answer, type ByteCache, type Taken, answerOf } from './cache.ts';
import { toCsv } from './csv.ts';
import { type Asked, type Context, type Endpoint, givenTo } from './implement.ts';
import type { Format } from './negotiate.ts';
import { checkReply } from './parse.ts';

export type AnswerOptions<Parts> = {
  /** What every handler gets, and the parts of the server that some need. */
  context: Context & Parts;
  /** Null builds every answer anew. */
  cache: ByteCache | null;
  shares: Shares;
  /** The tape for each lane, so that heavy questions never hold the connections of light ones. */
  tapes: Readonly<Record<Cost, Tape>>;
  /** Compares each reply with its schema: in tests and development, too expensive for bulk data in production. */
  checkReplies: boolean;
};

/** A question that was parsed and may be asked. */
export type Admitted = {
  readonly asked: Omit<Asked<unknown, unknown, unknown>, keyof Context | 'spend'>;
  readonly format: Format;
  readonly asker: Asker;
};

/** Whose row of the units of scanning counts. */
const scanRowOf = (caller: Caller): ScanRow =>
  caller.kind === 'user' ? (caller.tier ?? 'Basic') : 'visitor';

/** No answer is larger: what would be comes in pages. */
const LARGEST_ANSWER = 1_000_000;

/** The same question in other words has the same key: parsed, defaults filled in, names in order. */
const keyOf = (query: object, format: Format, asker: string): string =>
  `${asker} ${format} ${JSON.stringify(Object.entries(query).toSorted(([a], [b]) => (a < b ? -1 : 1)))}`;

const textOf = (reply: unknown, format: Format, columns: readonly string[] | null): string =>
  format === 'text/csv'
    ? toCsv(columns ?? [], (reply as { rows: Record<string, unknown>[] }).rows)
    : JSON.stringify(reply);

export type Answerer = {
  take: (admitted: Admitted, reader: AbortSignal) => Promise<Taken>;
  /** The reply itself, for whoever sends many pages of it one after the other. */
  page: (admitted: Admitted, reader: AbortSignal) => Promise<unknown>;
};

/**
 * How one call is answered: what is personal is built anew; market data waits for its turn, is kept for the next reader,
 * and is not built for nobody.
 */
export const answererOf = <Parts>(
  endpoint: Omit<Endpoint<Parts>, 'name'>,
  columns: readonly string[] | null,
  { context, cache, shares, tapes, checkReplies }: AnswerOptions<Parts>,
): Answerer => {
  const { contract, handle } = endpoint;
  const given = givenTo(endpoint, context);
  const { cache: policy, cost, path } = contract;
  /** What anybody may ask for and nobody keeps: it has to be waited for like everything that is kept. */
  const isWaited = contract.access === 'open' && cost === 'heavy';
  const route = `${contract.method} ${path}`;

  const replyTo = async ({ asked, asker }: Admitted, own: Partial<Context> = {}): Promise<unknown> => {
    const spend = (units: number): void => shares.scan(asker, scanRowOf(asked.caller), units);
    const reply = await handle({ ...given, ...own, ...asked, spend });
    if (checkReplies) checkReply(contract, reply);
    return reply;
  };

  const answerWith = (reply: unknown, { asked, format }: Admitted, expiresAt: number): Answer => {
    const answer = answerOf(textOf(reply, format, columns), format, expiresAt, asked.caller.brand);
    if (answer.body.length > LARGEST_ANSWER) throw new AppError('answer.too-large', { path });
    return answer;
  };

  const inTurn = (admitted: Admitted, signal: AbortSignal, costs: Cost): Promise<unknown> =>
    shares.build(admitted.asker, costs, signal, (lane) =>
      inSpan('build', { lane }, () => replyTo(admitted, { tape: traced(abortable(tapes[lane], signal)) })),
    );

  return {
    take: async (admitted, reader) => {
      if (policy === 'no-store') {
        const reply = isWaited ? await inTurn(admitted, reader, cost) : await replyTo(admitted);
        return { answer: answerWith(reply, admitted, 0), keptSince: null };
      }
      const build = async (expiresAt: number, signal: AbortSignal): Promise<Answer> =>
        answerWith(await inTurn(admitted, signal, cost), admitted, expiresAt);
      if (cache === null) return { answer: await build(0, reader), keptSince: null };
      const { asked, format } = admitted;
      const question = { ...(asked.params as object), ...(asked.query as object) };
      const key = keyOf(question, format, callerClass(contract, asked.caller));
      return await cache.take({ route, key, policy }, build, reader);
    },
    // A long table would use up a share that its pages asked for one by one would not.
    page: (admitted, reader) => inTurn(admitted, reader, 'light'),
  };
};
