export { alertContracts } from './alert/alert.ts';
export { MOST_ALERT_SYMBOLS } from './alert/parts.ts';
export { LISTED_FIRINGS, MANY_A_WEEK, REHEARSED_SESSIONS, rehearsalContracts } from './alert/rehearse.ts';
export { ALERT_LIMITS, BUSY_ALERTS_FROM, alertLimitOf, mayHaveBusyAlerts } from './alert/limits.ts';
export { AREAS, type Area } from './areas.ts';
export { FreeFeatures } from './free-features.ts';
export { accountContracts } from './account/account.ts';
export { demoContracts } from './account/demo.ts';
export { MEDIA, signInContracts } from './account/sign-in.ts';
export { LABEL_NEEDS, WINDOWS_NEEDED, WINDOW_DAYS, accumulationContracts } from './broker/accumulation.ts';
export { brokerContracts } from './broker/broker.ts';
export { brokerDayContracts } from './broker/day.ts';
export { MOST_HOLDERS, holdingContracts } from './broker/holding.ts';
export {
  FEWEST_MET,
  PIVOT_DIMENSIONS,
  PIVOT_HISTORY,
  PIVOT_MEASURES,
  pivotContracts,
} from './broker/pivot.ts';
export {
  CHOICES_A_PLAYER,
  CHOICE_AMOUNT,
  CHOICE_PERCENT,
  FAVOURITES_A_SESSION,
  FAVOURITE_PLAYERS,
  FAVOURITE_SESSIONS,
  FAVOURITE_TURNOVER,
  FOLLOWED_PLAYER_SESSIONS,
  PLAYER_CUTS,
  PLAYER_STYLES,
  playerContracts,
} from './broker/players.ts';
export { RADAR_SORTS, RISK_SORTS, scoreContracts } from './broker/scores.ts';
export { FEWEST_PLAYER_SESSIONS, PLAYER_SESSIONS } from './broker/player-set.ts';
export {
  MOST_COURSE_SESSIONS,
  MOST_STYLE_SESSIONS,
  MOST_PROFILE_STOCKS,
  STYLE_MEASURES,
  profileContracts,
} from './broker/profile.ts';
export { MOST_LATEST_CASES, brokerRecordContracts } from './broker/record.ts';
export {
  CALENDAR_KINDS,
  MOST_CALENDAR_DAYS,
  USUAL_CALENDAR_DAYS,
  calendarContracts,
} from './primary/calendar.ts';
export { FUND_KINDS, NAV_CYCLES, PREMIUM_GAPS, fundContracts } from './primary/fund.ts';
export {
  AUCTION_KINDS,
  AUCTION_STATES,
  OFFER_KINDS,
  OFFER_STATES,
  RESERVED_FOR,
  offerContracts,
} from './primary/offer.ts';
export { LOCK_IN_KINDS, unlockContracts } from './primary/unlock.ts';
export { runningNetContracts } from './broker/running-net.ts';
export { FAVOURITES_A_BROKER, TOP_BROKERS, TOP_STOCKS, brokerTopContracts } from './broker/top.ts';
export {
  MOST_TRANSACTION_SESSIONS,
  MOST_TRANSACTION_STOCKS,
  transactionContracts,
} from './broker/transactions.ts';
export {
  type AskedBy,
  CONTRACTS,
  type CallArea,
  type GetPath,
  type ParamsBy,
  type RepliedBy,
  type RowOf,
  type SendName,
  type SentBy,
  type SentReplyOf,
  allContracts,
  namedContracts,
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
  SentBodyOf,
} from './contract.ts';
export { FEWEST_FOLLOWED, FOLLOWED_SESSIONS } from './followed.ts';
export { featureFor, featuresNamed } from './contract.ts';
export { MOST_CLAUSES, SCAN_FORMS, customScanContracts } from './find/custom.ts';
export { columnContracts } from './find/columns.ts';
export { indicatorContracts } from './find/indicators.ts';
export { TECHNICAL_VALUES, type TechnicalValue, technicalContracts } from './find/technical.ts';
export { findListContracts } from './find/lists.ts';
export { openScanContracts } from './find/open.ts';
export { SET_KINDS, type SetKind, setContracts } from './find/sets.ts';
export { HIT_SESSIONS } from './find/parts.ts';
export { bulkCircuitContracts } from './floorsheet/bulk-circuit.ts';
export { LARGE_ORDER, MOST_BULK_SESSIONS, SMALLEST_LARGE_ORDER } from './floorsheet/bulk-parts.ts';
export { bulkContracts } from './floorsheet/bulk.ts';
export { FLOORSHEET_SORTS, floorsheetContracts } from './floorsheet/floorsheet.ts';
export { FOLLOWED_HORIZONS } from './followed-after.ts';
export { MOST_PAIRS, SAME_BROKER_SESSIONS, pairContracts } from './broker/pairs.ts';
export {
  MOST_CELL_BROKERS,
  MOST_FOOTPRINT_BROKERS,
  MOST_FOOTPRINT_STEPS,
  footprintContracts,
} from './floorsheet/footprint.ts';
export { MOST_PRICE_STEPS, MOST_SIDES_SESSIONS, volumeSidesContracts } from './floorsheet/volume-sides.ts';
export { type Granted, type Holding, holdingAt } from './holding.ts';
export { dailyContracts } from './stock/daily.ts';
export { directoryContracts } from './stock/directory.ts';
export { dividendContracts } from './stock/dividends.ts';
export { historyContracts } from './stock/history.ts';
export { RESOLUTIONS, intradayContracts } from './live/intraday.ts';
export { COURSE_MINUTES, LEAST_HOT_RUPEES, liveListContracts } from './live/lists.ts';
export * from './live/live.ts';
export { LIVE_TICKET_MS, LIVE_TICKET_PURPOSE, LiveTicket } from './live/ticket.ts';
export { liveSessionContracts } from './live/session.ts';
export {
  CIRCUIT_FACTS,
  COUNTED_SESSIONS,
  FOLLOWED_LIMIT_SESSIONS,
  circuitContracts,
} from './market/circuit.ts';
export { closeContracts } from './market/close.ts';
export { marketContracts } from './market/market.ts';
export {
  DIMENSION_GROUPS,
  DIMENSION_UNITS,
  FLOAT_CATEGORIES,
  LEFT_OUT,
  QUADRANTS,
  RATIO_REASONS,
  sectorContracts,
} from './market/sector.ts';
export { MOST_SHAPES, drawingContracts } from './chart/drawing.ts';
export { MOST_LAYOUTS, layoutContracts } from './chart/layout.ts';
export { MOST_SETUPS, setupContracts } from './chart/setup.ts';
export { volumeProfileContracts } from './chart/volume-profile.ts';
export { MOST_PACKAGE_STOCKS, membershipContracts } from './membership/membership.ts';
export { linkedContracts } from './notice/linked.ts';
export { DELIVERY_STATES, noticeContracts } from './notice/notice.ts';
export { WebhookEvent } from './notice/webhook-event.ts';
export { operatorContracts } from './operator/operator.ts';
export { ORDER_STATES, PROVIDERS, type Provider, paymentContracts } from './payment/payment.ts';
export { referenceContracts } from './reference/reference.ts';
export { fundamentalCompareContracts } from './fundamental/compare.ts';
export { fundamentalListContracts } from './fundamental/lists.ts';
export { reportContracts } from './fundamental/report.ts';
export { fundamentalScanContracts } from './fundamental/scan.ts';
export type { Coverage } from './parts.ts';
export { COURSE_SESSIONS, MARKED_SESSIONS, signalBoardContracts } from './signal/board.ts';
export { AVERAGE_LENGTHS, signalLevelContracts } from './signal/levels.ts';
export { type SignalListContract, type SignalListPath, signalListContracts } from './signal/lists.ts';
export { signalPatternContracts } from './signal/patterns.ts';
export { signalPositionContracts } from './signal/positions.ts';
export { signalRankingContracts } from './signal/ranking.ts';
export { effectContracts } from './signal/effects.ts';
export { signalRecordContracts } from './signal/record.ts';
export { signalScanContracts } from './signal/scans.ts';
export { signalWhyContracts } from './signal/why.ts';
export { ANNOUNCEMENT_KINDS, ANNOUNCEMENT_TOPICS, siteContracts } from './site/site.ts';
export { vitalsContracts } from './site/vitals.ts';
export { rangeContracts } from './market/range.ts';
export { preOpenContracts } from './market/pre-open.ts';
export { riskContracts } from './market/risk.ts';
export { seasonalityContracts } from './market/seasonality.ts';
export { summaryContracts } from './market/summary.ts';
export {
  ALL_FEATURES,
  DEMO_SYMBOL,
  FEATURES,
  type Feature,
  TIERS,
  type Tier,
  featuresOfTier,
  isFeature,
  SCAN_UNITS_A_MINUTE,
  sellableTiers,
} from './tiers.ts';
export { toolsContracts } from './reference/tools.ts';
