/**
 * What spreadsheets run as a formula: its sign, also as the full-width one that some take for the same, and also behind
 * blanks and marks that they drop; and the breaks and the NUL that they split or drop a cell at.
 */
const FORMULA = /^(?:[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]|[\t\r\n\p{Cc}])/u;

const NEEDS_QUOTES = /[",\r\n]/;

/** A text as a cell of a table in CSV (RFC 4180); an apostrophe keeps what looks like a formula text. */
export const csvCell = (text: string): string => {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};
