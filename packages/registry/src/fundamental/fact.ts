import type { FactBasis, FactUnit } from '@chuli/fundamentals';
import type { StockSymbol, TradingDate } from '@chuli/kernel';
import { type Selectable, sql } from 'kysely';
import type { Registry, RegistryTransaction } from '../client.ts';
import type { Database } from '../schema.ts';

/** A line of a report as an import offers it; without a value it takes back what was written of that day. */
export type NewFact = {
  readonly symbol: StockSymbol;
  readonly item: string;
  readonly fiscal_year: string;
  readonly quarter: number;
  readonly basis: FactBasis;
  readonly value: number | null;
  readonly unit: FactUnit;
  readonly is_audited: boolean;
  readonly published_on: TradingDate | null;
  readonly known_on: TradingDate;
  readonly known_is_assumed: boolean;
  readonly source: string;
  readonly document: string | null;
};

export type StoredFact = Selectable<Database['fact_in_force']>;

const lineOf = (row: StoredLine): string =>
  `${row.symbol} ${row.fiscal_year} ${row.quarter} ${row.item} ${row.basis} ${row.source} ${row.known_on}`;

type StoredLine = Selectable<Database['fact']>;

/** So many lines are sent within the time that a statement has, also on a machine that is busy. */
const PAGE = 20_000;

/** Rows are only added, so that pages by their number miss none. */
const allLines = async (registry: Registry): Promise<StoredLine[]> => {
  const rows: StoredLine[] = [];
  for (;;) {
    const page = await registry
      .selectFrom('fact')
      .selectAll()
      .where('id', '>', rows.at(-1)?.id ?? 0)
      .orderBy('id')
      .limit(PAGE)
      .execute();
    rows.push(...page);
    if (page.length < PAGE) return rows;
  }
};

/**
 * All facts as they stand, in the order in which they became known. Of each line and day the last word, found here: the
 * engine would sort all of them for it.
 */
export const listFacts = async (registry: Registry): Promise<StoredFact[]> => {
  const rows = await allLines(registry);
  const lastWords = new Map(rows.map((row) => [lineOf(row), row]));
  return [...lastWords.values()]
    .flatMap(({ value, ...row }) => (value === null ? [] : [{ ...row, value }]))
    .toSorted((one, other) =>
      one.known_on === other.known_on ? one.id - other.id : one.known_on < other.known_on ? -1 : 1,
    );
};

/** Changes whenever a fact is added; rows are never changed, and all go at once with their market. */
export const factsMark = async (registry: Registry): Promise<string> => {
  const { mark } = await registry
    .selectFrom('fact')
    .select(sql<string>`concat(count(*), ' ', max(id))`.as('mark'))
    .executeTakeFirstOrThrow();
  return mark;
};

/** Lines of which something stands now. */
export const countFacts = async (registry: Registry): Promise<number> => {
  const { rows } = await registry
    .selectFrom('fact_in_force')
    .select(({ fn }) => fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow();
  return rows;
};

/** One JSON text is one parameter, however many rows it holds; beyond this many it grows too large to send. */
const ROWS_PER_INSERT = 10_000;

const COLUMNS = sql`symbol, item, fiscal_year, quarter, basis, value, unit, is_audited, published_on, known_on,
  known_is_assumed, source, document`;

const insertSlice = async (
  transaction: RegistryTransaction,
  rows: readonly NewFact[],
  load: string | null,
): Promise<number> => {
  const { numAffectedRows = 0n } = await sql`
    with offered as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row(
        symbol text, item text, fiscal_year text, quarter smallint, basis text, value numeric, unit text,
        is_audited boolean, published_on date, known_on date, known_is_assumed boolean, source text, document text)
    )
    insert into fact (${COLUMNS}, supersedes, load)
    select offered.symbol, offered.item, offered.fiscal_year, offered.quarter, offered.basis, offered.value,
      offered.unit, offered.is_audited, offered.published_on, offered.known_on, offered.known_is_assumed,
      offered.source, offered.document, last.id, ${load}
    from offered
    left join lateral (
      select id, value, is_audited from fact
      where fact.symbol = offered.symbol and fact.fiscal_year = offered.fiscal_year
        and fact.quarter = offered.quarter and fact.item = offered.item and fact.basis = offered.basis
        and fact.source = offered.source and fact.known_on = offered.known_on
      order by id desc limit 1
    ) last on true
    where (last.id is null and offered.value is not null)
      or last.value is distinct from offered.value
      or last.is_audited is distinct from offered.is_audited and last.id is not null`.execute(transaction);
  return Number(numAffectedRows);
};

/**
 * Adds what is not known yet; what stands already as it is offered is left alone, so that the same file twice changes
 * nothing. How many rows were added.
 */
export const appendFacts = async (
  registry: Registry | RegistryTransaction,
  rows: readonly NewFact[],
  load: string | null = null,
): Promise<number> => {
  const append = async (transaction: RegistryTransaction): Promise<number> => {
    let added = 0;
    for (let from = 0; from < rows.length; from += ROWS_PER_INSERT)
      added += await insertSlice(transaction, rows.slice(from, from + ROWS_PER_INSERT), load);
    return added;
  };
  return registry.isTransaction
    ? append(registry as RegistryTransaction)
    : registry.transaction().execute(append);
};
