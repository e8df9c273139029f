import type { RepliedBy } from '@chuli/contracts';
import { say } from '@chuli/language';
import { isOrdinary } from '../../shared/market/session-facts.ts';

export type RangeReply = RepliedBy<'/data/market-range/'>;
type Figures = Omit<RangeReply['indices'][number], 'id' | 'symbol'>;

export type RangeRow = Figures & {
  id: string;
  /** Null of a sector and of an index. */
  symbol: string | null;
  sector_id: number | null;
  /** Percentage points over NEPSE. */
  over_nepse: number | null;
};

export type RangeValues = { view: 'stocks' | 'sectors' | 'indices'; sector: string; turnover: string };

export const nepseOf = ({ indices }: RangeReply) => indices.find(({ symbol }) => symbol === 'NEPSE');

const over = (change: number | null, nepse: number | null | undefined): number | null =>
  change === null || nepse === null || nepse === undefined ? null : Math.round((change - nepse) * 100) / 100;

const usually = ({ amount, sessions_traded: sessions }: Figures, all: number): number =>
  (amount ?? 0) / Math.max(1, all, sessions);

/** Ordinary shares that are usually traded, sectors or indices, each against NEPSE over the same range. */
export const rangeRows = ({
  reply,
  values: { view, sector, turnover },
}: {
  reply: RangeReply;
  values: RangeValues;
}): RangeRow[] => {
  const nepse = nepseOf(reply)?.percentage_change;
  const toRow = (row: Figures, named: Pick<RangeRow, 'id' | 'name' | 'symbol' | 'sector_id'>): RangeRow =>
    Object.assign({ over_nepse: over(row.percentage_change, nepse) }, row, named);
  if (view === 'stocks')
    return reply.stocks
      .filter(
        (row) =>
          isOrdinary(row) &&
          (sector === 'all' || String(row.sector_id) === sector) &&
          usually(row, reply.sessions) >= Number(turnover),
      )
      .map((row) =>
        toRow(row, { id: row.symbol, name: row.name, symbol: row.symbol, sector_id: row.sector_id }),
      );
  const rows = view === 'sectors' ? reply.sectors : reply.indices;
  return rows.map((row) =>
    toRow(row, { id: String(row.id), name: say(row.name), symbol: null, sector_id: null }),
  );
};

/** How many ordinary shares rose and fell over the range. */
export const rangeBreadth = ({ stocks }: RangeReply): { up: number; down: number } => {
  const changes = stocks.filter(isOrdinary).map(({ percentage_change }) => percentage_change ?? 0);
  return {
    up: changes.filter((change) => change > 0).length,
    down: changes.filter((change) => change < 0).length,
  };
};
