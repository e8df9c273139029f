import type { NoticeKind, SentChannel } from '@chuli/kernel';
import type { Registry } from '../client.ts';
import type { Database } from '../schema.ts';

type State = Database['delivery']['state'];

export type DeliveryCount = { channel: SentChannel; state: State; count: number };

/** How many messages of each channel stand where, of those made since a moment. */
export const countDeliveries = (registry: Registry, since: Date): Promise<DeliveryCount[]> =>
  registry
    .selectFrom('delivery')
    .select((eb) => ['channel', 'state', eb.fn.countAll<number>().as('count')])
    .where('created_at', '>=', since)
    .groupBy(['channel', 'state'])
    .orderBy('channel')
    .orderBy('state')
    .execute();

export type TroubledDelivery = {
  id: string;
  channel: SentChannel;
  /** Null for a code. */
  kind: NoticeKind | null;
  state: State;
  tries: number;
  reason: string | null;
  settled_at: Date | null;
};

/** The newest messages that did not leave, or of which nobody knows; without whom they were for. */
export const troubledDeliveries = (
  registry: Registry,
  since: Date,
  most: number,
): Promise<TroubledDelivery[]> =>
  registry
    .selectFrom('delivery')
    .leftJoin('notice', 'notice.id', 'delivery.notice_id')
    .select([
      'delivery.id',
      'delivery.channel',
      'notice.kind',
      'delivery.state',
      'delivery.tries',
      'delivery.reason',
      'delivery.settled_at',
    ])
    .where('delivery.state', 'in', ['failed', 'unsure'])
    .where('delivery.settled_at', '>=', since)
    .orderBy('delivery.settled_at', 'desc')
    .limit(most)
    .execute();
