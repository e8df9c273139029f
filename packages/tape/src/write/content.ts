import { type Tape, ask } from '../client.ts';

export type Column = { readonly table: string; readonly name: string; readonly type: string };

export const columnsOfTape = (tape: Tape): Promise<Column[]> =>
  ask<Column>(
    tape,
    `SELECT table, name, type FROM system.columns WHERE database = currentDatabase() ORDER BY table, position`,
  );

/** A column as a hash takes it: the engine's hash of nothing is nothing. */
export const hashed = ({ name, type }: Column): string =>
  type.includes('Nullable(') ? `isNull(${name}), ifNull(toString(${name}), '')` : name;
