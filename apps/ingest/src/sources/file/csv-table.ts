import { readCsv } from '@chuli/kernel';

const nameOf = (header: string): string => header.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

export type CsvRow = ReadonlyMap<string, string>;

export type CsvTable = {
  readonly unknown: readonly string[];
  readonly missing: readonly string[];
  rows: () => Generator<CsvRow>;
};

/**
 * A table by its header: columns in any order, under any of their usual names; columns that nobody asked for are
 * named and passed over. A quote that is never closed spoils its own row alone, which the row check refuses.
 */
export const readTable = (text: string, columns: Readonly<Record<string, readonly string[]>>): CsvTable => {
  const [header = []] = readCsv(text, 'kept');
  const wanted = new Map(
    Object.entries(columns).flatMap(([column, names]) =>
      [column, ...names].map((name) => [nameOf(name), column]),
    ),
  );
  const places = header.map((name) => wanted.get(nameOf(name)) ?? null);
  return {
    unknown: header.filter((_, place) => places[place] === null),
    missing: Object.keys(columns).filter((column) => !places.includes(column)),
    *rows() {
      const lines = readCsv(text, 'kept');
      lines.next();
      for (const fields of lines) {
        if (fields.length === 1 && fields[0] === '') continue;
        const cells = fields.map((value, place): [string | null, string] => [places[place] ?? null, value]);
        yield new Map(cells.flatMap(([column, value]) => (column === null ? [] : [[column, value.trim()]])));
      }
    },
  };
};
