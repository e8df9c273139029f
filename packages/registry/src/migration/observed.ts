import type pg from 'pg';

type Column = { readonly type: string; readonly isDemanded: boolean };

/** What programs of a release meet of the schema, and what a statement does to it. */
type Table = {
  readonly columns: ReadonlyMap<string, Column>;
  /** Another one after a statement: every row was written anew. */
  readonly file: string;
  /** How often it was read from end to end, by this connection. */
  readonly reads: number;
};
export type Observed = ReadonlyMap<string, Table>;

type Row = {
  readonly table: string;
  readonly file: string;
  readonly reads: string;
  readonly columns: Readonly<Record<string, { type: string; demanded: boolean }>>;
};

/** A column is demanded where a row that does not name it is refused. */
const TABLES = `
  select c.relname as table, c.relfilenode::text as file, coalesce(s.seq_scan, 0)::text as reads,
    jsonb_object_agg(a.attname, jsonb_build_object(
      'type', format_type(a.atttypid, a.atttypmod),
      'demanded', a.attnotnull and not a.atthasdef and a.attidentity = '')) as columns
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  left join pg_stat_xact_user_tables s on s.relid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v')
  group by c.oid, c.relname, c.relfilenode, s.seq_scan`;

export const observe = async (client: pg.Client): Promise<Observed> => {
  const { rows } = await client.query<Row>(TABLES);
  return new Map(
    rows.map(({ table, file, reads, columns }) => [
      table,
      {
        file,
        reads: Number(reads),
        columns: new Map(
          Object.entries(columns).map(([name, { type, demanded }]) => [name, { type, isDemanded: demanded }]),
        ),
      },
    ]),
  );
};

export type Held = 'from-writers' | 'to-write';

/** The tables on which the transaction that runs keeps writers waiting, and those of which it writes rows. */
export const tablesHeld = async (client: pg.Client): Promise<ReadonlyMap<string, Held>> => {
  const { rows } = await client.query<{ table: string; held: Held }>(
    `select c.relname as table, case when bool_or(l.mode <> 'RowExclusiveLock') then 'from-writers' else 'to-write' end as held
     from pg_locks l join pg_class c on c.oid = l.relation
     where l.pid = pg_backend_pid() and l.granted and c.relkind in ('r', 'p') and l.mode in
       ('RowExclusiveLock', 'ShareLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock')
     group by c.relname`,
  );
  return new Map(rows.map(({ table, held }) => [table, held]));
};
