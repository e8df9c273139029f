import { type QueryOf, type ReplyOf, signalPositionContracts } from '@chuli/contracts';
import { type StockSymbol, type TradingDate, toRupees, tradingDate } from '@chuli/kernel';
import { type SignalLists, type Spell, signalSpells } from '@chuli/tape/signal';
import { type Asked, implement } from '../../http/implement.ts';
import { rupeesOrNull } from '../../figures/figures.ts';
import { byTurnover, pageOf, sortedOn } from './row-pages.ts';
import { type SessionsBetween, countSessions } from './sessions-between.ts';
import { searchedTo, signalDays } from './days.ts';
import { listHeads } from './list-facts.ts';
import { preview } from './preview.ts';
import { states } from './states.ts';
import { type StockBook, openStockBook } from './stocks.ts';

type PositionsQuery = QueryOf<typeof signalPositionContracts.daily>;
type PositionsReply = ReplyOf<typeof signalPositionContracts.daily>;
type PositionRow = PositionsReply['rows'][number];

const BEGINNING = tradingDate('1990-01-01');

const signalsOfFamily = (family: string, timeframe: string): SignalLists => ({
  families: [family],
  kinds: ['signal'],
  timeframes: [timeframe],
  sides: [],
});

type Position = { symbol: StockSymbol; buy: Spell | null; sell_date: TradingDate | null; sell: Spell | null };

/** A buy and the sell with which it ended; a sell that ended no buy stands alone. */
const positionsIn = (spells: readonly Spell[]): Position[] => {
  const sells = new Map(
    spells.filter(({ side }) => side === 'sell').map((spell) => [`${spell.symbol} ${spell.began_on}`, spell]),
  );
  const pairs = spells
    .filter(({ side }) => side === 'buy')
    .map((buy): Position => {
      const key = `${buy.symbol} ${buy.ended_on}`;
      const sell = sells.get(key) ?? null;
      sells.delete(key);
      return { symbol: buy.symbol, buy, sell_date: buy.ended_on, sell };
    });
  const alone = [...sells.values()].map((sell): Position => ({
    symbol: sell.symbol,
    buy: null,
    sell_date: sell.began_on,
    sell,
  }));
  return [...pairs, ...alone];
};

const momentOf = ({ began_on, close }: Spell) => ({ on: began_on, close });

/** To the sell, or to the latest close while there is none; not known where the price of the sell is not. */
const gainOf = ({ symbol, buy, sell_date, sell }: Position, book: StockBook): number | null => {
  if (buy === null) return null;
  if (sell_date === null) return book.change(symbol, momentOf(buy));
  return sell === null ? null : book.change(symbol, momentOf(buy), momentOf(sell));
};

const rowMaker =
  (book: StockBook, as_of: TradingDate, between: SessionsBetween) =>
  (position: Position): PositionRow => {
    const { symbol, buy, sell_date, sell } = position;
    return {
      ...book.described(symbol),
      buy_date: buy === null ? null : buy.began_on,
      sell_date,
      buy_close: buy === null ? null : toRupees(buy.close),
      sell_close: sell === null ? null : toRupees(sell.close),
      close_now: rupeesOrNull(book.closeNow(symbol)),
      gain: gainOf(position, book),
      sessions: buy === null ? null : between(buy.began_on, sell_date ?? as_of),
      turnover: book.turnover(symbol),
    };
  };

/** The later of the two dates, by which positions are newest first. */
const lastDate = ({ buy_date, sell_date }: PositionRow): TradingDate | null =>
  buy_date !== null && (sell_date === null || buy_date > sell_date) ? buy_date : sell_date;

/** Positions that were opened or closed in the last sessions, the newest first. */
const positions =
  (lists: SignalLists, usual: number) =>
  async (asked: Asked<PositionsQuery>): Promise<PositionsReply> => {
    const { tape, query } = asked;
    const { as_of, sessions } = await signalDays(asked);
    const days = query.days ?? (query.symbol === undefined ? usual : sessions.length);
    const from = sessions.at(-Math.max(1, days)) ?? sessions[0] ?? as_of;
    const [signals_to, heads, spells, book] = await Promise.all([
      searchedTo(asked, as_of),
      listHeads(tape, lists, as_of),
      signalSpells(tape, { ...lists, from, to: as_of, symbol: query.symbol }),
      openStockBook(asked, { as_of, sessions, since: BEGINNING }),
    ]);
    const found = positionsIn(spells)
      .filter(({ symbol }) => book.passes(symbol, query))
      .map(rowMaker(book, as_of, countSessions(sessions)))
      .filter((row) => (lastDate(row) ?? '') >= from);
    const sorted = sortedOn(byTurnover(found), query.sort, (row, key) =>
      key === 'date' ? lastDate(row) : row[key],
    );
    return { as_of, signals_to, lists: heads, ...pageOf(sorted, query) };
  };

export const signalPositionEndpoints = implement(signalPositionContracts, {
  preview,
  daily: positions(signalsOfFamily('buy-sell', 'daily'), 90),
  live: states,
  weekly: positions(signalsOfFamily('buy-sell', 'weekly'), 365),
  hourly: positions(signalsOfFamily('buy-sell', 'hourly'), 365),
  earlyPositions: positions(signalsOfFamily('early-buy-sell', 'daily'), 21),
  stopDaily: positions(signalsOfFamily('trailing-stop', 'daily'), 90),
  stopWeekly: positions(signalsOfFamily('trailing-stop', 'weekly'), 365),
  stopHourly: positions(signalsOfFamily('trailing-stop', 'hourly'), 365),
});
