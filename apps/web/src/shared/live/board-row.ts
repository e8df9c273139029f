import { type MarketState, QUOTE_FLAGS, type QuoteRow } from '@chuli/contracts/live';
import { type Rupees, type TradingDate, paisa, percentageChange, toRupees, tradingDate } from '@chuli/kernel';
import type { Phrase } from '@chuli/language';
import { dayLimits } from '@chuli/market';
import type { StockRow } from '../../api/reference-calls.ts';
import { sectorName } from '../market/sectors.ts';
import type { Session, SessionRow } from '../market/session-facts.ts';

/** One stock as a trader watches it, in rupees. Null until it has traded. */
export type BoardRow = {
  readonly symbol: string;
  readonly name: string | null;
  readonly sector: string | null;
  readonly sector_id: number | null;
  readonly instrument: string | null;
  readonly last: Rupees | null;
  readonly previous_close: Rupees | null;
  readonly change: Rupees | null;
  readonly percent: number | null;
  readonly open: Rupees | null;
  readonly high: Rupees | null;
  readonly low: Rupees | null;
  readonly volume: number;
  readonly amount: Rupees | null;
  readonly trades: number | null;
  readonly floor: Rupees | null;
  readonly ceiling: Rupees | null;
  readonly note: Phrase | null;
};

const rupees = (amount: number | null): Rupees | null => (amount === null ? null : toRupees(paisa(amount)));

/** The limits of the day, each on the tick around it. */
const limitsOf = (previousClose: number | null, day: TradingDate, instrument: string | null) => {
  const limits = dayLimits(previousClose === null ? null : paisa(previousClose), day, instrument);
  return { floor: rupees(limits?.lower ?? null), ceiling: rupees(limits?.upper ?? null) };
};

const NOTES: readonly (readonly [flag: number, note: Phrase])[] = [
  [QUOTE_FLAGS.halted, 'Halted'],
  [QUOTE_FLAGS.atUpper, 'Upper circuit'],
  [QUOTE_FLAGS.atLower, 'Lower circuit'],
  [QUOTE_FLAGS.outsideBand, 'Outside the limits'],
];

const noteOf = (flags: number): Phrase | null => NOTES.find(([flag]) => (flags & flag) !== 0)?.[1] ?? null;

const movedFrom = (last: number | null, previousClose: number | null) => {
  if (last === null || previousClose === null) return { change: null, percent: null };
  const change = last - previousClose;
  return { change: rupees(change), percent: percentageChange(last, previousClose) };
};

/** Of a stock that the reference does not know yet only the symbol is known. */
const knownOf = (stock: StockRow | undefined) => {
  const { name = null, sector_id = null, instrument = null } = stock ?? {};
  return { name, sector_id, instrument, sector: sectorName(sector_id) };
};

const liveRow = (
  quote: QuoteRow,
  previousClose: number | null,
  stock: StockRow | undefined,
  day: TradingDate,
): BoardRow => {
  const [symbol, last, open, high, low, volume, amount, trades, flags] = quote;
  const known = knownOf(stock);
  return {
    symbol,
    ...known,
    last: rupees(last),
    previous_close: rupees(previousClose),
    ...movedFrom(last, previousClose),
    open: rupees(open),
    high: rupees(high),
    low: rupees(low),
    volume,
    amount: rupees(amount),
    trades,
    ...limitsOf(previousClose, day, known.instrument),
    note: noteOf(flags),
  };
};

type Kept = { quote: QuoteRow; previousClose: number | null; stock: StockRow | undefined; row: BoardRow };

/** Turns states into rows; a stock whose quote did not change keeps its row, so that it is not drawn again. */
export const createBoard = () => {
  let kept = new Map<string, Kept>();
  let day = '';
  return (state: MarketState, stocks: ReadonlyMap<string, StockRow>): BoardRow[] => {
    const today = state.market?.day ?? '';
    if (today !== day) kept = new Map();
    day = today;
    if (today === '') return [];
    const closes = new Map(state.previous);
    return state.quotes.map((quote) => {
      const [symbol] = quote;
      const stock = stocks.get(symbol);
      const previousClose = closes.get(symbol) ?? null;
      const known = kept.get(symbol);
      if (known?.quote === quote && known.previousClose === previousClose && known.stock === stock)
        return known.row;
      const row = liveRow(quote, previousClose, stock, tradingDate(today));
      kept.set(symbol, { quote, previousClose, stock, row });
      return row;
    });
  };
};

const LIMIT_NOTES = { ceiling: 'Upper circuit', floor: 'Lower circuit' } as const satisfies Record<
  string,
  Phrase
>;

const lastRow = (row: SessionRow): BoardRow => ({
  symbol: row.symbol,
  name: row.name,
  sector: sectorName(row.sector_id),
  sector_id: row.sector_id,
  instrument: row.instrument,
  last: row.close,
  previous_close: row.previous_close,
  change: row.change,
  percent: row.percentage_change,
  open: row.open,
  high: row.high,
  low: row.low,
  volume: row.volume,
  amount: row.amount,
  trades: row.trades,
  floor: row.band_low,
  ceiling: row.band_high,
  note: row.limit === null ? null : LIMIT_NOTES[row.limit],
});

/** The last session in the same rows, for the hours without a live one. */
export const boardOfSession = (session: Session): BoardRow[] => session.rows.map(lastRow);
