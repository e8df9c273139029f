import type { Migration } from '@chuli/migrations';
import type pg from 'pg';
import { isAlone } from './apply.ts';
import { type Held, type Observed, observe, tablesHeld } from './observed.ts';

/** The first line of a file that takes something away says which release asked for it last. */
const TAKES_AWAY = /^-- contract: \S.{9,}/;

type Change = { readonly before: Observed; readonly after: Observed };

/** What a program of the release before would stumble over. */
const missed = ({ before, after }: Change): string[] => {
  const faults: string[] = [];
  for (const [name, { columns }] of before) {
    const now = after.get(name);
    if (now === undefined) {
      faults.push(`${name} is gone`);
      continue;
    }
    for (const [column, { type }] of columns) {
      const other = now.columns.get(column)?.type;
      if (other === undefined) faults.push(`${name}.${column} is gone`);
      else if (other !== type) faults.push(`${name}.${column} was ${type} and is ${other}`);
    }
    for (const [column, { isDemanded }] of now.columns)
      if (isDemanded && columns.get(column)?.isDemanded !== true)
        faults.push(`${name}.${column} is demanded of those who do not know it`);
  }
  return faults;
};

const WAITED: Readonly<Record<Held, string>> = {
  'from-writers': 'is read from end to end while nobody may write to it',
  'to-write': 'is gone through in one transaction',
};

/** What would keep people waiting, the longer the larger a table is. */
const waited = ({ before, after }: Change, held: ReadonlyMap<string, Held>): string[] =>
  [...before].flatMap(([name, { file, reads }]) => {
    const now = after.get(name);
    if (now === undefined) return [];
    if (now.file !== file) return [`every row of ${name} is written anew while nobody may read it`];
    const how = held.get(name);
    return now.reads === reads || how === undefined ? [] : [`${name} ${WAITED[how]}`];
  });

const judgeAlone = async (client: pg.Client, { text }: Migration): Promise<string[]> => {
  const before = await observe(client);
  await client.query(text);
  return missed({ before, after: await observe(client) });
};

/**
 * Applies a file that is the next one, and says what is wrong with applying it under people and under the programs of
 * the release before: found in what the engine did, not in what the file says.
 */
export const judgeMigration = async (client: pg.Client, migration: Migration): Promise<string[]> => {
  if (isAlone(migration)) return judgeAlone(client, migration);
  await client.query('begin');
  try {
    const before = await observe(client);
    await client.query(migration.text);
    const held = await tablesHeld(client);
    const change = { before, after: await observe(client) };
    await client.query('commit');
    const isMeant = TAKES_AWAY.test(migration.text);
    return [...(isMeant ? [] : missed(change)), ...waited(change, held)];
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
};
