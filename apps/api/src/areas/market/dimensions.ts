import type { DIMENSION_GROUPS, DIMENSION_UNITS, LEFT_OUT, RowOf } from '@chuli/contracts';
import type { CompanyValues } from '../find/company-values.ts';

export type LeftOut = (typeof LEFT_OUT)[number];

/** A stock with all that is measured of it. */
export type Measured = {
  readonly company: CompanyValues;
  readonly moved: RowOf<'/data/performance/daily/'> | undefined;
  readonly volatility: number | null;
  readonly beta: number | null;
};

export type Dimension = {
  readonly id: string;
  readonly group: (typeof DIMENSION_GROUPS)[number];
  readonly unit: (typeof DIMENSION_UNITS)[number];
  readonly of: (stock: Measured) => number | null;
  readonly why: (stock: Measured) => LeftOut;
  /** The sectors whose companies report it; all without it. */
  readonly sectors?: readonly number[];
};

const LENDERS = [1, 2, 3, 9];

const told =
  (name: string) =>
  ({ company: { values } }: Measured): number | null =>
    values[name] ?? null;

const ofMove =
  (
    name: keyof NonNullable<Measured['moved']> & `${'change' | 'average' | 'amount_ratio' | 'from'}${string}`,
  ) =>
  ({ moved }: Measured): number | null =>
    moved?.[name] ?? null;

const ratio = (part: number | null, whole: number | null, times: number): number | null =>
  part === null || whole === null || whole === 0 ? null : (part / whole) * times;

const notReported = (): LeftOut => 'not-reported';
const young = ({ moved }: Measured): LeftOut => (moved === undefined ? 'no-trade' : 'needs-history');
/** Of a loss there is no ratio; of a company that did not report there is nothing. */
const ofPrice =
  (each: string) =>
  (stock: Measured): LeftOut => {
    const own = told(each)(stock);
    return own !== null && own <= 0 ? 'denominator' : 'not-reported';
  };

type Rest = Omit<Dimension, 'group'>;
const group = (name: Dimension['group'], rows: readonly Rest[]): Dimension[] =>
  rows.map(({ id, unit, of, why, ...rest }) => ({ id, group: name, unit, of, why, ...rest }));

/** Every measure of a company whose spread over a sector is told, in the order in which it is shown. */
export const DIMENSIONS: readonly Dimension[] = [
  ...group('size', [
    { id: 'market_cap', unit: 'rupees', of: told('market_cap'), why: notReported },
    { id: 'float_cap', unit: 'rupees', of: told('float_cap'), why: notReported },
    { id: 'paid_up', unit: 'rupees', of: told('paid_up'), why: notReported },
  ]),
  ...group('trade', [
    { id: 'average_amount_20', unit: 'rupees', of: ofMove('average_amount_20'), why: young },
    { id: 'amount_ratio_20', unit: 'times', of: ofMove('amount_ratio_20'), why: young },
    {
      id: 'free_turnover',
      unit: 'percent',
      of: (stock) => ratio(ofMove('average_amount_20')(stock), told('float_cap')(stock), 20 * 100),
      why: (stock) => (told('float_cap')(stock) === null ? 'not-reported' : young(stock)),
    },
  ]),
  ...group('price', [
    { id: 'change_20', unit: 'percent', of: ofMove('change_20'), why: young },
    { id: 'change_60', unit: 'percent', of: ofMove('change_60'), why: young },
    { id: 'change_1_year', unit: 'percent', of: ofMove('change_1_year'), why: young },
    { id: 'from_high_52_weeks', unit: 'percent', of: ofMove('from_high_52_weeks'), why: young },
  ]),
  ...group('risk', [
    { id: 'volatility_60', unit: 'percent', of: ({ volatility }) => volatility, why: young },
    { id: 'beta_52', unit: 'number', of: ({ beta }) => beta, why: young },
  ]),
  ...group('worth', [
    { id: 'eps', unit: 'rupees', of: told('eps'), why: notReported },
    { id: 'book_value', unit: 'rupees', of: told('book_value'), why: notReported },
    { id: 'price_earnings', unit: 'times', of: told('pe'), why: ofPrice('eps') },
    { id: 'price_book', unit: 'times', of: told('pb'), why: ofPrice('book_value') },
    {
      id: 'earnings_yield',
      unit: 'percent',
      of: (stock) => ratio(told('eps')(stock), stock.company.close, 100),
      why: notReported,
    },
  ]),
  ...group('strength', [
    { id: 'roe', unit: 'percent', of: told('roe'), why: notReported },
    { id: 'roa', unit: 'percent', of: told('roa'), why: notReported },
  ]),
  ...group('pack', [{ id: 'npl', unit: 'percent', of: told('npl'), why: notReported, sectors: LENDERS }]),
];
