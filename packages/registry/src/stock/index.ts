export { type RegisterEntry, companyRegister } from './company-register.ts';
export { type Dividend, type RightsIssue, listDividends, listRightsIssues } from './corporate-action.ts';
export { type DeclaredNews, type NewsKind, declaredNews } from './declared-news.ts';
export { type YearEps, yearEps } from './year-eps.ts';
