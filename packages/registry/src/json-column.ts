import type { ColumnType } from 'kysely';

/** Read as what it holds, written as text: the driver would turn an array into one of PostgreSQL's own. */
export type Json<T> = ColumnType<T, string, string>;
