import type { RepliedBy, RowOf } from '@chuli/contracts';
import { SECTORS } from '@chuli/market';

type StockRow = RowOf<'/data/performance/daily/'>;
export type Period = keyof StockRow &
  ('change_1' | 'change_5' | 'change_20' | 'change_60' | 'change_fiscal_year' | 'change_1_year');

export type Leader = Pick<StockRow, 'symbol' | 'name' | 'close' | 'amount' | 'amount_ratio_20'> & {
  readonly change: number;
  /** Percentage points over the index of the sector; null where that has no value of the session. */
  readonly over: number | null;
};

/** A sector and its stocks at both ends; of a small one nobody stands at both. */
export type SectorEnds = {
  readonly sector_id: number;
  readonly name: string;
  /** Of the index of the sector. */
  readonly change: number | null;
  readonly leaders: readonly Leader[];
  readonly laggards: readonly Leader[];
};

type Asked = {
  readonly reply: RepliedBy<'/data/performance/daily/'>;
  readonly also: { readonly indices?: RepliedBy<'/data/performance/daily/'> | undefined };
  readonly values: { readonly period: Period; readonly n: string; readonly min_amount: string };
};

const isCounted = ({ instrument, sector_id }: StockRow): boolean =>
  sector_id === 13 ? instrument === 'Mutual Funds' : instrument === 'Equity';

/** Every sector with those of its stocks that did best and worst, of those that traded enough in the session. */
export const sectorEnds = ({
  reply,
  also: { indices },
  values: { period, n, min_amount },
}: Asked): SectorEnds[] => {
  const [count, amount] = [Number(n), Number(min_amount)];
  const changeOf = (id: number): number | null =>
    indices?.rows.find((row) => row.sector_id === id && row.traded_on === reply.as_of)?.[period] ?? null;
  const stocks = Map.groupBy(
    reply.rows.filter((row) => isCounted(row) && (row.amount ?? 0) >= amount),
    ({ sector_id }) => sector_id,
  );
  return SECTORS.map(({ id, name }) => {
    const index = changeOf(id);
    const ranked = (stocks.get(id) ?? [])
      .flatMap((row): Leader[] => {
        const change = row[period];
        const over = change === null || index === null ? null : change - index;
        return change === null ? [] : [{ ...row, change, over }];
      })
      .toSorted((a, b) => b.change - a.change || (a.symbol < b.symbol ? -1 : 1));
    const each = Math.min(count, Math.ceil(ranked.length / 2));
    return {
      sector_id: id,
      name,
      change: index,
      leaders: ranked.slice(0, each),
      laggards: ranked.slice(Math.max(each, ranked.length - count)).reverse(),
    };
  });
};
