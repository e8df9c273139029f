import type { TradingDate } from '@chuli/kernel';
import type { ActionBar } from './inputs.ts';
import type { Sessions } from './sessions.ts';
import { SESSIONS_AFTER, type Step, hasLeapNear, isWithinReach } from './step.ts';

/** Nearer to 1 it is rounding. */
const SMALLEST_CHANGE = 0.005;

/** The previous close that the day's sources print over the last close that we have; null where they are the same. */
export const statedRatio = ({ before, bar }: Step): number | null => {
  const { previous_close } = bar;
  if (previous_close === null || previous_close === before.last_traded) return null;
  const ratio = previous_close / before.close;
  return Math.abs(ratio - 1) < SMALLEST_CHANGE ? null : ratio;
};

/** Whether the sources print the last close as it was: what the exchange rarely does on an ex-date. */
export const isStatedRaw = (step: Step): boolean =>
  step.bar.previous_close !== null && statedRatio(step) === null;

/** One percent; of a small action less, or the next best price would pass for it. */
const AGREEMENT = 0.01;
const SHARE_OF_CHANGE = 0.3;
const WHOLE_RUPEE = 100;

/** How far a declared factor is from a printed price, 1 being the farthest at which they agree. */
export const disagreement = (factor: number, ratio: number, { before }: Step): number => {
  const price = before.close * ratio;
  const isWhole = Math.abs(price / WHOLE_RUPEE - Math.round(price / WHOLE_RUPEE)) < 1e-6;
  const rounding = (isWhole ? WHOLE_RUPEE / 2 : 0.5) / price;
  const allowed = Math.min(AGREEMENT, SHARE_OF_CHANGE * Math.abs(1 - factor)) + rounding;
  return Math.abs(factor / ratio - 1) / allowed;
};

const BARS_OF_MEMORY = 12;

/** Whether a price was printed as close or previous close shortly before: then it was kept, not restated. */
export const isStale = ({ bars, at, before }: Step, price: number): boolean => {
  for (let index = Math.max(0, at - BARS_OF_MEMORY); index < at; index += 1) {
    const { close, previous_close, last_traded } = bars[index] as ActionBar;
    if (previous_close === price || last_traded === price) return true;
    if (close === price && close !== before.close) return true;
  }
  return false;
};

const isDisputed = ({ flags }: ActionBar): boolean => flags.includes('D');

/** Whether the last close itself lies where the close before it cannot go. */
export const isBeforeOdd = ({ bars, at, before }: Step): boolean => {
  const earlier = bars[at - 2];
  if (earlier === undefined) return false;
  const step: Step = { bars, at: at - 1, before: earlier, bar: before, sessions: 1 };
  return (
    !isWithinReach(step, earlier.close, [before.close]) &&
    !isWithinReach(step, before.previous_close ?? 0, [before.close])
  );
};

/** Where the printed close is that of two days before but for a small part of the step, the last close was the odd one. */
const PART_OF_STEP = 0.4;
const isReturn = ({ bars, at, before }: Step, price: number): boolean => {
  const earlier = bars[at - 2];
  if (earlier === undefined) return false;
  return Math.abs(Math.log(price / earlier.close)) < PART_OF_STEP * Math.abs(Math.log(price / before.close));
};

export type Alone = {
  step: Step;
  price: number;
  isFund: boolean;
  sessions: Sessions;
  isCluster: (date: TradingDate) => boolean;
};

/** A bonus or right that nobody declared is neither tiny nor beyond two new for one; a fund pays less than it is worth. */
const PLAUSIBLE = { lowest: 0.3, lowestOfFund: 0.65, highest: 0.985 };
/** One new share for one old. */
const DOUBLED = 0.5;

/** A fault of a printed previous close; `asked` where the trades may still prove it against the fault. */
type Fault = { readonly words: string; readonly asked: boolean; readonly has: (alone: Alone) => boolean };

const FAR_BACK = 120;
/** Of another security's prices in the series one day in a week is its own again. */
const BARS_TO_HOLD = 5;
const NEAR_BACK = 8;

const hasLeap = ({ step, sessions }: Alone, back: number): boolean =>
  hasLeapNear(step, sessions, { back, ahead: SESSIONS_AFTER });

/** What makes a printed previous close, for which nothing was declared, the error of a source. The first one counts. */
const FAULTS: readonly Fault[] = [
  {
    words: 'it is not the size of a bonus or right',
    asked: false,
    has: ({ step, price, isFund }) =>
      price < step.before.close * (isFund ? PLAUSIBLE.lowestOfFund : PLAUSIBLE.lowest) ||
      price > step.before.close * PLAUSIBLE.highest,
  },
  {
    words: 'it was printed as a close or previous close shortly before',
    asked: false,
    has: ({ step, price }) => isStale(step, price),
  },
  {
    words: 'it is the close of the day itself',
    asked: false,
    has: ({ step, price }) =>
      price === step.bar.close && isWithinReach(step, step.before.close, [step.bar.close]),
  },
  {
    words: 'the day traded beyond the limit of it',
    asked: false,
    has: ({ step, price }) => !isWithinReach(step, price, [step.bar.high, step.bar.low]),
  },
  { words: 'the last close is itself beyond the limit', asked: false, has: ({ step }) => isBeforeOdd(step) },
  {
    words: 'the price leaps between two levels',
    asked: false,
    has: (alone) => hasLeap(alone, NEAR_BACK),
  },
  {
    words: 'more than one new share for one old, and nobody declared it',
    asked: true,
    has: ({ step, price }) => price < step.before.close * DOUBLED,
  },
  {
    words: 'it takes back what the last close had gained',
    asked: true,
    has: ({ step, price }) => isReturn(step, price),
  },
  {
    words: 'it is too new to tell whether the level holds',
    asked: true,
    has: ({ step }) => step.bars.length - 1 - step.at < BARS_TO_HOLD,
  },
  {
    words: 'sources disagree about the day or the one before',
    asked: true,
    has: ({ step }) => isDisputed(step.bar) || isDisputed(step.before),
  },
  {
    words: 'other shares have one on the same day',
    asked: true,
    has: ({ step, isCluster }) => isCluster(step.bar.traded_on),
  },
  {
    words: 'the price leapt between two levels some weeks before',
    asked: true,
    has: (alone) => hasLeap(alone, FAR_BACK),
  },
];

/** With terms that differ, or a publisher who read the same, the company that it keeps on that day is no argument. */
export const faultOf = (alone: Alone, isBacked: boolean): Fault | null =>
  FAULTS.find(({ asked, has }) => !(asked && isBacked) && has(alone)) ?? null;
