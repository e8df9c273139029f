import { waitUntil } from '@chuli/harness';
import type { Cluster, ClusterNode } from './log-cluster.ts';
import { isWhole, lastSequence, streamLeader } from './log-watch.ts';

const PATIENCE_MS = 60_000;

/** What is done to one of the servers while the other two carry the session. */
export type ServerStrike = {
  readonly name: string;
  readonly isWiped: boolean;
  readonly victimOf: (leader: ClusterNode, cluster: Cluster) => ClusterNode | undefined;
};

const itself = (leader: ClusterNode): ClusterNode => leader;
const another = (leader: ClusterNode, { nodes }: Cluster): ClusterNode | undefined =>
  nodes.find((node) => node !== leader);

export const SERVER_STRIKES: readonly ServerStrike[] = [
  { name: 'leader', isWiped: false, victimOf: itself },
  { name: 'follower', isWiped: false, victimOf: another },
  { name: 'leader wiped', isWiped: true, victimOf: itself },
];

export const untilWhole = (cluster: Cluster): Promise<number> =>
  waitUntil(() => isWhole(cluster), 'all copies to be alike', PATIENCE_MS);

/** Milliseconds until the log grows without the server, and until its copy is whole again after its return. */
export const strikeServer = async (
  { isWiped, victimOf }: ServerStrike,
  cluster: Cluster,
): Promise<{ goesOnMs: number; wholeMs: number }> => {
  await untilWhole(cluster);
  const leader = await streamLeader(cluster);
  const victim = leader === null ? undefined : victimOf(leader, cluster);
  if (victim === undefined) throw new Error('nobody leads the stream');
  const before = await lastSequence(cluster);
  await victim.kill();
  const goesOnMs = await waitUntil(
    async () => (await lastSequence(cluster)) > before,
    'the log to grow without the server',
    PATIENCE_MS,
  );
  if (isWiped) await victim.wipe();
  await victim.start();
  return { goesOnMs, wholeMs: await untilWhole(cluster) };
};
