import type { PhoneNumber, SentChannel, Told } from '@chuli/kernel';
import { sql } from 'kysely';
import type { Registry } from '../client.ts';

/** Whose deliveries a sender takes: those of notices, those sealed with keys that it holds, or both. */
export type Claimable = {
  readonly channels: readonly SentChannel[];
  readonly hasNotices: boolean;
  readonly sealedWith: readonly string[];
};

type Claiming = Claimable & { claim: string; lifeMs: number; most: number };

/** A notice that a sender holds, with all that is needed to write and address it. */
export type ClaimedNotice = Told & {
  id: string;
  noticeId: string;
  tries: number;
  bundle: string | null;
  createdAt: Date;
  personId: string;
  phone: PhoneNumber;
  language: 'en' | 'ne';
  email: string | null;
  /** Null where the channel is no push, or the browser is gone. */
  subscription: { id: string; endpoint: string; p256dh: string; auth: string } | null;
  /** Null where the channel is linked by nobody, or was unlinked or switched off since. */
  link: ClaimedLink | null;
};

/** A webhook or a chat. The secret of a webhook is sealed. */
export type ClaimedLink = { id: string; address: string; secret: string | null; sealedWith: string | null };

/** A code: its address and text open only with the key. */
export type ClaimedCode = { id: string; tries: number; sealed: string };

export type Claimed = { channel: SentChannel } & (
  | { notices: readonly ClaimedNotice[]; code: null }
  | { notices: null; code: ClaimedCode }
);

/**
 * Marks due deliveries as being sent. Rows that another sender is looking at are passed over, so that any number of
 * senders work side by side and none takes the same row.
 */
const takeDue = async (
  registry: Registry,
  { channels, hasNotices, sealedWith, claim, lifeMs, most }: Claiming,
  now: Date,
): Promise<string[]> => {
  const due = registry
    .selectFrom('delivery')
    .select('id')
    .where('state', '=', 'waiting')
    .where('due_at', '<=', now)
    .where('expires_at', '>', now)
    .where('channel', 'in', channels)
    .where((eb) =>
      eb.or([
        ...(hasNotices ? [eb('notice_id', 'is not', null)] : []),
        ...(sealedWith.length === 0 ? [] : [eb('sealed_with', 'in', sealedWith)]),
      ]),
    )
    .orderBy('priority', 'desc')
    .orderBy('due_at')
    .limit(most)
    .forUpdate()
    .skipLocked();
  const taken = await registry
    .updateTable('delivery')
    .set((eb) => ({
      state: 'sending' as const,
      tries: eb('tries', '+', 1),
      claim,
      claimed_until: new Date(now.getTime() + lifeMs),
    }))
    .where('id', 'in', due)
    .returning('id')
    .execute();
  return taken.map(({ id }) => id);
};

/** Others of the same person, channel and bundle leave with it, also those that are due a little later. */
const takeBundles = async (
  registry: Registry,
  ids: readonly string[],
  { claim, lifeMs }: Claiming,
  now: Date,
): Promise<void> => {
  await sql`
    update delivery set state = 'sending', tries = delivery.tries + 1, claim = ${claim},
      claimed_until = ${new Date(now.getTime() + lifeMs)}
    where id in (
      select other.id from delivery as taken
      join notice on notice.id = taken.notice_id
      join notice as beside on beside.person_id = notice.person_id
      join delivery as other on other.notice_id = beside.id
        and other.channel = taken.channel and other.target = taken.target and other.bundle = taken.bundle
      where taken.id in (${sql.join(ids)}) and other.state = 'waiting' and other.expires_at > ${now}
      for update of other skip locked)`.execute(registry);
};

type Row = Awaited<ReturnType<typeof readClaim>>[number];

