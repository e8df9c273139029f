/**
 * What spreadsheets run as a formula: its sign, also as the full-width one that some take for the same, and also behind
 * blanks, marks and quotes that they drop; and the breaks and the NUL that they split or drop a cell at. Signs by OWASP,
 * CSV Injection.
 */
const FORMULA = /^(?:[\s\p{Cc}\p{Cf}"']*[=+\-@＝＋－＠]|[\t\r\n\p{Cc}])/u;

/** Besides what RFC 4180 names: what other spreadsheets split cells at, and the mark that readers drop from a file's start. */
const NEEDS_QUOTES = /[",\r\n;\t\uFEFF]/;

export type CsvValue = string | number | boolean | null | undefined;

/** The text itself, for programs alone: what a person may open goes through `csvLine`, which has the guard. */
export const exactCsvCell = (text: string): string =>
  NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** Numbers stay numbers, negative ones too; an apostrophe keeps a text that looks like a formula a text. */
const csvCell = (value: CsvValue): string => {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  const text = String(value);
  return exactCsvCell(FORMULA.test(text) ? `'${text}` : text);
};

/** One line of a table in CSV (RFC 4180), with its end; unknown is nothing. */
export const csvLine = (values: readonly CsvValue[]): string => `${values.map(csvCell).join(',')}\r\n`;
