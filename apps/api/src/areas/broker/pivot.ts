import { PIVOT_HISTORY, type QueryOf, type ReplyOf, pivotContracts } from '@chuli/contracts';
import type { StockSymbol, TradingDate } from '@chuli/kernel';
import { type PivotQuestion, brokerPivot, pivotHistory, sessionVolumes } from '@chuli/tape/broker';
import { type Asked, implement } from '../../http/implement.ts';
import type { SessionBook } from '../../sessions.ts';
import { type FlowRange, flowRange } from './flow-range.ts';
import { knownHead } from './known-sessions.ts';
import { type Axis, axesOf, cellsOf, countJudged, pivotTable } from './pivot-table.ts';
import { exDatesWithin, shareEras } from './share-eras.ts';
import { listCompanies } from '@chuli/registry/reference';

type PivotAsked = QueryOf<typeof pivotContracts.pivot>;
type PivotReply = ReplyOf<typeof pivotContracts.pivot>;

/** Known of asked below which nothing is judged. */
const LEAST_COVERAGE = 0.6;

/** The known sessions before the range; null where they are too few. */
const historyBefore = (
  { floorsheet }: SessionBook,
  { from_date }: FlowRange,
): readonly TradingDate[] | null => {
  const before = floorsheet.filter((session) => session < from_date).slice(-PIVOT_HISTORY);
  return before.length < PIVOT_HISTORY ? null : before;
};

const withheldOf = (range: FlowRange, history: readonly TradingDate[] | null): PivotReply['withheld'] => {
  if (range.sessions.length < LEAST_COVERAGE * range.held.length) return 'coverage';
  return history === null ? 'history' : null;
};

type Sectors = { sectors: Map<StockSymbol, number>; symbols: StockSymbol[] | undefined };

const stocksOf = async (asked: Asked<PivotAsked>, as_of: TradingDate): Promise<Sectors> => {
  const { symbol, sector_id } = asked.query;
  const companies = await listCompanies(asked.reference, { as_of });
  const sectors = new Map(
    companies.flatMap((one) => (one.sector_id === null ? [] : [[one.symbol, one.sector_id] as const])),
  );
  const ofSector = [...sectors].flatMap(([one, id]) => (id === sector_id ? [one] : []));
  const named = sector_id === undefined ? undefined : ofSector;
  if (symbol === undefined) return { sectors, symbols: named };
  return { sectors, symbols: named === undefined || named.includes(symbol) ? [symbol] : [] };
};

/** Of a table whose rows or columns are sessions, every cell has the history of its other side. */
const keysOf = (axis: Axis, dimension: PivotAsked['rows']): string[] =>
  dimension === 'day' ? [''] : axis.keys;

const pivot = async (asked: Asked<PivotAsked>): Promise<PivotReply> => {
  const { query, tape } = asked;
  const { rows, columns, measure, broker } = query;
  const book = await asked.sessions();
  const range = flowRange(query, book, asked.clock);
  const history = historyBefore(book, range);
  const since = history?.[0] ?? range.from_date;
  const ex_dates = await exDatesWithin(asked.reference, { ...range, from_date: since });
  const stocks = await stocksOf(asked, range.as_of);
  const dates = { from: range.from_date, to: range.to_date };
  const question: PivotQuestion = {
    rows,
    columns,
    broker,
    ...stocks,
    ...dates,
    eras: shareEras(ex_dates, since),
  };
  const [found, volumes] = await Promise.all([brokerPivot(tape, question), sessionVolumes(tape, dates)]);
  const cells = cellsOf(found);
  const axes = axesOf(cells, query);
  const withheld = withheldOf(range, history);
  const past =
    withheld !== null || history === null || measure === 'share'
      ? []
      : await pivotHistory(tape, {
          ...question,
          from: since,
          to: history.at(-1) ?? since,
          sum: measure,
          keys: keysOf(axes.rows, rows),
          column_keys: keysOf(axes.columns, columns),
        });
  const byCell = new Map(past.map((one) => [`${one.key} ${one.column}`, one]));
  const table = pivotTable(cells, axes, {
    measure,
    sessions: rows === 'day' || columns === 'day' ? 1 : range.sessions.length,
    isJudged: past.length > 0,
    historyOf: (key, column) => byCell.get(`${rows === 'day' ? '' : key} ${columns === 'day' ? '' : column}`),
  });
  return {
    ...knownHead(range, book, volumes),
    is_adjusted: ex_dates.some(({ ex_on }) => ex_on > range.from_date),
    history: history === null ? null : { from: since, to: history.at(-1) ?? since, sessions: history.length },
    withheld,
    ...countJudged(table.rows),
    ...table,
  };
};

export const pivotEndpoints = implement(pivotContracts, { pivot });
