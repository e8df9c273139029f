import { type QueryOf, type ReplyOf, floorsheetContracts } from '@chuli/contracts';
import { fromRupees, toRupees } from '@chuli/kernel';
import { type FloorsheetTrade, floorsheetPage } from '@chuli/tape';
import { type Asked, implement } from '../http/implement.ts';
import { latest } from '../sessions.ts';

type FloorsheetReply = ReplyOf<typeof floorsheetContracts.floorsheet>;
type FloorsheetAsked = QueryOf<typeof floorsheetContracts.floorsheet>;

const toRow = (trade: FloorsheetTrade): FloorsheetReply['rows'][number] => ({
  ...trade,
  rate: toRupees(trade.rate),
  amount: toRupees(trade.amount),
});

/** A day after the as-of day is not known yet and therefore empty. */
const floorsheet = async ({
  tape,
  clock,
  sessions,
  query,
}: Asked<FloorsheetAsked>): Promise<FloorsheetReply> => {
  const { as_of: asked, date, amount_from, page, page_size, ...filters } = query;
  const book = await sessions();
  const as_of = latest(book.floorsheet, asked, clock);
  const day = date ?? as_of;
  const { totals, rows } =
    day > as_of
      ? { totals: { trades: 0, quantity: 0, amount: fromRupees(0), symbols: 0 }, rows: [] }
      : await floorsheetPage(tape, {
          ...filters,
          date: day,
          amount_from: amount_from === undefined ? undefined : fromRupees(amount_from),
          page,
          page_size,
        });
  return {
    as_of,
    date: day,
    page,
    page_size,
    totals: { ...totals, amount: toRupees(totals.amount) },
    rows: rows.map(toRow),
  };
};

export const floorsheetEndpoints = implement(floorsheetContracts, {
  floorsheet,
  floorsheetByDate: floorsheet,
});
