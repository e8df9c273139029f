/** Where the engines of this test run are; start-engines.ts provides them. */
declare module 'vitest' {
  interface ProvidedContext {
    clickHouseUrl: string;
    /** Null where the machine has no server: only tests of the log need one. */
    natsUrl: string | null;
    postgresUrl: string;
  }
}

export const MAINTENANCE_DATABASE = 'postgres';

/** The same PostgreSQL server, another database. */
export const withDatabase = (url: string, database: string): string => {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
};
