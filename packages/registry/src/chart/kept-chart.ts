import { type Selectable, sql } from 'kysely';
import type { Registry } from '../client.ts';
import type { Database } from '../schema.ts';
import { slugOf } from './slug.ts';
import type { KeptChartKind } from './tables.ts';

export type KeptChart = Pick<Selectable<Database['kept_chart']>, 'id' | 'name' | 'contents' | 'version'>;

type Owner = { personId: string; kind: KeptChartKind };
type Own = Owner & { id: string };

const COLUMNS = ['id', 'name', 'contents', 'version'] as const;

/** What a person keeps of one kind, by name. */
export const listKeptCharts = (registry: Registry, { personId, kind }: Owner): Promise<KeptChart[]> =>
  registry
    .selectFrom('kept_chart')
    .select(COLUMNS)
    .where('person_id', '=', personId)
    .where('kind', '=', kind)
    .orderBy('name')
    .orderBy('id')
    .execute();

export const findKeptChart = (
  registry: Registry,
  { personId, kind, id }: Own,
): Promise<KeptChart | undefined> =>
  registry
    .selectFrom('kept_chart')
    .select(COLUMNS)
    .where('person_id', '=', personId)
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst();

type NewChart = Owner & { name: string; contents: object; requestId: string | null; most: number };

/**
 * Keeps a chart under an address of its own. What was sent before under the same request is found and not kept again;
 * undefined, and nothing is kept, where the person would have more than `most`. A person's additions wait in line.
 */
export const addKeptChart = (
  registry: Registry,
  { personId, kind, requestId, most, name, contents }: NewChart,
  now: Date,
): Promise<KeptChart | undefined> =>
  registry.transaction().execute(async (transaction) => {
    await transaction.selectFrom('person').select('id').where('id', '=', personId).forUpdate().execute();
    const held = await transaction
      .selectFrom('kept_chart')
      .select([...COLUMNS, 'request_id'])
      .where('person_id', '=', personId)
      .where('kind', '=', kind)
      .execute();
    const sent = held.find(({ request_id }) => requestId !== null && request_id === requestId);
    if (sent !== undefined) return findKeptChart(transaction, { personId, kind, id: sent.id });
    if (held.length >= most) return undefined;
    const taken = new Set(held.map(({ id }) => id));
    return transaction
      .insertInto('kept_chart')
      .values({
        person_id: personId,
        kind,
        id: slugOf(name, taken),
        name,
        contents: JSON.stringify(contents),
        request_id: requestId,
        created_at: now,
      })
      .returning(COLUMNS)
      .executeTakeFirstOrThrow();
  });

type Seen = Own & { version: number };
type Changes = { name?: string | undefined; contents: object };

/** What is kept afterwards; undefined where it is not the person's own, or no longer of the version that was seen. */
export const changeKeptChart = (
  registry: Registry,
  { personId, kind, id, version }: Seen,
  { name, contents }: Changes,
): Promise<KeptChart | undefined> =>
  registry
    .updateTable('kept_chart')
    .set({
      version: version + 1,
      contents: sql`contents || ${JSON.stringify(contents)}::jsonb`,
      ...(name !== undefined && { name }),
    })
    .where('person_id', '=', personId)
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where('version', '=', version)
    .returning(COLUMNS)
    .executeTakeFirst();

/** Whether it was there in the version that was seen. */
export const removeKeptChart = async (
  registry: Registry,
  { personId, kind, id, version }: Seen,
): Promise<boolean> => {
  const { numDeletedRows } = await registry
    .deleteFrom('kept_chart')
    .where('person_id', '=', personId)
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};
