import pg from 'pg';

/** Any number that only this project locks. */
const DEPLOY_LOCK = 727_354_002;
const CONNECT_WITHIN_MS = 5_000;

const connected = async (url: string): Promise<pg.Client | null> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_WITHIN_MS });
  // The lock goes with its connection; what it guarded is then finished without it.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch {
    return null;
  }
};

type Alone = {
  /** Told where the registry does not answer: going back to the release before has to be possible then. */
  readonly onAway: () => void;
};

/** One deploy at a time over all machines of an installation; refused while another runs. */
export const asOnlyDeploy = async <T>(url: string, run: () => Promise<T>, { onAway }: Alone): Promise<T> => {
  const client = await connected(url);
  if (client === null) {
    onAway();
    return run();
  }
  try {
    const { rows } = await client.query<{ is_alone: boolean }>(
      'select pg_try_advisory_lock($1) as is_alone',
      [DEPLOY_LOCK],
    );
    if (rows[0]?.is_alone !== true) throw new Error('another machine deploys: this one when that is done');
    return await run();
  } finally {
    await client.end().catch(() => undefined);
  }
};
