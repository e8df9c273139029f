import { type Server, createServer } from 'node:http';
import { once } from 'node:events';
import { PRODUCT } from '@chuli/kernel';
import { answerMetrics } from '@chuli/telemetry';
import type { Verb } from '../verbs/verb.ts';
import { askOther } from './ask-other.ts';
import { createRefusal } from './refusal.ts';
import { type StandbySettings, readStandbySettings } from './settings.ts';
import { standbyFigures } from './standby-figures.ts';
import { stateIfThere } from './state.ts';

/** Balancers of several machines ask at once; a server is asked for all of them. */
const KEPT_MS = 400;

const kept = <T>(look: () => Promise<T>): (() => Promise<T>) => {
  let held: { readonly at: number; readonly looked: Promise<T> } | null = null;
  return () => {
    if (held === null || performance.now() - held.at > KEPT_MS)
      held = { at: performance.now(), looked: look() };
    return held.looked;
  };
};

const listen = async ({ own, otherServe, host, port, key }: StandbySettings): Promise<Server> => {
  const state = kept(() => stateIfThere(own));
  const refusalOf = createRefusal(() => askOther(otherServe));
  const refusal = kept(async () => refusalOf(await state()));
  const answers: Readonly<Record<string, () => Promise<{ status: number; body: unknown }>>> = {
    '/state': async () => {
      const body = await state();
      return { status: body === null ? 503 : 200, body };
    },
    '/primary': async () => {
      const because = await refusal();
      return { status: because === null ? 200 : 503, body: { primary: because === null, because } };
    },
  };
  const figures = answerMetrics({ host, key }, standbyFigures(state, refusal));
  const server = createServer((request, reply) => {
    const answer = answers[request.url ?? ''];
    if (request.url === '/metrics') return void figures(request, reply);
    if (answer === undefined) return void reply.writeHead(404).end();
    return void answer().then(({ status, body }) =>
      reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  return server;
};

export const serve: Verb = {
  summary: `Says to balancers whether PostgreSQL of this machine is the one to write to, until it is stopped: GET /primary. ${PRODUCT.name} itself goes by deploy/proxy/registry.cfg.`,
  options: {},
  run: async () => {
    const server = await listen(readStandbySettings());
    await new Promise<void>((resolve) => {
      for (const name of ['SIGTERM', 'SIGINT'] as const) process.once(name, () => resolve());
    });
    server.closeAllConnections();
    server.close();
  },
};
