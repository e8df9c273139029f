import { setTimeout as delay } from 'node:timers/promises';
import type { Verb } from '../verbs/verb.ts';
import { type StandbySettings, readStandbySettings } from './settings.ts';
import { COPY, type State, stateIfThere, stateOf, withServer } from './state.ts';

const LOOK_EVERY_MS = 250;
/** As much as a copy catches up with while nobody notices that commits begin to wait for it. */
const NEAR_BYTES = 16_777_216;

const primaryOf = async ({ own, other }: StandbySettings): Promise<string> => {
  for (const url of [own, other]) if ((await stateIfThere(url))?.role === 'primary') return url;
  throw new Error('neither server is a primary');
};

const until = async (url: string, isSo: (state: State) => boolean, seconds: number, what: string) => {
  const deadline = performance.now() + seconds * 1_000;
  for (;;) {
    const state = await stateIfThere(url);
    if (state !== null && isSo(state)) return;
    if (performance.now() > deadline) throw new Error(`${what} within ${seconds} s`);
    await delay(LOOK_EVERY_MS);
  }
};

/** For whom commits wait; nobody where it is null. */
export const waitFor = (url: string, copy: string | null): Promise<void> =>
  withServer(url, async (client) => {
    await client.query(
      copy === null
        ? 'alter system reset synchronous_standby_names'
        : `alter system set synchronous_standby_names = 'FIRST 1 (${copy})'`,
    );
    await client.query('select pg_reload_conf()');
  });

export const join: Verb = {
  summary: 'From here on a commit is acknowledged when it is on the disks of both servers.',
  options: { seconds: { type: 'string', help: 'how long the copy may take to catch up', default: '600' } },
  run: async ({ seconds }) => {
    const primary = await primaryOf(readStandbySettings());
    const within = Number(seconds);
    await until(
      primary,
      ({ behind }) => behind !== null && behind < NEAR_BYTES,
      within,
      'no copy has caught up',
    );
    await waitFor(primary, COPY);
    await until(primary, ({ isSure }) => isSure, within, 'no commit has waited for the copy');
    console.log('commits are on both');
  },
};

export const leave: Verb = {
  summary:
    'Commits wait for nobody any more: said when the copy is gone and people wait. Until the next `join` a lost machine\ntakes with it what was acknowledged last.',
  options: {},
  run: async () => {
    const primary = await primaryOf(readStandbySettings());
    await waitFor(primary, null);
    await until(primary, ({ waits }) => !waits, 10, 'the server still waits');
    console.log(
      `commits are on one; ${(await stateOf(primary)).behind === null ? 'nobody follows' : 'a copy follows'}`,
    );
  },
};
