import type { Cluster, ClusterNode } from './log-cluster.ts';

const STREAM = 'CHULI';
const COPIES = 3;

type Peer = { readonly current?: boolean; readonly offline?: boolean };

type Stream = {
  readonly name: string;
  readonly state: { readonly messages: number; readonly last_seq: number; readonly num_deleted?: number };
  readonly cluster?: { readonly leader?: string; readonly replicas?: readonly Peer[] };
};

/** As much as is needed of what a server tells of JetStream. */
type Seen = {
  readonly config?: { readonly sync_always?: boolean };
  readonly account_details?: readonly { readonly stream_detail?: readonly Stream[] }[];
};

/** What a server says of itself; null while it does not answer. */
const look = async ({ monitor }: ClusterNode): Promise<Seen | null> => {
  try {
    const reply = await fetch(`${monitor}/jsz?accounts=true&streams=true&config=true`, {
      signal: AbortSignal.timeout(2_000),
    });
    return (await reply.json()) as Seen;
  } catch {
    return null;
  }
};

const streamOf = (seen: Seen | null): Stream | undefined =>
  seen?.account_details
    ?.flatMap(({ stream_detail = [] }) => stream_detail)
    .find(({ name }) => name === STREAM);

/** The server that leads the stream by its own account, with the stream. */
const findLeading = async ({ nodes }: Cluster): Promise<{ node: ClusterNode; stream: Stream } | null> => {
  for (const node of nodes) {
    const stream = streamOf(await look(node));
    if (stream?.cluster?.leader === node.server) return { node, stream };
  }
  return null;
};

export const streamLeader = async (cluster: Cluster): Promise<ClusterNode | null> =>
  (await findLeading(cluster))?.node ?? null;

/** Every copy is there and as far as the leader's. */
export const isWhole = async (cluster: Cluster): Promise<boolean> => {
  const peers = (await findLeading(cluster))?.stream.cluster?.replicas ?? [];
  return (
    peers.length === COPIES - 1 && peers.every(({ current, offline }) => current === true && offline !== true)
  );
};

/** What each server holds of it, in words: where one lacks a message that the others have, none of its own says so. */
export const heldByEach = async ({ nodes }: Cluster): Promise<string> => {
  const held = nodes.map(async (node) => {
    const stream = streamOf(await look(node));
    if (stream === undefined) return `${node.server} nothing`;
    const { messages, last_seq: last, num_deleted: holes = 0 } = stream.state;
    return `${node.server} ${messages} to ${last} with ${holes} holes`;
  });
  return (await Promise.all(held)).join(', ');
};

/** 0 while nobody leads. */
export const lastSequence = async (cluster: Cluster): Promise<number> =>
  (await findLeading(cluster))?.stream.state.last_seq ?? 0;

/** Whether all of them really write each message to disk before they answer. */
export const isSynced = async ({ nodes }: Cluster): Promise<boolean> =>
  (await Promise.all(nodes.map(look))).every((seen) => seen?.config?.sync_always === true);
