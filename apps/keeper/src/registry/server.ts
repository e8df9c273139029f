import pg from 'pg';
import { type Lsn, readLsn } from './lsn.ts';

/** Which server this is, and how it names its log. */
export type Server = {
  /** Given once, when the server was first made: a copy of it has the same. */
  readonly system: string;
  /** Another one after each restore. */
  readonly timeline: string;
  readonly segmentBytes: bigint;
  readonly place: Lsn;
};

export const connect = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: url, application_name: 'chuli backup' });
  // A server that stops while it is not asked must not end this process before it has tidied up.
  client.on('error', () => undefined);
  await client.connect();
  return client;
};

export const lookAt = async (client: pg.Client): Promise<Server> => {
  const { rows } = await client.query<Record<'system' | 'file' | 'segment' | 'place', string>>(
    `select system_identifier::text as system, pg_walfile_name(pg_current_wal_lsn()) as file,
       (select setting from pg_settings where name = 'wal_segment_size') as segment,
       pg_current_wal_flush_lsn()::text as place
     from pg_control_system()`,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('the server does not say which it is');
  return {
    system: row.system,
    timeline: row.file.slice(0, 8),
    segmentBytes: BigInt(row.segment),
    place: readLsn(row.place),
  };
};
