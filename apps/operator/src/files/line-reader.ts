import { type Paisa, type TradingDate, isTradingDate, parseRupees } from '@chuli/kernel';

/** What makes a line one that cannot be believed. */
export class BadLineError extends Error {}

export const refuse = (reason: string): never => {
  throw new BadLineError(reason);
};

/** What lines are held against. */
export type Known = { readonly symbols: ReadonlySet<string>; readonly today: TradingDate };

type Line = Readonly<Record<string, string>>;

const LONGEST = 300;

/** Reads the cells of one line; an empty one is unknown, and one that is not what its column promises is refused. */
export const lineReader = (line: Line, { symbols, today }: Known) => {
  const text = (column: string): string | null => {
    const value = (line[column] ?? '').trim();
    if (value.length > LONGEST) return refuse(`${column} is too long`);
    return value === '' ? null : value;
  };
  const needed = <T>(column: string, value: T | null): T => value ?? refuse(`${column} is missing`);
  const day = (column: string): TradingDate | null => {
    const value = text(column);
    return value === null || isTradingDate(value) ? value : refuse(`${column} is not a day`);
  };
  return {
    today,
    text,
    needed,
    day,
    known: (column: string): string => {
      const value = needed(column, text(column)).toUpperCase();
      return symbols.has(value) ? value : refuse('unknown symbol');
    },
    past: (column: string): TradingDate | null => {
      const value = day(column);
      return value !== null && value > today ? refuse(`${column} is after today`) : value;
    },
    whole: (column: string): number | null => {
      const value = text(column);
      if (value === null) return null;
      return /^[1-9]\d{0,14}$/.test(value)
        ? Number(value)
        : refuse(`${column} is not a whole number above 0`);
    },
    price: (column: string): Paisa | null => {
      const value = text(column);
      if (value === null) return null;
      const amount = parseRupees(value);
      return amount !== null && amount > 0 ? amount : refuse(`${column} is not an amount in rupees`);
    },
    choice: <const C extends string>(column: string, choices: readonly C[]): C | null => {
      const value = text(column);
      if (value === null) return null;
      return choices.find((one) => one === value) ?? refuse(`${column} is one of ${choices.join(', ')}`);
    },
  };
};

export type LineReader = ReturnType<typeof lineReader>;

/** Days that must follow each other, as far as they are known. */
export const inOrder = (...days: readonly (TradingDate | null)[]): void => {
  const known = days.filter((day) => day !== null);
  if (known.some((day, place) => place > 0 && day < (known[place - 1] ?? day)))
    refuse('days in a wrong order');
};

export const earlier = (one: TradingDate, other: TradingDate): TradingDate => (one < other ? one : other);
