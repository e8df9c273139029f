import { type TradingDate, tradingDate } from '@chuli/kernel';
import { previousTradingDay } from '@chuli/market';
import type { SampleOptions } from '@chuli/simulator';

type Words = {
  seed: string;
  years: string;
  days: string;
  stocks: string;
  trades: string;
  end: string | undefined;
};

const numberOf = (name: string, text: string): number => {
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value))
    throw new Error(`--${name} takes a number, not "${text}"`);
  return value;
};

/** Reads the options of the command; without an end the market runs to the last session before today. */
export const sampleOptions = (words: Words, today: TradingDate): SampleOptions => ({
  seed: numberOf('seed', words.seed),
  endDate: words.end === undefined ? previousTradingDay(today) : tradingDate(words.end),
  years: numberOf('years', words.years),
  floorsheetDays: numberOf('days', words.days),
  stocks: numberOf('stocks', words.stocks),
  tradesPerDay: numberOf('trades', words.trades),
});
