import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { instant, kathmanduDate, readCsvRecords } from '@chuli/kernel';
import type { RegistryTransaction } from '@chuli/registry';
import { type Change, type Operations, Refusal } from '../operation.ts';
import { printRows } from '../print.ts';
import { type BadLine, quarantineLines } from '../quarantine-lines.ts';
import { BadLineError, type Known, lineReader } from './line-reader.ts';
import type { FileRow, TableFile } from './table-file.ts';

/** What is shown of a long difference; all of it is kept, so that it can be taken back. */
const MOST_SHOWN = 50;
const MOST_LINES = 20_000;
const MOST_DEEDS = 100;
/** The header is line 1. */
const FIRST_LINE = 2;

type Step = { readonly before: FileRow | null; readonly after: FileRow };

const readText = async (file: string): Promise<string> => {
  try {
    return await readFile(file, 'utf8');
  } catch {
    throw new Refusal(`${file} can’t be read.`);
  }
};

const keyOf = ({ key }: TableFile, row: FileRow): FileRow =>
  Object.fromEntries(key.map((column) => [column, row[column] ?? null]));

/** Reads the template line by line; what cannot be believed is kept apart with its reason. */
const readLines = (file: TableFile, text: string, known: Known): { rows: FileRow[]; bad: BadLine[] } => {
  const lines = [...readCsvRecords(text, file.columns)];
  if (lines.length > MOST_LINES) throw new Refusal(`A file has at most ${MOST_LINES} lines.`);
  const rows = new Map<string, FileRow>();
  const bad: BadLine[] = [];
  for (const [place, line] of lines.entries()) {
    try {
      const row = file.read(lineReader(line, known));
      const name = JSON.stringify(keyOf(file, row));
      if (rows.has(name)) throw new BadLineError('names a row that an earlier line names');
      rows.set(name, row);
    } catch (error) {
      if (!(error instanceof BadLineError)) throw error;
      const row = file.columns.map((column) => line[column] ?? '').join(',');
      bad.push({ line: place + FIRST_LINE, reason: error.message, row });
    }
  }
  return { rows: [...rows.values()], bad };
};

/** The tables of files differ in their columns; what is written of each is what its declaration read. */
const asOffer = ({ table }: TableFile) => table as 'public_offer';

const standing = async (
  transaction: RegistryTransaction,
  file: TableFile,
  row: FileRow,
): Promise<FileRow | null> => {
  let query = transaction.selectFrom(asOffer(file)).selectAll();
  for (const [column, value] of Object.entries(keyOf(file, row)))
    query = query.where(column as 'company', value === null ? 'is' : '=', value as string);
  return ((await query.executeTakeFirst()) as FileRow | undefined) ?? null;
};

const write = async (
  transaction: RegistryTransaction,
  file: TableFile,
  { before, after }: Step,
): Promise<void> => {
  if (before === null) {
    await transaction
      .insertInto(asOffer(file))
      .values(after as never)
      .execute();
    return;
  }
  let query = transaction.updateTable(asOffer(file)).set(after as never);
  for (const [column, value] of Object.entries(keyOf(file, after)))
    query = query.where(column as 'company', value === null ? 'is' : '=', value as string);
  await query.execute();
};

const remove = async (transaction: RegistryTransaction, file: TableFile, row: FileRow): Promise<void> => {
  let query = transaction.deleteFrom(asOffer(file));
  for (const [column, value] of Object.entries(keyOf(file, row)))
    query = query.where(column as 'company', value === null ? 'is' : '=', value as string);
  await query.execute();
};

/** What a row is to become: of one that stands, what the file may not change stays. */
const stepOf = ({ kept }: TableFile, before: FileRow | null, read: FileRow): Step | null => {
  if (before === null) return { before, after: read };
  const after = Object.fromEntries(Object.entries(read).filter(([column]) => !kept.includes(column)));
  const isSame = Object.entries(after).every(([column, value]) => before[column] === value);
  return isSame
    ? null
    : {
        before: Object.fromEntries(Object.keys(read).map((column) => [column, before[column] ?? null])),
        after,
      };
};

