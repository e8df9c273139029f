import type { Insertable } from 'kysely';
import type { Registry } from '../client.ts';
import type { Database, NewRow } from '../schema.ts';

export const REFERENCE_TABLES = [
  'company',
  'company_rename',
  'broker',
  'dividend',
  'rights_issue',
  'price_adjustment',
  'session_day',
  'public_offer',
  'share_auction',
  'fund',
  'fund_nav',
  'fund_holding',
  'lock_in',
  'depository_participant',
] as const satisfies (keyof Database)[];

export type ReferenceTable = (typeof REFERENCE_TABLES)[number];

/** Reference tables that nothing else points at, and of which people decide nothing (actions/keep-findings.ts). */
export type ReplaceableTable = Exclude<ReferenceTable, 'company' | 'broker' | 'price_adjustment'>;

/** PostgreSQL binds at most 65,535 parameters to a statement. */
const ROWS_PER_INSERT = 1_000;

const slices = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / ROWS_PER_INSERT) }, (_, index) =>
    rows.slice(index * ROWS_PER_INSERT, (index + 1) * ROWS_PER_INSERT),
  );

/** Companies and brokers are pointed at and stay for good: known ones are brought up to date, new ones added. */
const upsert = async <T extends 'company' | 'broker'>(
  registry: Registry,
  table: T,
  key: 'symbol' | 'id',
  rows: readonly NewRow<T>[],
): Promise<void> => {
  await registry.transaction().execute(async (transaction) => {
    for (const slice of slices(rows)) {
      await transaction
        .insertInto(table as 'company')
        .values(slice as Insertable<Database['company']>[])
        .onConflict((conflict) =>
          conflict.column(key as 'symbol').doUpdateSet((update) => {
            const columns = Object.keys(slice[0] ?? {}).filter((column) => column !== key);
            return Object.fromEntries(
              columns.map((column) => [column, update.ref(`excluded.${column}` as 'name')]),
            );
          }),
        )
        .execute();
    }
  });
};

export const upsertCompanies = (registry: Registry, rows: readonly NewRow<'company'>[]): Promise<void> =>
  upsert(registry, 'company', 'symbol', rows);

export const upsertBrokers = (registry: Registry, rows: readonly NewRow<'broker'>[]): Promise<void> =>
  upsert(registry, 'broker', 'id', rows);

/** Makes the table hold exactly these rows, in one transaction. */
export const replaceReference = async <T extends ReplaceableTable>(
  registry: Registry,
  table: T,
  rows: readonly NewRow<T>[],
): Promise<void> => {
  await registry.transaction().execute(async (transaction) => {
    await transaction.deleteFrom(table).execute();
    for (const slice of slices(rows)) {
      await transaction
        .insertInto(table as 'session_day')
        .values(slice as NewRow<'session_day'>[])
        .execute();
    }
  });
};

export const storedReferenceRows = async (registry: Registry, table: ReferenceTable): Promise<number> => {
  const { rows } = await registry
    .selectFrom(table as 'company')
    .select(({ fn }) => fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow();
  return rows;
};

/** Symbols that came from a list of the exchange, not from trades under a name that no list knows. */
export const listedSymbols = async (registry: Registry, seenProvenance: string): Promise<Set<string>> => {
  const companies = await registry
    .selectFrom('company')
    .select('symbol')
    .where('provenance', '!=', seenProvenance)
    .execute();
  return new Set(companies.map(({ symbol }) => symbol));
};

export const listedBrokers = async (registry: Registry, seenProvenance: string): Promise<Set<string>> => {
  const brokers = await registry
    .selectFrom('broker')
    .select('id')
    .where('provenance', '!=', seenProvenance)
    .execute();
  return new Set(brokers.map(({ id }) => id));
};
