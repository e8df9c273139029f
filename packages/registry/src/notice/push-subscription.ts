import type { Registry } from '../client.ts';

export type NewSubscription = {
  personId: string;
  signInId: string;
  endpoint: string;
  p256dh: string;
  auth: string;
};

/** More browsers than anyone uses; the oldest makes room. */
const MOST_BROWSERS = 10;

/** A browser belongs to whoever asked last on it: the one before hears nothing more there. */
export const addSubscription = (
  registry: Registry,
  { personId, signInId, ...keys }: NewSubscription,
  now: Date,
): Promise<void> =>
  registry.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('push_subscription').where('endpoint', '=', keys.endpoint).execute();
    await transaction
      .insertInto('push_subscription')
      .values({ person_id: personId, sign_in_id: signInId, ...keys, created_at: now })
      .execute();
    await transaction
      .deleteFrom('push_subscription')
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('push_subscription as other')
          .select('other.id')
          .where('other.person_id', '=', personId)
          .orderBy('other.created_at', 'desc')
          .offset(MOST_BROWSERS),
      )
      .execute();
  });

export const removeSubscription = async (
  registry: Registry,
  personId: string,
  endpoint: string,
): Promise<void> => {
  await registry
    .deleteFrom('push_subscription')
    .where('person_id', '=', personId)
    .where('endpoint', '=', endpoint)
    .execute();
};

/** For a browser whose push service says that it is gone. */
export const forgetSubscription = async (registry: Registry, id: string): Promise<void> => {
  await registry.deleteFrom('push_subscription').where('id', '=', id).execute();
};

/** The browsers of people that take pushes. A sign-in that was ended takes its browser with it. */
export const liveSubscriptions = async (
  registry: Registry,
  personIds: readonly string[],
): Promise<ReadonlyMap<string, string[]>> => {
  const browsers = new Map<string, string[]>(personIds.map((id) => [id, []]));
  const rows = await registry
    .selectFrom('push_subscription')
    .innerJoin('sign_in', 'sign_in.id', 'push_subscription.sign_in_id')
    .select(['push_subscription.id', 'push_subscription.person_id'])
    .where('push_subscription.person_id', 'in', personIds)
    .where('sign_in.ended_at', 'is', null)
    .orderBy('push_subscription.created_at')
    .execute();
  for (const { id, person_id } of rows) browsers.get(person_id)?.push(id);
  return browsers;
};

/** The endpoints of a person, so that a browser knows whether it is one of them. */
export const listEndpoints = async (registry: Registry, personId: string): Promise<string[]> => {
  const rows = await registry
    .selectFrom('push_subscription')
    .select('endpoint')
    .where('person_id', '=', personId)
    .orderBy('created_at')
    .execute();
  return rows.map(({ endpoint }) => endpoint);
};
