import { FAMILIES, addressesOf } from '@chuli/signals';
import { expect, it } from 'vitest';
import { type SignalListPath, signalListContracts } from './lists.ts';

const TIMEFRAMES = ['hourly', 'daily', 'weekly'] as const;

const sided = <P extends string>(path: P) => [`${path}/`, `${path}/sell/`] as const;

/** Written out of the same parts as the type, which has to accept each of them. */
const typed: SignalListPath[] = [
  ...sided('/data/mean-reversible-signal'),
  ...sided('/data/mean-reversion-list-daily'),
  ...(['hourly', 'weekly'] as const).flatMap((bars) => sided(`/data/mean-reversible-signal-${bars}`)),
  ...TIMEFRAMES.flatMap((bars) => sided(`/data/mean-reversible-alert-${bars}`)),
  ...TIMEFRAMES.flatMap((bars) => sided(`/data/mean-reversible-boucket-${bars}`)),
  ...(['reversion-alert', 'reversion-signal', 'list'] as const).flatMap((kind) =>
    sided(`/data/bb-${kind}-daily`),
  ),
  ...(['alert', 'signal', 'sell-alert', 'sell-signal'] as const).map(
    (kind) => `/data/v2/momentum-breakout-${kind}-daily/` as const,
  ),
  ...(['macd', 'rsi'] as const).flatMap((of) =>
    (['', '-hidden', '-with-price-action', '-hidden-with-price-action', '-signal'] as const).flatMap((way) =>
      (['daily', 'hourly'] as const).flatMap((bars) => sided(`/data/v2/${of}-divergence${way}-${bars}`)),
    ),
  ),
  ...(['alert', 'signal'] as const).flatMap((kind) =>
    TIMEFRAMES.flatMap((bars) => sided(`/data/price-action-${kind}-${bars}`)),
  ),
  ...(['alert', 'signal'] as const).flatMap((kind) => sided(`/data/dow-${kind}-daily`)),
];

it('the addresses of the families are those of the type, and each has one contract', () => {
  const ours = addressesOf(FAMILIES).map(({ path }) => path);
  expect(typed.toSorted()).toEqual(ours.toSorted());
  expect(Object.values(signalListContracts).map(({ path }) => path)).toEqual(ours);
});
