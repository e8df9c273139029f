import type { Bench } from './bench.ts';
import { type Close, closeBar, savedScans } from './lib/scan-bank.ts';
import { compareWithHand, madeStock } from './lib/scan-loop.ts';
import { measuredTable } from './lib/scan-measure.ts';
import { timeCostliest, timeTyped } from './lib/scan-typed.ts';

const BARS = 650_000;
/** Whole histories against a loop by hand. */
const MOST_HAND = 2;
/** All saved scans from their conditions against the bits alone. */
const MOST_KERNEL = 3;
/** Ten times as many saved scans take less than four times as long. */
const MOST_EXPONENT = 0.6;
/** Milliseconds: half of the 200 in which whoever types a rule sees how many stocks it finds. */
const MOST_TYPED = 100;

type Size = { readonly saved: readonly number[]; readonly stocks: number; readonly bars: number };

const SMALL: Size = { saved: [1_000, 10_000, 100_000], stocks: 96, bars: 400 };
const FULL: Size = { saved: [10_000, 100_000, 1_000_000], stocks: 330, bars: 2_000 };

const thousands = (count: number): string => count.toLocaleString('en-US');
const ms = (time: number): string => `${time.toFixed(1)} ms`;

const exponent = (one: Close, other: Close, timeOf: (close: Close) => number): number =>
  Math.log(timeOf(other) / timeOf(one)) / Math.log(other.saved / one.saved);

const whole = ({ ofConditions, ofScans }: Close): number => ofConditions + ofScans;

const printClose = (close: Close, keptIn: number): void => {
  const { saved, distinct, conditions, indicators, bytes, hits } = close;
  console.log(
    `${thousands(saved)} saved: ${thousands(distinct)} different, of ${thousands(conditions)} conditions and ` +
      `${indicators} indicators, in ${(bytes / 1e6).toFixed(1)} MB; ${thousands(hits)} hits; kept in ${ms(keptIn)}`,
  );
  console.log(
    `    conditions of all stocks ${ms(close.ofConditions)}, scans ${ms(close.ofScans)}, bits alone ${ms(close.ofKernel)} ` +
      `(${close.ratio.toFixed(2)} ×)`,
  );
};

type Closes = { readonly ratio: number; readonly growth: number };

const closeBars = ({ saved, stocks, bars }: Size): Closes => {
  const market = Array.from({ length: stocks }, (_, at) => madeStock(at + 1, bars));
  // Once without looking at the clock, so that the first is not slower than the others.
  closeBar(savedScans(saved[0] ?? 0), market);
  const closes = saved.map((count) => {
    const scans = savedScans(count);
    const close = closeBar(scans, market);
    printClose(close, scans.keptIn);
    return close;
  });
  const steps = closes.slice(1).map((close, at) => ({ one: closes[at] ?? close, other: close }));
  const growth = steps.map(({ one, other }) => exponent(one, other, whole));
  const ofScans = steps.map(({ one, other }) => exponent(one, other, (close) => close.ofScans));
  console.log(
    `a close grows with saved scans to the power of ${growth.map((one) => one.toFixed(2)).join(' and ')}; ` +
      `its scans alone, of ${stocks} stocks, of ${ofScans.map((one) => one.toFixed(2)).join(' and ')}`,
  );
  return { ratio: Math.max(...closes.slice(1).map(({ ratio }) => ratio)), growth: Math.max(...growth) };
};

/** Scans over whole histories beside a loop by hand, many saved ones beside the bits alone, and one that is typed. */
export const bench: Bench = async ({ full, measure }) => {
  if (measure) {
    console.log(measuredTable());
    return 0;
  }
  const hand = compareWithHand(BARS);
  console.log(
    `four conditions over ${thousands(hand.bars)} bars: ${ms(hand.engine)}, by hand ${ms(hand.hand)}, ` +
      `${thousands(hand.matches)} matches, ${hand.differences} that differ`,
  );
  const { ratio, growth } = closeBars(full ? FULL : SMALL);
  const typed = timeTyped();
  console.log(`a typed rule for 250 stocks: middle ${ms(typed.middle)}, slowest ${typed.slowest}`);
  const { told, taken, conditions } = timeCostliest();
  console.log(
    `the costliest that is let through, ${conditions} conditions over 250 × 3,500 bars: told ${told.toFixed(2)} s, ` +
      `taken ${taken.toFixed(2)} s`,
  );
  const isSame = hand.differences === 0 && hand.matches > 0;
  const isGood =
    isSame &&
    hand.ratio <= MOST_HAND &&
    ratio <= MOST_KERNEL &&
    growth <= MOST_EXPONENT &&
    typed.most <= MOST_TYPED;
  console.log(
    `scan: ${isSame ? 'the same matches' : 'OTHER MATCHES'} in ${hand.ratio.toFixed(2)} × a loop by hand (target ${MOST_HAND}); ` +
      `saved scans in ${ratio.toFixed(2)} × the bits alone (target ${MOST_KERNEL}), growing to the power of ` +
      `${growth.toFixed(2)} (target ${MOST_EXPONENT}); typed p95 ${typed.most.toFixed(0)} ms (target ${MOST_TYPED}): ${isGood ? 'good' : 'SHORT'}`,
  );
  return isGood ? 0 : 1;
};
