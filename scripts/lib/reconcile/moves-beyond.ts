import { PRICE_LIMITS } from '@chuli/market';
import type { AdjustedMoves, Close, Factor } from './adjusted-moves.ts';

/** A close with what its source printed beside it. */
export type PrintedClose = Close & { readonly previous_close: number | null; readonly flags: string };

/** A move of a share beyond the daily limit that no factor explains, with the bars around it. */
export type Beyond = {
  readonly bars: readonly PrintedClose[];
  readonly at: number;
  readonly factor: number;
  readonly isDoubtful: boolean;
};

const ROUNDING = 0.005;
const isOrdinary = (from: number, bar: PrintedClose): boolean =>
  Math.abs(bar.close / from - 1) <= PRICE_LIMITS.on(bar.traded_on).daily / 10_000 + ROUNDING;

const FIRST_SESSIONS = 3;
const BARS_UNTIL_RETURN = 4;

const returns = ({ bars, at }: Beyond): boolean => {
  const level = bars[at - 1]?.close ?? 0;
  return bars.slice(at + 1, at + 1 + BARS_UNTIL_RETURN).some((bar) => Math.abs(bar.close / level - 1) < 0.1);
};
const cameBack = ({ bars, at }: Beyond): boolean => {
  const level = bars[at]?.close ?? 0;
  return bars
    .slice(Math.max(0, at - 1 - BARS_UNTIL_RETURN), at - 1)
    .some(({ close }) => Math.abs(close / level - 1) < 0.1);
};

/** The likely cause of a move that remains; the first that is so counts. */
const CAUSES: readonly { readonly words: string; readonly is: (one: Beyond) => boolean }[] = [
  {
    words: 'in years of which the limit is not known',
    is: ({ bars, at }) => {
      const bar = bars[at];
      return bar !== undefined && PRICE_LIMITS.factOn(bar.traded_on).confidence === 'assumed';
    },
  },
  {
    words: 'among the first sessions of the share, whose range is wider',
    is: ({ at }) => at <= FIRST_SESSIONS,
  },
  { words: 'a doubtful action waits for an operator', is: ({ isDoubtful }) => isDoubtful },
  {
    words: 'sources disagree about one of the two bars',
    is: ({ bars, at }) => [bars[at - 1], bars[at]].some((bar) => bar?.flags.includes('D') === true),
  },
  { words: 'the price is back within days: a wrong bar', is: (one) => returns(one) || cameBack(one) },
  {
    words:
      'the printed previous close is another than our last close and allows the day: a wrong or missing bar before',
    is: ({ bars, at }) => {
      const bar = bars[at];
      return bar !== undefined && bar.previous_close !== null && isOrdinary(bar.previous_close, bar);
    },
  },
  { words: 'not explained', is: () => true },
];

const causeOf = (one: Beyond): string => CAUSES.find(({ is }) => is(one))?.words ?? '';

type Doubt = Omit<Factor, 'factor'>;

/** Puts the bars around the moves that remain, and whether an action waits there. */
export const movesBeyond = (
  bars: readonly PrintedClose[],
  remaining: AdjustedMoves['remaining'],
  doubtful: readonly Doubt[],
): Beyond[] => {
  const shares = Map.groupBy(bars, ({ symbol }) => symbol);
  const doubts = new Set(doubtful.map(({ symbol, ex_on }) => `${symbol} ${ex_on}`));
  return remaining.map(({ to, factor }) => {
    const own = shares.get(to.symbol) ?? [];
    const at = own.findIndex(({ traded_on }) => traded_on === to.traded_on);
    return { bars: own, at, factor, isDoubtful: doubts.has(`${to.symbol} ${to.traded_on}`) };
  });
};

const rupees = (paisa: number | null): string => (paisa === null ? '-' : (paisa / 100).toFixed(2));

const lineOf = ({ bars, at, factor }: Beyond): string => {
  const before = bars[at - 1];
  const bar = bars[at];
  return `${bar?.symbol} ${bar?.traded_on}: ${rupees(before?.close ?? null)} to ${rupees(bar?.close ?? null)}, previous close printed ${rupees(bar?.previous_close ?? null)}${factor === 1 ? '' : `, factor ${factor}`}`;
};

/** By cause, with some of each. */
export const printBeyond = (beyond: readonly Beyond[], shown: number): void => {
  for (const [cause, rows] of Map.groupBy(beyond, causeOf)) {
    console.log(`moves beyond the limit: ${rows.length}  ${cause}`);
    for (const row of rows.slice(0, shown)) console.log(`    ${lineOf(row)}`);
  }
};
