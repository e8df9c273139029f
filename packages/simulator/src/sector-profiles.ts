import type { SectorId } from '@chuli/market';

/**
 * What companies of a sector are like. Medians of a price, a number of shares and a day's trades, and how widely the
 * companies of the sector scatter around them; the daily volatility of one share; earnings as a multiple of price.
 */
export type SectorProfile = {
  readonly sectorId: SectorId;
  /** Companies in a market of three hundred. */
  readonly companies: number;
  /** Rupees. */
  readonly price: number;
  readonly priceSpread: number;
  readonly shares: number;
  readonly sharesSpread: number;
  readonly trades: number;
  readonly tradesSpread: number;
  /** Rupees that change hands in one trade on average. */
  readonly ticket: number;
  readonly volatility: number;
  readonly beta: number;
  readonly priceEarnings: number;
  /** How much of a dividend is paid in bonus shares. */
  readonly bonusShare: number;
  readonly publicShare: number;
  /** Ending of the ticker and of the name, by turns. */
  readonly forms: readonly (readonly [code: string, name: string])[];
};

const ordinary = { beta: 1, bonusShare: 0.6, publicShare: 0.4, priceSpread: 0.35, sharesSpread: 0.7 };

export const SECTOR_PROFILES: readonly SectorProfile[] = [
  {
    ...ordinary,
    sectorId: 1,
    companies: 18,
    price: 260,
    shares: 155e6,
    sharesSpread: 0.4,
    trades: 220,
    tradesSpread: 0.6,
    ticket: 95_000,
    volatility: 0.014,
    priceEarnings: 15,
    publicShare: 0.49,
    bonusShare: 0.4,
    forms: [['BK', 'Bank Limited']],
  },
  {
    ...ordinary,
    sectorId: 2,
    companies: 15,
    price: 520,
    shares: 36e6,
    trades: 150,
    tradesSpread: 0.6,
    ticket: 90_000,
    volatility: 0.0185,
    priceEarnings: 24,
    publicShare: 0.49,
    forms: [['DB', 'Development Bank Limited']],
  },
  {
    ...ordinary,
    sectorId: 3,
    companies: 13,
    price: 500,
    shares: 9.5e6,
    sharesSpread: 0.4,
    trades: 90,
    tradesSpread: 0.7,
    ticket: 75_000,
    volatility: 0.0195,
    priceEarnings: 45,
    forms: [['FN', 'Finance Limited']],
  },
  {
    ...ordinary,
    sectorId: 4,
    companies: 7,
    price: 640,
    shares: 20e6,
    trades: 150,
    tradesSpread: 0.9,
    ticket: 85_000,
    volatility: 0.0185,
    priceEarnings: 48,
    bonusShare: 0.3,
    forms: [['HT', 'Hotels and Resorts Limited']],
  },
  {
    ...ordinary,
    sectorId: 5,
    companies: 98,
    price: 400,
    shares: 10.7e6,
    sharesSpread: 0.9,
    trades: 180,
    tradesSpread: 1,
    ticket: 57_000,
    volatility: 0.0215,
    beta: 1.1,
    priceEarnings: 42,
    publicShare: 0.3,
    forms: [
      ['HP', 'Hydropower Company Limited'],
      ['EN', 'Energy Limited'],
      ['PL', 'Power Development Limited'],
    ],
  },
  {
    ...ordinary,
    sectorId: 6,
    companies: 6,
    price: 700,
    shares: 32e6,
    trades: 260,
    tradesSpread: 0.8,
    ticket: 95_000,
    volatility: 0.0185,
    priceEarnings: 50,
    forms: [['IV', 'Investment Company Limited']],
  },
  {
    ...ordinary,
    sectorId: 7,
    companies: 13,
    price: 480,
    shares: 52e6,
    sharesSpread: 0.4,
    trades: 240,
    tradesSpread: 0.5,
    ticket: 40_000,
    volatility: 0.0147,
    priceEarnings: 38,
    forms: [['LI', 'Life Insurance Limited']],
  },
  {
    ...ordinary,
    sectorId: 8,
    companies: 15,
    price: 900,
    priceSpread: 0.9,
    shares: 16e6,
    trades: 260,
    tradesSpread: 1,
    ticket: 70_000,
    volatility: 0.018,
    priceEarnings: 40,
    bonusShare: 0.3,
    forms: [['MP', 'Industries Limited']],
  },
  {
    ...ordinary,
    sectorId: 9,
    companies: 45,
    price: 960,
    shares: 4.9e6,
    trades: 48,
    tradesSpread: 0.7,
    ticket: 60_000,
    volatility: 0.018,
    priceEarnings: 34,
    bonusShare: 0.75,
    forms: [['LB', 'Laghubitta Bittiya Sanstha Limited']],
  },
  {
    ...ordinary,
    sectorId: 10,
    companies: 12,
    price: 620,
    shares: 26e6,
    sharesSpread: 0.4,
    trades: 85,
    tradesSpread: 0.6,
    ticket: 65_000,
    volatility: 0.0143,
    priceEarnings: 36,
    forms: [['NL', 'General Insurance Limited']],
  },
  {
    ...ordinary,
    sectorId: 11,
    companies: 8,
    price: 760,
    shares: 12e6,
    sharesSpread: 1,
    trades: 230,
    tradesSpread: 0.8,
    ticket: 70_000,
    volatility: 0.022,
    priceEarnings: 35,
    bonusShare: 0.2,
    forms: [['OT', 'Communications Limited']],
  },
  {
    ...ordinary,
    sectorId: 12,
    companies: 3,
    price: 3_200,
    shares: 6e6,
    trades: 32,
    tradesSpread: 0.4,
    ticket: 150_000,
    volatility: 0.016,
    priceEarnings: 60,
    bonusShare: 0.2,
    forms: [['TR', 'Trading Corporation Limited']],
  },
  {
    ...ordinary,
    sectorId: 13,
    companies: 38,
    price: 10,
    priceSpread: 0.08,
    shares: 100e6,
    sharesSpread: 0.4,
    trades: 14,
    tradesSpread: 0.5,
    ticket: 5_500,
    volatility: 0.0125,
    beta: 0.45,
    priceEarnings: 14,
    bonusShare: 0,
    publicShare: 0.85,
    forms: [['MF', 'Growth Fund']],
  },
];
