import type { Operand, Program, TruthStep, ValueStep } from './compile.ts';
import { type Arena, frameOf, lastClosed } from './frame.ts';
import type { Timeframe } from './tree.ts';
import { readsFrom } from './windows.ts';

/** From which bar on the column of each step is made; what stands before it is of no meaning. */
export type Reach = { readonly values: Int32Array; readonly truths: Int32Array };

/** Of every step the whole column. */
export const wholeReach = ({ values, truths }: Program): Reach => ({
  values: new Int32Array(values.length),
  truths: new Int32Array(truths.length),
});

const NOT_NEEDED = 0x7fff_ffff;

type Asking = Reach & { readonly arena: Arena };
type Ask<S> = (step: S, from: number, asking: Asking) => void;

const need = (places: Int32Array, place: number, from: number): void => {
  if (from < (places[place] ?? 0)) places[place] = Math.max(0, from);
};

const needOperand = (asking: Asking, operand: Operand, from: number): void => {
  if ('step' in operand) need(asking.values, operand.step, from);
};

type Sides = { readonly left: Operand; readonly right: Operand };

const needSides: Ask<Sides> = ({ left, right }, from, asking) => {
  needOperand(asking, left, from);
  needOperand(asking, right, from);
};

type Aligned = { readonly from: Timeframe; readonly timeframe: Timeframe };

/** The bar of the longer timeframe that is seen from one of the shorter. */
const seenFrom = (arena: Arena, { from, timeframe }: Aligned, bar: number): number =>
  lastClosed(frameOf(arena, from).bars, frameOf(arena, timeframe).bars.closedAt[bar] ?? 0);

const NOTHING = (): void => {};

const VALUES: { readonly [D in ValueStep['do']]: Ask<Extract<ValueStep, { do: D }>> } = {
  bars: NOTHING,
  given: NOTHING,
  line: NOTHING,
  shift: ({ of, ago }, from, { values }) => need(values, of, ago.of === 'bars' ? from - ago.count : 0),
  sum: needSides,
  window: (step, from, { arena, values }) =>
    need(values, step.of, readsFrom(step, frameOf(arena, step.timeframe).bars.days, from)),
  align: (step, from, { arena, values }) => need(values, step.of, seenFrom(arena, step, from)),
};

const TRUTHS: { readonly [D in TruthStep['do']]: Ask<Extract<TruthStep, { do: D }>> } = {
  compare: needSides,
  cross: (step, from, asking) => needSides(step, from - 1, asking),
  within: needSides,
  state: ({ of }, from, { values }) => need(values, of, from),
  all: ({ of }, from, { truths }) => {
    for (const place of of) need(truths, place, from);
  },
  any: ({ of }, from, { truths }) => {
    for (const place of of) need(truths, place, from);
  },
  not: ({ of }, from, { truths }) => need(truths, of, from),
  count: ({ of, bars }, from, { truths }) => need(truths, of, from - bars + 1),
  align: (step, from, { arena, truths }) => need(truths, step.of, seenFrom(arena, step, from)),
};

const askTruth = (step: TruthStep | undefined, place: number, asking: Asking): void => {
  if (step !== undefined) (TRUTHS[step.do] as Ask<TruthStep>)(step, asking.truths[place] ?? 0, asking);
};

const askValue = (step: ValueStep | undefined, place: number, asking: Asking): void => {
  if (step !== undefined) (VALUES[step.do] as Ask<ValueStep>)(step, asking.values[place] ?? 0, asking);
};

/** What is needed to know some truths at the last bars of the base timeframe, and the leaves with them. */
export const reachOf = (
  { base, values, truths, leaves }: Program,
  asked: Iterable<number>,
  arena: Arena,
  bars: number,
): Reach => {
  const from = Math.max(0, frameOf(arena, base).columns.length - bars);
  const asking: Asking = {
    arena,
    values: new Int32Array(values.length).fill(NOT_NEEDED),
    truths: new Int32Array(truths.length).fill(NOT_NEEDED),
  };
  for (const place of asked) need(asking.truths, place, from);
  for (const { truth, sides } of leaves) {
    need(asking.truths, truth, from);
    for (const side of sides) needOperand(asking, side, from);
  }
  // Those that read come after those that are read.
  for (let place = truths.length - 1; place >= 0; place -= 1) askTruth(truths[place], place, asking);
  for (let place = values.length - 1; place >= 0; place -= 1) askValue(values[place], place, asking);
  return asking;
};

/** Tells the indicators from which bar on somebody reads them: all programs that are run for the stock at hand. */
export const tellIndicators = (arena: Arena, runs: readonly { program: Program; reach: Reach }[]): void => {
  const from = new Map<Timeframe, number>();
  for (const { program, reach } of runs)
    for (const [place, step] of program.values.entries())
      if (step.do === 'line')
        from.set(step.timeframe, Math.min(from.get(step.timeframe) ?? NOT_NEEDED, reach.values[place] ?? 0));
  for (const [timeframe, bar] of from) {
    const { columns } = frameOf(arena, timeframe);
    columns.from = Math.min(bar, columns.length);
  }
};
