import { request } from 'node:http';
import type { App, AwayPlace, EngineName } from './engines-away-place.ts';

/** What may be answered while an engine is away. */
type Allowed = 'answer' | 'answer or 503' | 'anything';

export type Question = {
  readonly app: App;
  readonly name: string;
  readonly path: (round: number) => string;
  readonly headers: (place: AwayPlace) => Record<string, string>;
  readonly withinMs: number;
  readonly whileAway: Readonly<Record<EngineName, Allowed>>;
};

const CALL_MS = 3_000;
const READY_MS = 1_000;

const NO_HEADERS = (): Record<string, string> => ({});
const ALWAYS = { postgres: 'answer', clickhouse: 'answer', nats: 'answer' } as const;
const TAPE = { ...ALWAYS, clickhouse: 'answer or 503' } as const;

/** A visitor's call that was asked before, one that is new each time, and one of a person. */
const callsOf = (app: 'api' | 'web'): Question[] => [
  {
    app,
    name: 'asked before',
    path: () => '/api/stock/?search=NABIL',
    headers: NO_HEADERS,
    withinMs: CALL_MS,
    whileAway: ALWAYS,
  },
  {
    app,
    name: 'names',
    path: () => '/api/broker/',
    headers: NO_HEADERS,
    withinMs: CALL_MS,
    whileAway: ALWAYS,
  },
  {
    app,
    name: 'new',
    path: (round) => `/api/data/historydata/?symbol=NABIL&to=${2030 + (round % 8_000)}-01-01`,
    headers: NO_HEADERS,
    withinMs: CALL_MS,
    whileAway: TAPE,
  },
  {
    app,
    name: 'of a person',
    path: () => '/api/accounts/user/whoami/',
    headers: ({ token }) => ({ authorization: `Bearer ${token}` }),
    withinMs: CALL_MS,
    whileAway: { ...ALWAYS, postgres: 'answer or 503' },
  },
];

const readyOf = (app: App, whileAway: Question['whileAway']): Question => ({
  app,
  name: 'ready',
  path: () => '/readyz',
  headers: NO_HEADERS,
  withinMs: READY_MS,
  whileAway,
});

export const QUESTIONS: readonly Question[] = [
  ...callsOf('api'),
  ...callsOf('web'),
  {
    app: 'api',
    name: 'of an operator',
    path: () => '/api/operator/feed/',
    headers: ({ operatorKey }) => ({ 'x-operator-key': operatorKey }),
    withinMs: CALL_MS,
    whileAway: ALWAYS,
  },
  readyOf('api', ALWAYS),
  readyOf('live', ALWAYS),
  readyOf('worker', { postgres: 'anything', clickhouse: 'anything', nats: 'answer' }),
];

export type Answer = { readonly question: Question; readonly status: number; readonly ms: number };

/** Longer than anybody shall wait, and short enough for the drill to end where nothing answers. */
const PATIENCE_MS = 12_000;

/** Status 0: not a byte in all that time. */
export const askOnce = (place: AwayPlace, question: Question, round: number): Promise<Answer> => {
  const started = performance.now();
  return new Promise((resolve) => {
    const end = (status: number): void => resolve({ question, status, ms: performance.now() - started });
    const sending = request(
      {
        host: '127.0.0.1',
        port: place.ports[question.app],
        path: question.path(round),
        headers: question.headers(place),
        agent: false,
        signal: AbortSignal.timeout(PATIENCE_MS),
      },
      (reply) => {
        reply.resume();
        reply.on('end', () => end(reply.statusCode ?? 0));
        reply.on('error', () => end(0));
      },
    );
    sending.on('error', () => end(0));
    sending.end();
  });
};

const isAllowed = ({ question, status }: Answer, engine: EngineName): boolean => {
  const allowed = question.whileAway[engine];
  if (allowed === 'anything') return status !== 0;
  return status === 200 || (allowed === 'answer or 503' && status === 503);
};

/** What is wrong with an answer that was given while an engine was away; null where nothing is. */
export const wrongIn = (answer: Answer, engine: EngineName): string | null => {
  const { app, name, withinMs } = answer.question;
  const told = `${app} "${name}"`;
  if (!isAllowed(answer, engine)) return `${told}: ${answer.status === 0 ? 'no answer' : answer.status}`;
  return answer.ms > withinMs ? `${told}: ${Math.round(answer.ms)} ms` : null;
};
