import { Client } from 'pg';

/** What a registry knows of the market. What it knows of people stays where it is. */
const TABLES = [
  'company',
  'company_rename',
  'broker',
  'session_day',
  'dividend',
  'rights_issue',
  'price_adjustment',
  'fact',
] as const;

const withClient = async <T>(url: string, act: (client: Client) => Promise<T>): Promise<T> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await act(client);
  } finally {
    await client.end();
  }
};

/** Gives an empty registry the market of another. */
export const copyMarket = (from: string, to: string): Promise<void> =>
  withClient(from, (source) =>
    withClient(to, async (target) => {
      for (const table of TABLES) {
        const { rows } = await source.query<{ all: unknown }>(
          `select coalesce(jsonb_agg(one), '[]') as all from ${table} one`,
        );
        await target.query(
          `insert into ${table} overriding system value select * from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
          [JSON.stringify(rows[0]?.all)],
        );
      }
    }),
  );
