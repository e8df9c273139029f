/** Fields of CSV text by RFC 4180: quoted fields, doubled quotes, line ends inside quotes, CRLF or LF. */
export const parseCsv = (text: string): string[][] => {
  const lines: string[][] = [];
  let line: string[] = [];
  let at = 0;
  while (at < text.length) {
    const field = text[at] === '"' ? quotedField(text, at) : plainField(text, at);
    line.push(field.value);
    at = field.end;
    if (text[at] === ',') {
      at += 1;
      if (at === text.length) line.push('');
      if (at < text.length) continue;
    }
    lines.push(line);
    line = [];
    if (text[at] === '\r') at += 1;
    if (text[at] === '\n') at += 1;
  }
  return lines;
};

type Field = { value: string; end: number };

const plainField = (text: string, start: number): Field => {
  let end = start;
  while (end < text.length && text[end] !== ',' && text[end] !== '\n' && text[end] !== '\r') end += 1;
  return { value: text.slice(start, end), end };
};

const quotedField = (text: string, start: number): Field => {
  let value = '';
  let from = start + 1;
  for (;;) {
    const quote = text.indexOf('"', from);
    if (quote === -1) throw new Error(`a quoted field that begins at ${start} does not end`);
    value += text.slice(from, quote);
    if (text[quote + 1] !== '"') return { value, end: quote + 1 };
    value += '"';
    from = quote + 2;
  }
};

export type CsvRecord<Column extends string> = { readonly [K in Column]: string };

/** Rows under a header line, by column name; a missing column is an error, a surplus one is ignored. */
export const parseRecords = <Column extends string>(
  text: string,
  columns: readonly Column[],
): CsvRecord<Column>[] => {
  const [header = [], ...lines] = parseCsv(text);
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
