import type { ReplyOf, signalScanContracts } from '@chuli/contracts';
import type { StockSymbol, TradingDate } from '@chuli/kernel';
import {
  type ListColumns,
  type Match,
  type PageOrder,
  type SignalLists,
  signalFills,
  signalPage,
} from '@chuli/tape/signal';
import type { Context } from '../../http/implement.ts';
import { sortedBy } from './row-pages.ts';
import { type SignalDays, searchedTo } from './days.ts';
import { type ListName, type SignalListHead, listHeads, nameOf } from './list-facts.ts';
import { NO_NEAR, nearOf } from './near.ts';
import { fillsBy, signalRow } from './rows.ts';
import { openStockBook } from './stocks.ts';

export type SignalsReply = ReplyOf<typeof signalScanContracts.strongBuy>;
type Verdict = keyof SignalsReply['counts']['verdicts'];
type Sort = PageOrder['by'] | 'number' | 'excess';

/** How a question about signals is filtered, sorted and cut. */
export type PageQuery = {
  symbol?: StockSymbol | undefined;
  sector_id?: number | undefined;
  smallest_turnover: number;
  verdict?: Verdict | undefined;
  sort: Exclude<Sort, 'place'> | `-${Exclude<Sort, 'place'>}`;
  page: number;
  page_size: number;
};

export type Span = SignalDays & {
  from: TradingDate;
  /** The last session of which signals are meant, where it is not the as-of day. */
  last?: TradingDate;
  match?: Match | null;
  /** All that has not ended, whenever it began: of each stock the latest. */
  standing?: boolean;
  /** Stocks alone on which these lists have one voice. */
  alone?: SignalLists;
};

/** The groups in the order in which a board shows them. */
const GROUPS: readonly Verdict[] = ['edge', 'unjudged', 'no-edge'];

const groupOf = ({ record }: SignalListHead): Verdict => {
  if (record === null || record.verdict === 'too-few') return 'unjudged';
  return record.verdict;
};

/** Figures of the record by which signals are sorted. */
const FIGURES = {
  number: ({ record }: SignalListHead) => record?.number ?? null,
  excess: ({ record }: SignalListHead) => record?.mean_excess ?? null,
} as const;

const isFigure = (by: string): by is keyof typeof FIGURES => Object.hasOwn(FIGURES, by);

const orderOf = (sort: PageQuery['sort']): PageOrder => {
  const descending = sort.startsWith('-');
  const by = (descending ? sort.slice(1) : sort) as Exclude<Sort, 'place'>;
  return isFigure(by) ? { by: 'place', descending: false } : { by, descending };
};

/** Equal figures have the same place. */
const placesOf = (heads: readonly SignalListHead[], sort: PageQuery['sort']): Map<string, number> => {
  const by = sort.replace('-', '');
  if (!isFigure(by)) return new Map();
  const figured = heads.map((head) => ({ name: nameOf(head), figure: FIGURES[by](head) }));
  const sorted = sortedBy(figured, sort.startsWith('-') ? '-figure' : 'figure');
  return new Map(sorted.map(({ name, figure }) => [name, sorted.findIndex((one) => one.figure === figure)]));
};

/** What the engine has to know of lists; their places only where it sorts by them. */
export const listColumns = (
  heads: readonly SignalListHead[],
  places: ReadonlyMap<string, number> = new Map(),
): ListColumns => ({
  names: heads.map(nameOf),
  groups: heads.map((head) => GROUPS.indexOf(groupOf(head))),
  places: heads.map((head) => places.get(nameOf(head)) ?? 0),
});

/** Only what the rows of this page need. */
const listsOf = (heads: readonly SignalListHead[], rows: readonly ListName[]): SignalListHead[] => {
  const shown = new Set(rows.map(nameOf));
  return heads.filter((head) => shown.has(nameOf(head)));
};

export const recordsOf = (heads: readonly SignalListHead[]): SignalsReply['records'] => ({
  lists: heads.filter(({ record }) => record !== null).length,
  edge: heads.filter(({ record }) => record?.verdict === 'edge').length,
});

/** A page of the signals of some lists with all that a row tells, and on the first what lacks one condition. */
export const signalsOf = async (
  context: Pick<Context, 'tape' | 'reference' | 'sessions'>,
  lists: SignalLists,
  { from, last, match = null, standing = false, alone, ...days }: Span,
  query: PageQuery,
): Promise<SignalsReply> => {
  const { tape } = context;
  const { symbol, verdict, sort, page, page_size } = query;
  const { as_of, sessions } = days;
  const [signals_to, heads, book] = await Promise.all([
    searchedTo(context, as_of),
    listHeads(tape, lists, as_of),
    openStockBook(context, { as_of, sessions, since: from }),
  ]);
  const [{ counts, signals }, near] = await Promise.all([
    signalPage(tape, {
      ...lists,
      from,
      to: as_of,
      last: last ?? as_of,
      match,
      symbol,
      stocks: book.columns,
      adjustments: book.adjustments,
      lists: listColumns(heads, placesOf(heads, sort)),
      standing,
      alone: alone ?? null,
      only: book.inSector(query.sector_id),
      smallest_turnover: Math.round(query.smallest_turnover * 100),
      group: verdict === undefined ? null : GROUPS.indexOf(verdict),
      order: orderOf(sort),
      limit: page_size,
      offset: (page - 1) * page_size,
    }),
    page === 1 ? nearOf(tape, book, { lists, on: as_of, filters: query }) : NO_NEAR,
  ]);
  const fillOf = fillsBy(await signalFills(tape, signals), days);
  const rows = signals.map((signal) => signalRow(signal, book, fillOf));
  const [edge, unjudged, noEdge] = counts.groups;
  const verdicts = { edge, unjudged, 'no-edge': noEdge };
  return {
    as_of,
    signals_to,
    page,
    page_size,
    total: verdict === undefined ? edge + unjudged + noEdge : verdicts[verdict],
    counts: { buy: counts.buy, sell: counts.sell, stocks: counts.stocks, verdicts },
    records: recordsOf(heads),
    lists: listsOf(heads, [...rows, ...near.near]),
    rows,
    ...near,
  };
};
