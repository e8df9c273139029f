import { type Paisa, type TradingDate, paisa } from '@chuli/kernel';
import { dated } from './dated.ts';
import { type Instrument, groupOf } from './instruments.ts';

/** Smallest price steps in paisa. Shares below Rs 50 are quoted in single paisa. */
export type Ticks = {
  readonly share: number;
  readonly shareBelowFifty: number;
  readonly debenture: number;
  readonly 'mutual-fund': number;
};

export const TICK_SIZES = dated<Ticks>([
  {
    from: null,
    to: '2021-07-17',
    value: { share: 100, shareBelowFifty: 1, debenture: 100, 'mutual-fund': 1 },
    source: 'Press on the amendment of 2078 for shares; highs and lows of 2012 to 2021 for the rest',
    confidence: 'measured',
  },
  {
    from: '2021-07-18',
    to: null,
    value: { share: 10, shareBelowFifty: 1, debenture: 10, 'mutual-fund': 1 },
    source:
      'Amendment in force Shrawan 3 2078, Re 1 to 10 paisa; highs and lows since; no share has traded below Rs 50 since',
    confidence: 'measured',
  },
]);

const FIFTY_RUPEES = 50_00;

/** The step between two prices of this instrument around this price. */
export const tickSize = (date: TradingDate, instrument: Instrument, price: Paisa): Paisa => {
  const group = groupOf(instrument);
  return paisa(TICK_SIZES.on(date)[group === 'share' && price < FIFTY_RUPEES ? 'shareBelowFifty' : group]);
};
