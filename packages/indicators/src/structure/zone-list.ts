import { GRAIN } from './grain.ts';

/** Prices between which swings turned. Bars are counted from the first one the state saw. */
export type Zone = {
  /** 1: support, the price is above; -1: resistance. */
  role: 1 | -1;
  low: number;
  high: number;
  touches: number;
  first: number;
  last: number;
  breaks: number;
};

/** Touches by how recent they are: they count half when the last one was `halving` bars ago, a third after twice that. */
export const strengthOf = (zone: Zone, bar: number, halving: number): number =>
  zone.touches / (1 + (bar - zone.last) / halving);

const isBrokenBy = (zone: Zone, close: number, beyond: number): boolean =>
  zone.role === 1 ? close < zone.low - beyond : close > zone.high + beyond;

/**
 * A close beyond a zone by more than `beyond` breaks it. Once broken it changes its role, as traders expect of a broken
 * resistance; broken twice it is gone.
 */
export const breakZones = (zones: Zone[], close: number, beyond: number): void => {
  for (let at = zones.length - 1; at >= 0; at -= 1) {
    const zone = zones[at];
    if (zone === undefined || !isBrokenBy(zone, close, beyond)) continue;
    zone.breaks += 1;
    zone.role = zone.role === 1 ? -1 : 1;
    if (zone.breaks > 1) zones.splice(at, 1);
  }
};

/** The zone whose middle is nearest among those that stay within `width` with the price in; of equal ones the older. */
const homeOf = (zones: readonly Zone[], price: number, width: number): Zone | null => {
  const most = width + GRAIN * price;
  let home: Zone | null = null;
  let nearest = 0;
  for (const zone of zones) {
    const off = Math.abs((zone.low + zone.high) / 2 - price);
    const isNearer = home === null || off < nearest - GRAIN * price;
    if (!isNearer || Math.max(zone.high, price) - Math.min(zone.low, price) > most) continue;
    home = zone;
    nearest = off;
  }
  return home;
};

/** Of equally weak ones the oldest. */
const weakestOf = (zones: readonly Zone[], bar: number, halving: number): number => {
  let weakest = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, zone] of zones.entries()) {
    const strength = strengthOf(zone, bar, halving);
    if (strength >= least - GRAIN) continue;
    weakest = index;
    least = strength;
  }
  return weakest;
};

type Touch = { role: 1 | -1; price: number; at: number };
type Limits = { most: number; halving: number };

/** A swing touches the zone it falls into, or begins its own, in the place of the weakest when there are too many. */
export const touchZone = (
  zones: Zone[],
  { role, price, at }: Touch,
  width: number,
  bar: number,
  limits: Limits,
): void => {
  const home = homeOf(zones, price, width);
  if (home !== null) {
    home.low = Math.min(home.low, price);
    home.high = Math.max(home.high, price);
    home.touches += 1;
    home.last = at;
    return;
  }
  if (zones.length >= limits.most) zones.splice(weakestOf(zones, bar, limits.halving), 1);
  zones.push({ role, low: price, high: price, touches: 1, first: at, last: at, breaks: 0 });
};

/** The zone that the price would meet first. */
export const nearestZone = (zones: readonly Zone[], role: 1 | -1): Zone | null => {
  let nearest: Zone | null = null;
  for (const zone of zones) {
    if (zone.role !== role) continue;
    if (nearest === null || (role === 1 ? zone.high > nearest.high : zone.low < nearest.low)) nearest = zone;
  }
  return nearest;
};
