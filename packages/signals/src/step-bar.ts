import type { Candle } from '@chuli/indicators';
import { turnTo } from './board.ts';
import type { Side } from './cell.ts';
import type { Truth } from './clause.ts';
import type { Plan } from './plan.ts';
import type { PlannedCell, PlannedFamily } from './planned.ts';
import { truthOfCell } from './program.ts';
import { SILENT_SESSIONS } from './silent-sessions.ts';
import { NEVER, type SignalState, copyOf } from './state.ts';

/** A cell fires at a bar, or what it fired before ends there by the family's own rule. */
export type SignalEvent = {
  readonly event: 'fires' | 'ends';
  readonly family: string;
  readonly kind: string;
  readonly side: Side;
  /** The number of the cell in its plan. */
  readonly cell: number;
  /** Counted from the first bar of the symbol, which is 0. */
  readonly bar: number;
};

const NOTHING: readonly SignalEvent[] = Object.freeze([]);
const NONE: readonly PlannedCell[] = [];

const read = ({ slots }: Plan, state: SignalState, candle: Candle): void => {
  const { indicators, values } = state;
  for (let at = 0; at < slots.length; at += 1) {
    const slot = slots[at];
    const own = indicators[at];
    if (slot === undefined || own === undefined) continue;
    slot.before = values[at] ?? null;
    slot.now = slot.indicator.step(own, candle);
    values[at] = slot.now;
  }
  if (candle.session !== state.session) state.sessions += 1;
  state.session = candle.session;
};

const firedLately = (state: SignalState, cells: readonly number[], bars: number): number => {
  let count = 0;
  for (const cell of cells) {
    const fired = state.fired[cell] ?? NEVER;
    if (fired !== NEVER && state.bars - fired < bars) count += 1;
  }
  return count;
};

const countVotes = ({ view, voters }: PlannedFamily, state: SignalState): void => {
  if (voters.bars === 0) return;
  view.votes.buy = firedLately(state, voters.buy, voters.bars);
  view.votes.sell = firedLately(state, voters.sell, voters.bars);
};

/** Begins to hold: it was known on the bar before, and did not hold. */
const isFiring = ({ every }: PlannedCell, before: Truth | undefined, now: Truth): boolean =>
  now === 1 && (every || before === 0);

const eventOf = (event: SignalEvent['event'], cell: PlannedCell, bar: number): SignalEvent => ({
  event,
  family: cell.family,
  kind: cell.kind,
  side: cell.side,
  cell: cell.number,
  bar,
});

/** Judges one cell, remembers what it found, and tells whether it fires. */
const judge = (
  { board, fires: program }: Plan,
  state: SignalState,
  cell: PlannedCell,
  isSilent: boolean,
): boolean => {
  const now = truthOfCell(board, program, cell.number);
  const fires = !isSilent && isFiring(cell, state.held[cell.number], now);
  state.held[cell.number] = now;
  if (fires) state.fired[cell.number] = state.bars;
  return fires;
};

/** Fires what holds of these cells; the list is made with its first event. */
const fireAll = (
  plan: Plan,
  state: SignalState,
  cells: readonly PlannedCell[],
  isSilent: boolean,
  events: SignalEvent[] | null,
): SignalEvent[] | null => {
  let found = events;
  for (let at = 0; at < cells.length; at += 1) {
    const cell = cells[at];
    if (cell === undefined || !judge(plan, state, cell, isSilent)) continue;
    found ??= [];
    found.push(eventOf('fires', cell, state.bars));
  }
  return found;
};

const fire = (plan: Plan, state: SignalState, isSilent: boolean): SignalEvent[] | null => {
  let events: SignalEvent[] | null = null;
  for (const planned of plan.families) {
    countVotes(planned, state);
    const { family, view } = planned;
    if (family.among === undefined) {
      events = fireAll(plan, state, planned.cells, isSilent, events);
      continue;
    }
    for (const { id } of family.among(view.slots))
      events = fireAll(plan, state, planned.byKind.get(id) ?? NONE, isSilent, events);
  }
  return events;
};

const hasEnded = ({ board, ends, cells }: Plan, cell: number, { fired, bars }: SignalState): boolean => {
  const exit = cells[cell]?.exit;
  if (exit?.by === 'opposite') return fired[exit.cell] === bars;
  return truthOfCell(board, ends, cell) === 1;
};

/** A firing ends on a later bar than its own; what fires on that bar is open again. */
const end = (plan: Plan, state: SignalState, fired: SignalEvent[] | null): SignalEvent[] | null => {
  const { ending, cells } = plan;
  let events = fired;
  for (let at = 0; at < ending.length; at += 1) {
    const number = ending[at] ?? 0;
    if (state.open[number] === 1 && hasEnded(plan, number, state)) {
      const cell = cells[number];
      state.open[number] = 0;
      events ??= [];
      if (cell !== undefined) events.push(eventOf('ends', cell, state.bars));
    }
    if (state.fired[number] === state.bars) state.open[number] = 1;
  }
  return events;
};

/** Advances a symbol by one closed bar. Bars without a trade are left out by the caller, not filled forward. */
export const stepBar = (plan: Plan, state: SignalState, candle: Candle): readonly SignalEvent[] => {
  read(plan, state, candle);
  const isSilent = state.sessions <= SILENT_SESSIONS[plan.timeframe];
  turnTo(plan.board, candle, state.last);
  const events = end(plan, state, fire(plan, state, isSilent));
  state.last = candle;
  state.bars += 1;
  return events ?? NOTHING;
};

/** What a forming bar would give if it closed now; the state stays as it was. */
export const peekBar = (plan: Plan, state: SignalState, candle: Candle): readonly SignalEvent[] =>
  stepBar(plan, copyOf(state), candle);
