import { type Candle, defineIndicator } from '../define-indicator.ts';
import { period } from '../period.ts';
import { atr } from '../volatility/atr.ts';
import { emptyBase, leaveBase } from './base.ts';

/** Older zones give way; a zone that has lasted ten others is seldom the nearest. */
const MOST_ZONES = 10;

type Area = { role: 1 | -1; low: number; high: number; isFresh: boolean; at: number };

/** Drops what was closed beyond, and says whether a fresh zone was touched: 1 demand, -1 supply, 0 none. */
const meet = (areas: Area[], { high, low, close }: Candle): 1 | -1 | 0 => {
  let kept = 0;
  let touched: 1 | -1 | 0 = 0;
  for (const area of areas) {
    const isTouched = area.role === 1 ? low <= area.high : high >= area.low;
    if (isTouched && area.isFresh) touched = area.role;
    if (isTouched) area.isFresh = false;
    if (area.role === 1 ? close < area.low : close > area.high) continue;
    areas[kept] = area;
    kept += 1;
  }
  areas.length = kept;
  return touched;
};

const nearestArea = (areas: readonly Area[], role: 1 | -1): Area | null => {
  let nearest: Area | null = null;
  for (const area of areas) {
    if (area.role !== role) continue;
    if (nearest === null || (role === 1 ? area.high > nearest.high : area.low < nearest.low)) nearest = area;
  }
  return nearest;
};

const named = (role: 1 | -1 | 0): 'demand' | 'supply' | null =>
  role === 0 ? null : role === 1 ? 'demand' : 'supply';

const reading = (areas: readonly Area[], bar: number, formed: 1 | -1 | 0, touched: 1 | -1 | 0) => {
  const demand = nearestArea(areas, 1);
  const supply = nearestArea(areas, -1);
  return {
    demand_low: demand === null ? null : demand.low,
    demand_high: demand === null ? null : demand.high,
    demand_is_fresh: demand === null ? null : demand.isFresh ? 1 : 0,
    demand_age: demand === null ? null : bar - demand.at,
    supply_low: supply === null ? null : supply.low,
    supply_high: supply === null ? null : supply.high,
    supply_is_fresh: supply === null ? null : supply.isFresh ? 1 : 0,
    supply_age: supply === null ? null : bar - supply.at,
    formed: named(formed),
    touched: named(touched),
  };
};

/**
 * Supply and demand: a few quiet candles that the price left in a hurry. The zone is the base from low to high, fresh
 * until the price first comes back to it, and gone on a close beyond it. Its age counts from the bar that completed the
 * leg, where it became known.
 */
export const supplyDemand = defineIndicator({
  id: 'supply-demand',
  title: 'Supply and demand zones',
  parameters: {
    base: period(5, 'Candles of the base, at most', 1),
    narrow: { label: 'Range below ATRs', usual: 0.8, lowest: 0.1, highest: 3, isWhole: false },
    leg: { label: 'Leg in ATRs', usual: 2, lowest: 0.5, highest: 20, isWhole: false },
    within: period(3, 'Leg within bars', 1),
    atr: period(14, 'ATR bars'),
  },
  drawing: {
    short: 'Supply/demand',
    place: 'zones',
    lines: [
      { field: 'demand_high', shape: 'zone', words: 'demand', until: 'demand_low', side: 'up' },
      { field: 'supply_high', shape: 'zone', words: 'supply', until: 'supply_low', side: 'down' },
    ],
  },
  warmup: (chosen) => atr.warmup({ period: chosen.atr }),
  init: (chosen) => ({
    bar: -1,
    atr: atr.init({ period: chosen.atr }),
    base: emptyBase(chosen.narrow, chosen.leg, chosen.base, chosen.within),
    areas: [] as Area[],
  }),
  step: (state, candle) => {
    state.bar += 1;
    const range = atr.step(state.atr, candle);
    if (range === null) return null;
    const { areas, bar, base } = state;
    const touched = meet(areas, candle);
    const formed = leaveBase(base, candle, range);
    if (formed !== 0) {
      if (areas.length >= MOST_ZONES) areas.shift();
      areas.push({ role: formed, low: base.baseLow, high: base.baseHigh, isFresh: true, at: bar });
    }
    return reading(areas, bar, formed, touched);
  },
});
