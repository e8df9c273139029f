import type { RepliedBy } from '@chuli/contracts';
import type { PagedQuery } from '../../api/fetch-pages.ts';
import { cellKey, listsByKey } from '../../shared/signal/board-rows.ts';
import { listTitle } from '../../shared/signal/signal-words.ts';

export type StocksReply = RepliedBy<'/data/signal-stocks/'>;
export type StocksQuery = PagedQuery<'/data/signal-stocks/'>;

/** By what the server sorts. */
export const STOCK_SORTS = ['newest', 'symbol', 'close', 'change', 'buy', 'sell', 'turnover'] as const;

type SortKey = (typeof STOCK_SORTS)[number];
export type StockSort = SortKey | `-${SortKey}`;

/** What a board is shown with. */
export type BoardShown = {
  reply: StocksReply;
  query: StocksQuery;
  values: { sort: string; open: string };
  set: (changes: { sort?: StockSort; open?: string; days?: '5' | '20'; turnover?: '0' }) => void;
};

/** A stock of the board, and the name of the rule that fired on it last. */
export type StockRow = StocksReply['rows'][number] & { rule: string };

export const stockRows = ({ lists, rows }: Pick<StocksReply, 'lists' | 'rows'>): StockRow[] => {
  const known = listsByKey(lists);
  return rows.map((row) => {
    const list = known.get(cellKey(row));
    return { ...row, rule: list === undefined ? row.family : listTitle(list) };
  });
};
