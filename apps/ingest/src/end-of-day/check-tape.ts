import type { TradingDate } from '@chuli/kernel';
import { OHLC_MINIMUM_QUANTITY, closingAverageFrom } from '@chuli/market';
import { type Session, hashTrades } from '@chuli/session';
import type { Tape } from '@chuli/tape';
import {
  type BarFigures,
  type TradedFigures,
  barFigures,
  brokerFigures,
  declaredTotals,
  tradedBrokerFigures,
  tradedFigures,
} from '@chuli/tape/reconcile';
import { storedTrades } from '../stored-trades.ts';

const differs = (traded: TradedFigures, bar: BarFigures | undefined): boolean => {
  if (bar === undefined) return true;
  const hasPrice = traded.board_trades > 0;
  const isPriced =
    !hasPrice ||
    (bar.open === traded.board_open && bar.high === traded.board_high && bar.low === traded.board_low);
  return !(
    isPriced &&
    bar.volume === traded.volume &&
    bar.amount === traded.amount &&
    bar.trades === traded.trades
  );
};

const checkBars = (traded: readonly TradedFigures[], bars: readonly BarFigures[]): string[] => {
  const barOf = new Map(bars.map((bar) => [bar.symbol, bar]));
  const unlike = traded.filter((figures) => differs(figures, barOf.get(figures.symbol)));
  return [
    ...unlike.map(({ symbol }) => `bar of ${symbol} is not the fold of its trades`),
    ...(bars.length === traded.length ? [] : [`${bars.length} bars of ${traded.length} symbols that traded`]),
  ];
};

/** Both orders of the roll-ups equal the trades, and each share bought was sold. */
const checkBrokers = async (tape: Tape, day: TradingDate): Promise<string[]> => {
  const should = await tradedBrokerFigures(tape, day);
  const text = JSON.stringify(should);
  const reasons = should
    .filter(({ bought, sold }) => bought !== sold)
    .map(({ symbol }) => `brokers bought and sold different volumes of ${symbol}`);
  for (const table of ['broker_day_by_symbol', 'broker_day_by_broker'] as const) {
    if (JSON.stringify(await brokerFigures(tape, table, day)) !== text)
      reasons.push(`${table} is not the sum`);
  }
  return reasons;
};

const checkDeclared = async (
  tape: Tape,
  day: TradingDate,
  traded: readonly TradedFigures[],
): Promise<string[]> => {
  const declared = await declaredTotals(tape, day);
  if (declared === null) return ['no declared totals on the tape'];
  const sum = (of: (row: TradedFigures) => number): number =>
    traded.reduce((total, row) => total + of(row), 0);
  const isEqual =
    declared.turnover === sum(({ amount }) => amount) &&
    declared.volume === sum(({ volume }) => volume) &&
    declared.trades === sum(({ trades }) => trades) &&
    (declared.symbols ?? traded.length) === traded.length;
  return isEqual ? [] : ['declared totals are not the sum of the trades on the tape'];
};

const hashOfStored = async (tape: Tape, day: TradingDate): Promise<string> => {
  const trades = [];
  for await (const trade of storedTrades(tape, day)) trades.push(trade);
  return hashTrades(trades);
};

/** Reads a day back: floorsheet = fold of the log, bars = floorsheet, roll-ups = floorsheet, summary = floorsheet. */
export const checkTape = async (
  tape: Tape,
  session: Pick<Session, 'day' | 'tradesHash'>,
): Promise<string[]> => {
  const { day } = session;
  const minimum = OHLC_MINIMUM_QUANTITY.on(day);
  const traded = await tradedFigures(tape, day, { minimum, late: closingAverageFrom(day) });
  const isSame = (await hashOfStored(tape, day)) === session.tradesHash();
  return [
    ...(isSame ? [] : ['the floorsheet on the tape is not the one of the log']),
    ...checkBars(traded, await barFigures(tape, day)),
    ...(await checkBrokers(tape, day)),
    ...(await checkDeclared(tape, day, traded)),
  ];
};
