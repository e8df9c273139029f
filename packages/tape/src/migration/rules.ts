import { statementsOf } from './statements.ts';

/** The first line of a file that takes something away says which release asked for it last. */
const TAKES_AWAY = /^-- contract: \S.{9,}/;

/** What adds beside what is there, may run twice, and is not noticed by the programs of the release before. */
const ADDS: readonly RegExp[] = [
  /^create table if not exists \w+ /,
  /^create view if not exists \w+ /,
  // A restore and a replica lose what a view keeps in a table of its own.
  /^create materialized view if not exists \w+ to \w+ /,
  /^alter table \w+ (?:(?:add (?:column|index|projection) if not exists|modify (?:comment|setting)) (?:(?!, (?:modify|drop|rename|update|delete|clear) ).)*)$/,
];
const MAY_TAKE: readonly RegExp[] = [
  /^drop (?:table|view) if exists \w+/,
  /^alter table \w+ drop (?:column|index|projection) if exists \w+$/,
];

const plain = (statement: string): string =>
  statement
    .replaceAll(/--.*$/gm, '')
    .replaceAll(/'[^']*'/g, "''")
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** What is wrong with applying a file to a tape that people and the programs of the release before use. */
export const faultsOfTapeFile = (text: string): string[] => {
  const allowed = TAKES_AWAY.test(text) ? [...ADDS, ...MAY_TAKE] : ADDS;
  return statementsOf(text)
    .map(plain)
    .filter((statement) => !allowed.some((form) => form.test(statement)))
    .map((statement) => `neither adds nor may run twice: ${statement.slice(0, 80)}`);
};
