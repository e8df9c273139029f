import {
  type Instant,
  LINKED_CHANNELS,
  type NoticeKind,
  SENT_CHANNELS,
  type SentChannel,
  type Told,
  instant,
  kathmanduDate,
  noticeKind,
} from '@chuli/kernel';
import type { RegistryTransaction } from '../client.ts';
import type { NewRow } from '../schema.ts';
import { type QuietHours, afterQuietHours, gatheredAt } from './due.ts';
import { type LiveLinks, liveLinks } from './live-links.ts';
import { type NoticePreference, type Switches, preferencesOf, switchesOf } from './preference.ts';
import { liveSubscriptions } from './push-subscription.ts';

export type NewNotice = Told & {
  personId: string;
  /** Names the cause, `paid <order>`: told again it changes nothing. */
  key: string;
  /** Where the cause has ways of its own, in the place of those that were chosen for its kind. */
  ways?: Ways;
};

export type Ways = {
  channels: readonly SentChannel[];
  /** Into one message after the close. */
  gathers: boolean;
};

const HOUR_MS = 3_600_000;

type Target = { channel: SentChannel; target: string };

type Sending = { readonly kind: NoticeKind; readonly channel: SentChannel };

/** Quiet hours hold up what rings. */
const quietFor = (
  { kind, channel }: Sending,
  { quiet_from: from, quiet_until: until }: NoticePreference,
): QuietHours =>
  noticeKind(kind).isQuiet && SENT_CHANNELS[channel].rings && from !== null && until !== null
    ? { from, until }
    : null;

type Times = { readonly at: Instant; readonly ready: Instant; readonly due: Instant };

/**
 * What was gathered on one day leaves together, and what one night held back: a phone that rings ten times at its end
 * was not left alone. A text message says one thing, and so does a post to a webhook.
 */
const bundleOf = ({ kind, channel }: Sending, { at, ready, due }: Times): string | null => {
  if (!noticeKind(kind).isGathered || !SENT_CHANNELS[channel].gathers) return null;
  if (ready > at) return `${kind} ${kathmanduDate(at)}`;
  return due > ready ? `${kind} held until ${kathmanduDate(due)}` : null;
};

const deliveryOf = (
  { kind, ways }: NewNotice,
  { channel, target }: Target,
  preference: NoticePreference,
  now: Date,
): Omit<NewRow<'delivery'>, 'notice_id'> => {
  const { isGathered, lifeHours } = noticeKind(kind);
  const sending = { kind, channel };
  const at = instant(now.getTime());
  const gathers = isGathered && (ways?.gathers ?? preference.is_gathered) && SENT_CHANNELS[channel].gathers;
  const ready = gathers ? gatheredAt(at) : at;
  const due = afterQuietHours(ready, quietFor(sending, preference));
  return {
    channel,
    target,
    state: 'waiting',
    created_at: now,
    due_at: new Date(due),
    expires_at: new Date(due + lifeHours * HOUR_MS),
    bundle: bundleOf(sending, { at, ready, due }),
  };
};

type People = {
  readonly preferences: ReadonlyMap<string, NoticePreference>;
  readonly switches: (personId: string, kind: NoticeKind) => Switches;
  readonly browsers: ReadonlyMap<string, readonly string[]>;
  readonly links: LiveLinks;
};

const readPeople = async (
  transaction: RegistryTransaction,
  notices: readonly NewNotice[],
): Promise<People> => {
  const ids = [...new Set(notices.map(({ personId }) => personId))];
  return {
    preferences: await preferencesOf(transaction, ids),
    switches: await switchesOf(transaction, ids),
    browsers: await liveSubscriptions(transaction, ids),
    links: await liveLinks(transaction, ids),
  };
};

/** Where a notice goes beside the inbox: every browser that takes pushes, the confirmed address, the number, what is linked. */
const targetsOf = ({ personId, kind, ways }: NewNotice, people: People): Target[] => {
  const switches = people.switches(personId, kind);
  const goesBy = (channel: SentChannel): boolean => ways?.channels.includes(channel) ?? switches[channel];
  const browsers = goesBy('push') ? (people.browsers.get(personId) ?? []) : [];
  const email = people.preferences.get(personId)?.email ?? null;
  return [
    ...browsers.map((target) => ({ channel: 'push' as const, target })),
    ...(goesBy('email') && email !== null ? [{ channel: 'email' as const, target: '' }] : []),
    ...(goesBy('sms') ? [{ channel: 'sms' as const, target: '' }] : []),
    ...LINKED_CHANNELS.flatMap((channel) => {
      const target = goesBy(channel) ? people.links.get(`${personId} ${channel}`) : undefined;
      return target === undefined ? [] : [{ channel, target }];
    }),
  ];
};

const insertNotices = async (
  transaction: RegistryTransaction,
  notices: readonly NewNotice[],
  now: Date,
): Promise<ReadonlyMap<string, string>> => {
  const inserted = await transaction
    .insertInto('notice')
    .values(
      notices.map(({ personId, kind, key, facts }) => ({
        person_id: personId,
        kind,
        key,
        facts: JSON.stringify(facts),
        created_at: now,
      })),
    )
    .onConflict((conflict) => conflict.columns(['person_id', 'key']).doNothing())
    .returning(['id', 'person_id', 'key'])
    .execute();
  return new Map(inserted.map(({ id, person_id, key }) => [`${person_id} ${key}`, id]));
};

/**
 * Tells people something, in the transaction of what caused it: both happen or neither does. Messages that are to leave
 * the product are written into the outbox with it. Returns the ids in the order of the notices; null where this was told
 * before, or where the person does not want to hear of such things.
 */
export const createNotices = async (
  transaction: RegistryTransaction,
  notices: readonly NewNotice[],
  now: Date,
): Promise<(string | null)[]> => {
  if (notices.length === 0) return [];
  const people = await readPeople(transaction, notices);
  const wanted = notices.filter(({ personId, kind }) => people.switches(personId, kind).inbox);
  if (wanted.length === 0) return notices.map(() => null);
  const ids = await insertNotices(transaction, wanted, now);
  const idOf = ({ personId, key }: NewNotice): string | null => ids.get(`${personId} ${key}`) ?? null;
  const rows = wanted.flatMap((notice) => {
    const [id, preference] = [idOf(notice), people.preferences.get(notice.personId)];
    if (id === null || preference === undefined) return [];
    return targetsOf(notice, people).map((target) =>
      Object.assign(deliveryOf(notice, target, preference, now), { notice_id: id }),
    );
  });
  if (rows.length > 0) await transaction.insertInto('delivery').values(rows).execute();
  return notices.map(idOf);
};

/** One of them. */
export const createNotice = async (
  transaction: RegistryTransaction,
  notice: NewNotice,
  now: Date,
): Promise<string | null> => (await createNotices(transaction, [notice], now))[0] ?? null;
