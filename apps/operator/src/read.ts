import {
  type Paisa,
  type StockSymbol,
  type TradingDate,
  atKathmandu,
  isTradingDate,
  parseRupees,
  stockSymbol,
} from '@chuli/kernel';
import type { Registry } from '@chuli/registry';
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

export const day = (text: string): TradingDate => {
  if (!isTradingDate(text)) throw new Refusal(`"${text}" is not a day: write YYYY-MM-DD.`);
  return text;
};

/** Midnight of a day in Kathmandu, where the day begins. */
export const dayStart = (text: string): Date => new Date(atKathmandu(day(text), 0));

/** Above zero. */
export const decimal = (text: string, { to }: { to: number }): number => {
  const number = Number(text);
  if (text.trim() !== '' && number > 0 && number <= to) return number;
  throw new Refusal(`"${text}" is not a number above 0, at most ${to}.`);
};

export const knownSymbol = async (registry: Registry, text: string): Promise<StockSymbol> => {
  const symbol = stockSymbol(text.toUpperCase());
  const known = await registry
    .selectFrom('company')
    .select('symbol')
    .where('symbol', '=', symbol)
    .executeTakeFirst();
  if (known === undefined) throw new Refusal(`No company is known as ${symbol}.`);
  return symbol;
};

export const oneOf = <const C extends readonly string[]>(choices: C, text: string): C[number] => {
  const found = choices.find((choice) => choice === text);
  if (found === undefined) throw new Refusal(`"${text}" is none of ${choices.join(', ')}.`);
  return found;
};
