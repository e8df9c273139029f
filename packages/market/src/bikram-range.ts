import type { TradingDate } from '@chuli/kernel';
import { NEPALI_MONTHS, fromBikramSambat } from './bikram-sambat.ts';

/** As notices in English spell them. */
const OTHER_SPELLINGS: Readonly<Record<string, number>> = {
  baisakh: 1,
  jeth: 2,
  ashadh: 3,
  ashad: 3,
  asadh: 3,
  saun: 4,
  bhadau: 5,
  ashwin: 6,
  asoj: 6,
  ashoj: 6,
  kartick: 7,
  manghsir: 8,
  push: 9,
  paush: 9,
  phalgun: 11,
  fagun: 11,
  chait: 12,
};

const monthNumber = (name: string): number | undefined => {
  const word = name.toLowerCase();
  return NEPALI_MONTHS.find((month) => month.name.toLowerCase() === word)?.number ?? OTHER_SPELLINGS[word];
};

const DAY = String.raw`(\d{1,2})(?:st|nd|rd|th)?`;
const RANGE = new RegExp(`^${DAY}\\s*([a-z]+)?(?:\\s*(?:-|–|to)\\s*${DAY}\\s*([a-z]+))?,?\\s*(\\d{4})$`, 'i');

type Day = { year: number; month: number; day: number };

const dateOrNull = (day: Day): TradingDate | null => {
  try {
    return fromBikramSambat(day);
  } catch {
    return null;
  }
};

/**
 * The days of a notice, `28th Magh - 4th Falgun, 2082`: the year is that of the last day, and a range that begins in a
 * later month than it ends began in the year before. Null where it says no days.
 */
export const parseBikramRange = (text: string): { from: TradingDate; to: TradingDate } | null => {
  const match = RANGE.exec(text.trim());
  if (!match) return null;
  const [, firstDay, firstName, lastDay = firstDay, lastName = firstName, year] = match;
  const last = monthNumber(lastName ?? '');
  const first = firstName === undefined ? last : monthNumber(firstName);
  if (first === undefined || last === undefined) return null;
  const endYear = Number(year);
  const from = dateOrNull({
    year: first > last ? endYear - 1 : endYear,
    month: first,
    day: Number(firstDay),
  });
  const to = dateOrNull({ year: endYear, month: last, day: Number(lastDay) });
  return from === null || to === null || to < from ? null : { from, to };
};

/** The last day of a month as lists write it, `Falgun 2082`; null where it is none. */
export const parseBikramMonth = (text: string): { month: string; end: TradingDate } | null => {
  const match = /^([a-z]+)[ ,]+(\d{4})$/i.exec(text.trim());
  const month = monthNumber(match?.[1] ?? '');
  return match === null || month === undefined ? null : bikramMonth(Number(match[2]), month);
};

/** `2082-11` and its last day: months have 29 to 32 days. */
export const bikramMonth = (year: number, month: number): { month: string; end: TradingDate } | null => {
  for (let day = 32; day >= 29; day--) {
    const end = dateOrNull({ year, month, day });
    if (end !== null) return { month: `${year}-${String(month).padStart(2, '0')}`, end };
  }
  return null;
};
