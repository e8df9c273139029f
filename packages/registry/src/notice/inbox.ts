import type { NoticeKind, SentChannel, Told } from '@chuli/kernel';
import { sql } from 'kysely';
import type { Registry } from '../client.ts';
import type { Database } from '../schema.ts';

type DeliveryState = Database['delivery']['state'];

export type InboxDelivery = { channel: SentChannel; state: DeliveryState; reason: string | null };

export type InboxNotice = Told & {
  id: string;
  createdAt: Date;
  readAt: Date | null;
  /** What became of the messages that left the product, or did not. */
  deliveries: InboxDelivery[];
};

type Page = { personId: string; kind?: NoticeKind | undefined; offset: number; limit: number };

/** Kind and facts were written together, by `createNotice`. */
const toTold = (kind: string, facts: object): Told => ({ kind, facts }) as Told;

export const deliveriesOf = async (
  registry: Registry,
  ids: readonly string[],
): Promise<ReadonlyMap<string, InboxDelivery[]>> => {
  const byNotice = new Map<string, InboxDelivery[]>(ids.map((id) => [id, []]));
  if (ids.length === 0) return byNotice;
  const rows = await registry
    .selectFrom('delivery')
    .select(['notice_id', 'channel', 'state', 'reason'])
    .where('notice_id', 'in', ids)
    .orderBy('channel')
    .orderBy('target')
    .execute();
  for (const { notice_id: id, ...delivery } of rows) byNotice.get(id ?? '')?.push(delivery);
  return byNotice;
};

/** One page of what a person was told: unread first, then the newest first. */
export const inboxPage = async (
  registry: Registry,
  { personId, kind: wanted, offset, limit }: Page,
): Promise<InboxNotice[]> => {
  const own = registry
    .selectFrom('notice')
    .select(['id', 'kind', 'facts', 'created_at', 'read_at'])
    .where('person_id', '=', personId);
  const rows = await (wanted === undefined ? own : own.where('kind', '=', wanted))
    .orderBy(sql`(read_at is not null)`)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute();
  const deliveries = await deliveriesOf(
    registry,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, kind, facts, created_at, read_at }) =>
    Object.assign(toTold(kind, facts), {
      id,
      createdAt: created_at,
      readAt: read_at,
      deliveries: deliveries.get(id) ?? [],
    }),
  );
};

/** How many there are of a kind or of all, and how many of all are unread. */
export const countInbox = async (
  registry: Registry,
  personId: string,
  kind?: NoticeKind,
): Promise<{ all: number; unread: number }> => {
  const { all, unread } = await registry
    .selectFrom('notice')
    .select((eb) => [
      (kind === undefined
        ? eb.fn.countAll<number>()
        : eb.fn.countAll<number>().filterWhere('kind', '=', kind)
      ).as('all'),
      eb.fn.countAll<number>().filterWhere('read_at', 'is', null).as('unread'),
    ])
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow();
  return { all, unread };
};

/** Of the person's own only; false where there is none of this id. */
export const markRead = async (
  registry: Registry,
  { personId, id }: { personId: string; id: string },
  now: Date,
): Promise<boolean> => {
  const { numUpdatedRows } = await registry
    .updateTable('notice')
    .set((eb) => ({ read_at: eb.fn.coalesce('read_at', eb.val(now)) }))
    .where('person_id', '=', personId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

/** What came after the person looked stays unread. */
export const markAllRead = async (registry: Registry, personId: string, now: Date): Promise<void> => {
  await registry
    .updateTable('notice')
    .set({ read_at: now })
    .where('person_id', '=', personId)
    .where('read_at', 'is', null)
    .where('created_at', '<=', now)
    .execute();
};
