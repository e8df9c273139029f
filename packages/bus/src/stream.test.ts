import type { JetStreamManager, PeerInfo, StreamInfo } from '@nats-io/jetstream';
import { describe, expect, it } from 'vitest';
import { copiesOf } from './stream.ts';

const peer = (name: string, change: Partial<PeerInfo> = {}): PeerInfo => ({
  name,
  current: true,
  active: 0,
  lag: 0,
  offline: false,
  ...change,
});

const managerOf = (replicas: number, peers: readonly PeerInfo[] | null): JetStreamManager => {
  const info = {
    config: { num_replicas: replicas },
    ...(peers === null ? {} : { cluster: { name: 'c', leader: 'one', replicas: peers } }),
  } as unknown as StreamInfo;
  return { streams: { info: () => Promise.resolve(info) } } as unknown as JetStreamManager;
};

describe('the copies of the log', () => {
  it.each([
    ['one server, of no cluster', 1, null, 1],
    ['three that have all of it', 3, [peer('two'), peer('three')], 3],
    ['one of them away', 3, [peer('two'), peer('three', { offline: true })], 2],
    ['one of them behind', 3, [peer('two', { current: false }), peer('three')], 2],
    ['both others away', 3, [peer('two', { current: false }), peer('three', { offline: true })], 1],
  ] as const)('%s', async (_, replicas, peers, whole) => {
    const copies = await copiesOf(managerOf(replicas, peers), { stream: 'CHULI', replicas });
    expect(copies).toEqual({ whole, wanted: replicas });
  });

  it('are as many as are set, also where the stream has not yet got them', async () => {
    const copies = await copiesOf(managerOf(1, null), { stream: 'CHULI', replicas: 3 });
    expect(copies).toEqual({ whole: 1, wanted: 3 });
  });
});
