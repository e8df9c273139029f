import { type Candle, emptyColumns, lend, loadColumns } from '@chuli/indicators';
import type { Board } from '../board.ts';
import { nameOf } from '../named-reads.ts';
import type { Plan, PlannedCell, PlannedFamily } from '../plan.ts';
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
import { type HitRead, hitsIn } from './hits.ts';
import { type Case, type Judge, caseOf, judgeOf, truthsOf } from './judge.ts';
import { isSlot } from './sight.ts';

/** What a plan needs to pass over whole histories, kept from one symbol to the next. */
export type ColumnPass = {
  readonly judge: Judge;
  readonly fired: Fired;
  /** By cell: the pattern whose hits are all that it asks for, so that only those bars are looked at. */
  readonly hitOf: readonly (HitRead | null)[];
  /** By cell: what makes it fire, and what ends it where conditions do. */
  readonly fires: readonly Case[];
  readonly ends: readonly (Case | null)[];
};

const NO_VOTES = new Float64Array(0);

const hitReadOf = ({ asked }: Board, { clauses, every, side }: PlannedCell): HitRead | null => {
  const [only = [], ...others] = clauses;
  const question = asked[only[0] ?? -1];
  if (!every || others.length > 0 || only.length !== 1 || question === undefined) return null;
  const { condition, view } = question;
  const name = nameOf(condition.left);
  if (name?.of !== 'hit' || condition.is !== '>' || condition.right !== 0) return null;
  const slot = view[name.use];
  return isSlot(slot) ? { slot, id: name.id, side } : null;
};

export const columnPassOf = (board: Board, cells: readonly PlannedCell[]): ColumnPass => {
  const judge = judgeOf(board, {
    bars: emptyColumns(),
    candles: [],
    votes: { buy: NO_VOTES, sell: NO_VOTES },
    told: new Map(),
    hits: new Map(),
  });
  return {
    judge,
    fired: nothingFired(cells.length),
    hitOf: cells.map((cell) => hitReadOf(board, cell)),
    fires: cells.map(({ clauses }) => caseOf(judge, clauses)),
    ends: cells.map(({ exit }) => (exit.by === 'clauses' ? caseOf(judge, exit.clauses) : null)),
  };
};

/** The first bar on which anything may fire: a listing is silent in its first sessions. */
const firstBar = ({ timeframe }: Plan, candles: readonly Candle[]): number => {
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
export const fireColumns = (plan: Plan, candles: readonly Candle[]): Fired => {
  const { columnPass: pass } = plan;
  const { judge, fired } = pass;
  loadColumns(judge.sight.bars, candles);
  judge.sight.candles = candles;
  judge.sight.told.clear();
  judge.sight.hits.clear();
  judge.turn += 1;
  fired.count = 0;
  const from = firstBar(plan, candles);
  for (const family of plan.families) fireFamily(pass, family, from);
  for (const cell of plan.cells) endCell(pass, cell);
  return fired;
};
