import { AppError, type Paisa, type TradingDate, paisa, proportion } from '@chuli/kernel';
import { type Dated, dated } from './dated.ts';
import { type Instrument, type InstrumentGroup, groupOf } from './instruments.ts';

/** Rate of an order up to and including this amount, in rupees per lakh: 360 is 0.36 %. Null has no upper end. */
export type Slab = { readonly upTo: Paisa | null; readonly perLakh: number };

export const LAKH = 100_000;

/** Written as pairs: rupees up to which the rate holds, and the rate in rupees per lakh. */
const slabs = (
  ...pairs: readonly (readonly [upToRupees: number | null, perLakh: number])[]
): readonly Slab[] =>
  pairs.map(([upTo, perLakh]) => ({ upTo: upTo === null ? null : paisa(upTo * 100), perLakh }));

const shares = (...rates: readonly [number, number, number, number, number]): readonly Slab[] =>
  slabs(
    [50_000, rates[0]],
    [500_000, rates[1]],
    [2_000_000, rates[2]],
    [10_000_000, rates[3]],
    [null, rates[4]],
  );

/**
 * Broker's commission on shares. The slab of the whole amount gives the rate for all of it, so an order just over
 * a boundary costs less than one just under it. The shares of the exchange and the regulator are included.
 */
export const EQUITY_COMMISSION = dated([
  {
    from: null,
    to: '2016-07-19',
    value: slabs([50_000, 1_000], [500_000, 900], [1_000_000, 800], [null, 700]),
    source: 'Press July 2016 for the first two slabs; those above Rs 5 lakh are from memory',
    confidence: 'assumed',
  },
  {
    from: '2016-07-20',
    to: '2020-12-26',
    value: shares(600, 550, 500, 450, 400),
    source: 'Press July 2016',
    confidence: 'press',
  },
  {
    from: '2020-12-27',
    to: '2024-05-13',
    value: shares(400, 370, 340, 300, 270),
    source: 'Press December 2020, two reports',
    confidence: 'press',
  },
  {
    from: '2024-05-14',
    to: null,
    value: shares(360, 330, 310, 270, 240),
    source: 'In force Jestha 1 2081; press May 2024 and two broker fee pages; a ceiling since 2025',
    confidence: 'press',
  },
]);

export const MUTUAL_FUND_COMMISSION = dated([
  {
    from: null,
    to: '2020-12-26',
    value: slabs([null, 300]),
    source: 'Press July 2016 for orders up to Rs 5 lakh; assumed for larger orders and earlier years',
    confidence: 'assumed',
  },
  {
    from: '2020-12-27',
    to: null,
    value: slabs([500_000, 150], [5_000_000, 120], [null, 100]),
    source: 'Two broker fee pages; the schedule before May 2024 gives the same highest rate',
    confidence: 'press',
  },
]);

export const DEBENTURE_COMMISSION = dated([
  {
    from: null,
    to: null,
    value: slabs([500_000, 100], [5_000_000, 50], [null, 20]),
    source: 'Two broker fee pages; earlier schedules not found',
    confidence: 'press',
  },
]);

/** The least a broker charges for an order. */
export const MINIMUM_COMMISSION = dated([
  {
    from: null,
    to: null,
    value: paisa(10_00),
    source: 'Broker fee page; read as the larger of Rs 10 and the rate',
    confidence: 'press',
  },
]);

const TABLES: Readonly<Record<InstrumentGroup, Dated<readonly Slab[]>>> = {
  share: EQUITY_COMMISSION,
  'mutual-fund': MUTUAL_FUND_COMMISSION,
  debenture: DEBENTURE_COMMISSION,
};

/** What the broker charges for an order of this amount. The order is taken as the unit, not the single contract. */
export const commission = (date: TradingDate, instrument: Instrument, amount: Paisa): Paisa => {
  const table = TABLES[groupOf(instrument)].on(date);
  const slab = table.find((row) => row.upTo === null || amount <= row.upTo);
  if (slab === undefined) throw new AppError('market.no-rule', { date, amount });
  return paisa(Math.max(proportion(amount, slab.perLakh, LAKH), MINIMUM_COMMISSION.on(date)));
};