const knownTo = async (transaction: RegistryTransaction, now: Date): Promise<Known> => {
  const [companies, funds] = await Promise.all([
    transaction.selectFrom('company').select('symbol').execute(),
    transaction.selectFrom('fund').select('symbol').execute(),
  ]);
  const symbols = new Set<string>([...companies, ...funds].map(({ symbol }) => symbol));
  return { symbols, today: kathmanduDate(instant(now.getTime())) };
};

const importFile = async (
  transaction: RegistryTransaction,
  { thing, file }: { thing: string; file: TableFile },
  { name, now }: { name: string; now: Date },
): Promise<Change> => {
  const text = await readText(name);
  const load = `${createHash('sha256').update(text).digest('hex').slice(0, 12)} ${path.basename(name).slice(0, 80)}`;
  const known = await knownTo(transaction, now);
  const { rows, bad } = readLines(file, text, known);
  const steps: Step[] = [];
  for (const row of rows) {
    const step = stepOf(file, await standing(transaction, file, row), row);
    if (step === null) continue;
    await write(transaction, file, step);
    steps.push(step);
  }
  await quarantineLines(transaction, bad, { source: thing, load, now });
  printRows(
    steps
      .slice(0, MOST_SHOWN)
      .map(({ before, after }) => ({ before: JSON.stringify(before), after: JSON.stringify(after) })),
  );
  printRows(bad.slice(0, MOST_SHOWN));
  const counts = { read: rows.length + bad.length, changed: steps.length, quarantined: bad.length };
  return {
    subject: load,
    before: { rows: steps.map(({ before }) => before) },
    after: { ...counts, rows: steps.map(({ after }) => after) },
  };
};

type Kept = { rows?: FileRow[] } | null;

const rowsOf = (kept: unknown): FileRow[] => (kept as Kept)?.rows ?? [];

/** What the newest import of a name changed; refused where nothing of it stands. */
const lastImport = async (
  transaction: RegistryTransaction,
  thing: string,
  load: string,
): Promise<{ before: FileRow[]; after: FileRow[] }> => {
  const deeds = await transaction
    .selectFrom('operator_log')
    .select(['command', 'before', 'after'])
    .where('subject', '=', load)
    .where('command', 'in', [`${thing} import`, `${thing} undo`])
    .orderBy('id', 'desc')
    .limit(MOST_DEEDS)
    .execute();
  // The same file read again changed nothing: what it brought stands since the first time.
  const deed = deeds.find(({ command, after }) => command === `${thing} undo` || rowsOf(after).length > 0);
  if (deed?.command !== `${thing} import` || rowsOf(deed.after).length === 0)
    throw new Refusal(`Nothing stands that came with "${load}".`);
  return { before: rowsOf(deed.before), after: rowsOf(deed.after) };
};

/** Puts back what an import changed; refused where it has been changed again since. */
const undoImport = async (
  transaction: RegistryTransaction,
  { thing, file }: { thing: string; file: TableFile },
  load: string,
): Promise<Change> => {
  const { before, after } = await lastImport(transaction, thing, load);
  for (const [place, row] of after.entries()) {
    const stands = await standing(transaction, file, row);
    if (stands === null || Object.entries(row).some(([column, value]) => stands[column] !== value))
      throw new Refusal(`${JSON.stringify(keyOf(file, row))} was changed since.`);
    const was = before[place] ?? null;
    if (was === null) await remove(transaction, file, row);
    else await write(transaction, file, { before: stands, after: was });
  }
  return { subject: load, before: { stands: after.length }, after: { stands: 0 } };
};

/** Fills a table by files: tried without `--apply`, and taken back by the name of its load. */
export const fileOperations = (thing: string, file: TableFile): Operations => ({
  import: {
    summary: `${file.summary} from a file: ${file.columns.join(',')}. What cannot be believed goes to quarantine.`,
    words: '<file>',
    change: (transaction, given, now) =>
      importFile(transaction, { thing, file }, { name: given.word(0, 'file'), now }),
  },
  undo: {
    summary: 'Takes back what came with a file, by the name that its import printed.',
    words: '<load>',
    change: (transaction, given) => undoImport(transaction, { thing, file }, given.word(0, 'load')),
  },
});
