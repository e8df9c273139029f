import {
  type Cell,
  FAMILIES,
  type Family,
  SILENT_SESSIONS,
  type Said,
  cellsOf,
  conditionsOf,
  endingOf,
  ruleVersion,
  textOf,
} from '@chuli/signals';
import { page, table } from './markdown.ts';

/** Clauses one after the other, alternatives of one clause joined by "or". */
const wordsOf = (said: readonly Said[]): string =>
  [...Map.groupBy(said, ({ clause }) => clause).values()]
    .map((alternatives) => alternatives.map(textOf).join(', *or* '))
    .join('; ');

const endWords = (family: Family, cell: Cell): string => {
  const ending = endingOf(family, cell);
  if (ending === 'opposite') return 'The opposite signal of the same kind';
  return Array.isArray(ending) ? wordsOf(ending) : `After ${(ending as { bars: number }).bars} bars`;
};

type Row = { kind: string; side: string; fires: string; ends: string; cells: Cell[] };

/** Timeframes that say the same share a row. */
const rowsOf = (family: Family): Row[] => {
  const rows = new Map<string, Row>();
  for (const cell of cellsOf(family)) {
    const fires = wordsOf(conditionsOf(family, cell));
    const key = `${cell.kind} ${cell.side} ${fires}`;
    const row = rows.get(key) ?? {
      kind: cell.kind,
      side: cell.side,
      fires,
      ends: endWords(family, cell),
      cells: [],
    };
    row.cells.push(cell);
    rows.set(key, row);
  }
  return [...rows.values()];
};

const addresses = (family: Family, cells: readonly Cell[]): string =>
  cells
    .flatMap((cell) => family.path(cell) ?? [])
    .map((path) => `\`${path}\``)
    .join(' ');

const familyPart = (family: Family): string => {
  const kinds = Object.entries(family.kinds).map(([name, { means, every }]) => [
    name,
    means,
    every === true ? 'every bar on which it holds' : 'the bar on which it begins to hold',
  ]);
  const lists = rowsOf(family).map(({ kind, side, fires, ends, cells }) => [
    kind,
    side,
    cells.map(({ timeframe }) => timeframe).join(', '),
    fires,
    ends,
    addresses(family, cells),
  ]);
  const settings = Object.entries(family.settings).map(([name, { label, value }]) => [name, label, value]);
  return [
    `## ${family.title}`,
    `${family.idea}. Id \`${family.id}\`, rule version \`${ruleVersion(family)}\`.`,
    table(['kind', 'means', 'fires on'], kinds),
    table(['kind', 'side', 'bars', 'holds when', 'ends when', 'addresses'], lists),
    table(['setting', 'meaning', 'value'], settings),
  ].join('\n\n');
};

export const signalsPage = (): string =>
  page(
    'Signals',
    'A reading with its evidence, never advice. Everything is judged at the close of a bar, from that bar and those before it. ' +
      'Prices are adjusted forwards, bars without a trade are left out. "Begins" means: on the bar before, the conditions could be judged and did not all hold. ' +
      `New listings are silent: ${SILENT_SESSIONS.daily} sessions, ${SILENT_SESSIONS.weekly} bars of a week.`,
    ...FAMILIES.map(familyPart),
  );
