import type { EndOfDayStep } from '@chuli/ingest';
import type { TradingDate } from '@chuli/kernel';
import { DAY, type Simulated } from './plan.ts';

/** What a feed is told: the day that it is, or to go on after a step. */
export type Order = { readonly day: TradingDate } | { readonly go: true };
/** What it tells: that it waits to know the day, or the step it has just done, after which it waits to go on. */
export type Told = { readonly asks: 'day' } | { readonly step: EndOfDayStep; readonly day: TradingDate };

const OPENS = 11 * 60;

export const FIRST_DAY = DAY;
export const LEASE_MS = 700;

/** A day so small that it is read and settled within a second. */
export const smallDay = (seed: number, day: TradingDate): Simulated => ({
  kind: 'simulated',
  day,
  seed,
  stocks: 24,
  trades: 240,
  closesAt: OPENS + 4,
  bursts: [],
  speed: 1_000_000,
});
