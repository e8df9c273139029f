import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FollowOptions, Log } from '@chuli/bus';
import { instant } from '@chuli/kernel';
import { type SessionEvent, encodeEvent } from '@chuli/session';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MONDAY, contract, numbers } from '../publish/testing/events.ts';
import { startMarketState } from './market-state.ts';
import type { MinuteEnd } from './minute-ends.ts';

/** A log in memory that can lose everything it holds. */
const memoryLog = () => {
  let epoch = 1;
  let events: SessionEvent[] = [];
  let following: FollowOptions | null = null;
  const tell = (event: SessionEvent, sequence: number): void => {
    void following?.onMessage({
      epoch,
      sequence,
      day: MONDAY,
      kind: event.kind,
      messageId: null,
      bytes: encodeEvent({ day: MONDAY, term: 1, event }),
      loggedAt: instant(0),
      trace: null,
    });
  };
  const log: Pick<Log, 'follow'> = {
    follow: (options) => {
      following = options;
      queueMicrotask(() => {
        const { after } = options;
        const from = after?.epoch === epoch ? after.sequence : 0;
        if (after !== undefined && after.epoch !== epoch)
          options.onGap({ cause: 'began-anew', known: after, last: { epoch, sequence: events.length } });
        events.slice(from).forEach((event, index) => tell(event, from + index + 1));
        options.onCaughtUp?.();
      });
      return { stop: () => Promise.resolve(), ended: Promise.resolve() };
    },
  };
  return {
    log,
    publish: (event: SessionEvent) => {
      events.push(event);
      tell(event, events.length);
    },
    wipe: () => {
      epoch += 1;
      events = [];
    },
  };
};

describe('the market state', () => {
  let folder: string;
  beforeEach(async () => void (folder = await mkdtemp(path.join(tmpdir(), 'chuli-state-'))));
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const start = (log: Pick<Log, 'follow'>, ends: MinuteEnd[] = []) =>
    startMarketState({
      log,
      day: MONDAY,
      stream: 'TEST',
      folder,
      snapshotMs: 60_000,
      onMinuteEnd: (end) => void ends.push(end),
      onFolded: () => undefined,
      onGap: () => undefined,
      onUnreadable: () => undefined,
      onTrouble: (error) => {
        throw error;
      },
    });

  it('goes on from where it was stopped, with the same hash as one that never was', async () => {
    const { log, publish } = memoryLog();
    const first = await start(log);
    await expect.poll(() => first.isCaughtUp()).toBe(true);
    for (const number of numbers(50)) publish(contract(number));
    await first.stop();
    for (const number of numbers(50, 50)) publish(contract(number));
    const second = await start(log);
    const fresh = await startMarketState({
      log,
      day: MONDAY,
      stream: 'OTHER',
      folder,
      snapshotMs: 60_000,
      onMinuteEnd: () => undefined,
      onFolded: () => undefined,
      onGap: () => undefined,
      onUnreadable: () => undefined,
      onTrouble: () => undefined,
    });
    await expect.poll(() => second.isCaughtUp() && fresh.isCaughtUp()).toBe(true);
    expect(second.session().market().trades).toBe(100);
    expect(second.session().stateHash()).toBe(fresh.session().stateHash());
    await second.stop();
    await fresh.stop();
  });

  it('begins anew when the log is not the one that it kept', async () => {
    const { log, publish, wipe } = memoryLog();
    const first = await start(log);
    await expect.poll(() => first.isCaughtUp()).toBe(true);
    for (const number of numbers(10)) publish(contract(number));
    await first.stop();
    wipe();
    publish(contract(3));
    const second = await start(log);
    await expect.poll(() => second.session().market().trades).toBe(1);
    await second.stop();
  });

  it('reads the day again when the kept state is damaged', async () => {
    const { log, publish } = memoryLog();
    publish(contract(1));
    await writeFile(path.join(folder, `TEST-${MONDAY}.state`), 'half of a fi');
    const state = await start(log);
    await expect.poll(() => state.session().market().trades).toBe(1);
    await state.stop();
  });

  it('tells every minute once it is over, also those in which nothing happened', async () => {
    const { log, publish } = memoryLog();
    const ends: MinuteEnd[] = [];
    const state = await start(log, ends);
    await expect.poll(() => state.isCaughtUp()).toBe(true);
    const MINUTE = 60_000_000;
    const at = contract(0).at ?? 0;
    publish(contract(0, { at }));
    publish(contract(1, { at: at + MINUTE }));
    publish(contract(2, { at: at + 4 * MINUTE }));
    publish(contract(3, { at: at + 2 * MINUTE }));
    const told = ends.flatMap(({ market }) => market.map(({ minute, trades }) => [minute - 660, trades]));
    expect(told).toEqual([
      [0, 1],
      [1, 2],
      [2, 2],
      [3, 2],
    ]);
    await state.stop();
  });
});
