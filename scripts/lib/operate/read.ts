import { type Paisa, atKathmandu, isTradingDate, parseRupees } from '@chuli/kernel';
import { Refusal } from './operation.ts';

export const wholeNumber = (text: string, { from, to }: { from: number; to: number }): number => {
  const number = Number(text);
  if (Number.isInteger(number) && number >= from && number <= to) return number;
  throw new Refusal(`"${text}" is not a whole number from ${from} to ${to}.`);
};

export const price = (text: string): Paisa => {
  const amount = parseRupees(text);
  if (amount === null || amount <= 0)
    throw new Refusal(`"${text}" is not a price: rupees above zero with at most two decimals.`);
  return amount;
};

/** Midnight of a day in Kathmandu, where the day begins. */
export const dayStart = (text: string): Date => {
  if (!isTradingDate(text)) throw new Refusal(`"${text}" is not a day: write YYYY-MM-DD.`);
  return new Date(atKathmandu(text, 0));
};

export const oneOf = <const C extends readonly string[]>(choices: C, text: string): C[number] => {
  const found = choices.find((choice) => choice === text);
  if (found === undefined) throw new Refusal(`"${text}" is none of ${choices.join(', ')}.`);
  return found;
};
