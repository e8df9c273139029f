import {
  AppError,
  BROKER_ID_PATTERN,
  type BrokerId,
  type Instant,
  type Paisa,
  type StockSymbol,
  brokerId,
  instant,
  paisa,
  stockSymbol,
} from '@chuli/kernel';

/** An object of the log whose fields are not checked yet. */
export type Fields = Readonly<Record<string, unknown>>;

export const refused = (field: string, reason: string): AppError =>
  new AppError('input.invalid', { field, reason });

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const fieldsOf = (row: Fields, name: string): Fields => {
  const value = row[name];
  if (!isFields(value)) throw refused(name, 'not an object');
  return value;
};

/** Rows of a list. Longer than any honest source sends is refused before it is read. */
export const listOf = (row: Fields, name: string, longest: number): readonly unknown[] => {
  const value = row[name];
  if (!Array.isArray(value)) throw refused(name, 'not a list');
  if (value.length > longest) throw refused(name, 'list too long');
  return value;
};

export const rowsOf = (row: Fields, name: string, longest: number): readonly Fields[] =>
  listOf(row, name, longest).map((value) => {
    if (!isFields(value)) throw refused(name, 'holds something other than objects');
    return value;
  });

export const textOf = (row: Fields, name: string, longest = 500): string => {
  const value = row[name];
  if (typeof value !== 'string') throw refused(name, 'not a text');
  if (value.length > longest) throw refused(name, 'text too long');
  return value;
};

export const flagOf = (row: Fields, name: string): boolean => {
  const value = row[name];
  if (typeof value !== 'boolean') throw refused(name, 'neither true nor false');
  return value;
};

export const wholeOf = (row: Fields, name: string, least = 0, most = Number.MAX_SAFE_INTEGER): number => {
  const value = row[name];
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) throw refused(name, 'not a whole number');
  if (value < least || value > most) throw refused(name, 'out of range');
  return value;
};

export const oneOf = <T extends string>(row: Fields, name: string, choices: readonly T[]): T => {
  const choice = choices.find((word) => word === row[name]);
  if (choice === undefined) throw refused(name, 'not one of the known words');
  return choice;
};

export const orNull = <T>(row: Fields, name: string, read: (row: Fields, name: string) => T): T | null =>
  row[name] === null ? null : read(row, name);

export const moneyOf = (row: Fields, name: string): Paisa => paisa(wholeOf(row, name));

export const instantOf = (row: Fields, name: string): Instant => instant(wholeOf(row, name));

export const symbolOf = (row: Fields, name: string): StockSymbol => {
  const text = textOf(row, name);
  const symbol = stockSymbol(text);
  if (symbol !== text) throw refused(name, 'not written as a symbol');
  return symbol;
};

export const brokerOf = (row: Fields, name: string): BrokerId | '' => {
  const text = textOf(row, name);
  if (text === '') return '';
  if (!BROKER_ID_PATTERN.test(text)) throw refused(name, 'not written as a broker');
  return brokerId(text);
};
