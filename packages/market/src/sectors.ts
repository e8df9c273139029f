import type { Instrument } from './instruments.ts';

export type SectorId = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13;

export type Sector = {
  readonly id: SectorId;
  readonly symbol: string;
  readonly name: string;
  readonly description: string;
  /** The name in the exchange's company list. */
  readonly exchangeName: string;
  /** The exchange's id of the sector's sub-index; another id space than the sector's own. */
  readonly indexId: number;
};

/** Stands for the whole market where a sector is asked for. */
export const NEPSE_SECTOR_ID = 25;
/** The choice "All Sectors" of a list. */
export const ALL_SECTORS_ID = 0;

export const SECTORS: readonly Sector[] = [
  {
    id: 1,
    symbol: 'BANKING',
    name: 'Banking',
    description: 'Commercial banks, class A',
    exchangeName: 'Commercial Banks',
    indexId: 51,
  },
  {
    id: 2,
    symbol: 'DEVBANK',
    name: 'Dev Banks',
    description: 'Development banks, class B',
    exchangeName: 'Development Banks',
    indexId: 55,
  },
  {
    id: 3,
    symbol: 'FINANCE',
    name: 'Finance',
    description: 'Finance companies, class C',
    exchangeName: 'Finance',
    indexId: 60,
  },
  {
    id: 4,
    symbol: 'HOTELS',
    name: 'Hotels',
    description: 'Hotels and tourism',
    exchangeName: 'Hotels And Tourism',
    indexId: 52,
  },
  {
    id: 5,
    symbol: 'HYDRO',
    name: 'Hydro',
    description: 'Hydropower producers',
    exchangeName: 'Hydro Power',
    indexId: 54,
  },
  {
    id: 6,
    symbol: 'INVESTMENT',
    name: 'Investment',
    description: 'Investment companies',
    exchangeName: 'Investment',
    indexId: 67,
  },
  {
    id: 7,
    symbol: 'LIFE',
    name: 'Life Insurance',
    description: 'Life insurers',
    exchangeName: 'Life Insurance',
    indexId: 65,
  },
  {
    id: 8,
    symbol: 'MANUFACTURING',
    name: 'Manufacturing',
    description: 'Manufacturing and processing',
    exchangeName: 'Manufacturing And Processing',
    indexId: 56,
  },
  {
    id: 9,
    symbol: 'MICROFINANCE',
    name: 'Microfinance',
    description: 'Microfinance institutions, class D',
    exchangeName: 'Microfinance',
    indexId: 64,
  },
  {
    id: 10,
    symbol: 'NONLIFE',
    name: 'Non Life',
    description: 'Non-life insurers and reinsurers',
    exchangeName: 'Non Life Insurance',
    indexId: 59,
  },
  {
    id: 11,
    symbol: 'OTHERS',
    name: 'Others',
    description: 'Telecommunication and companies of no other sector',
    exchangeName: 'Others',
    indexId: 53,
  },
  {
    id: 12,
    symbol: 'TRADING',
    name: 'Trading',
    description: 'Trading houses',
    exchangeName: 'Tradings',
    indexId: 61,
  },
  {
    id: 13,
    symbol: 'MUTUAL',
    name: 'Mutual Fund',
    description: 'Closed-end mutual funds',
    exchangeName: 'Mutual Fund',
    indexId: 66,
  },
];

const MUTUAL_FUND: SectorId = 13;

const byExchangeName = new Map(SECTORS.map((sector) => [sector.exchangeName.toLowerCase(), sector.id]));

/**
 * The sector of a listed security. A fund belongs to its own sector whatever the exchange says: its list puts
 * most funds under the sector of the sponsoring bank. Null for a name that the exchange does not use.
 */
export const sectorOfExchangeName = (name: string, instrument: Instrument | null): SectorId | null =>
  instrument === 'Mutual Funds' ? MUTUAL_FUND : (byExchangeName.get(name.trim().toLowerCase()) ?? null);
