export { VISITOR, type Caller } from './access/authorise.ts';
export {
  type Follow,
  type GrowingSession,
  type LiveMarket,
  type OpenSession,
  followMarket,
} from './fold/live-market.ts';
export { type Gateway, type GatewayOptions, createGateway } from './gateway.ts';
export { createDoor } from './door.ts';
export { createMetrics } from './metrics.ts';
export { type Relay, type RelayOptions, openRelay } from './relay/open-relay.ts';
