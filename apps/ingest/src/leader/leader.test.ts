import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type LeasePort, startLeader } from './leader.ts';

const LIFE = 900;

describe('a leader', () => {
  let now = 0;
  let answers: { acquire: number | null; renew: () => Promise<boolean> };
  const said: string[] = [];
  const lease: LeasePort = {
    acquire: () => Promise.resolve(answers.acquire),
    renew: () => answers.renew(),
    release: (term) => Promise.resolve(void said.push(`released ${term}`)),
  };
  const start = () =>
    startLeader({
      lease,
      lifeMs: LIFE,
      onGained: (term) => void said.push(`gained ${term}`),
      onLost: (term, cause) => void said.push(`lost ${term} ${cause}`),
      onTrouble: () => void said.push('trouble'),
      monotonic: () => now,
    });
  const pass = async (ms: number): Promise<void> => {
    now += ms;
    await vi.advanceTimersByTimeAsync(ms);
  };
  beforeEach(() => {
    now = 0;
    said.length = 0;
    answers = { acquire: 4, renew: () => Promise.resolve(true) };
    vi.useFakeTimers();
  });
  afterEach(() => vi.useRealTimers());

  it('leads for as long as it renews', async () => {
    const leader = start();
    for (let turn = 0; turn < 20; turn += 1) await pass(LIFE / 3);
    expect(leader.term()).toBe(4);
    expect(said).toEqual(['gained 4']);
    await leader.stop();
    expect(said).toEqual(['gained 4', 'lost 4 stopped', 'released 4']);
  });

  it('waits while another leads and takes over when the lease is free', async () => {
    answers.acquire = null;
    const leader = start();
    await pass(LIFE * 3);
    expect(leader.term()).toBeNull();
    answers.acquire = 5;
    await pass(LIFE / 3);
    expect(leader.term()).toBe(5);
    await leader.stop();
  });

  it('stops at once when another took over', async () => {
    const leader = start();
    await pass(10);
    answers = { acquire: null, renew: () => Promise.resolve(false) };
    await pass(LIFE / 3);
    expect(leader.term()).toBeNull();
    expect(said).toEqual(['gained 4', 'lost 4 taken']);
    await leader.stop();
  });

  it('says so before the lease can have ended when the keeper does not answer', async () => {
    const leader = start();
    await pass(10);
    answers = { acquire: null, renew: () => new Promise(() => undefined) };
    await pass(LIFE * 0.85);
    expect(leader.term()).toBe(4);
    await pass(LIFE * 0.06);
    expect(said).toEqual(['gained 4', 'lost 4 expired']);
  });

  it('goes on through a failure of the keeper that is shorter than the lease', async () => {
    const leader = start();
    await pass(10);
    answers.renew = () => Promise.reject(new Error('away'));
    await pass(LIFE / 3);
    answers.renew = () => Promise.resolve(true);
    await pass(LIFE / 3);
    await pass(LIFE / 3);
    expect(leader.term()).toBe(4);
    expect(said).toEqual(['gained 4', 'trouble']);
    await leader.stop();
  });

  it('asks the keeper when it has to be sure, and is not when that names another', async () => {
    const leader = start();
    await pass(10);
    expect(await leader.isConfirmed(4)).toBe(true);
    expect(await leader.isConfirmed(3)).toBe(false);
    answers = { acquire: null, renew: () => Promise.resolve(false) };
    expect(await leader.isConfirmed(4)).toBe(false);
    expect(said).toEqual(['gained 4', 'lost 4 taken']);
    await leader.stop();
  });

  it('is not sure of a keeper who is silent for as long as a lease lasts', async () => {
    const leader = start();
    await pass(10);
    answers = { acquire: null, renew: () => new Promise(() => undefined) };
    const silent = leader.isConfirmed(4);
    await pass(LIFE);
    expect(await silent).toBe(false);
  });

  it('may not publish after standing still for longer than the lease, though no timer has run yet', async () => {
    const leader = start();
    await pass(10);
    now += LIFE * 10;
    expect(leader.term()).toBeNull();
    expect(said).toEqual(['gained 4', 'lost 4 expired']);
    await leader.stop();
  });
});
