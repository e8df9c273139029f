import type { SectorId } from './sectors.ts';

export type MarketIndex = {
  /** The exchange's id, also used in its history calls. */
  readonly id: number;
  readonly symbol: string;
  readonly name: string;
  readonly description: string;
  /** The divisor in millions of rupees, as the exchange published it in 2021. It changes with every listing. */
  readonly baseMarketCap: number;
  readonly sectorId: SectorId | null;
};

const index = (
  id: number,
  symbol: string,
  name: string,
  sectorId: SectorId | null,
  baseMarketCap: number,
  description: string,
): MarketIndex => ({ id, symbol, name, description, baseMarketCap, sectorId });

export const INDICES: readonly MarketIndex[] = [
  index(51, 'BANKSUBIND', 'Banking', 1, 76_657.9194, 'Commercial banks'),
  index(52, 'HOTELIND', 'Hotels', 4, 1_604.146, 'Hotels and tourism'),
  index(53, 'OTHERSIND', 'Others', 11, 16_655.8076, 'Companies of no other sector'),
  index(54, 'HYDPOWIND', 'Hydro', 5, 11_375.7071, 'Hydropower producers'),
  index(55, 'DEVBANKIND', 'Dev Banks', 2, 3_717.0987, 'Development banks'),
  index(56, 'MANPROCIND', 'Manufacturing', 8, 2_425.7603, 'Manufacturing and processing'),
  index(57, 'SENSIND', 'Sensitive', null, 297_165.8107, 'Companies of group A'),
  index(58, 'NEPSE', 'Nepse', null, 138_470.1734, 'All ordinary shares, promoter holdings included'),
  index(59, 'NONLIFIND', 'Non Life', 10, 1_914.4838, 'Non-life insurers'),
  index(60, 'FININD', 'Finance', 3, 3_327.7232, 'Finance companies'),
  index(61, 'TRDIND', 'Trading', 12, 581.9577, 'Trading houses'),
  index(62, 'FLOATIND', 'Float', null, 698_600.0336, 'Publicly held ordinary shares'),
  index(63, 'SENSFLTIND', 'Sensitive Float', null, 308_604.0344, 'Publicly held shares of group A'),
  index(64, 'MICRFININD', 'Microfinance', 9, 7_133.2871, 'Microfinance institutions'),
  index(65, 'LIFINSIND', 'Life Insurance', 7, 2_119.7235, 'Life insurers'),
  index(66, 'MUTUALIND', 'Mutual Fund', 13, 25_704.9716, 'Closed-end mutual funds'),
  index(67, 'INVIDX', 'Investment', 6, 290_499.5699, 'Investment companies'),
];

/** The main index, of all ordinary shares. */
export const NEPSE_ID = INDICES.find(({ symbol }) => symbol === 'NEPSE')?.id ?? 0;
