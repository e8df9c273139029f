import type { MeasureKind } from './measure-kind.ts';
import type { Timeframe } from './tree.ts';
import type { Unit } from './units.ts';

/** A published list of signals, by the ids of its family and kind, and the bars on which it is judged. */
export type SignalList = {
  readonly family: string;
  readonly kind: string;
  readonly timeframes: readonly Timeframe[];
};

const DAYS = ['daily'] as const;
const HOURS = ['hourly', 'daily'] as const;
const ALL = ['hourly', 'daily', 'weekly'] as const;

const list = (family: string, timeframes: readonly Timeframe[], kind = 'signal'): SignalList => ({
  family,
  kind,
  timeframes,
});

/** By the name that a scan has for them. Patterns of candles are measures of their own. */
export const SIGNAL_LISTS: Readonly<Record<string, SignalList>> = {
  buy_sell: list('buy-sell', ALL),
  early_buy_sell: list('early-buy-sell', DAYS),
  trailing_stop: list('trailing-stop', ALL),
  mean_reversion: list('mean-reversion', ALL),
  bollinger_reversion: list('bollinger-reversion', DAYS),
  momentum_breakout: list('momentum-breakout', DAYS),
  volume_breakout: list('volume-breakout', DAYS),
  consolidation_breakout: list('consolidation-breakout', DAYS),
  inside_bar: list('inside-bar', DAYS),
  macd_cross: list('macd-cross', DAYS),
  macd_divergence: list('macd-divergence', HOURS),
  rsi_divergence: list('rsi-divergence', HOURS),
  price_action: list('price-action', ALL),
  dow: list('dow', DAYS),
  agreement_strong: list('agreement', DAYS, 'strong'),
  agreement_weak: list('agreement', DAYS, 'weak'),
};

export const SIGNAL_WORDS: readonly string[] = ['buy', 'sell', 'none'];

const kindOf = (name: string, title: string, unit: Unit, words: readonly string[]): MeasureKind => ({
  name,
  title,
  parameters: [],
  lines: new Map(
    Object.entries(SIGNAL_LISTS).map(([line, { timeframes }]) => [line, { unit, words, timeframes }]),
  ),
  usual: 'buy_sell',
  group: null,
  source: 'signals',
  isNamed: true,
});

/** What stands of a list at a bar, and the bars since it last fired, on either side, whether that stands or not. */
export const SIGNAL_MEASURES: readonly MeasureKind[] = [
  kindOf('signal', 'Signal that stands', 'state', SIGNAL_WORDS),
  kindOf('signal_age', 'Bars since the last signal', 'bars', []),
];
