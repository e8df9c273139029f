import { type Candle, lend, loadColumns } from '@chuli/indicators';
import type { Timeframe } from '../cell.ts';
import type { Unit } from '../clause.ts';
import type { PlannedCell, PlannedFamily } from '../planned.ts';
import type { PlannedRead, ReadTable } from '../read-table.ts';
import { SILENT_SESSIONS } from '../silent-sessions.ts';
import {
  type Fired,
  endAfterBars,
  endAtOpposite,
  endWhereHolds,
  fire,
  fireWhereHolds,
  makeRoomFor,
  nothingFired,
} from './fired.ts';
import { hitsIn } from './hits.ts';
import { type Case, type Judge, type Question, caseOf, judgeOf, truthsOf } from './judge.ts';

type HitRead = Extract<PlannedRead, { of: 'hit' }>;

/** The conditions of a cell, in the order of its words. */
export type AskedBy = readonly { readonly question: Question; readonly unit: Unit }[];

/** What a plan needs to pass over whole histories, kept from one symbol to the next. */
export type ColumnPass = {
  readonly judge: Judge;
  readonly fired: Fired;
  /** By cell: the pattern whose hits are all that it asks for, so that only those bars are looked at. */
  readonly hitOf: readonly (HitRead | null)[];
  /** By cell: what makes it fire, and what ends it where conditions do. */
  readonly fires: readonly Case[];
  readonly ends: readonly (Case | null)[];
  readonly asked: readonly AskedBy[];
};

/** The pattern that a condition asks for and nothing more. */
const patternIn = ({ reads, conditions }: ReadTable, condition: number): HitRead | null => {
  const { left, is, right } = conditions[condition] ?? { left: -1, is: '>', right: -1 };
  const [hit, least] = [reads[left], reads[right]];
  return hit?.of === 'hit' && is === '>' && least?.of === 'constant' && least.value === 0 ? hit : null;
};

const hitReadOf = (table: ReadTable, { clauses, every }: PlannedCell): HitRead | null => {
  const [condition = -1, ...others] = clauses.flat();
  return every && others.length === 0 ? patternIn(table, condition) : null;
};

const askedBy = ({ questions }: Judge, { clauses, said }: PlannedCell): AskedBy =>
  clauses.flat().flatMap((number, place) => {
    const [question, words] = [questions[number], said[place]];
    return question === undefined || words === undefined ? [] : [{ question, unit: words.unit }];
  });

export const columnPassOf = (table: ReadTable, cells: readonly PlannedCell[]): ColumnPass => {
  const judge = judgeOf(table);
  return {
    judge,
    fired: nothingFired(cells.length),
    hitOf: cells.map((cell) => hitReadOf(table, cell)),
    fires: cells.map(({ clauses }) => caseOf(judge, clauses)),
    ends: cells.map(({ exit }) => (exit.by === 'clauses' ? caseOf(judge, exit.clauses) : null)),
    asked: cells.map((cell) => askedBy(judge, cell)),
  };
};

type Passable = {
  readonly timeframe: Timeframe;
  readonly families: readonly PlannedFamily[];
  readonly cells: readonly PlannedCell[];
  readonly columnPass: ColumnPass;
};

/** The first bar on which anything may fire: a listing is silent in its first sessions. */
const firstBar = ({ timeframe }: Passable, candles: readonly Candle[]): number => {
  let sessions = 0;
  let last: number | null = null;
  for (const [bar, { session }] of candles.entries()) {
    if (session !== last) sessions += 1;
    if (sessions > SILENT_SESSIONS[timeframe]) return bar;
    last = session;
  }
  return candles.length;
};

/** At each bar how many of these cells fired in the last bars, each once. */
const countVotes = ({ judge, fired }: ColumnPass, voters: readonly number[], bars: number): Float64Array => {
  const { starts, bars: firedAt } = fired;
  const { length } = judge.sight.bars;
  const votes = lend(judge.sight.bars).fill(0, 0, length);
  for (const cell of voters) {
    let counted = 0;
    for (let place = starts[cell] ?? 0; place < (starts[cell + 1] ?? 0); place += 1) {
      const bar = firedAt[place] ?? 0;
      const until = Math.min(bar + bars, length);
      for (let i = Math.max(bar, counted); i < until; i += 1) votes[i] = (votes[i] ?? 0) + 1;
      counted = until;
    }
  }
  return votes;
};

const fireAtHits = ({ judge, fired }: ColumnPass, cell: number, read: HitRead, from: number): void => {
  const { bars, values } = hitsIn(judge.sight, read.slot, read.id);
  const sign = read.side === 'buy' ? 1 : -1;
  for (let place = 0; place < bars.length; place += 1) {
    const bar = bars[place] ?? 0;
    if (bar >= from && sign * (values[place] ?? 0) > 0) fire(fired, cell, bar);
  }
};

const fireFamily = (pass: ColumnPass, { voters, cells }: PlannedFamily, from: number): void => {
  const { judge, fired, hitOf, fires } = pass;
  const { length } = judge.sight.bars;
  if (voters.bars > 0) {
    judge.sight.votes = {
      buy: countVotes(pass, voters.buy, voters.bars),
      sell: countVotes(pass, voters.sell, voters.bars),
    };
  }
  for (const cell of cells) {
    const hit = hitOf[cell.number] ?? null;
    const conditions = fires[cell.number];
    makeRoomFor(fired, length);
    if (hit !== null) fireAtHits(pass, cell.number, hit, from);
    else if (conditions !== undefined)
      fireWhereHolds(fired, cell, truthsOf(judge, conditions), { from, length });
    fired.starts[cell.number + 1] = fired.count;
  }
};

const endCell = ({ judge, fired, ends }: ColumnPass, { number, exit }: PlannedCell): void => {
  const conditions = ends[number] ?? null;
  const { length } = judge.sight.bars;
  if (fired.starts[number] === fired.starts[number + 1]) return;
  if (exit.by === 'opposite') endAtOpposite(fired, number, exit.cell);
  else if (exit.by === 'bars') endAfterBars(fired, number, exit.bars, length);
  else if (conditions !== null) endWhereHolds(fired, number, truthsOf(judge, conditions), length);
};

/** All firings of a history with their ends. They are overwritten by the next pass with the same plan. */
export const fireColumns = (plan: Passable, candles: readonly Candle[]): Fired => {
  const { columnPass: pass } = plan;
  const { fired, judge } = pass;
  const { sight } = judge;
  loadColumns(sight.bars, candles);
  sight.candles = candles;
  sight.told.clear();
  sight.hits.clear();
  sight.lines.clear();
  sight.turn += 1;
  fired.count = 0;
  const from = firstBar(plan, candles);
  for (const family of plan.families) fireFamily(pass, family, from);
  for (const cell of plan.cells) endCell(pass, cell);
  return fired;
};
