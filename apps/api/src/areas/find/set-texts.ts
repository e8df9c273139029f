import type { SetKind } from '@chuli/contracts';

/** The numbers of a set, by name. */
export type SetNumbers = Readonly<Record<string, number>>;

/** Two lines of a set; it turns up where the first crosses above the second, down where it crosses below. */
type Lines = (
  numbers: SetNumbers,
  tf: string,
) => readonly [buy: readonly [string, string], sell: readonly [string, string]];

const both = (line: string, other: string): ReturnType<Lines> => [
  [line, other],
  [line, other],
];

const LINES: Readonly<Record<SetKind, Lines>> = {
  sma: ({ low, high }, tf) => both(`sma(${low})${tf}`, `sma(${high})${tf}`),
  ema: ({ low, high }, tf) => both(`ema(${low})${tf}`, `ema(${high})${tf}`),
  rsi: ({ low, high }, tf) => [
    [`rsi(14)${tf}`, String(low)],
    [`rsi(14)${tf}`, String(high)],
  ],
  macd: (_, tf) => both(`macd(12, 26, 9).macd${tf}`, `macd(12, 26, 9).signal${tf}`),
  supertrend: ({ length, multiplier }, tf) =>
    both(`supertrend(${length}, ${multiplier}).direction${tf}`, '0'),
  di: ({ positive, negative }, tf) => both(`adx(${positive}).plus${tf}`, `adx(${negative}).minus${tf}`),
  psar: ({ start, increment, maximum }, tf) =>
    both(`psar(${start}, ${increment}, ${maximum}).direction${tf}`, '0'),
};

/** A set as the two rules that it stands for; both find what is new on the last bar. */
export const setTexts = (
  kind: SetKind,
  numbers: SetNumbers,
  timePeriod: string,
): { buy: string; sell: string } => {
  const [buy, sell] = LINES[kind](numbers, timePeriod === 'daily' ? '' : `, ${timePeriod}`);
  return {
    buy: `${buy[0]} crosses above ${buy[1]} as fresh`,
    sell: `${sell[0]} crosses below ${sell[1]} as fresh`,
  };
};
