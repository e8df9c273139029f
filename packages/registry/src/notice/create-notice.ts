import { type SentChannel, type Told, instant, kathmanduDate, noticeKind } from '@chuli/kernel';
import type { RegistryTransaction } from '../client.ts';
import type { NewRow } from '../schema.ts';
import { afterQuietHours, gatheredAt } from './due.ts';
import { type NoticePreference, findPreference, findSwitches } from './preference.ts';
import { liveSubscriptionIds } from './push-subscription.ts';

export type NewNotice = Told & {
  personId: string;
  /** Names the cause, `paid <order>`: told again it changes nothing. */
  key: string;
};

const HOUR_MS = 3_600_000;

type Target = { channel: SentChannel; target: string };

/** E-mail does not ring, so quiet hours do not hold it up. */
const deliveryOf = (
  notice: NewNotice,
  { channel, target }: Target,
  preference: NoticePreference,
  now: Date,
): Omit<NewRow<'delivery'>, 'notice_id'> => {
  const { isQuiet, isGathered, lifeHours } = noticeKind(notice.kind);
  const { quiet_from: from, quiet_until: until, is_gathered: wantsGathered } = preference;
  const at = instant(now.getTime());
  const gathers = isGathered && wantsGathered && channel !== 'sms';
  const ready = gathers ? gatheredAt(at) : at;
  const quiet = isQuiet && channel !== 'email' && from !== null && until !== null ? { from, until } : null;
  const due = afterQuietHours(ready, quiet);
  return {
    channel,
    target,
    state: 'waiting',
    created_at: now,
    due_at: new Date(due),
    expires_at: new Date(due + lifeHours * HOUR_MS),
    bundle: gathers ? `${notice.kind} ${kathmanduDate(at)}` : null,
  };
};

/** Where a notice goes beside the inbox: every browser that takes pushes, the confirmed address, the number. */
const targetsOf = async (
  transaction: RegistryTransaction,
  { personId, kind }: NewNotice,
  email: string | null,
): Promise<Target[] | null> => {
  const switches = await findSwitches(transaction, personId, kind);
  if (!switches.inbox) return null;
  const browsers = switches.push ? await liveSubscriptionIds(transaction, personId) : [];
  return [
    ...browsers.map((target) => ({ channel: 'push' as const, target })),
    ...(switches.email && email !== null ? [{ channel: 'email' as const, target: '' }] : []),
    ...(switches.sms ? [{ channel: 'sms' as const, target: '' }] : []),
  ];
};

/**
 * Tells a person something, in the transaction of what caused it: both happen or neither does. Messages that are to
 * leave the product are written into the outbox with it. Returns the id; null where this was told before, or where the
 * person does not want to hear of such things.
 */
export const createNotice = async (
  transaction: RegistryTransaction,
  notice: NewNotice,
  now: Date,
): Promise<string | null> => {
  const preference = await findPreference(transaction, notice.personId);
  const targets = await targetsOf(transaction, notice, preference.email);
  if (targets === null) return null;
  const inserted = await transaction
    .insertInto('notice')
    .values({
      person_id: notice.personId,
      kind: notice.kind,
      key: notice.key,
      facts: JSON.stringify(notice.facts),
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['person_id', 'key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted === undefined) return null;
  const rows = targets.map((target) =>
    Object.assign(deliveryOf(notice, target, preference, now), { notice_id: inserted.id }),
  );
  if (rows.length > 0) await transaction.insertInto('delivery').values(rows).execute();
  return inserted.id;
};
