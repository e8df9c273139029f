import { type Candle, defineIndicator } from '../define-indicator.ts';
import { period } from '../period.ts';
import { atr } from '../volatility/atr.ts';
import { findPivots, pivots } from './pivots.ts';
import { type Zone, breakZones, nearestZone, strengthOf, touchZone } from './zone-list.ts';

/** More would be noise on a chart; the weakest gives way. */
const MOST_ZONES = 12;

const init = (
  chosen: Readonly<Record<'left' | 'right' | 'atr' | 'percent' | 'atrs' | 'halving', number>>,
) => ({
  silent: Math.max(chosen.left + chosen.right, atr.warmup({ period: chosen.atr })),
  bar: -1,
  percent: chosen.percent,
  atrs: chosen.atrs,
  limits: { most: MOST_ZONES, halving: chosen.halving },
  atr: atr.init({ period: chosen.atr }),
  pivots: pivots(chosen.left, chosen.right),
  zones: [] as Zone[],
});
type ZonesState = ReturnType<typeof init>;

const advance = (state: ZonesState, candle: Candle, range: number): void => {
  const { bar, limits, zones } = state;
  const { high, low, right } = state.pivots;
  const beyond = state.atrs * range;
  breakZones(zones, candle.close, beyond);
  const at = bar - right;
  if (high !== null) {
    const width = Math.max((state.percent / 100) * high, beyond);
    touchZone(zones, { role: -1, price: high, at }, width, bar, limits);
  }
  if (low !== null) {
    const width = Math.max((state.percent / 100) * low, beyond);
    touchZone(zones, { role: 1, price: low, at }, width, bar, limits);
  }
};

const reading = ({ zones, bar, limits: { halving } }: ZonesState) => {
  const support = nearestZone(zones, 1);
  const resistance = nearestZone(zones, -1);
  return {
    support_low: support === null ? null : support.low,
    support_high: support === null ? null : support.high,
    support_touches: support === null ? null : support.touches,
    support_age: support === null ? null : bar - support.first,
    support_strength: support === null ? null : strengthOf(support, bar, halving),
    resistance_low: resistance === null ? null : resistance.low,
    resistance_high: resistance === null ? null : resistance.high,
    resistance_touches: resistance === null ? null : resistance.touches,
    resistance_age: resistance === null ? null : bar - resistance.first,
    resistance_strength: resistance === null ? null : strengthOf(resistance, bar, halving),
  };
};

/**
 * Support and resistance: swings that turned within 1 % or half an ATR of one another make a zone. Told are the nearest
 * of each, with the number of swings, the bars since the first, and the strength: touches, counting half when the last
 * was 60 bars ago.
 */
export const zones = defineIndicator({
  id: 'zones',
  title: 'Support and resistance zones',
  parameters: {
    left: period(5, 'Bars before', 1),
    right: period(5, 'Bars after', 1),
    atr: period(14, 'ATR bars'),
    percent: { label: 'Width in percent', usual: 1, lowest: 0, highest: 10, isWhole: false },
    atrs: { label: 'Width in ATRs', usual: 0.5, lowest: 0, highest: 5, isWhole: false },
    halving: period(60, 'Strength halves in'),
  },
  drawing: {
    short: 'S/R zones',
    place: 'zones',
    lines: [
      { field: 'support_high', shape: 'zone', words: 'support', until: 'support_low', side: 'up' },
      { field: 'resistance_high', shape: 'zone', words: 'resistance', until: 'resistance_low', side: 'down' },
    ],
  },
  warmup: (chosen) => Math.max(chosen.left + chosen.right, atr.warmup({ period: chosen.atr })),
  init,
  step: (state, candle) => {
    state.bar += 1;
    const range = atr.step(state.atr, candle);
    findPivots(state.pivots, candle);
    if (range !== null) advance(state, candle, range);
    if (state.silent > 0) {
      state.silent -= 1;
      return null;
    }
    return reading(state);
  },
});

/** All zones of a state, the strongest first, for a page that lists them. */
export const zonesOf = ({ zones, bar, limits: { halving } }: ZonesState) =>
  zones
    .map((zone) => ({
      role: zone.role === 1 ? ('support' as const) : ('resistance' as const),
      low: zone.low,
      high: zone.high,
      touches: zone.touches,
      first_bars_ago: bar - zone.first,
      last_bars_ago: bar - zone.last,
      breaks: zone.breaks,
      strength: strengthOf(zone, bar, halving),
    }))
    .sort((one, other) => other.strength - one.strength);
