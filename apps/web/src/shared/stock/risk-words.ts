import type { RowOf } from '@chuli/contracts';
import { type Phrase, digits, t } from '@chuli/language';

export type RiskRow = RowOf<'/data/risk-facts/'>;

const FACT_WORDS = {
  gathered: 'one side in few hands',
  same_broker: 'many trades within one broker',
  few_brokers: 'few brokers',
  small_float: 'small float',
  small_turnover: 'small turnover',
} as const satisfies Partial<Record<keyof RiskRow, Phrase>>;

export type RiskFact = keyof typeof FACT_WORDS;

export const RISK_FACTS = Object.keys(FACT_WORDS) as readonly RiskFact[];

export const factWord = (fact: RiskFact): string => t(FACT_WORDS[fact]);

const listed = (row: RiskRow, holds: boolean | null): string =>
  RISK_FACTS.filter((fact) => row[fact] === holds)
    .map(factWord)
    .join(', ');

/** “3 of 5 risk facts hold: …”; of what is not known it says so. */
export const riskText = (row: RiskRow): string => {
  const count = { held: digits(String(row.held)), known: digits(String(row.known)) };
  const facts = listed(row, true);
  return row.known === RISK_FACTS.length
    ? t('{held} of {known} risk facts hold: {facts}', { ...count, facts })
    : t('{held} of {known} known risk facts hold: {facts}', { ...count, facts });
};

/** Which facts hold, and which are not known. */
export const whichText = (row: RiskRow): string => {
  const [held, unknown] = [listed(row, true), listed(row, null)];
  if (unknown === '') return held;
  const missing = t('not known: {facts}', { facts: unknown });
  return held === '' ? missing : `${held} · ${missing}`;
};
