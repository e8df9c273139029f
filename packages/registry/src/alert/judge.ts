import type { AlertFacts, TradingDate } from '@chuli/kernel';
import type { Selectable } from 'kysely';
import type { Registry } from '../client.ts';
import { createNotice } from '../notice/create-notice.ts';
import type { Database } from '../schema.ts';

/** How far alerts were judged. */
export type JudgeState = Omit<Selectable<Database['alert_judge']>, 'one'>;

export const judgeState = (registry: Registry): Promise<JudgeState> =>
  registry
    .selectFrom('alert_judge')
    .select(['judged_to', 'bars_hash', 'silent_since'])
    .executeTakeFirstOrThrow();

/** A session is behind us for every alert; those that were to end with it are over. */
export const keepJudged = (
  registry: Registry,
  { to, barsHash }: { to: TradingDate; barsHash: string },
  now: Date,
): Promise<void> =>
  registry.transaction().execute(async (transaction) => {
    await transaction.updateTable('alert_judge').set({ judged_to: to, bars_hash: barsHash }).execute();
    await transaction
      .updateTable('alert')
      .set({ state: 'expired', paused_because: null, updated_at: now })
      .where('state', '!=', 'expired')
      .where('expires_on', '<=', to)
      .execute();
  });

/** The feed fell silent, or is heard again. */
export const keepSilence = async (registry: Registry, since: Date | null): Promise<void> => {
  await registry.updateTable('alert_judge').set({ silent_since: since }).execute();
};

const PAGE = 500;

/** Tells everyone with alerts that are judged while bars form, once a day, however many they have; how many were told. */
export const tellOfSilence = async (
  registry: Registry,
  { day, facts }: { day: TradingDate; facts: AlertFacts },
  now: Date,
): Promise<number> => {
  let after = '';
  let told = 0;
  for (;;) {
    const people = await registry
      .selectFrom('alert')
      .select('person_id')
      .distinct()
      .where('state', '=', 'active')
      .where('timing', '=', 'forming')
      .where('person_id', '>', after)
      .orderBy('person_id')
      .limit(PAGE)
      .execute();
    for (const { person_id: personId } of people) {
      const notice = { personId, kind: 'alert', key: `alerts silent ${day}`, facts } as const;
      const id = await registry
        .transaction()
        .execute((transaction) => createNotice(transaction, notice, now));
      if (id !== null) told += 1;
    }
    const last = people.at(-1);
    if (last === undefined || people.length < PAGE) return told;
    after = last.person_id;
  }
};

const YEAR_MS = 365 * 86_400_000;

/** Removes what alerts told a year ago, as notices are, and alerts that have been over for so long. */
export const sweepAlerts = async (registry: Registry, now: Date): Promise<void> => {
  const before = new Date(now.getTime() - YEAR_MS);
  await registry.deleteFrom('alert_firing').where('judged_at', '<=', before).execute();
  await registry
    .deleteFrom('alert')
    .where('state', '=', 'expired')
    .where('updated_at', '<=', before)
    .execute();
};
