/** Families whose screens are Diamond; the lists of all others are Gold. */
export const PRO_FAMILIES = [
  'agreement',
  'bollinger-reversion',
  'dow',
  'macd-divergence',
  'mean-reversion',
  'momentum-breakout',
  'price-action',
  'rsi-divergence',
] as const;

/** For calls that serve many lists: hourly bars and the families above open with Diamond. */
export const signalLocks = {
  feature: 'signals',
  featureWhen: [
    { parameter: 'family', values: PRO_FAMILIES, feature: 'signals-pro' },
    { parameter: 'timeframe', values: ['hourly'], feature: 'signals-pro' },
  ],
} as const;
