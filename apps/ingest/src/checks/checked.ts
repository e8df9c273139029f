/** A value that passed its checks, or why it did not. */
export type Checked<T> =
  | { readonly value: T; readonly reason: null }
  | { readonly value: null; readonly reason: string };

export const good = <T>(value: T): Checked<T> => ({ value, reason: null });

export const bad = (reason: string): { readonly value: null; readonly reason: string } => ({
  value: null,
  reason,
});

export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const LONGEST_ROW = 2_000;

/** A row as it is kept in quarantine: its text, bounded. */
export const rowText = (row: unknown): string => {
  const text = typeof row === 'string' ? row : (JSON.stringify(row) ?? String(row));
  return text.length <= LONGEST_ROW ? text : `${text.slice(0, LONGEST_ROW)}…`;
};
