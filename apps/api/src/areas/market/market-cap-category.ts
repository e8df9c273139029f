import type { QueryOf, ReplyOf, marketContracts } from '@chuli/contracts';
import { toRupees } from '@chuli/kernel';
import { FLOAT_CAP_LINES, type FloatCapClass } from '@chuli/market';
import { marketCap } from '../../figures/market-cap.ts';
import type { Asked } from '../../http/implement.ts';

type CategoryReply = ReplyOf<typeof marketContracts.marketCapCategory>;

/** What the public holds of every ordinary share, in four lists; a float of nothing is in none of them. */
export const marketCapCategory = async (
  asked: Asked<QueryOf<typeof marketContracts.marketCapCategory>>,
): Promise<CategoryReply> => {
  const { symbol } = asked.query;
  const { as_of, rows } = await marketCap(asked);
  const ordinary = rows.filter(
    (row) =>
      row.instrument === 'Equity' &&
      row.status === 'Active' &&
      (symbol === undefined || row.symbol === symbol),
  );
  const of = (wanted: FloatCapClass): CategoryReply['high_cap_stocks'] =>
    ordinary
      .flatMap(({ category, float_cap, ...row }) =>
        category === wanted && float_cap !== null ? [{ symbol: row.symbol, float_cap }] : [],
      )
      .toSorted((a, b) => b.float_cap - a.float_cap || (a.symbol < b.symbol ? -1 : 1));
  const { high, mid, low } = FLOAT_CAP_LINES.on(as_of);
  return {
    as_of,
    thresholds: { high: toRupees(high), mid: toRupees(mid), low: toRupees(low) },
    high_cap_stocks: of('high'),
    mid_cap_stocks: of('mid'),
    low_cap_stocks: of('low'),
    ultra_low_cap_stocks: of('ultra_low'),
    unknown: ordinary.flatMap((row) =>
      row.float_cap === null ? [{ symbol: row.symbol, why: 'not-reported' as const }] : [],
    ),
  };
};
