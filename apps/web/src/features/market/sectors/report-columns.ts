import type { RepliedBy } from '@chuli/contracts';
import { type Ratio, type RatioId, ratiosOf } from '@chuli/fundamentals';
import type { Column } from '@chuli/ui';

export type SectorReport = RepliedBy<'/sector/{id}/report/'>;
export type ReportRow = SectorReport['rows'][number];

/** Ratios of the sector that a desktop has room for; the reader may choose others. */
const WIDE = 9;
const PHONE = 2;

const formatOf = ({ unit }: Ratio) => (unit === 'percent' || unit === 'rate' ? 'share' : 'rupees');

const ratioColumn = (ratio: Ratio, place: number): Column<ReportRow> => ({
  id: ratio.id,
  label: ratio.words,
  format: formatOf(ratio),
  width: 112,
  priority: place < PHONE ? 1 : place < WIDE ? 2 : 4,
  unknown: 'Not reported, or it cannot be told of this company',
  firstSort: ratio.better === 'down' ? 'ascending' : 'descending',
  value: ({ ratios }) => ratios[ratio.id] ?? null,
});

const EVERYWHERE = new Set<RatioId>(['eps', 'price_earnings', 'price_book', 'roe', 'profit_growth']);
const OF_ONE_KIND = new Set<Ratio['group']>(['lender', 'insurer', 'hydro', 'fund']);

/** The chosen one, what is asked of every company, what is asked of its kind alone, then the rest. */
const rankOfRatio = ({ id, group }: Ratio, chosen: RatioId): number => {
  if (id === chosen) return 0;
  if (EVERYWHERE.has(id)) return 1;
  return OF_ONE_KIND.has(group) ? 2 : 3;
};

/** The chosen ratio first, with the place of each company by it. */
export const reportColumns = (sector: number, chosen: RatioId): readonly Column<ReportRow>[] => {
  const ratios = ratiosOf(sector).toSorted((a, b) => rankOfRatio(a, chosen) - rankOfRatio(b, chosen));
  return [
    { key: 'symbol', label: 'Symbol', format: 'symbol' },
    { key: 'name', label: 'Company', format: 'text', width: 190, priority: 4 },
    {
      id: 'rank',
      label: 'Place',
      format: 'quantity',
      width: 64,
      firstSort: 'ascending',
      hint: 'By the chosen figure, the best first',
      unknown: 'Neither more nor less of it is better, or it is unknown',
      value: ({ rank }) => rank[chosen] ?? null,
    },
    ...ratios.map(ratioColumn),
    { key: 'known_on', label: 'Known on', format: 'date', priority: 3 },
  ];
};

/** The foot: the sector as one company. */
export const sumValues = ({ sector }: SectorReport): Readonly<Record<string, number>> => sector.ratios;

/** The one that was asked for where companies of the sector have it, else the first of them. */
export const chosenRatio = (sector: number, asked: string): Ratio | undefined => {
  const ratios = ratiosOf(sector);
  return ratios.find(({ id }) => id === asked) ?? ratios.find(({ id }) => id === 'roe') ?? ratios[0];
};
