export * from './finding.ts';
export type { Term } from './declared-action.ts';
export { type ActionSearch, type Outcome, findActions, searchActions } from './find-actions.ts';
export type {
  ActionBar,
  ActionInputs,
  DeclaredExchange,
  DividendTerms,
  ListedRestatement,
  RightTerms,
  Security,
} from './inputs.ts';
