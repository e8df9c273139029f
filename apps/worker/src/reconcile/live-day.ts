import type { TradingDate } from '@chuli/kernel';
import { OHLC_MINIMUM_QUANTITY } from '@chuli/market';
import { type BarFigures, joinBars } from '@chuli/session';
import type { Tape } from '@chuli/tape';
import { DAY_LAWS, barFigures, checkDay } from '@chuli/tape/reconcile';

/** What must hold of a day that was taken over live: floorsheet, brokers, market, contracts, bars of bars. */
export const LAWS = [...DAY_LAWS, 'I5'] as const;
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

const minutesOf = async (tape: Tape, date: TradingDate): Promise<Minute[]> => {
  const params = { date, minimum: OHLC_MINIMUM_QUANTITY.on(date) };
  const result = await tape.query({ query: MINUTES, query_params: params, format: 'JSONEachRow' });
  return result.json<Minute>();
};

const foldTo = (bars: readonly Minute[], length: number): Minute[] =>
  [...Map.groupBy(bars, ({ minute }) => Math.floor(minute / length) * length)].map(([minute, group]) =>
    Object.assign({ symbol: group[0]?.symbol ?? '', minute }, joinBars(group)),
  );

/** A day is the fold of its hours, they of their half hours, they of their minutes. */
const checkFolds = async (tape: Tape, date: TradingDate): Promise<string[]> => {
  const minutes = await minutesOf(tape, date);
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

/** Holds a day that came live against itself and against what was declared. */
export const checkLiveDay = async (tape: Tape, date: TradingDate): Promise<LawResults> => {
  const { untimed, ...laws } = await checkDay(tape, date);
  return { ...laws, I5: untimed > 0 ? [] : await checkFolds(tape, date) };
};

export const brokenLaws = (results: LawResults): Law[] => LAWS.filter((law) => results[law].length > 0);
