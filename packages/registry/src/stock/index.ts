export { type Dividend, type RightsIssue, listDividends, listRightsIssues } from './corporate-action.ts';
export { type DeclaredNews, type NewsKind, declaredNews } from './declared-news.ts';
export {
  allFundamentals,
  fundamentalsMark,
  type Fundamental,
  type LatestFundamental,
  latestFiscalQuarter,
  latestFundamentals,
  listFundamentals,
} from './fundamental.ts';
