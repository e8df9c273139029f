import type { StockSymbol, TradingDate } from '@chuli/kernel';
import {
  type Arena,
  FAILS,
  HOLDS,
  type Program,
  compile,
  factsAt,
  openArena,
  parseScan,
  printRule,
} from '@chuli/scan';
import { type JudgedStock, judgeStocks } from './judged-stocks.ts';
import { closeOf } from './load-market.ts';
import type { ScanMarket } from './scan-market.ts';

/** What a rule says of a stock on the bar that closed with a session, and what it compared. */
export type StockTruth = {
  readonly symbol: StockSymbol;
  readonly truth: 'holds' | 'fails' | 'silent';
  readonly figures: readonly {
    readonly name: string;
    readonly value: number | null;
    readonly unit: string;
  }[];
};

/** What a column says at a bar. */
export const truthWord = (truth: number | undefined): StockTruth['truth'] => {
  if (truth === HOLDS) return 'holds';
  return truth === FAILS ? 'fails' : 'silent';
};

const wordOf = ({ truths, base, length }: JudgedStock, moment: number): StockTruth['truth'] => {
  const bar = length - 1;
  if (base.closedAt[bar] !== moment) return 'silent';
  return truthWord(truths[bar]);
};

/** What a rule compared on a bar of the stock that was judged last. */
export const figuresAt = (arena: Arena, program: Program, bar: number): StockTruth['figures'] =>
  factsAt(arena, program, bar).map(({ condition, values: [value = null], unit }) => ({
    name: printRule(condition),
    value,
    unit,
  }));

/**
 * Of every stock of a scan's universe what its rule is on the bar that closed with a session; silent where none did.
 * Throws a ScanFault where the text is no scan.
 */
export const truthsOn = async (market: ScanMarket, text: string, day: TradingDate): Promise<StockTruth[]> => {
  const { scan } = parseScan(text);
  const program = compile(scan.rule, true);
  const found: StockTruth[] = [];
  const moment = closeOf(day);
  const judging = { program, universe: scan.universe, mine: new Set<string>(), asOf: day, isHistory: false };
  await judgeStocks(market, judging, openArena(), {
    take: (stock) => {
      const truth = wordOf(stock, moment);
      const figures = truth === 'silent' ? [] : figuresAt(stock.arena, program, stock.length - 1);
      found.push({ symbol: stock.symbol, truth, figures });
    },
    miss: (symbol) => found.push({ symbol, truth: 'silent', figures: [] }),
  });
  return found;
};
