export {
  type MatchRow,
  type NearRow,
  type ScanAnswer,
  type ScanQuestion,
  type ToldFact,
  answerScan,
} from './answer.ts';
export { REPORT_FIGURES, isStale, priceOver, quarterNumber, shareFactorOn } from './company-figures.ts';
export { CANNOT, type Cannot, type FamilyScan, familyScan } from './family-scan.ts';
export { FOLLOWED_AFTER, type Followed } from './followed.ts';
export { loadScanMarket } from './load-market.ts';
export type { Matches } from './matches.ts';
export type { ScanMarket } from './scan-market.ts';
export { type Scanner, openScanner } from './scanner.ts';
export type { LinesQuestion, StockLine, StockLines } from './stock-lines.ts';
export { type StockTruth, truthWord } from './truths.ts';
export { openThreadedScanner } from './threaded-scanner.ts';
