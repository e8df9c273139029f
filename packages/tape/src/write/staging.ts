import { randomBytes } from 'node:crypto';
import { AppError } from '@chuli/kernel';
import { type Tape, ask } from '../client.ts';

/**
 * The right under which rows become visible. Terms only grow: whoever holds a later one has swept the tables that
 * earlier ones were filling, so that what a stopped process does when it goes on fails at the engine.
 */
export type Fence = {
  readonly term: number;
  /** Asked immediately before anything becomes visible. */
  readonly isHeld: () => Promise<boolean>;
};

/** Of commands that a person runs, and of tables that one process writes. */
export const UNFENCED: Fence = { term: 0, isHeld: () => Promise.resolve(true) };

/** What nobody answers for is left alone for so long: a person may still be filling it. */
const LEFT_ALONE_SECONDS = 86_400;

const secondsNow = (): number => Math.floor(Date.now() / 1_000);

/** An empty table like this one, under a name that no other has. */
export const createStaging = async (tape: Tape, table: string, { term }: Fence): Promise<string> => {
  const name = `${table}_next_${term}_${secondsNow()}_${randomBytes(6).toString('hex')}`;
  await tape.command({ query: `CREATE TABLE ${name} AS ${table}` });
  return name;
};

export const dropStaging = async (tape: Tape, name: string): Promise<void> => {
  await tape.command({ query: `DROP TABLE IF EXISTS ${name} SYNC` });
};

export const demandFence = async (fence: Fence): Promise<void> => {
  if (!(await fence.isHeld())) throw new AppError('lease.lost');
};

const NAME = /_next(?:_(\d+)_(\d+)_[0-9a-f]{12})?$/;

const isLeftOver = (name: string, { term }: Fence): boolean => {
  const [whole, ofTerm = '0', since = '0'] = NAME.exec(name) ?? [];
  if (whole === undefined) return false;
  if (Number(ofTerm) > 0) return Number(ofTerm) <= term;
  return secondsNow() - Number(since) > LEFT_ALONE_SECONDS;
};

/**
 * Removes what earlier passes left half filled, those of this term included: whoever holds it has one pass at a time.
 * Done before a pass reads or writes anything; what an earlier holder makes visible, it has made visible by then.
 */
export const sweepStaging = async (
  tape: Tape,
  tables: readonly string[],
  fence: Fence = UNFENCED,
): Promise<string[]> => {
  const found = await ask<{ name: string }>(
    tape,
    `SELECT name FROM system.tables WHERE database = currentDatabase() AND position(name, '_next') > 0 ORDER BY name`,
  );
  const swept = found
    .map(({ name }) => name)
    .filter((name) => tables.includes(name.replace(NAME, '')) && isLeftOver(name, fence));
  for (const name of swept) await dropStaging(tape, name);
  return swept;
};
