import { dated } from './dated.ts';
import type { SectorId } from './sectors.ts';

type Conversion = {
  /** Sectors whose promoters may turn their shares into ordinary ones once the lock-in is over. */
  readonly yes: readonly SectorId[];
  /** Those that stay in the promoter class: their regulators keep a share of promoters. */
  readonly no: readonly SectorId[];
};

export const PROMOTER_CONVERSION = dated<Conversion>([
  {
    from: null,
    to: null,
    value: { yes: [4, 5, 6, 8], no: [1, 2, 3, 7, 9, 10] },
    source:
      'Ours: promoters of banks and insurers trade under tickers of their own, those of other sectors do not',
    confidence: 'assumed',
  },
]);

/** Supply of so many days of usual turnover, and of more, weighs on a price. */
export const HEAVY_UNLOCK_DAYS = 60;
