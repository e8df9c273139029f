import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

/** What the process that storms is told, and what it tells at its end. */
export type StormPlan = { port: number; seconds: number; aSecond: number; seed: number };
export type Stormed = { sent: number; judged: number; turnedAway: number };

const TICK_MS = 50;

const plan = JSON.parse(process.env['STORM'] ?? '') as StormPlan;
const agent = new Agent({ keepAlive: true, maxSockets: 64 });
const stormed: Stormed = { sent: 0, judged: 0, turnedAway: 0 };

/** Each for another number and by another device, so that no limit but the queue stops it. */
const signIn = (at: number): Promise<void> =>
  new Promise((resolve) => {
    const number = String(plan.seed * 1_000_000 + at).padStart(7, '0');
    const body = {
      phone_number: `974${number.slice(-7)}`,
      password: 'from a list',
      device: `a device of the storm ${number}`,
      medium: 'web',
    };
    const from = `127.${4 + (at % 200)}.${Math.floor(at / 200) % 250}.1`;
    const sent = request(
      {
        host: '127.0.0.1',
        port: plan.port,
        method: 'POST',
        path: '/api/authenticate/v2/token/',
        agent,
        localAddress: from,
        headers: { 'content-type': 'application/json' },
      },
      (reply) => {
        if (reply.statusCode === 429) stormed.turnedAway += 1;
        else stormed.judged += 1;
        reply.resume().on('close', resolve);
      },
    );
    sent.on('error', () => resolve());
    sent.end(JSON.stringify(body));
  });

const ends = performance.now() + plan.seconds * 1_000;
const underWay = new Set<Promise<void>>();
while (performance.now() < ends) {
  for (let one = 0; one < (plan.aSecond * TICK_MS) / 1_000; one++) {
    const trying = signIn(stormed.sent).finally(() => underWay.delete(trying));
    underWay.add(trying);
    stormed.sent += 1;
  }
  await delay(TICK_MS);
}
await Promise.all(underWay);
agent.destroy();
process.send?.(stormed);
process.disconnect?.();
