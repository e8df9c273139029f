import { type Paisa, type TradingDate, paisa, proportion } from '@chuli/kernel';
import { LAKH, commission } from './commission.ts';
import { dated } from './dated.ts';
import { type Instrument, type InstrumentGroup, groupOf } from './instruments.ts';

/** The regulator's fee on every trade, in rupees per lakh of the amount. */
export const SEBON_FEE = dated<Readonly<Record<InstrumentGroup, number>>>([
  {
    from: null,
    to: null,
    value: { share: 15, 'mutual-fund': 10, debenture: 10 },
    source: 'Two broker fee pages; earlier rates not found',
    confidence: 'press',
  },
]);

/** What the depository participant charges for one scrip on one settlement day, on both sides. */
export const DP_CHARGE = dated([
  {
    from: null,
    to: null,
    value: paisa(25_00),
    source: 'Broker pages; a broker’s own example charges it on purchases too; earlier charges not found',
    confidence: 'press',
  },
]);

export type Side = 'buy' | 'sell';

export type TradeOrder = {
  date: TradingDate;
  side: Side;
  instrument: Instrument;
  amount: Paisa;
  /** This order's part when several orders of the same scrip and day share one charge. */
  dpCharge?: Paisa;
  /** What the broker billed, where it is known: the rates are ceilings since 2025. */
  commission?: Paisa;
};

export type TradeCost = {
  amount: Paisa;
  commission: Paisa;
  sebonFee: Paisa;
  dpCharge: Paisa;
  /** Paid by a buyer, received by a seller before tax. */
  total: Paisa;
};

/** What an order costs or brings after fees, each rounded to the paisa. */
export const tradeCost = (order: TradeOrder): TradeCost => {
  const { date, side, instrument, amount } = order;
  const perLakh = SEBON_FEE.on(date)[groupOf(instrument)];
  const charged = order.commission ?? commission(date, instrument, amount);
  const sebonFee = proportion(amount, perLakh, LAKH);
  const dpCharge = order.dpCharge ?? DP_CHARGE.on(date);
  const fees = charged + sebonFee + dpCharge;
  return {
    amount,
    commission: charged,
    sebonFee,
    dpCharge,
    total: paisa(side === 'buy' ? amount + fees : amount - fees),
  };
};
