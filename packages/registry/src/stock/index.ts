export { type Dividend, type RightsIssue, listDividends, listRightsIssues } from './corporate-action.ts';
export {
  type Fundamental,
  type LatestFundamental,
  latestFiscalQuarter,
  latestFundamentals,
  listFundamentals,
} from './fundamental.ts';
