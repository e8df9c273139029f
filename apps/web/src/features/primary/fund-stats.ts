import { t } from '@chuli/language';
import { type FundRow } from './fund-columns.ts';

type Shown = { readonly rows: readonly FundRow[] };

const medianOf = (values: readonly number[]): number | null => {
  const sorted = values.toSorted((a, b) => a - b);
  const [below, above] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]];
  return below === undefined || above === undefined ? null : (below + above) / 2;
};

const premiums = ({ rows }: Shown): number[] =>
  rows.flatMap(({ premium }) => (premium === null ? [] : [premium]));

const widest = ({ rows }: Shown): FundRow | undefined =>
  rows.filter(({ premium }) => premium !== null).toSorted((a, b) => (a.premium ?? 0) - (b.premium ?? 0))[0];

const ending = ({ rows }: Shown): FundRow[] =>
  rows.filter(({ years_left: years }) => years !== null && years > 0 && years <= 1);

export const FUND_STATS = [
  {
    label: 'Median premium',
    format: 'share',
    value: (shown: Shown) => medianOf(premiums(shown)),
    below: (shown: Shown) =>
      t('{count} below their value', { count: premiums(shown).filter((premium) => premium < 0).length }),
  },
  {
    label: 'Widest discount',
    format: 'symbol',
    value: (shown: Shown) => widest(shown)?.symbol ?? null,
    below: (shown: Shown) => {
      const premium = widest(shown)?.premium ?? null;
      return premium === null ? undefined : `${premium.toFixed(1)} %`.replace('-', '−');
    },
  },
  {
    label: 'Ending within a year',
    format: 'quantity',
    value: (shown: Shown) => ending(shown).length,
  },
  {
    label: 'In shares, median',
    format: 'share',
    value: ({ rows }: Shown) =>
      medianOf(rows.flatMap(({ stocks_percent: percent }) => (percent === null ? [] : [percent]))),
    unknown: 'No portfolio.',
  },
] as const;
