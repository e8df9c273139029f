import { type Tape, ask } from '../client.ts';
import { type Column, columnsOfTape } from '../write/content.ts';
import { DAY_TABLES } from '../write/load-totals.ts';

/** A table that is written by us, not by a view: with these all others come back. */
export type SourceTable = {
  readonly name: string;
  /** Rows of the same key are versions of each other: the last one counts. */
  readonly isReplaced: boolean;
  /** Written as loads of whole days, of which one counts. */
  readonly isByLoad: boolean;
  readonly columns: readonly Column[];
};

type Table = { readonly name: string; readonly engine: string; readonly made_by: string };

/** Of the migrations themselves. */
const OWN = new Set(['schema_migration', 'schema_migration_lock']);

const targetOf = ({ made_by }: Table): string => /\sTO\s+(?:`?\w+`?\.)?`?(\w+)`?/.exec(made_by)?.[1] ?? '';

/** Looked up, so that no table of a later migration is forgotten. */
export const sourceTables = async (tape: Tape): Promise<SourceTable[]> => {
  const tables = await ask<Table>(
    tape,
    `SELECT name, engine, create_table_query AS made_by FROM system.tables
     WHERE database = currentDatabase() ORDER BY name`,
  );
  const fed = new Set(tables.filter(({ engine }) => engine === 'MaterializedView').map(targetOf));
  const columns = await columnsOfTape(tape);
  const days: ReadonlySet<string> = new Set(DAY_TABLES);
  return tables
    .filter(({ name, engine }) => engine.endsWith('MergeTree') && !fed.has(name) && !OWN.has(name))
    .map(({ name, engine }) => ({
      name,
      isReplaced: engine === 'ReplacingMergeTree',
      isByLoad: days.has(name),
      columns: columns.filter(({ table }) => table === name),
    }));
};
