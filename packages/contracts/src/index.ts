export { accountContracts } from './account.ts';
export { demoContracts } from './account-demo.ts';
export { MEDIA, signInContracts } from './account-sign-in.ts';
export { brokerContracts } from './broker.ts';
export {
  type AskedBy,
  CONTRACTS,
  type GetPath,
  type ParamsBy,
  type RepliedBy,
  type RowOf,
  type SendName,
  type SentBy,
  type SentReplyOf,
  allContracts,
} from './calls.ts';
export type {
  Access,
  AskedOf,
  BodyOf,
  Cache,
  Contract,
  ContractMap,
  Cost,
  ParamsOf,
  QueryOf,
  ReplyOf,
} from './contract.ts';
export { featureFor, featuresNamed } from './contract.ts';
export { FLOORSHEET_SORTS, floorsheetContracts } from './floorsheet.ts';
export { type Granted, type Holding, holdingAt } from './holding.ts';
export { historyContracts } from './history.ts';
export { RESOLUTIONS, intradayContracts } from './intraday.ts';
export * from './live.ts';
export { LIVE_TICKET_MS, LIVE_TICKET_PURPOSE, LiveTicket } from './live-ticket.ts';
export { liveSessionContracts } from './live-session.ts';
export { marketContracts } from './market.ts';
export { MOST_PACKAGE_STOCKS, membershipContracts } from './membership.ts';
export { DELIVERY_STATES, noticeContracts } from './notice.ts';
export { operatorContracts } from './operator.ts';
export { ORDER_STATES, PROVIDERS, type Provider, paymentContracts } from './payment.ts';
export { referenceContracts } from './reference.ts';
export { PRO_FAMILIES } from './signal-features.ts';
export { signalBoardContracts } from './signal-board.ts';
export { signalLevelContracts } from './signal-levels.ts';
export { type SignalListContract, type SignalListPath, signalListContracts } from './signal-lists.ts';
export { signalPatternContracts } from './signal-patterns.ts';
export { signalPositionContracts } from './signal-positions.ts';
export { signalRankingContracts } from './signal-ranking.ts';
export { signalRecordContracts } from './signal-record.ts';
export { signalScanContracts } from './signal-scans.ts';
export { signalWhyContracts } from './signal-why.ts';
export { ANNOUNCEMENT_KINDS, siteContracts } from './site.ts';
export { summaryContracts } from './summary.ts';
export {
  ALL_FEATURES,
  DEMO_SYMBOL,
  FEATURES,
  type Feature,
  TIERS,
  type Tier,
  featuresOfTier,
  isFeature,
  sellableTiers,
} from './tiers.ts';
export { toolsContracts } from './tools.ts';
