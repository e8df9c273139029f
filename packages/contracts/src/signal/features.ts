import { PRO_FAMILIES } from '@chuli/signals/catalogue';

/** For calls that serve many lists: hourly bars and the families above open with Diamond. */
export const signalLocks = {
  feature: 'signals',
  featureWhen: [
    { parameter: 'family', values: PRO_FAMILIES, feature: 'signals-pro' },
    { parameter: 'timeframe', values: ['hourly'], feature: 'signals-pro' },
  ],
} as const;
