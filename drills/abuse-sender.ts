import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { ANY_DAY, type AbusePlan, type Abuser } from './abuse-plan.ts';

/** What it tells at its end. */
export type Abused = {
  sent: number;
  /** By status; 0 where no answer came though it was waited for. */
  statuses: Record<string, number>;
  dropped: number;
  /** Refusals without a reason that a program can read. */
  unexplained: number;
  bytes: number;
};

/** By a message: so many questions are longer than an environment may be. */
const [plan] = (await once(process, 'message')) as [AbusePlan];
const abused: Abused = { sent: 0, statuses: {}, dropped: 0, unexplained: 0, bytes: 0 };
const ends = performance.now() + plan.seconds * 1_000;

/** How many each abuser keeps under way; browsers stop at six. */
const AT_ONCE = 6;
/** What each does with its answers, in turns. */
const MANNERS = ['reads', 'drops', 'reads', 'reads slowly'] as const;
const SLOW_EVERY_MS = 250;

let state = plan.seed * 2_654_435_761;
const chance = (below: number): number => {
  state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
  return state % below;
};
const pick = <T>(list: readonly T[]): T | undefined => list[chance(list.length)];

const addressOf = (): string => {
  const question = pick(plan.questions) ?? '/stock/';
  return `/api${question.replace(ANY_DAY, pick(plan.days) ?? '')}`;
};

const count = (status: number): void => {
  abused.statuses[status] = (abused.statuses[status] ?? 0) + 1;
};

const read = (reply: IncomingMessage, isSlow: boolean, done: () => void): void => {
  const status = reply.statusCode ?? 0;
  let text = '';
  reply.on('data', (chunk: Buffer) => {
    abused.bytes += chunk.length;
    if (status >= 400) text += chunk.toString('utf8');
    if (!isSlow) return;
    reply.pause();
    setTimeout(() => reply.resume(), SLOW_EVERY_MS);
  });
  reply.on('error', done);
  reply.on('close', () => {
    if (status >= 400 && !text.includes('"code"')) abused.unexplained += 1;
    done();
  });
};

const ask = ({ from, headers }: Abuser, manner: (typeof MANNERS)[number], agent: Agent): Promise<void> =>
  new Promise((resolve) => {
    abused.sent += 1;
    const asking = request(
      { host: '127.0.0.1', port: plan.port, path: addressOf(), agent, localAddress: from, headers },
      (reply) => {
        count(reply.statusCode ?? 0);
        read(reply, manner === 'reads slowly', resolve);
      },
    );
    let hasDropped = false;
    asking.on('error', () => {
      if (!hasDropped) count(0);
      resolve();
    });
    asking.setTimeout(30_000, () => asking.destroy(new Error('no answer')));
    asking.end();
    if (manner !== 'drops') return;
    setTimeout(
      () => {
        hasDropped = true;
        abused.dropped += 1;
        asking.destroy();
        resolve();
      },
      20 + chance(200),
    );
  });

const lane = async (abuser: Abuser, first: number): Promise<void> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 2 });
  for (let at = first; performance.now() < ends; at++) {
    const refusedBefore = abused.statuses['429'] ?? 0;
    await ask(abuser, MANNERS[at % MANNERS.length] ?? 'reads', agent);
    // Nobody waits as long as he is asked to, but a loop without a pause would abuse this machine, not the API.
    if ((abused.statuses['429'] ?? 0) > refusedBefore) await delay(250);
  }
  agent.destroy();
};

await Promise.all(
  plan.abusers.flatMap((abuser) => Array.from({ length: AT_ONCE }, (_, first) => lane(abuser, first))),
);
process.send?.(abused);
process.disconnect?.();
