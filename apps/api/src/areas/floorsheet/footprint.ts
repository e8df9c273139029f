import {
  MOST_CELL_BROKERS,
  MOST_FOOTPRINT_BROKERS,
  MOST_FOOTPRINT_STEPS,
  type ReplyOf,
  footprintContracts,
} from '@chuli/contracts';
import {
  type BrokerId,
  type Paisa,
  type StockSymbol,
  type TradingDate,
  fromRupees,
  paisa,
  percentOf,
  toRupees,
} from '@chuli/kernel';
import { OHLC_MINIMUM_QUANTITY, dayLimits, tickAround } from '@chuli/market';
import { listCompanies } from '@chuli/registry/reference';
import {
  type BrokerMinute,
  type MinuteBar,
  type PriceMinute,
  brokerMinutes,
  cellBrokers,
  minuteBars,
  priceMinutes,
  untimedVolume,
} from '@chuli/tape/floorsheet';
import { dailyBars } from '@chuli/tape/stock';
import { rupeesOrNull, sum } from '../../figures/figures.ts';
import { coverageOn } from '../../figures/floorsheet-coverage.ts';
import { mostTraded } from '../../figures/most-traded.ts';
import { type Context, implement } from '../../http/implement.ts';
import { dayAsked, latest, upTo } from '../../sessions.ts';
import { described } from './bulk-rows.ts';
import { priceStep } from './price-step.ts';

type Footprint = ReplyOf<typeof footprintContracts.footprint>;
type AskedDay = { readonly date?: TradingDate | undefined; readonly as_of?: TradingDate | undefined };

/** The asked session, else the newest whose trades have times, else the newest whose trades are known. */
const sessionOf = async ({ sessions, clock }: Context, { date, as_of }: AskedDay) => {
  const book = await sessions();
  const newest = latest(book.floorsheet, as_of, clock);
  const times_to = upTo(book.timed, dayAsked(as_of, clock)).at(-1) ?? null;
  const asked = date === undefined ? (times_to ?? newest) : date;
  return { as_of: newest, date: asked > newest ? newest : asked, times_to };
};

const SIDES = ['bought', 'sold', 'estimated_bought', 'estimated_sold'] as const;

/** Prices of one step together; minutes and prices stay in their order. */
const steppedCells = (rows: readonly PriceMinute[], step: number): PriceMinute[] => {
  const cells: PriceMinute[] = [];
  for (const row of rows) {
    const rate = paisa(Math.floor(row.rate / step) * step);
    const last = cells.at(-1);
    if (last === undefined || last.minute !== row.minute || last.rate !== rate) {
      cells.push({ ...row, rate });
      continue;
    }
    for (const side of SIDES) last[side] += row[side];
    last.volume += row.volume;
  }
  return cells;
};

const cellColumns = (cells: readonly PriceMinute[]): Footprint['cells'] => ({
  minute: cells.map(({ minute }) => minute),
  price: cells.map(({ rate }) => toRupees(rate)),
  bought: cells.map(({ bought }) => bought),
  sold: cells.map(({ sold }) => sold),
  estimated_bought: cells.map(({ estimated_bought }) => estimated_bought),
  estimated_sold: cells.map(({ estimated_sold }) => estimated_sold),
  none: cells.map((cell) => cell.volume - sum(SIDES.map((side) => cell[side]))),
});

const minuteColumns = (bars: readonly MinuteBar[]): Footprint['minutes'] => ({
  minute: bars.map(({ minute }) => minute),
  open: bars.map(({ open }) => rupeesOrNull(open)),
  high: bars.map(({ high }) => rupeesOrNull(high)),
  low: bars.map(({ low }) => rupeesOrNull(low)),
  close: bars.map(({ close }) => rupeesOrNull(close)),
  volume: bars.map(({ volume }) => volume),
  contracts: bars.map(({ contracts }) => contracts),
});

const brokerColumns = (rows: readonly BrokerMinute[]): Footprint['brokers'] => ({
  minute: rows.map(({ minute }) => minute),
  broker: rows.map(({ broker }) => broker),
  bought: rows.map(({ bought }) => bought),
  sold: rows.map(({ sold }) => sold),
  known: rows.map(({ known }) => known),
  came_in: rows.map(({ came_in }) => came_in),
});

const baseOf = async ({ tape }: Context, symbol: StockSymbol, date: TradingDate): Promise<Paisa | null> => {
  const [bar] = await dailyBars(tape, { tickers: [{ symbol, until: null }], from: date, to: date });
  return bar?.base ?? null;
};

const readFootprint = async (context: Context, symbol: StockSymbol, date: TradingDate) => {
  const { tape, reference } = context;
  const question = { symbol, date };
  const [cells, brokers, bars, untimed, listed, base, coverage] = await Promise.all([
    priceMinutes(tape, question),
    brokerMinutes(tape, { ...question, most: MOST_FOOTPRINT_BROKERS }),
    minuteBars(tape, { ...question, least: OHLC_MINIMUM_QUANTITY.on(date) }),
    untimedVolume(tape, question),
    listCompanies(reference, { as_of: date, symbol }),
    baseOf(context, symbol, date),
    coverageOn(context, date),
  ]);
  return { cells, brokers, bars, untimed, listed, base, coverage };
};

const largest = ([brokers, shares]: [BrokerId[], number[]]) =>
  brokers
    .map((broker, place) => ({ broker, shares: shares[place] ?? 0 }))
    .toSorted((one, other) => other.shares - one.shares || (one.broker < other.broker ? -1 : 1))
    .slice(0, MOST_CELL_BROKERS);

export const footprintEndpoints = implement(footprintContracts, {
  footprint: async (asked) => {
    const day = await sessionOf(asked, asked.query);
    const symbol = asked.query.symbol ?? (await mostTraded(asked, [day.date]));
    const read = await readFootprint(asked, symbol, day.date);
    const { cells, listed, base } = read;
    const instrument = listed[0]?.instrument ?? null;
    const limits = dayLimits(base, day.date, instrument);
    const rates = cells.map(({ rate }) => rate);
    const tick = tickAround(rates[0] ?? paisa(1), day.date, instrument);
    const step = priceStep(rates, tick, MOST_FOOTPRINT_STEPS);
    const isEmpty = cells.length === 0;
    const timed = sum(cells.map(({ volume }) => volume));
    return {
      ...day,
      coverage: read.coverage,
      ...described(symbol, new Map(listed.map((company) => [company.symbol, company]))),
      base: rupeesOrNull(base),
      lower: rupeesOrNull(limits?.lower ?? null),
      upper: rupeesOrNull(limits?.upper ?? null),
      step: isEmpty ? null : toRupees(paisa(step)),
      tick: isEmpty ? null : toRupees(tick),
      volume: timed + read.untimed,
      untimed: read.untimed,
      known_percent: percentOf(sum(cells.map(({ bought, sold }) => bought + sold)), timed),
      minutes: minuteColumns(read.bars),
      cells: cellColumns(steppedCells(cells, step)),
      brokers: brokerColumns(read.brokers),
    };
  },
  footprintCell: async (asked) => {
    const { symbol, from_minute, minutes, price, step } = asked.query;
    const { as_of, date } = await sessionOf(asked, asked.query);
    const lowest = fromRupees(price);
    const found = await cellBrokers(asked.tape, {
      symbol,
      date,
      from: from_minute,
      minutes,
      lowest,
      below: paisa(lowest + fromRupees(step)),
    });
    return {
      as_of,
      contracts: found.contracts,
      buyers: largest(found.buyers),
      sellers: largest(found.sellers),
    };
  },
});
