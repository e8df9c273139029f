import type { MarketFields } from '@chuli/contracts/live';

/** A session that trades, with one trade. */
export const madeMarket = (fields: Partial<MarketFields> = {}): MarketFields => ({
  day: '2024-07-15',
  source: 'test',
  brokers: 'after-close',
  has_depth: false,
  phase: 'open',
  phase_since: null,
  halt_until: null,
  reason: null,
  heard_at: null,
  turnover: 0,
  volume: 0,
  trades: 1,
  symbols: 1,
  advances: 1,
  declines: 0,
  unchanged: 0,
  at_upper: 0,
  at_lower: 0,
  against_usual: null,
  declared_final: null,
  ...fields,
});
