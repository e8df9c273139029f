import { type AnyIndicator, type Candle, type Chosen, nameOfUse } from '@chuli/indicators';
import { type Board, emptyBoard, numberOfCondition } from './board.ts';
import { type Side, type Timeframe, otherSide } from './cell.ts';
import { cellsAt } from './cells.ts';
import { type Clause, alternativesOf } from './clause.ts';
import type { Exit, Family } from './define-family.ts';
import { type ColumnPass, columnPassOf } from './columns/column-pass.ts';
import { type Clauses, type Program, programOf } from './program.ts';
import { type Said, conditionsOf } from './words.ts';

/** Where a value is read from. One for each distinct use; overwritten at every bar, so it belongs to no symbol. */
export type Slot = {
  readonly name: string;
  readonly indicator: AnyIndicator;
  readonly chosen: Chosen<string>;
  now: unknown;
  before: unknown;
};

/** What the clauses of one family are given. */
export type View = {
  [use: string]: unknown;
  bar: Candle | null;
  barBefore: Candle | null;
  votes: { buy: number; sell: number };
};

export type PlannedFamily = {
  readonly family: Family;
  readonly view: View;
  /** Numbers of the cells of each family that is counted, by side. */
  readonly voters: {
    readonly bars: number;
    readonly buy: readonly number[];
    readonly sell: readonly number[];
  };
  readonly cells: readonly PlannedCell[];
  /** The same by kind, for a family that knows which of its kinds can hold. */
  readonly byKind: ReadonlyMap<string, readonly PlannedCell[]>;
};

export type PlannedCell = {
  readonly number: number;
  readonly family: string;
  readonly kind: string;
  readonly side: Side;
  readonly every: boolean;
  readonly clauses: Clauses;
  /** Their words, one by one. */
  readonly said: readonly Said[];
  /** Conditions of the exit, the number of the opposite cell, or bars after which a firing ends. */
  readonly exit:
    | { readonly by: 'clauses'; readonly clauses: Clauses }
    | { readonly by: 'opposite'; readonly cell: number }
    | { readonly by: 'bars'; readonly bars: number };
};

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
  const view: View = { bar: null, barBefore: null, votes: { buy: 0, sell: 0 } };
  for (const [use, { indicator, chosen }] of Object.entries(uses)) {
    const name = nameOfUse(indicator, chosen);
    const slot = slots.get(name) ?? { name, indicator, chosen, now: null, before: null };
    slots.set(name, slot);
    view[use] = slot;
  }
  return view;
};

type Numbers = ReadonlyMap<string, number>;
const nameOf = (family: string, kind: string, side: Side): string => `${family} ${kind} ${side}`;

type Making = { readonly timeframe: Timeframe; readonly numbers: Numbers; readonly board: Board };

const plannedExit = (exit: Exit<unknown>, opposite: number, clausesOf: ClausesOf): PlannedCell['exit'] => {
  if (exit === 'opposite') return { by: 'opposite', cell: opposite };
  if ('bars' in exit) return { by: 'bars', bars: exit.bars };
  return { by: 'clauses', clauses: clausesOf(exit) };
};

type ClausesOf = (clauses: readonly Clause<unknown>[]) => number[][];

const plannedFamily = (family: Family, view: View, { timeframe, numbers, board }: Making): PlannedFamily => {
  const numberOf = (kind: string, side: Side, id = family.id): number =>
    numbers.get(nameOf(id, kind, side)) ?? -1;
  const votersOn = (side: Side): number[] =>
    (family.votes?.of ?? []).map((vote) => numberOf(vote.kind, side, vote.family)).filter((one) => one >= 0);
  const clausesOf: ClausesOf = (clauses) =>
    clauses.map((clause) => alternativesOf(clause).map((one) => numberOfCondition(board, one, view)));
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
  const board = emptyBoard();
  const planned = families
    .filter((family) => cellsAt(family, timeframe).length > 0)
    .map((family) => plannedFamily(family, viewOf(family, slots), { timeframe, numbers, board }));
  const cells = planned.flatMap((one) => one.cells);
  const ending = cells.flatMap(({ exit, number }) => (exit.by === 'bars' ? [] : [number]));
  return {
    timeframe,
    board,
    slots: [...slots.values()],
    families: planned,
    cells,
    fires: programOf(cells.map(({ clauses }) => clauses)),
    ends: programOf(cells.map(({ exit }) => (exit.by === 'clauses' ? exit.clauses : []))),
    ending: Int32Array.from(ending),
    columnPass: columnPassOf(board, cells),
  };
};
