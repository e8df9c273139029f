import { type Paisa, type StockSymbol, type TradingDate, addDays, tradingDate } from '@chuli/kernel';
import { type ActionBar, type ActionInputs, type Finding, findActions } from '../src/index.ts';

const FIRST = tradingDate('2023-01-02');
const SESSIONS = 60;
/** The session on which something happens to the security under test. */
export const EX = 30;

export const day = (at: number): TradingDate => addDays(FIRST, at);

const paisa = (rupees: number): Paisa => Math.round(rupees * 100) as Paisa;

const barOf = (
  symbol: string,
  at: number,
  close: number,
  previous: number | null,
  { sources, flags } = { sources: 2, flags: '' },
): ActionBar => ({
  symbol: symbol as StockSymbol,
  traded_on: day(at),
  open: paisa(close),
  high: paisa(close),
  low: paisa(close),
  close: paisa(close),
  last_traded: null,
  previous_close: previous === null ? null : paisa(previous),
  sources_agreeing: sources,
  flags,
});

/** A share that goes up and down by a percent: 100, 101, 100, 101. */
const swing = (price: number, at: number): number => Number((price * (at % 2 === 0 ? 1 : 1.01)).toFixed(2));

type Shape = { silent?: readonly number[]; flags?: string; sources?: number; symbol?: string };

/**
 * Closes up to the ex-date end with `before`, those from it on begin with `after`, and `previous` is printed on the
 * ex-date. Every other day prints the close of the bar before it.
 */
export const series = (
  before: readonly number[],
  after: readonly number[],
  previous: number | null,
  { silent = [], flags = '', sources = 2, symbol = 'X' }: Shape = {},
): ActionBar[] => {
  const [first = 0] = before;
  const last = after.at(-1) ?? 0;
  const closes = Array.from({ length: SESSIONS }, (_, at) =>
    at < EX
      ? (before[at - EX + before.length] ?? swing(first, EX - before.length - at))
      : (after[at - EX] ?? swing(last, at)),
  );
  const traded = closes.map((close, at) => ({ close, at })).filter(({ at }) => !silent.includes(at));
  return traded.map(({ close, at }, index) => {
    const printed = at === EX ? previous : (traded[index - 1]?.close ?? null);
    return barOf(symbol, at, close, printed, { sources, flags: at === EX - 1 ? flags : '' });
  });
};

const OTHERS = 12;

const othersOf = (alsoRestated: number): ActionBar[] =>
  Array.from({ length: OTHERS }, (_, share) =>
    Array.from({ length: SESSIONS }, (__, at) => {
      const isRestated = at === EX && share < alsoRestated;
      return barOf(`OTHER${share}`, at, 100, isRestated ? 95 : 100);
    }),
  ).flat();

type Setting = Partial<Omit<ActionInputs, 'listed'>> & {
  readonly instrument?: string | null;
  readonly symbol?: string;
  readonly alsoRestated?: number;
  readonly listed?: readonly { ex_on: TradingDate; prior_close: number; restated_close: number }[];
};

/** What is found for the security under test in a market of quiet shares. */
export const find = (bars: readonly ActionBar[], setting: Setting = {}): Finding[] => {
  const { instrument = 'Equity', symbol = 'X', alsoRestated = 0, listed = [], ...inputs } = setting;
  const others = othersOf(alsoRestated);
  return findActions({
    ...inputs,
    bars: [...others, ...bars],
    securities: [
      { symbol: symbol as StockSymbol, instrument },
      ...others.map((bar) => ({ symbol: bar.symbol, instrument: 'Equity' })),
    ],
    listed: listed.map(({ ex_on, prior_close, restated_close }) => ({
      symbol: symbol as StockSymbol,
      ex_on,
      prior_close: prior_close as Paisa,
      restated_close: restated_close as Paisa,
    })),
  }).filter((finding) => finding.symbol === symbol);
};
