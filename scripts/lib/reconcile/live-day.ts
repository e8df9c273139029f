import type { TradingDate } from '@chuli/kernel';
import { OHLC_MINIMUM_QUANTITY } from '@chuli/market';
import { type BarFigures, joinBars } from '@chuli/session';
import { type Tape, barFigures, declaredTotals, tradedBrokerFigures } from '@chuli/tape';
import { reconcileDay } from './reconcile-day.ts';

/** What must hold of a day that was taken over live: floorsheet, brokers, market, contracts, bars of bars. */
export const LAWS = ['I1', 'I2', 'I3', 'I4', 'I5'] as const;
export type Law = (typeof LAWS)[number];
/** Why a law does not hold; nothing where it does. */
export type LawResults = Readonly<Record<Law, readonly string[]>>;

type Minute = BarFigures & { symbol: string; minute: number };

const MINUTES = `
SELECT symbol, intDiv(toUnixTimestamp(assumeNotNull(traded_at)), 60) AS minute,
  argMinOrNullIf(rate, contract_id, quantity >= {minimum:UInt32}) AS open,
  maxOrNullIf(rate, quantity >= {minimum:UInt32}) AS high, minOrNullIf(rate, quantity >= {minimum:UInt32}) AS low,
  argMaxOrNullIf(rate, contract_id, quantity >= {minimum:UInt32}) AS close,
  sum(quantity) AS volume, sum(trade.amount) AS amount, count() AS trades
FROM counted_trade AS trade WHERE traded_on = {date:Date} AND traded_at IS NOT NULL
GROUP BY symbol, minute ORDER BY symbol, minute`;

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

const ask = async <Row>(tape: Tape, query: string, params: Record<string, unknown>): Promise<Row[]> =>
  (await tape.query({ query, query_params: params, format: 'JSONEachRow' })).json<Row>();

const foldTo = (bars: readonly Minute[], length: number): Minute[] =>
  [...Map.groupBy(bars, ({ minute }) => Math.floor(minute / length) * length)].map(([minute, group]) =>
    Object.assign({ symbol: group[0]?.symbol ?? '', minute }, joinBars(group)),
  );

/** A day is the fold of its hours, they of their half hours, they of their minutes. */
const checkFolds = async (tape: Tape, date: TradingDate): Promise<string[]> => {
  const minutes = await ask<Minute>(tape, MINUTES, { date, minimum: OHLC_MINIMUM_QUANTITY.on(date) });
  const days = new Map((await barFigures(tape, date)).map((bar) => [String(bar.symbol), bar]));
  return [...Map.groupBy(minutes, ({ symbol }) => symbol)].flatMap(([symbol, bars]) => {
    const folded = joinBars(foldTo(foldTo(bars, 30), 60));
    const day = days.get(symbol);
    const isSums =
      day?.volume === folded.volume && day.amount === folded.amount && day.trades === folded.trades;
    const isRange = folded.open === null || (day?.high === folded.high && day.low === folded.low);
    const isOpen = folded.open === null || day?.open === folded.open;
    return isSums && isRange && isOpen ? [] : [`${symbol}: the day is not the fold of its minutes`];
  });
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
export const checkLiveDay = async (tape: Tape, date: TradingDate): Promise<LawResults> => {
  const [sums] = await ask<Sums>(tape, CONTRACTS, { date });
  if (sums === undefined) throw new Error(`the tape does not answer about ${date}`);
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
    I5: sums.untimed > 0 ? [] : await checkFolds(tape, date),
  };
};

export const brokenLaws = (results: LawResults): Law[] => LAWS.filter((law) => results[law].length > 0);
