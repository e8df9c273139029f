import type { StockSymbol, TradingDate } from '@chuli/kernel';
import { type Value, compile, openArena, operandAt, parseScan } from '@chuli/scan';
import { judgeStocks } from './judged-stocks.ts';
import type { ScanMarket } from './scan-market.ts';

/** Holds on every bar of a day. */
const EVERY_DAY = 'close > 0 for all';

/** Of every stock what these values are on its last day up to one; null where nothing is known. */
export const lastValues = async (
  market: ScanMarket,
  values: readonly Value[],
  asOf: TradingDate,
): Promise<ReadonlyMap<StockSymbol, readonly (number | null)[]>> => {
  const { scan } = parseScan(EVERY_DAY);
  const program = compile(scan.rule, false, values);
  const found = new Map<StockSymbol, readonly (number | null)[]>();
  const judging = { program, universe: scan.universe, mine: new Set<string>(), asOf, isHistory: false };
  await judgeStocks(market, judging, openArena(), {
    take: ({ symbol, arena, length }) => {
      const told = program.told.map((operand) => operandAt(arena, operand, length - 1));
      found.set(
        symbol,
        told.map((value) => (Number.isFinite(value) ? value : null)),
      );
    },
    miss: () => undefined,
  });
  return found;
};
