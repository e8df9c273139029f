import pg from 'pg';

/** What a copy calls itself at the server that it follows. */
export const COPY = 'chuli_standby';

const ANSWER_WITHIN_MS = 3_000;

export type State = {
  readonly role: 'primary' | 'standby';
  /** Grows with every server that took over: of two that say they are the first, the later one is. */
  readonly timeline: number;
  /** Whether a commit waits until the copy has it. */
  readonly waits: boolean;
  /** Bytes that the copy has not written to its disk; null where none follows. */
  readonly behind: number | null;
  /** Whether commits are waiting for this very copy. */
  readonly isSure: boolean;
  /** How far its clock is ahead of the one here, give or take half of how long it took to ask. */
  readonly aheadMs: number;
};

type Row = {
  readonly recovering: boolean;
  readonly timeline: number;
  readonly names: string;
  readonly behind: string | null;
  readonly sync: string | null;
  readonly clock_ms: number;
};

const STATE = `
  select r.recovering,
    case when r.recovering then (select timeline_id from pg_control_checkpoint())
      else ('x' || substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8))::bit(32)::int end as timeline,
    current_setting('synchronous_standby_names') as names,
    c.behind, c.sync, (extract(epoch from clock_timestamp()) * 1000)::float8 as clock_ms
  from (select pg_is_in_recovery() as recovering) r
  left join lateral (
    select pg_wal_lsn_diff(pg_current_wal_lsn(), flush_lsn)::text as behind, sync_state as sync
    from pg_stat_replication where application_name = '${COPY}' and state = 'streaming' and not r.recovering
    limit 1) c on true`;

/** A connection for one piece of work, which the other side may not keep waiting. */
export const withServer = async <T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
  withinMs = ANSWER_WITHIN_MS,
): Promise<T> => {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'chuli standby',
    connectionTimeoutMillis: ANSWER_WITHIN_MS,
    query_timeout: withinMs,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
};

export const stateOf = (url: string): Promise<State> =>
  withServer(url, async (client) => {
    const askedAt = Date.now();
    const { rows } = await client.query<Row>(STATE);
    const here = (askedAt + Date.now()) / 2;
    const [row] = rows;
    if (row === undefined) throw new Error('the server does not say what it is');
    return {
      role: row.recovering ? 'standby' : 'primary',
      timeline: row.timeline,
      waits: row.names.includes(COPY),
      behind: row.behind === null ? null : Number(row.behind),
      isSure: row.sync === 'sync',
      aheadMs: Math.round(row.clock_ms - here),
    };
  });

/** Null where it does not answer. */
export const stateIfThere = (url: string): Promise<State | null> => stateOf(url).catch(() => null);
