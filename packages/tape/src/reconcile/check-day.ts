import { AppError, type TradingDate } from '@chuli/kernel';
import { type Tape, ask } from '../client.ts';
import { declaredTotals, tradedBrokerFigures } from './figures.ts';
import { reconcileDay } from './reconcile-day.ts';

/** What must hold of a day that came live: bars, brokers, declared totals and contracts are those of its floorsheet. */
export const DAY_LAWS = ['I1', 'I2', 'I3', 'I4'] as const;
/** Why a law does not hold; nothing where it does. */
export type DayLawResults = Readonly<Record<(typeof DAY_LAWS)[number], readonly string[]>> & {
  /** Contracts whose time is not known. */
  readonly untimed: number;
};

const CONTRACTS = `
SELECT count() AS trades, uniqExact(contract_id) AS contracts, countIf(traded_at IS NULL) AS untimed,
  sum(quantity) AS volume, sum(trade.amount) AS turnover, uniqExact(symbol) AS symbols
FROM counted_trade AS trade WHERE traded_on = {date:Date}`;

type Sums = {
  trades: number;
  contracts: number;
  untimed: number;
  volume: number;
  turnover: number;
  symbols: number;
};

const checkDeclared = async (tape: Tape, date: TradingDate, sums: Sums): Promise<string[]> => {
  const declared = await declaredTotals(tape, date);
  if (declared === null) return ['no declared totals'];
  return (['turnover', 'volume', 'trades', 'symbols'] as const).flatMap((name) =>
    declared[name] === null || declared[name] === sums[name]
      ? []
      : [`${name} ${sums[name]} of ${declared[name]} declared`],
  );
};

const ODD_LOTS = 'odd lots only';

/** Holds a day that came live against itself and against what was declared. */
export const checkDay = async (tape: Tape, date: TradingDate): Promise<DayLawResults> => {
  const [sums] = await ask<Sums>(tape, CONTRACTS, { date });
  if (sums === undefined) throw new AppError('data.inconsistent', { date });
  const { mismatches, rollUpErrors } = await reconcileDay(tape, date);
  const brokers = await tradedBrokerFigures(tape, date);
  return {
    I1: mismatches
      .filter(({ causes }) => causes.some((cause) => cause !== ODD_LOTS))
      .map(({ symbol, fields, causes }) => `${symbol} ${fields.join(', ')}: ${causes.join('; ')}`),
    I2: [
      ...rollUpErrors,
      ...brokers
        .filter(({ bought, sold }) => bought !== sold)
        .map(({ symbol, bought, sold }) => `${symbol}: ${bought} bought, ${sold} sold`),
    ],
    I3: await checkDeclared(tape, date, sums),
    I4: sums.contracts === sums.trades ? [] : [`${sums.trades - sums.contracts} contracts twice`],
    untimed: sums.untimed,
  };
};