const readClaim = (registry: Registry, claim: string) =>
  registry
    .selectFrom('delivery')
    .leftJoin('notice', 'notice.id', 'delivery.notice_id')
    .leftJoin('person', 'person.id', 'notice.person_id')
    .leftJoin('notice_preference', 'notice_preference.person_id', 'notice.person_id')
    .leftJoin('push_subscription', (join) =>
      join
        .onRef('push_subscription.id', '=', 'delivery.target')
        .onRef('push_subscription.person_id', '=', 'notice.person_id'),
    )
    .leftJoin('sign_in', 'sign_in.id', 'push_subscription.sign_in_id')
    .leftJoin('linked_channel', (join) =>
      join
        .onRef('linked_channel.id', '=', 'delivery.target')
        .onRef('linked_channel.person_id', '=', 'notice.person_id')
        .on('linked_channel.off_at', 'is', null),
    )
    .select([
      'delivery.id',
      'delivery.channel',
      'delivery.target',
      'delivery.bundle',
      'delivery.tries',
      'delivery.sealed',
      'notice.id as notice_id',
      'notice.kind',
      'notice.facts',
      'notice.created_at',
      'person.id as person_id',
      'person.phone_number',
      'notice_preference.language',
      'notice_preference.email',
      'push_subscription.id as subscription_id',
      'push_subscription.endpoint',
      'push_subscription.p256dh',
      'push_subscription.auth',
      'sign_in.ended_at as signed_out_at',
      'linked_channel.id as link_id',
      'linked_channel.address',
      'linked_channel.secret',
      'linked_channel.sealed_with as link_sealed_with',
    ])
    .where('delivery.claim', '=', claim)
    .where('delivery.state', '=', 'sending')
    .orderBy('delivery.priority', 'desc')
    .orderBy('notice.created_at')
    .orderBy('delivery.id')
    .execute();

const subscriptionOf = (row: Row): ClaimedNotice['subscription'] => {
  const { subscription_id: id, endpoint, p256dh, auth, signed_out_at } = row;
  return id === null || endpoint === null || p256dh === null || auth === null || signed_out_at !== null
    ? null
    : { id, endpoint, p256dh, auth };
};

const linkOf = ({ link_id: id, address, secret, link_sealed_with }: Row): ClaimedLink | null =>
  id === null || address === null ? null : { id, address, secret, sealedWith: link_sealed_with };

const toNotice = (row: Row): ClaimedNotice | null => {
  const { notice_id, kind, facts, created_at, person_id, phone_number } = row;
  if (notice_id === null || created_at === null || person_id === null || phone_number === null) return null;
  return {
    ...({ kind, facts } as Told),
    id: row.id,
    noticeId: notice_id,
    tries: row.tries,
    bundle: row.bundle,
    createdAt: created_at,
    personId: person_id,
    phone: phone_number,
    language: row.language ?? 'en',
    email: row.email,
    subscription: subscriptionOf(row),
    link: linkOf(row),
  };
};

const toMessages = (rows: readonly Row[]): Claimed[] => {
  const messages = new Map<string, { channel: SentChannel; notices: ClaimedNotice[]; code: null }>();
  const codes: Claimed[] = [];
  for (const row of rows) {
    const { id, channel, target, bundle, tries, sealed } = row;
    const notice = toNotice(row);
    if (notice === null) {
      if (sealed !== null) codes.push({ channel, notices: null, code: { id, tries, sealed } });
      continue;
    }
    const name = bundle === null ? id : `${notice.personId} ${channel} ${target} ${bundle}`;
    const message = messages.get(name) ?? { channel, notices: [], code: null };
    message.notices.push(notice);
    messages.set(name, message);
  }
  return [...codes, ...messages.values()];
};

/** Messages that are due, each now held by this claim until it is settled or the claim runs out. */
export const claimDeliveries = (registry: Registry, claiming: Claiming, now: Date): Promise<Claimed[]> =>
  registry.transaction().execute(async (transaction) => {
    const ids = await takeDue(transaction, claiming, now);
    if (ids.length === 0) return [];
    await takeBundles(transaction, ids, claiming, now);
    return toMessages(await readClaim(transaction, claiming.claim));
  });
