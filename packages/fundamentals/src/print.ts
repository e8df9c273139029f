import { type Phrase, t } from '@chuli/language';
import type { Formula, Given } from './formula.ts';
import { ITEMS } from './items.ts';
import { ratioNamed } from './ratios.ts';

const GIVEN_WORDS: Readonly<Record<Given, Phrase>> = {
  price: 'Price',
  close: 'Price',
  listed_shares: 'Listed shares',
  face_value: 'Face value',
  cash_percent: 'Cash dividend',
  bonus_percent: 'Bonus shares',
  today: 'Today',
  year_factor: 'Bonus shares',
};

type Leaf = Exclude<Formula, { readonly of: unknown }>;

/** A line, and over what time it is meant. */
const leafText = (leaf: Leaf): string => {
  if (leaf.op === 'constant') return String(leaf.value);
  if (leaf.op === 'given') return t(GIVEN_WORDS[leaf.name]);
  if (leaf.op === 'ratio') return t(ratioNamed(leaf.id).words);
  const item = t(ITEMS[leaf.item].words);
  switch (leaf.op) {
    case 'year-to-date':
      return t('{line} of the year so far', { line: item });
    case 'annualised':
      return t('{line} at a year’s pace', { line: item });
    case 'trailing':
      return t('{line} of twelve months', { line: item });
    case 'alone':
      return t('{line} of the quarter', { line: item });
    case 'average':
      return t('mean {line}', { line: item });
    case 'at-end':
    case 'stated':
    case 'date':
    default:
      return item;
  }
};

const isSum = ({ op }: Formula): boolean => op === '+' || op === '-';
const isProduct = ({ op }: Formula): boolean => op === '×' || op === '÷';

const sideBySide = (formula: Extract<Formula, { readonly op: '+' | '-' | '×' | '÷' }>): string => {
  const [left, right] = formula.of;
  const inBrackets = (part: Formula, isRight: boolean): string => {
    const isLoose = isSum(part)
      ? isProduct(formula) || (isRight && formula.op === '-')
      : isRight && isProduct(part) && formula.op === '÷';
    return isLoose ? `(${printFormula(part)})` : printFormula(part);
  };
  const sign = formula.op === '-' ? '−' : formula.op;
  return `${inBrackets(left, false)} ${sign} ${inBrackets(right, true)}`;
};

/** The formula of a ratio as a reader writes it, made from the definition that computes it. */
export const printFormula = (formula: Formula): string => {
  if (!('of' in formula)) return leafText(formula);
  switch (formula.op) {
    case 'growth':
      return t('{line} against a year before', { line: printFormula(formula.of) });
    case 'compound':
      return t('{line}: growth a year, over {years} years', {
        line: printFormula(formula.of),
        years: String(formula.years),
      });
    case 'dividend-year':
      return t('{line} in the year of the dividend', { line: printFormula(formula.of) });
    case '+':
    case '-':
    case '×':
    case '÷':
    default:
      return sideBySide(formula);
  }
};
