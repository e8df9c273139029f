import type { Registry } from '@chuli/registry';
import { sql } from 'kysely';

type Refused = {
  readonly table: 'notice' | 'person' | 'sign_in';
  readonly write: 'insert' | 'update';
};

/** Does something while the database refuses one kind of write. */
export const whileRefused = async <T>(
  registry: Registry,
  { table, write }: Refused,
  work: () => Promise<T>,
): Promise<T> => {
  await sql`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'not now'; end $$`.execute(registry);
  await sql`create trigger refuse before ${sql.raw(write)} on ${sql.table(table)} for each row
    execute function refuse()`.execute(registry);
  try {
    return await work();
  } finally {
    await sql`drop function refuse cascade`.execute(registry);
  }
};
