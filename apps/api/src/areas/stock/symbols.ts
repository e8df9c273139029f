import type { QueryOf, ReplyOf, directoryContracts } from '@chuli/contracts';
import { type StockSymbol, type TradingDate, stockSymbol, toRupees } from '@chuli/kernel';
import { INDICES, boardLot, instrumentOf, presentTickers, tickSize } from '@chuli/market';
import { type Company, companyOn, listCompanies, listRenames } from '@chuli/registry/reference';
import { type BarSpan, barSpans, indexSpans, lastTimedDays } from '@chuli/tape/stock';
import type { Asked } from '../../http/implement.ts';
import { latest, upTo } from '../../sessions.ts';

type SymbolsReply = ReplyOf<typeof directoryContracts.symbols>;
type SymbolRow = SymbolsReply['rows'][number];

type Told = {
  readonly as_of: TradingDate;
  readonly present: ReadonlyMap<StockSymbol, StockSymbol>;
  readonly timed: ReadonlyMap<StockSymbol, TradingDate>;
};

const stockRow = (
  { symbol, first_on, last_on, close }: BarSpan,
  company: Company | undefined,
  { as_of, present, timed }: Told,
): SymbolRow => {
  const instrument = company?.instrument ?? null;
  const known = instrumentOf(instrument);
  return {
    symbol,
    name: company?.name ?? symbol,
    kind: 'stock',
    instrument,
    sector_id: company?.sector_id ?? null,
    status: company?.status ?? 'Unknown',
    tick: toRupees(tickSize(as_of, known, close)),
    board_lot: boardLot(as_of, known),
    first_on,
    last_on,
    minutes_last_on: timed.get(symbol) ?? null,
    renamed_to: present.get(symbol) ?? null,
  };
};

/** Every security that ever had a bar, former tickers among them, and the indices. */
export const symbols = async ({
  tape,
  reference,
  clock,
  sessions,
  query,
}: Asked<QueryOf<typeof directoryContracts.symbols>>): Promise<SymbolsReply> => {
  const { exchange, timed } = await sessions();
  const as_of = latest(exchange, query.as_of, clock);
  const isRewound = as_of < latest(exchange, undefined, clock);
  const [companies, renames, spans, indices, minutes] = await Promise.all([
    listCompanies(reference, { as_of }),
    listRenames(reference, as_of),
    barSpans(tape, as_of),
    indexSpans(tape, as_of),
    lastTimedDays(tape, upTo(timed, as_of)),
  ]);
  const described = new Map(
    companies.map((company) => [company.symbol, isRewound ? companyOn(company, as_of) : company]),
  );
  const told: Told = {
    as_of,
    present: presentTickers(renames),
    timed: new Map(minutes.map(({ symbol, day }) => [symbol, day])),
  };
  const ofIndex = new Map(indices.map((span) => [span.index_id, span]));
  return {
    as_of,
    rows: [
      ...spans.map((span) => stockRow(span, described.get(span.symbol), told)),
      ...INDICES.flatMap(({ id, symbol, name, sectorId }): SymbolRow[] => {
        const span = ofIndex.get(id);
        if (span === undefined) return [];
        return [
          {
            symbol: stockSymbol(symbol),
            name,
            kind: 'index',
            instrument: null,
            sector_id: sectorId,
            status: 'Active',
            tick: null,
            board_lot: null,
            first_on: span.first_on,
            last_on: span.last_on,
            minutes_last_on: null,
            renamed_to: null,
          },
        ];
      }),
    ],
  };
};
