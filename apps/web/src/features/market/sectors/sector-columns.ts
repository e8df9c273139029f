import type { Column } from '@chuli/ui';
import type { Phrase } from '@chuli/language';
import { quadrantText } from './quadrant-words.ts';
import type { BoardRow } from './sector-board-rows.ts';

/** Each period with the change at which its heat is full: a year moves further than a day. */
export const PERIODS = [
  { key: 'change_1', label: '1 session', short: '1', full: 4 },
  { key: 'change_5', label: '5 d', short: '5', full: 6, hint: 'Over 5 sessions' },
  { key: 'change_20', label: '20 d', short: '20', full: 10, hint: 'Over 20 sessions' },
  { key: 'change_60', label: '60 d', short: '60', full: 20, hint: 'Over 60 sessions' },
  {
    key: 'change_fiscal_year',
    label: 'Fiscal year',
    short: 'FY',
    full: 20,
    hint: 'Since the last close before Shrawan 1',
  },
  { key: 'change_1_year', label: '1 year', short: '1Y', full: 40 },
  { key: 'change_3_years', label: '3 years', short: '3Y', full: 80 },
  { key: 'change_5_years', label: '5 years', short: '5Y', full: 80 },
] as const satisfies readonly {
  key: keyof BoardRow;
  label: Phrase;
  short: Phrase;
  full: number;
  hint?: Phrase;
}[];

export type PeriodKey = (typeof PERIODS)[number]['key'];

const YOUNG: Phrase = 'The index of the sector is younger';

const periodColumn = (
  { key, label, full, ...rest }: (typeof PERIODS)[number],
  sorted: string,
): Column<BoardRow> => {
  const shared = { label, ...('hint' in rest && { hint: rest.hint }), unknown: YOUNG };
  // Eight heated columns would be wallpaper: heat stands in the one that the table is sorted by.
  if (sorted === key)
    return {
      id: key,
      ...shared,
      format: 'heat',
      value: (row) => {
        const change = row[key];
        return change === null ? null : [change, full];
      },
    };
  return { key, ...shared, format: 'signedPercent', priority: key === 'change_1' ? 1 : 2, width: 84 };
};

/** The columns while the table is sorted by one of them. */
export const sectorColumns = (sort: string): Column<BoardRow>[] => [
  {
    id: 'sector',
    label: 'Sector',
    format: 'sector',
    value: ({ sector }) => sector,
    width: 130,
  },
  { key: 'close', label: 'Index', format: 'rupees', priority: 2 },
  ...PERIODS.map((period) => periodColumn(period, sort.replace('-', ''))),
  {
    id: 'amount_share',
    label: 'Turnover share',
    format: 'share',
    width: 108,
    priority: 2,
    hint: 'Of all that was traded in the session',
    value: ({ traded }) => traded?.amount_share ?? null,
  },
  {
    id: 'amount_ratio_20',
    label: 'vs avg',
    format: 'rupees',
    width: 82,
    priority: 3,
    hint: 'Turnover as a multiple of the average of the 20 sessions before',
    value: ({ traded }) => traded?.amount_ratio_20 ?? null,
  },
  {
    id: 'above_50',
    label: 'Above 50-day',
    format: 'fraction',
    width: 104,
    priority: 2,
    hint: 'Stocks above their average of 50 sessions',
    value: ({ traded }) => (traded === null ? null : [traded.above_50, traded.of_50]),
  },
  {
    id: 'quadrant',
    label: 'Quadrant',
    format: 'text',
    width: 190,
    priority: 2,
    value: ({ rotated }) => (rotated === null ? null : quadrantText(rotated)),
    unknown: 'A sector needs 38 weeks of its index',
  },
];

const OTHER_KEYS = ['sector', 'close', 'amount_share', 'amount_ratio_20', 'above_50', 'quadrant'] as const;

type SortKey = PeriodKey | (typeof OTHER_KEYS)[number];
export type BoardSort = SortKey | `-${SortKey}`;
export const SORT_KEYS: readonly SortKey[] = [...PERIODS.map(({ key }) => key), ...OTHER_KEYS];
