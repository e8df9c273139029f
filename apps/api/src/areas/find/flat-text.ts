import type { BodyOf, customScanContracts } from '@chuli/contracts';
import { AppError } from '@chuli/kernel';

type Flat = BodyOf<typeof customScanContracts.addSetup>;
type Clause = Flat['clauses'][number];
type Operand = Clause['against'];

/** Prices of rules are adjusted already, so that an adjusted close is the close. */
const sourceText = (source: NonNullable<Operand['source']>): string =>
  source === 'adj_close' ? 'close' : source;

const indicatorText = ({ indicator = '', parameters, line }: Operand): string => {
  const numbers = parameters === undefined || parameters.length === 0 ? '' : `(${parameters.join(', ')})`;
  return `${indicator}${numbers}${line === undefined ? '' : `.${line}`}`;
};

/** One of a price, an indicator and a number; a number has neither bars nor a timeframe. */
const operandText = (operand: Operand, behind: string): string => {
  const { source, indicator, number } = operand;
  if ([source, indicator, number].filter((one) => one !== undefined).length !== 1)
    throw new AppError('input.invalid', { against: 'one of source, indicator and number' });
  if (number !== undefined) return String(number);
  return `${source === undefined ? indicatorText(operand) : sourceText(source)}${behind}`;
};

const clauseText = ({ source, left, condition, against, offset }: Clause, timePeriod: string): string => {
  const frame = timePeriod === 'daily' ? '' : `, ${timePeriod}`;
  const ago = offset === 0 ? '' : ` ${offset} bars ago`;
  const first =
    left === undefined ? `${sourceText(source)}${frame}${ago}` : operandText(left, `${frame}${ago}`);
  return `${first} ${condition} ${operandText(against, `${frame}${ago}`)}`;
};

/** Flat conditions as the text that they stand for. */
export const flatText = ({ clauses, logic, time_period, scanning_type }: Flat): string =>
  `${clauses.map((clause) => clauseText(clause, time_period)).join(` ${logic} `)} as ${scanning_type}`;
