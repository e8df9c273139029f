import { type Contract, DEMO_SYMBOL, FEATURES, type Feature, allContracts } from '@chuli/contracts';
import type { AccessCaller } from './access-callers.ts';
import { LOCKED_SYMBOL } from './access-market.ts';
import type { AccessPlace, Reply } from './access-place.ts';
import { type Question, pathOf, questionsOf } from './access-questions.ts';

type Verdict = 'open' | 'sign in' | 'denied' | 'hidden' | { locked: Feature };

const featureOf = ({ feature, featureWhen = [] }: Contract, query: Question['query']): Feature | undefined =>
  featureWhen.find(({ parameter, values }) =>
    (query[parameter] ?? '').split(',').some((value) => values.includes(value)),
  )?.feature ?? feature;

/** What the tables say of this question by this caller. */
const expected = ({ contract, query }: Question, caller: AccessCaller): Verdict => {
  // A partner's host does not have the calls of operators; on ours they have a door of their own.
  if (contract.access === 'operator') return caller.headers['host'] === undefined ? 'denied' : 'hidden';
  if (contract.access === 'user' && caller.personId === null) return 'sign in';
  const feature = featureOf(contract, query);
  const isShown = query['symbol'] === DEMO_SYMBOL || caller.shown.has(query['symbol'] ?? '');
  if (feature === undefined || caller.holds.has(feature) || isShown) return 'open';
  return { locked: feature };
};

const REFUSAL_FIELDS = new Set(['code', 'message', 'retry', 'details', 'request_id']);
const REFUSAL_DETAILS = new Set(['feature', 'tier', 'demo_symbol', 'is_demo']);

/** What is wrong with a refusal; null when it tells nothing but what opens the call. */
const faultOfRefusal = ({ status, headers, text }: Reply, feature: Feature): string | null => {
  if (status !== 403) return `answered ${status} instead of 403`;
  if (headers.etag !== undefined) return 'a refusal with an ETag';
  if (headers['cache-control'] !== 'no-store') return 'a refusal that may be kept';
  if (text.includes(LOCKED_SYMBOL)) return 'a refusal that names the stock';
  const body = JSON.parse(text) as Record<string, unknown>;
  const details = (body['details'] ?? {}) as Record<string, unknown>;
  if (body['code'] !== 'membership.tier-required') return `refused as ${String(body['code'])}`;
  if (details['feature'] !== feature || details['tier'] !== FEATURES[feature]) return 'names another feature';
  const isMore =
    Object.keys(body).some((name) => !REFUSAL_FIELDS.has(name)) ||
    Object.keys(details).some((name) => !REFUSAL_DETAILS.has(name));
  return isMore ? 'a refusal that tells more than it should' : null;
};

const isLetIn = ({ status }: Reply, { method }: Contract): boolean =>
  method === 'GET' ? [200, 304, 404, 429, 503].includes(status) : status === 400;

const STATUSES = { 'sign in': 401, denied: 403, hidden: 404 } as const;

const faultOf = (question: Question, caller: AccessCaller, reply: Reply): string | null => {
  const verdict = expected(question, caller);
  if (typeof verdict === 'string' && verdict !== 'open')
    return reply.status === STATUSES[verdict]
      ? null
      : `answered ${reply.status} instead of ${STATUSES[verdict]}`;
  if (verdict !== 'open') return faultOfRefusal(reply, verdict.locked);
  const { contract } = question;
  if (!isLetIn(reply, contract)) return `answered ${reply.status}: ${reply.text.slice(0, 200)}`;
  const isPersonal = contract.feature !== undefined && reply.status === 200;
  if (isPersonal && String(reply.headers['cache-control']).includes('public'))
    return 'a locked answer for shared caches';
  return null;
};

/** Whoever is told that the engines are busy was neither let in nor refused: he asks again. */
const MOST_TRIES = 5;

/** A call that changes something comes without its body, which is read after the lock: who is let in is told so. */
const isAnswered = ({ method, params }: Contract, status: number): boolean =>
  status === 200 || (method !== 'GET' && status === 400) || (params !== undefined && status === 404);

export type Cells = { cells: number; locked: number; refused: number; faults: string[] };

const isTable = ({ reply }: Contract): boolean =>
  'shape' in reply && Object.hasOwn(reply.shape as object, 'rows');

/**
 * Every call, every case of it, as JSON and as CSV (of small drills its first case), asked by everyone right after
 * whoever paid most was answered.
 */
export const judgeCells = async (
  place: AccessPlace,
  callers: readonly AccessCaller[],
  isFull: boolean,
): Promise<Cells> => {
  const result: Cells = { cells: 0, locked: 0, refused: 0, faults: [] };
  const payer = callers.find(({ name }) => name === 'Platinum');
  if (payer === undefined) throw new Error('nobody paid');
  const ask = async (
    question: Question,
    { headers }: Pick<AccessCaller, 'headers'>,
    more: Record<string, string>,
    tries = MOST_TRIES,
  ): Promise<Reply> => {
    const reply = await place.send({
      method: question.contract.method,
      path: pathOf(question.contract, place.session),
      query: question.query,
      headers: { ...headers, ...more },
    });
    return reply.status === 503 && tries > 1 ? await ask(question, { headers }, more, tries - 1) : reply;
  };
  const answered = new Set<Contract>();
  const judge = async (question: Question, accept: string): Promise<void> => {
    const paid = await ask(question, payer, { accept });
    const { contract, query } = question;
    if (isAnswered(contract, paid.status)) answered.add(contract);
    const tag = paid.headers.etag;
    const more: Record<string, string> = tag === undefined ? { accept } : { accept, 'if-none-match': tag };
    const replies = await Promise.all(callers.map((caller) => ask(question, caller, more)));
    for (const [index, reply] of replies.entries()) {
      const caller = callers[index] ?? payer;
      const fault = faultOf(question, caller, reply);
      result.cells += 1;
      if (reply.status === 403) result.refused += 1;
      if (fault !== null)
        result.faults.push(
          `${contract.method} ${contract.path} ${JSON.stringify(query)} ${accept} by ${caller.name}: ${fault}`,
        );
    }
  };
  for (const contract of allContracts()) {
    if (contract.feature !== undefined) result.locked += 1;
    const questions = questionsOf(contract, place.session);
    for (const question of questions) await judge(question, 'application/json');
    const exported = contract.feature === undefined || !isTable(contract) ? [] : questions;
    for (const question of isFull ? exported : exported.slice(0, 1)) await judge(question, 'text/csv');
    if (contract.feature !== undefined && !answered.has(contract))
      result.faults.push(`${contract.path}: nobody is answered, so that no refusal means anything`);
  }
  return result;
};
