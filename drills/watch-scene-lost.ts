import type { Scene, Strike } from './watch-scene.ts';

/** What is done at once to the running processes, in both sizes, and the alarm that has to come of it. */
const LOST: readonly Strike[] = [
  {
    alarm: 'ProcessDown',
    labels: { job: 'live' },
    strike: async ({ apps }, after) => {
      await apps.live.kill();
      after(apps.live.start);
    },
  },
  {
    alarm: 'EngineAway',
    labels: { engine: 'tape' },
    strike: async ({ ways }, after) => {
      for (const way of [ways.apiTape, ways.workerTape]) {
        await way.become('refused');
        after(() => way.become('open'));
      }
    },
  },
  { alarm: 'BackupOld', labels: { what: 'base' }, strike: ({ age }) => age('base') },
  { alarm: 'ArchiveStuck', strike: ({ age }) => age('log') },
  {
    alarm: 'FeedSilent',
    strike: ({ apps }, after) => {
      apps.ingest.tell({ isHeld: true });
      after(() => apps.ingest.tell({ isHeld: false }));
    },
  },
];

/** What follows from the same when there is time for it: calls and passes fail without ClickHouse, minutes are bad. */
const FOLLOWS: readonly Strike[] = [
  { alarm: 'CallsFail' },
  { alarm: 'WorkFails', labels: { part: 'signals' } },
  { alarm: 'WorkStandsStill', labels: { part: 'signals' } },
  { alarm: 'MinutesBad' },
  { alarm: 'SessionsBad' },
  { alarm: 'TracesLost', labels: { job: 'api' }, strike: ({ collector }) => collector.stop() },
];

export const atOnce = (isFull: boolean): Scene => ({
  name: 'a gateway, ClickHouse, the source and backups are lost',
  strikes: isFull ? [...LOST, ...FOLLOWS] : LOST,
});

/** With nobody left behind the web server, nobody to read the source and nobody to compute. */
export const AT_LAST: Scene = {
  name: 'the feed, the worker and the API are lost',
  strikes: [
    { alarm: 'FeedHasNoLeader', strike: ({ apps }) => apps.ingest.kill() },
    { alarm: 'NobodyComputesSignals', strike: ({ apps }) => apps.worker.kill() },
    { alarm: 'ProcessDown', labels: { job: 'api' }, strike: ({ apps }) => apps.api.kill() },
    { alarm: 'WebFindsNobodyBehind', labels: { behind: 'api' } },
  ],
};
