/** Fields of one record and where the next begins. RFC 4180: quoted fields, doubled quotes, line ends inside quotes. */
const readRecord = (text: string, start: number): { fields: string[]; end: number } => {
  const fields: string[] = [];
  let at = start;
  for (;;) {
    const field = text[at] === '"' ? quoted(text, at) : plain(text, at);
    fields.push(field.value);
    at = field.end;
    if (text[at] !== ',') break;
    at += 1;
  }
  if (text[at] === '\r') at += 1;
  if (text[at] === '\n') at += 1;
  return { fields, end: at };
};

type Field = { readonly value: string; readonly end: number };

const plain = (text: string, start: number): Field => {
  let end = start;
  while (end < text.length && text[end] !== ',' && text[end] !== '\n' && text[end] !== '\r') end += 1;
  return { value: text.slice(start, end), end };
};

/** A quote that is never closed takes what is left of the file; the row check refuses it. */
const quoted = (text: string, start: number): Field => {
  let value = '';
  for (let from = start + 1; ;) {
    const quote = text.indexOf('"', from);
    if (quote === -1) return { value: value + text.slice(from), end: text.length };
    value += text.slice(from, quote);
    if (text[quote + 1] !== '"') return toSeparator(text, value, quote + 1);
    value += '"';
    from = quote + 2;
  }
};

/** Text between a closing quote and the next separator belongs to the field, whatever it means. */
const toSeparator = (text: string, value: string, start: number): Field => {
  const rest = plain(text, start);
  return { value: value + rest.value, end: rest.end };
};

const nameOf = (header: string): string => header.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

export type CsvRow = ReadonlyMap<string, string>;

export type CsvTable = {
  readonly unknown: readonly string[];
  readonly missing: readonly string[];
  rows: () => Generator<CsvRow>;
};

/**
 * A table by its header: columns in any order, under any of their usual names; columns that nobody asked for are
 * named and passed over.
 */
export const readTable = (text: string, columns: Readonly<Record<string, readonly string[]>>): CsvTable => {
  const body = text.startsWith('\uFEFF') ? text.slice(1) : text;
  const { fields: header, end } = readRecord(body, 0);
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
      for (let at = end; at < body.length;) {
        const record = readRecord(body, at);
        at = record.end;
        if (record.fields.length === 1 && record.fields[0] === '') continue;
        const cells = record.fields.map((value, place): [string | null, string] => [
          places[place] ?? null,
          value,
        ]);
        yield new Map(cells.flatMap(([column, value]) => (column === null ? [] : [[column, value.trim()]])));
      }
    },
  };
};
