import type { RATIO_REASONS, ReplyOf, sectorContracts } from '@chuli/contracts';
import { halfAway } from '@chuli/kernel';
import { sum } from '../../figures/figures.ts';
import type { CompanyValues } from '../find/company-values.ts';

type Reason = (typeof RATIO_REASONS)[number];
type Ratios = Pick<ReplyOf<typeof sectorContracts.sector>, 'ratios' | 'why'>;
type Values = Pick<CompanyValues, 'values'>;

const DECIMALS = 2;

/** What all of them are worth over what all of them have: of companies of which both are known, losses included. */
const sumRatio = (companies: readonly Values[], each: 'eps' | 'book_value'): number | Reason => {
  const known = companies.flatMap(({ values }) => {
    const [cap, own, shares] = [values['market_cap'], values[each], values['listed_shares']];
    return typeof cap === 'number' && typeof own === 'number' && typeof shares === 'number'
      ? [{ cap, all: own * shares }]
      : [];
  });
  if (known.length === 0) return 'not-reported';
  const all = sum(known.map((one) => one.all));
  return all <= 0 ? 'denominator' : halfAway(sum(known.map(({ cap }) => cap)) / all, DECIMALS);
};

/** Price over earnings and over book of the sector as one company. */
export const sumRatios = (companies: readonly Values[]): Ratios => {
  const [earnings, book] = [sumRatio(companies, 'eps'), sumRatio(companies, 'book_value')];
  return {
    ratios: {
      price_earnings: typeof earnings === 'number' ? earnings : null,
      price_book: typeof book === 'number' ? book : null,
    },
    why: {
      ...(typeof earnings !== 'number' && { price_earnings: earnings }),
      ...(typeof book !== 'number' && { price_book: book }),
    },
  };
};
