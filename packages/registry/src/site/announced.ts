import type { Registry } from '../client.ts';
import type { NewRow } from '../schema.ts';

export type Announced = NewRow<'announcement'> & { source: 'exchange' | 'company'; source_id: string };

/** What a source may correct. */
const REWRITTEN = [
  'kind',
  'symbol',
  'title_en',
  'title_ne',
  'body_en',
  'body_ne',
  'published_at',
  'topic',
  'language',
  'time_is_assumed',
] as const;

const ROWS_PER_INSERT = 1_000;

/** How many announcements came from elsewhere. */
export const countAnnounced = async (registry: Registry): Promise<number> => {
  const { rows } = await registry
    .selectFrom('announcement')
    .select(({ fn }) => fn.countAll<number>().as('rows'))
    .where('source', '!=', 'operator')
    .executeTakeFirstOrThrow();
  return rows;
};

/**
 * Makes the announcements from elsewhere exactly these. One that was known before keeps its id, so that nobody is told
 * of it twice; what an operator published or withdrew is left alone.
 */
export const replaceAnnounced = async (registry: Registry, rows: readonly Announced[]): Promise<void> => {
  await registry.transaction().execute(async (transaction) => {
    for (let from = 0; from < rows.length; from += ROWS_PER_INSERT)
      await transaction
        .insertInto('announcement')
        .values(rows.slice(from, from + ROWS_PER_INSERT))
        .onConflict((conflict) =>
          conflict
            .constraint('announcement_of_source')
            .doUpdateSet((update) =>
              Object.fromEntries(REWRITTEN.map((column) => [column, update.ref(`excluded.${column}`)])),
            ),
        )
        .execute();
    for (const source of ['exchange', 'company'] as const) {
      const ids = rows.flatMap((row) => (row.source === source ? [row.source_id] : []));
      let gone = transaction.deleteFrom('announcement').where('source', '=', source);
      if (ids.length > 0) gone = gone.where('source_id', 'not in', ids);
      await gone.execute();
    }
  });
};
