import { digits } from '@chuli/language';

/** `2082/83 Q4`: short enough for a phone. */
export const quarterName = ({ fiscal_year, quarter }: { fiscal_year: string; quarter: number }): string =>
  digits(`${fiscal_year.replace(/\/\d\d(\d\d)$/, '/$1')} Q${quarter}`);
