import { type Column, ago, columnOf, joined } from '../bars.ts';
import { ema, wilder } from './averages.ts';

/** Wilder 1978: the mean rise as a share of mean rise and mean fall; 50 where the price has never moved. */
export const rsi = (close: Column, period: number): Column => {
  const moves = joined(close, ago(close), (now, before) => now - before);
  const part = (sign: 1 | -1): Column =>
    moves.map((move) => (move === null ? null : Math.max(0, sign * move)));
  return joined(wilder(part(1), period), wilder(part(-1), period), (up, down) =>
    up + down === 0 ? 50 : (100 * up) / (up + down),
  );
};

type Macd = { line: Column; signal: Column; histogram: Column };

/** Appel's MACD as in TA-Lib: both means give their first value on the same bar, and all is silent until the signal is. */
export const macd = (close: Column, fast: number, slow: number, signalBars: number): Macd => {
  const longest = Math.max(fast, slow);
  const whole = joined(
    ema(close, fast, longest - fast),
    ema(close, slow, longest - slow),
    (quick, calm) => quick - calm,
  );
  const signal = ema(whole, signalBars);
  const line = columnOf(close.length, (at) => (signal[at] === null ? null : (whole[at] ?? null)));
  return { line, signal, histogram: joined(line, signal, (one, other) => one - other) };
};
