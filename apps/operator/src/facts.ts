import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isItem, isUnitJump, quarterNumber } from '@chuli/fundamentals';
import { instant, kathmanduDate } from '@chuli/kernel';
import type { RegistryTransaction } from '@chuli/registry';
import { type NewFact, type StoredFact, appendFacts, takeBackLoad } from '@chuli/registry/fundamental';
import { type Change, type Operations, Refusal } from './operation.ts';
import { printRows } from './print.ts';
import { knownSymbol } from './read.ts';
import { type BadLine, quarantineLines } from './quarantine-lines.ts';
import { readFacts } from './read-facts.ts';

const SOURCE = 'facts';
/** What is shown and kept of a long difference. */
const MOST_SHOWN = 50;

const readText = async (file: string): Promise<string> => {
  try {
    return await readFile(file, 'utf8');
  } catch {
    throw new Refusal(`${file} can’t be read.`);
  }
};

const loadOf = (file: string, text: string): string =>
  `${createHash('sha256').update(text).digest('hex').slice(0, 12)} ${path.basename(file).slice(0, 80)}`;

const lineOf = ({
  symbol,
  fiscal_year,
  quarter,
  item,
  basis,
  source,
  known_on,
}: NewFact | StoredFact): string =>
  `${symbol} ${fiscal_year} Q${quarter} ${item} ${basis} ${source} ${known_on}`;

const storedOf = (transaction: RegistryTransaction, facts: readonly NewFact[]): Promise<StoredFact[]> =>
  facts.length === 0
    ? Promise.resolve([])
    : transaction
        .selectFrom('fact_in_force')
        .selectAll()
        .where('symbol', 'in', [...new Set(facts.map(({ symbol }) => symbol))])
        .execute();

const amountOf = ({ item, value, ...of }: NewFact | StoredFact) =>
  isItem(item) ? [{ item, value: value ?? 0, at: quarterNumber(of) }] : [];

/** Rupees for thousands of them: the same line of the company's other reports says so. */
const unitJumps = (facts: readonly NewFact[], stored: readonly StoredFact[]): BadLine[] =>
  facts.flatMap((fact, place) => {
    const others = stored.filter(
      (one) => one.symbol === fact.symbol && one.item === fact.item && lineOf(one) !== lineOf(fact),
    );
    const [own] = amountOf(fact);
    const isJump = fact.unit === 'paisa' && own !== undefined && isUnitJump(own, others.flatMap(amountOf));
    return isJump ? [{ line: place, reason: 'unit jump', row: `${lineOf(fact)}: ${fact.value} paisa` }] : [];
  });

const differenceOf = (facts: readonly NewFact[], stored: readonly StoredFact[]) => {
  const values = new Map(stored.map((one) => [lineOf(one), one.value]));
  return facts
    .map((fact) => ({ line: lineOf(fact), before: values.get(lineOf(fact)) ?? null, after: fact.value }))
    .filter(({ before, after }) => before !== after);
};

const importFile = async (transaction: RegistryTransaction, file: string, now: Date): Promise<Change> => {
  const text = await readText(file);
  const load = loadOf(file, text);
  const companies = await transaction.selectFrom('company').select('symbol').execute();
  const today = kathmanduDate(instant(now.getTime()));
  const symbols = new Set<string>(companies.map(({ symbol }) => symbol));
  const read = readFacts(text, { symbols, today });
  const stored = await storedOf(transaction, read.facts);
  const jumps = unitJumps(read.facts, stored);
  const facts = read.facts.filter((_, place) => !jumps.some(({ line }) => line === place));
  const bad = [...read.bad, ...jumps];
  const difference = differenceOf(facts, stored);
  await quarantineLines(transaction, bad, { source: SOURCE, load, now });
  const added = await appendFacts(transaction, facts, load);
  printRows(difference.slice(0, MOST_SHOWN));
  printRows(bad.slice(0, MOST_SHOWN).map(({ line, reason, row }) => ({ line, reason, row })));
  const counts = { read: read.facts.length + read.bad.length, added, quarantined: bad.length };
  const shown = difference.slice(0, MOST_SHOWN);
  return {
    subject: load,
    before: { values: Object.fromEntries(shown.map(({ line, before }) => [line, before])) },
    after: { ...counts, values: Object.fromEntries(shown.map(({ line, after }) => [line, after])) },
  };
};

/** Lines of company reports, by a file with one of them in each line. */
export const facts: Operations = {
  list: {
    summary: 'Lines of the reports of a company that came with files, with the file of each.',
    words: '<symbol>',
    look: async (registry, given) => {
      const symbol = await knownSymbol(registry, given.word(0, 'symbol'));
      const rows = await registry
        .selectFrom('fact')
        .select(['fiscal_year', 'quarter', 'item', 'basis', 'value', 'unit', 'known_on', 'source', 'load'])
        .where('symbol', '=', symbol)
        .where('load', 'is not', null)
        .orderBy('id', 'desc')
        .limit(500)
        .execute();
      printRows(rows);
    },
  },
  import: {
    summary:
      'Adds lines of reports from a file: symbol,item,fiscal_year,quarter,basis,value,unit,is_audited,published_on,source,document. What cannot be believed goes to quarantine.',
    words: '<file>',
    change: (registry, given, now) => importFile(registry, given.word(0, 'file'), now),
  },
  undo: {
    summary: 'Takes back what came with a file, by the name that its import printed.',
    words: '<load>',
    change: async (registry, given) => {
      const load = given.word(0, 'load');
      const taken = await takeBackLoad(registry, load);
      if (taken === 0) throw new Refusal(`Nothing stands that came with "${load}".`);
      return { subject: load, before: { stands: taken }, after: { stands: 0 } };
    },
  },
};
