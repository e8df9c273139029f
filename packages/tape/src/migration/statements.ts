/** Statements end with a semicolon at the end of a line. */
export const statementsOf = (text: string): string[] =>
  text
    .split(/;[ \t]*(?:\n|$)/)
    .map((statement) => statement.trim())
    .filter((statement) => statement.replaceAll(/^--.*$/gm, '').trim() !== '');
