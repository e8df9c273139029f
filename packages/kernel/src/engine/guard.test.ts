import { describe, expect, it } from 'vitest';
import { type Instant, instant } from '../instant.ts';
import { type Verdict, createGuard } from './guard.ts';
import type { OnLost } from './silence-watch.ts';

const QUIET_MS = 700;
const REST_MS = 1_000;

const turn = () => new Promise((resolve) => void setImmediate(resolve));

/** A guard whose time and engine are moved by hand. */
const openGuard = () => {
  let now = 0;
  let isThere = true;
  let pings = 0;
  const timers = new Set<{ at: number; run: () => void }>();
  const guard = createGuard({
    engine: 'tape',
    clock: (): Instant => instant(now),
    after: (ms, run) => {
      const timer = { at: now + ms, run };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    ping: () => {
      pings += 1;
      return isThere ? Promise.resolve() : Promise.reject(new Error('no answer'));
    },
    judge: (error) => (error as { verdict?: Verdict }).verdict ?? 'there',
    quietMs: QUIET_MS,
  });
  const pass = async (ms: number): Promise<void> => {
    now += ms;
    for (const timer of [...timers].filter(({ at }) => at <= now)) {
      timers.delete(timer);
      timer.run();
    }
    await turn();
  };
  return {
    guard,
    pass,
    timers,
    pings: () => pings,
    goAway: () => void (isThere = false),
    comeBack: () => void (isThere = true),
  };
};

const failing = (verdict: Verdict) => () => Promise.reject(Object.assign(new Error('failed'), { verdict }));
const never = () => Promise.withResolvers<string>().promise;
const AWAY = { code: 'engine.unavailable', details: { engine: 'tape', retry_after: 1 } };

describe('the guard of an engine', () => {
  it('hands answers and errors on as they are', async () => {
    const { guard, timers } = openGuard();
    await expect(guard.ask(async () => 'answer')).resolves.toBe('answer');
    await expect(guard.ask(failing('there'))).rejects.toThrow('failed');
    expect(timers.size).toBe(0);
  });

  it('does not ask an engine that was not reached three times', async () => {
    const { guard } = openGuard();
    for (let at = 0; at < 3; at += 1) await expect(guard.ask(failing('away'))).rejects.toThrow('failed');
    let isAsked = false;
    const asked = guard.ask(async () => void (isAsked = true));
    await expect(asked).rejects.toMatchObject(AWAY);
    expect([isAsked, guard.isAway()]).toEqual([false, true]);
  });

  it.each<Verdict>(['there', 'unclear'])('stays open whatever fails as "%s"', async (verdict) => {
    const { guard } = openGuard();
    for (let at = 0; at < 20; at += 1) await expect(guard.ask(failing(verdict))).rejects.toThrow('failed');
    expect(guard.isAway()).toBe(false);
  });

  it('lets a slow question take its time while the engine answers pings', async () => {
    const { guard, pass, pings } = openGuard();
    const { promise, resolve } = Promise.withResolvers<string>();
    const asked = guard.ask(() => promise);
    await turn();
    for (let at = 0; at < 10; at += 1) await pass(QUIET_MS);
    resolve('late');
    await expect(asked).resolves.toBe('late');
    expect([pings(), guard.isAway()]).toEqual([10, false]);
  });

  it('gives up all that wait when the engine fell silent, and says so to each', async () => {
    const { guard, pass, goAway } = openGuard();
    const givenUp: string[] = [];
    const silent = (name: string) => (onLost: OnLost) => {
      onLost(() => givenUp.push(name));
      return never();
    };
    const asked = [guard.ask(silent('first')), guard.ask(silent('second'))].map((question) =>
      expect(question).rejects.toMatchObject(AWAY),
    );
    await turn();
    goAway();
    await pass(QUIET_MS);
    await Promise.all(asked);
    expect(givenUp).toEqual(['first', 'second']);
    expect(guard.isAway()).toBe(true);
  });

  it('asks again as soon as a ping is answered after the rest', async () => {
    const { guard, pass, goAway, comeBack, pings } = openGuard();
    goAway();
    for (let at = 0; at < 3; at += 1) await guard.ask(failing('away')).catch(() => undefined);
    await pass(REST_MS);
    await expect(guard.ask(async () => 'answer')).rejects.toMatchObject(AWAY);
    comeBack();
    await expect(guard.ask(async () => 'answer')).rejects.toMatchObject(AWAY);
    expect(pings()).toBe(1);
    await pass(REST_MS);
    await expect(guard.ask(async () => 'answer')).resolves.toBe('answer');
    expect(guard.isAway()).toBe(false);
  });
});
