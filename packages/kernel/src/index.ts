export { ALERT_RULES, type AlertFacts, type AlertRule, alertFigure, toldAlert } from './alert-facts.ts';
export { PRODUCT } from './product.ts';
export type { Branded } from './branded.ts';
export { answerBroken } from './broken-request.ts';
export { browserName } from './browser-name.ts';
export type { Clock } from './clock.ts';
export { AppError } from './app-error.ts';
export { type CsvRecord, readCsv, readCsvRecords } from './csv/read.ts';
export { type CsvValue, csvLine, exactCsvCell } from './csv/write.ts';
export {
  type Demand,
  ENVIRONMENTS,
  SWITCH,
  type Environment,
  type Variables,
  isStrict,
  needed,
  readEnvironment,
  refused,
  schemaFaults,
  settingsError,
} from './environment.ts';
export { type EngineGuard, type Verdict, createGuard } from './engine/guard.ts';
export { shared } from './engine/shared.ts';
export type { OnLost } from './engine/silence-watch.ts';
export { ERRORS, type ErrorCode } from './errors.ts';
export { type Instant, atKathmandu, instant, kathmanduDate, kathmanduMinutes } from './instant.ts';
export {
  LINKED_CHANNELS,
  type LinkedChannel,
  NOTICE_CHANNELS,
  NOTICE_KINDS,
  type NoticeChannel,
  type NoticeFacts,
  type NoticeKind,
  SENT_CHANNELS,
  type SentChannel,
  type Told,
  noticeKind,
} from './notice.ts';
export { LOG_REDACTED, scrubLine } from './log-scrub.ts';
export { networkOf, networksOf } from './network.ts';
export { METRICS_PORTS, PORTS, STANDBY_PORT, STATUS_PORT } from './ports.ts';
export { type Paisa, type Rupees, fromRupees, paisa, parseRupees, proportion, toRupees } from './paisa.ts';
export {
  type PhoneNumber,
  maskPhoneNumber,
  nationalNumber,
  parsePhoneNumber,
  phoneNumber,
} from './phone-number.ts';
export { seededRandom } from './seeded-random.ts';
export { halfAway, percentOf, percentageChange, roundedRatio } from './rounding.ts';
export {
  BROKER_ID_PATTERN,
  type BrokerId,
  STOCK_SYMBOL_PATTERN,
  type StockSymbol,
  brokerId,
  stockSymbol,
} from './symbol.ts';
export {
  type TradingDate,
  type Weekday,
  addDays,
  addYears,
  dateOfDayNumber,
  dayNumber,
  daysBetween,
  isTradingDate,
  tradingDate,
  weekday,
} from './trading-date.ts';
export { HSTS, HSTS_HEADER } from './transport.ts';
