import { digits, t } from '@chuli/language';
import { rupeesText, shareText } from '@chuli/ui';
import { DotField, type FieldDot } from '../../shared/chart/dot-field.tsx';
import type { FundRow } from './fund-columns.ts';

const LOWEST = -30;
const HIGHEST = 10;
const SMALLEST = 4;
const LARGEST = 13;

const heightOf = (premium: number): number =>
  Math.max(0, Math.min(1, (premium - LOWEST) / (HIGHEST - LOWEST)));

/** By its area: twice the size is twice the area. */
const radiusOf = (size: number | null, largest: number): number =>
  size === null || largest === 0 ? SMALLEST : Math.max(SMALLEST, LARGEST * Math.sqrt(size / largest));

type Drawn = { readonly years: number; readonly largest: number };

const dotOf = (row: FundRow, { years, largest }: Drawn): FieldDot[] => {
  const { symbol, premium, years_left, nav, price, fund_size } = row;
  if (premium === null || years_left === null) return [];
  return [
    {
      id: symbol,
      x: years_left / years,
      y: heightOf(premium),
      name: symbol,
      radius: radiusOf(fund_size, largest),
      text: t('{symbol}: {premium} % with {years} years left, price {price}, NAV {nav}', {
        symbol,
        premium: shareText(premium),
        years: shareText(years_left),
        price: price === null ? '' : rupeesText(price),
        nav: nav === null ? '' : rupeesText(nav),
      }),
    },
  ];
};

/** What a unit costs against what stands behind it, by the years until the fund ends. */
export const FundField = ({ rows }: { rows: readonly FundRow[] }) => {
  const longest = Math.max(0, ...rows.map(({ years_left }) => years_left ?? 0));
  const years = Math.max(1, Math.ceil(longest));
  const largest = Math.max(0, ...rows.map(({ fund_size }) => fund_size ?? 0));
  const bySize = rows.toSorted((a, b) => (b.fund_size ?? 0) - (a.fund_size ?? 0));
  const dots = bySize.flatMap((row) => dotOf(row, { years, largest }));
  if (dots.length === 0) return null;
  return (
    <DotField
      title={t('Premium by years left')}
      note={t('size is the fund’s; with years left a discount is common')}
      dots={dots}
      across={[10, 0, -10, -20, -30].map((premium) => ({
        at: heightOf(premium),
        text: digits(`${premium} %`).replace('-', '−'),
        isStrong: premium === 0,
      }))}
      up={Array.from({ length: years + 1 }, (_, year) => year)
        .filter((year) => years <= 6 || year % 2 === 0)
        .map((year) => ({ at: year / years, text: digits(String(year)) }))}
    />
  );
};
