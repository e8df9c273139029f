type Field = { readonly value: string; readonly end: number };

/** Whether a quote that is never closed is an error, or takes what is left of the text. */
export type OpenQuote = 'refused' | 'kept';

const COMMA = 44;
const NEW_LINE = 10;
const CARRIAGE_RETURN = 13;

const bareField = (text: string, start: number): Field => {
  let end = start;
  for (; end < text.length; end += 1) {
    const code = text.charCodeAt(end);
    if (code === COMMA || code === NEW_LINE || code === CARRIAGE_RETURN) break;
  }
  return { value: text.slice(start, end), end };
};

/** Text between a closing quote and the next separator belongs to the field, whatever it means. */
const quotedField = (text: string, start: number, openQuote: OpenQuote): Field => {
  let value = '';
  for (let from = start + 1; ;) {
    const quote = text.indexOf('"', from);
    if (quote === -1) {
      if (openQuote === 'refused') throw new Error(`a quoted field that begins at ${start} does not end`);
      return { value: value + text.slice(from), end: text.length };
    }
    value += text.slice(from, quote);
    if (text[quote + 1] !== '"') {
      const rest = bareField(text, quote + 1);
      return { value: value + rest.value, end: rest.end };
    }
    value += '"';
    from = quote + 2;
  }
};

/**
 * The lines of CSV text by RFC 4180, one after the other: quoted fields, doubled quotes, line ends inside quotes, CRLF
 * or LF. The mark that spreadsheets put before a file is no part of it.
 */
export function* readCsv(text: string, openQuote: OpenQuote = 'refused'): Generator<string[], undefined> {
  let at = text.startsWith('\uFEFF') ? 1 : 0;
  while (at < text.length) {
    const line: string[] = [];
    for (;;) {
      const field = text[at] === '"' ? quotedField(text, at, openQuote) : bareField(text, at);
      line.push(field.value);
      at = field.end;
      if (text[at] !== ',') break;
      at += 1;
    }
    if (text[at] === '\r') at += 1;
    if (text[at] === '\n') at += 1;
    yield line;
  }
}

export type CsvRecord<Column extends string> = { readonly [K in Column]: string };

/** Rows under a header line, by column name; a missing column is an error, a surplus one is ignored. */
export const readCsvRecords = <Column extends string>(
  text: string,
  columns: readonly Column[],
): CsvRecord<Column>[] => {
  const [header = [], ...lines] = readCsv(text);
  const places = columns.map((column) => {
    const place = header.indexOf(column);
    if (place === -1) throw new Error(`no column ${column} among ${header.join(', ')}`);
    return [column, place] as const;
  });
  return lines.map(
    (line) =>
      Object.fromEntries(places.map(([column, place]) => [column, line[place] ?? ''])) as CsvRecord<Column>,
  );
};
