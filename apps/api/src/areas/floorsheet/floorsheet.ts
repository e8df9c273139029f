import { type QueryOf, type ReplyOf, floorsheetContracts } from '@chuli/contracts';
import { fromRupees, toRupees } from '@chuli/kernel';
import { type FloorsheetTrade, floorsheetPage } from '@chuli/tape/floorsheet';
import { type Asked, implement } from '../../http/implement.ts';
import { dayAsked, latest } from '../../sessions.ts';
import { rupeesOrNull } from '../../figures/figures.ts';
import { coverageOn } from '../../figures/floorsheet-coverage.ts';
import { coverageOf } from '../../figures/flow-coverage.ts';

type FloorsheetReply = ReplyOf<typeof floorsheetContracts.floorsheet>;
type FloorsheetAsked = QueryOf<typeof floorsheetContracts.floorsheet>;

const toRow = (trade: FloorsheetTrade): FloorsheetReply['rows'][number] => ({
  ...trade,
  rate: toRupees(trade.rate),
  amount: toRupees(trade.amount),
});

/** Of a day whose trades are not known there are no totals; 0 would say that nothing was traded. */
const UNKNOWN = { totals: { trades: null, quantity: null, amount: null, symbols: null }, rows: [] };

/** A day after the as-of day is not known yet. */
const floorsheet = async (asked: Asked<FloorsheetAsked>): Promise<FloorsheetReply> => {
  const { as_of: asked_day, date, amount_from, page, page_size, ...filters } = asked.query;
  const book = await asked.sessions();
  const as_of = latest(book.floorsheet, asked_day, asked.clock);
  const day = date ?? as_of;
  const isPast = day <= dayAsked(asked_day, asked.clock);
  const question = {
    ...filters,
    date: day,
    amount_from: amount_from === undefined ? undefined : fromRupees(amount_from),
    page,
    page_size,
  };
  const [{ totals, rows }, coverage] = await Promise.all([
    isPast && book.floorsheet.includes(day) ? floorsheetPage(asked.tape, question) : UNKNOWN,
    isPast ? coverageOn(asked, day) : coverageOf({ held: [], floorsheet: [] }, []),
  ]);
  return {
    as_of,
    date: day,
    page,
    page_size,
    totals: { ...totals, amount: rupeesOrNull(totals.amount) },
    coverage,
    rows: rows.map(toRow),
  };
};

export const floorsheetEndpoints = implement(floorsheetContracts, {
  floorsheet,
  floorsheetByDate: floorsheet,
});
