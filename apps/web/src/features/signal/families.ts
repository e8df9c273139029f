import type { Phrase } from '@chuli/language';

/** The published families by id, for choices that are made before any answer is here. */
export const FAMILY_TITLES = {
  'buy-sell': 'Buy and sell',
  'early-buy-sell': 'Early buy and sell',
  'trailing-stop': 'Trailing stop',
  'mean-reversion': 'Mean reversion',
  'bollinger-reversion': 'Bollinger reversion',
  'momentum-breakout': 'Momentum breakout',
  'volume-breakout': 'Breakout on volume',
  'consolidation-breakout': 'Consolidation breakout',
  'inside-bar': 'Inside-bar breakout',
  'macd-cross': 'MACD cross',
  'macd-divergence': 'MACD divergence',
  'rsi-divergence': 'RSI divergence',
  'price-action': 'Price action',
  dow: 'Dow trend',
  candlestick: 'Candlestick patterns',
  agreement: 'Strong and weak agreement',
} as const satisfies Record<string, Phrase>;

export type FamilyId = keyof typeof FAMILY_TITLES;

export const FAMILY_IDS = Object.keys(FAMILY_TITLES) as FamilyId[];
