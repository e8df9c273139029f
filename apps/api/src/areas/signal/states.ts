import type { QueryOf, ReplyOf, signalPositionContracts } from '@chuli/contracts';
import { type TradingDate, toRupees, tradingDate } from '@chuli/kernel';
import { type Spell, signalSpells } from '@chuli/tape/signal';
import type { Asked } from '../../http/implement.ts';
import { medianOf } from '../../figures/figures.ts';
import { byTurnover, pageOf, sortedBy } from './row-pages.ts';
import { searchedTo, signalDays } from './days.ts';
import { listHeads } from './list-facts.ts';
import { type SessionsBetween, countSessions } from './sessions-between.ts';
import { type StockBook, openStockBook } from './stocks.ts';

type StatesReply = ReplyOf<typeof signalPositionContracts.live>;
type StateRow = StatesReply['rows'][number];

const BEGINNING = tradingDate('1990-01-01');
const LISTS = { families: ['buy-sell'], kinds: ['signal'], timeframes: ['daily'], sides: [] };
const FRESH_SESSIONS = 5;

/** Of every stock that still trades, the signal that has not ended. */
const stateRow =
  (book: StockBook, as_of: TradingDate, between: SessionsBetween) =>
  ({ symbol, side, began_on, close }: Spell): StateRow[] => {
    const now = book.closeNow(symbol);
    if (now === null) return [];
    return [
      {
        ...book.described(symbol),
        state: side,
        since: began_on,
        close_then: toRupees(close),
        close_now: toRupees(now),
        change_since: book.change(symbol, { on: began_on, close }),
        sessions: between(began_on, as_of),
        turnover: book.turnover(symbol),
      },
    ];
  };

const countsOf = (rows: readonly StateRow[]): StatesReply['counts'] => {
  const buys = rows.filter(({ state }) => state === 'buy');
  const sells = rows.filter(({ state }) => state === 'sell');
  return {
    buy: buys.length,
    sell: sells.length,
    median_buy: medianOf(buys.map(({ change_since }) => change_since)),
    median_sell: medianOf(sells.map(({ change_since }) => change_since)),
    fresh: rows.filter(({ sessions }) => sessions < FRESH_SESSIONS).length,
  };
};

/** One row per stock, all of them read before a page is cut. */
export const states = async (
  asked: Asked<QueryOf<typeof signalPositionContracts.live>>,
): Promise<StatesReply> => {
  const { query } = asked;
  const { as_of, sessions } = await signalDays(asked);
  const [signals_to, lists, spells, book] = await Promise.all([
    searchedTo(asked, as_of),
    listHeads(asked.tape, LISTS, as_of),
    signalSpells(asked.tape, { ...LISTS, from: as_of, to: as_of, symbol: query.symbol }),
    openStockBook(asked, { as_of, sessions, since: BEGINNING }),
  ]);
  const standing = spells.filter(({ ended_on }) => ended_on === null);
  const latestOf = new Map(standing.toReversed().map((spell) => [spell.symbol, spell]));
  const found = [...latestOf.values()]
    .filter(({ symbol, side }) => book.passes(symbol, query) && side === (query.side ?? side))
    .flatMap(stateRow(book, as_of, countSessions(sessions)));
  const { rows, ...paged } = pageOf(sortedBy(byTurnover(found), query.sort), query);
  return { as_of, signals_to, ...paged, counts: countsOf(found), lists, rows };
};
