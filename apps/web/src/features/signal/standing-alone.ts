import type { SignalRow, Signals } from './signal-words.ts';

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

const isConfirmed = ({ kind }: Pick<SignalRow, 'kind'>): boolean => kind === 'signal';

/** Signals of stocks on which one family fired and no other, on either side, in the sessions of the answer. */
export const standingAlone = (signals: Signals): Signals => {
  const confirmed = signals.rows.filter(isConfirmed);
  const voices = Map.groupBy(confirmed, ({ symbol }) => symbol);
  const isAlone = ({ symbol }: SignalRow): boolean =>
    new Set((voices.get(symbol) ?? []).map(({ family, side }) => `${family} ${side}`)).size === 1;
  return {
    ...signals,
    lists: signals.lists.filter(isConfirmed),
    rows: confirmed.filter(isAlone),
    near: signals.near.filter(isConfirmed),
  };
};
