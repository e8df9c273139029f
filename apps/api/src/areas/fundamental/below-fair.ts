import type { ParamsOf, QueryOf, ReplyOf, fundamentalListContracts } from '@chuli/contracts';
import { type FairRow, type Reason, discountOf } from '@chuli/fundamentals';
import { type Rupees, halfAway, toRupees } from '@chuli/kernel';
import type { Asked } from '../../http/implement.ts';
import { shownOrNull } from './cells.ts';
import { isStock } from './companies.ts';
import type { WithFacts } from './fact-book.ts';
import { fairOf } from './fair.ts';
import { newestReports } from './scan.ts';
import type { Told } from './sector-medians.ts';

type Contract = typeof fundamentalListContracts.tradingBelowFair;
type Reply = ReplyOf<Contract>;
type Row = Reply['rows'][number];

const inRupees = (value: number): Rupees => halfAway(value, 2) as Rupees;

const rowOf = ({ of, figures }: Told, close: number, fair: readonly FairRow[], chosen: number): Row => {
  const known = fair.flatMap(({ value }) => value ?? []);
  const perShare = (id: 'eps' | 'book_value') => {
    const each = shownOrNull(figures.get(id));
    return each === null ? null : halfAway(each * of.shareFactor, 2);
  };
  return {
    symbol: of.company.symbol,
    name: of.company.name,
    sector_id: of.company.sector_id,
    close: inRupees(close),
    fair: inRupees(chosen),
    discount: halfAway(discountOf(close, chosen) * 100, 2),
    eps: perShare('eps'),
    book_value: perShare('book_value'),
    methods_below: known.filter((value) => close < value).length,
    of: known.length,
  };
};

/** Stocks that trade below what a method says of them; the median of a sector is over all of its companies. */
export const tradingBelowFair = async (
  asked: Asked<QueryOf<Contract>, undefined, ParamsOf<Contract>, WithFacts>,
): Promise<Reply> => {
  const { method, margin, required_return, symbol } = asked.query;
  const { as_of, told, medians } = await newestReports(asked);
  const left_out: Partial<Record<Reason, number>> = {};
  const rows: Row[] = [];
  let judged = 0;
  const asksFor = ({ of }: Told): boolean =>
    isStock(of) &&
    (asked.params.id === 0 || of.company.sector_id === asked.params.id) &&
    (symbol === undefined || of.company.symbol === symbol);
  for (const one of told.filter(asksFor)) {
    const fair = fairOf(one, medians, { as_of, required_return });
    const chosen = fair.find((row) => row.method === method);
    const { bar } = one.of;
    if (chosen === undefined || bar === null || chosen.value === null) {
      const why = chosen?.why ?? 'not-reported';
      left_out[why] = (left_out[why] ?? 0) + 1;
      continue;
    }
    judged += 1;
    const close = toRupees(bar.close);
    const discount = discountOf(close, chosen.value) * 100;
    if (symbol !== undefined || (discount > 0 && discount >= margin))
      rows.push(rowOf(one, close, fair, chosen.value));
  }
  return { as_of, method, judged, left_out, rows: rows.toSorted((a, b) => b.discount - a.discount) };
};
