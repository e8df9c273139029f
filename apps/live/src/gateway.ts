import { type Door, type DoorOptions, createDoor } from './door.ts';
import type { LiveMarket } from './fold/live-market.ts';
import type { ChannelRules } from './hub/close-ended.ts';
import { createHub } from './hub/hub.ts';
import { type Metrics, createMetrics } from './metrics.ts';

export type GatewayOptions = Omit<DoorOptions, 'hub' | 'isFilled' | 'metrics'> & {
  market: LiveMarket;
  /** Who may hear which channel; the table unless a test says otherwise. */
  rules?: ChannelRules;
  metrics?: Metrics;
};

/** A gateway on a market that is folded here. */
export const createGateway = ({
  market,
  rules,
  metrics = createMetrics(),
  ...options
}: GatewayOptions): Door => {
  const hub = createHub({ market, clock: options.clock, metrics, rules });
  return createDoor({ ...options, hub, isFilled: market.isCaughtUp, metrics });
};

export type Gateway = Door;
