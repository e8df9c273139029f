/** The families whose votes make an agreement: early signals, patterns and the agreement itself repeat others. */
export const VOTING_FAMILIES = [
  'buy-sell',
  'mean-reversion',
  'bollinger-reversion',
  'momentum-breakout',
  'volume-breakout',
  'consolidation-breakout',
  'inside-bar',
  'macd-cross',
  'macd-divergence',
  'rsi-divergence',
  'price-action',
  'dow',
  'trailing-stop',
] as const;
