import type { RowOf } from '@chuli/contracts';
import { type RatioId, packOf, quarterOf, versusSector } from '@chuli/fundamentals';
import { rupeesOrNull } from '../../figures/figures.ts';
import { cellsOf, rupeesOf, shown, shownOrNull } from './cells.ts';
import type { ReportingCompany } from './companies.ts';
import type { SectorMedians, Told } from './sector-medians.ts';

export type ScanRow = RowOf<'/fundamental-scan/'>;

export const lineInRupees = (
  of: ReportingCompany,
  item: 'net_profit' | 'paid_up' | 'revenue',
  at: number,
) => {
  const line = of.facts.line(item, at);
  return line === null ? null : rupeesOf(line.value);
};

const againstSector = ({ of, figures }: Told, medians: SectorMedians): Partial<Record<RatioId, number>> => {
  const cells: Partial<Record<RatioId, number>> = {};
  for (const [id, figure] of figures) {
    const times = versusSector(figure, medians(of.company.sector_id, id));
    if (times !== null) cells[id] = shown(times);
  }
  return cells;
};

/** A company in one quarter; null where it has not reported it. */
export const scanRow = (told: Told, at: number, medians: SectorMedians): ScanRow | null => {
  const { of, figures } = told;
  const { company, facts, bar } = of;
  const report = facts.report(at);
  if (report === null) return null;
  const figure = (id: RatioId): number | null => shownOrNull(figures.get(id));
  return {
    symbol: company.symbol,
    name: company.name,
    sector_id: company.sector_id,
    ...quarterOf(at),
    known_on: report.known_on,
    known_on_is_assumed: report.known_is_assumed,
    close: rupeesOrNull(bar?.close ?? null),
    eps: figure('eps'),
    price_earnings: figure('price_earnings'),
    book_value: figure('book_value'),
    price_book: figure('price_book'),
    return_on_equity: figure('roe'),
    non_performing_loans: figure('npl'),
    net_profit: lineInRupees(of, 'net_profit', at),
    paid_up_capital: lineInRupees(of, 'paid_up', at),
    pack: packOf(company.sector_id),
    ...cellsOf(figures),
    vs_sector: againstSector(told, medians),
  };
};
