import { nameOfUse } from '@chuli/indicators';
import { type Board, boardOf } from './board.ts';
import { type Side, type Timeframe, otherSide } from './cell.ts';
import { cellsAt } from './cells.ts';
import { type Clause, alternativesOf } from './clause.ts';
import type { Exit, Family } from './define-family.ts';
import { type ColumnPass, columnPassOf } from './columns/column-pass.ts';
import type { PlannedCell, PlannedFamily } from './planned.ts';
import { type Program, programOf } from './program.ts';
import { type ReadTable, type Slot, type View, emptyTable, numberOfCondition } from './read-table.ts';
import { conditionsOf } from './words.ts';

/** All families of one timeframe, with every distinct indicator once. Made once, used for any number of symbols. */
export type Plan = {
  readonly timeframe: Timeframe;
  readonly board: Board;
  readonly slots: readonly Slot[];
  readonly families: readonly PlannedFamily[];
  readonly cells: readonly PlannedCell[];
  /** What makes cells fire and what ends it, by their number. */
  readonly fires: Program;
  readonly ends: Program;
  /** Numbers of those whose firings end by their opposite or by conditions. */
  readonly ending: Int32Array;
  readonly columnPass: ColumnPass;
};

const viewOf = ({ uses }: Family, slots: Map<string, Slot>): View => {
  const own = Object.entries(uses).map(([use, { indicator, chosen }]): [string, Slot] => {
    const name = nameOfUse(indicator, chosen);
    const slot = slots.get(name) ?? { name, indicator, chosen, now: null, before: null };
    slots.set(name, slot);
    return [use, slot];
  });
  return { slots: Object.fromEntries(own), votes: { buy: 0, sell: 0 } };
};

type Numbers = ReadonlyMap<string, number>;
const nameOf = (family: string, kind: string, side: Side): string => `${family} ${kind} ${side}`;

type Making = { readonly timeframe: Timeframe; readonly numbers: Numbers; readonly table: ReadTable };

const plannedExit = (exit: Exit<unknown>, opposite: number, clausesOf: ClausesOf): PlannedCell['exit'] => {
  if (exit === 'opposite') return { by: 'opposite', cell: opposite };
  if ('bars' in exit) return { by: 'bars', bars: exit.bars };
  return { by: 'clauses', clauses: clausesOf(exit) };
};

type ClausesOf = (clauses: readonly Clause<unknown>[]) => number[][];

const plannedFamily = (family: Family, view: View, { timeframe, numbers, table }: Making): PlannedFamily => {
  const numberOf = (kind: string, side: Side, id = family.id): number =>
    numbers.get(nameOf(id, kind, side)) ?? -1;
  const votersOn = (side: Side): number[] =>
    (family.votes?.of ?? []).map((vote) => numberOf(vote.kind, side, vote.family)).filter((one) => one >= 0);
  const clausesOf: ClausesOf = (clauses) =>
    clauses.map((clause) => alternativesOf(clause).map((one) => numberOfCondition(table, one, view)));
  const cells = cellsAt(family, timeframe).map((cell) => ({
    number: numberOf(cell.kind, cell.side),
    family: family.id,
    kind: cell.kind,
    side: cell.side,
    every: family.kinds[cell.kind]?.every === true,
    clauses: clausesOf(family.conditions(cell)),
    said: conditionsOf(family, cell),
    exit: plannedExit(family.exit(cell), numberOf(cell.kind, otherSide(cell.side)), clausesOf),
  }));
  const voters = { bars: family.votes?.bars ?? 0, buy: votersOn('buy'), sell: votersOn('sell') };
  return { family, view, voters, cells, byKind: Map.groupBy(cells, ({ kind }) => kind) };
};

/** Families that count others come after them in the list. */
export const planOf = (families: readonly Family[], timeframe: Timeframe): Plan => {
  const numbers = new Map<string, number>();
  for (const family of families)
    for (const { kind, side } of cellsAt(family, timeframe))
      numbers.set(nameOf(family.id, kind, side), numbers.size);
  const slots = new Map<string, Slot>();
  const table = emptyTable();
  const planned = families
    .filter((family) => cellsAt(family, timeframe).length > 0)
    .map((family) => plannedFamily(family, viewOf(family, slots), { timeframe, numbers, table }));
  const cells = planned.flatMap((one) => one.cells);
  const ending = cells.flatMap(({ exit, number }) => (exit.by === 'bars' ? [] : [number]));
  return {
    timeframe,
    board: boardOf(table),
    slots: [...slots.values()],
    families: planned,
    cells,
    fires: programOf(cells.map(({ clauses }) => clauses)),
    ends: programOf(cells.map(({ exit }) => (exit.by === 'clauses' ? exit.clauses : []))),
    ending: Int32Array.from(ending),
    columnPass: columnPassOf(table, cells),
  };
};
