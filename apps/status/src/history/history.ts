import { appendFileSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { type TradingDate, addDays, isTradingDate } from '@chuli/kernel';
import { dayOf } from '../judge/session-minutes.ts';
import type { Minute } from '../judge/verdict.ts';
import { readLine, writeLine } from './line.ts';

const NAME = /^minutes-(\d{4}-\d\d-\d\d)\.jsonl$/;
/** A day has 1,440 lines of at most 200 bytes; what is larger was not written here. */
const MOST_BYTES = 1_000_000;
const MODE = 0o640;

const nameOf = (day: TradingDate): string => `minutes-${day}.jsonl`;

const daysIn = (folder: string): TradingDate[] =>
  readdirSync(folder)
    .flatMap((name) => NAME.exec(name)?.[1] ?? [])
    .filter(isTradingDate)
    .toSorted();

/** Each minute once, whatever stands in the file, and in order. */
const readDay = (folder: string, day: TradingDate): Minute[] => {
  const file = path.join(folder, nameOf(day));
  if (statSync(file).size > MOST_BYTES) return [];
  const byMinute = new Map<number, Minute>();
  for (const text of readFileSync(file, 'utf8').split('\n')) {
    const minute = readLine(text);
    if (minute !== null && dayOf(minute.at) === day && !byMinute.has(minute.at))
      byMinute.set(minute.at, minute);
  }
  return [...byMinute.values()].toSorted((one, other) => one.at - other.at);
};

/** A clock that was set back by more is right now, and was wrong when it wrote what lies ahead of it. */
const BACK_MINUTES = 5;

/** Ends a line in which a machine died, so that the next begins on its own. */
const endTornLine = (file: string): void => {
  const text = readFileSync(file, { encoding: 'utf8', flag: 'a+' });
  if (text !== '' && !text.endsWith('\n')) appendFileSync(file, '\n');
};

export type History = {
  /** Oldest first. */
  readonly minutes: () => readonly Minute[];
  /** False where the minute is held already: a clock went back a little. */
  readonly add: (minute: Minute) => boolean;
};

/** One small file a day of a folder that is there, to which lines are added; days beyond `keepDays` are removed. */
export const openHistory = (folder: string, keepDays: number, now: number): History => {
  const today = dayOf(now);
  const removeOld = (day: TradingDate): TradingDate => {
    const first = addDays(day, -keepDays);
    for (const old of daysIn(folder)) if (old < first) rmSync(path.join(folder, nameOf(old)));
    return first;
  };

  removeOld(today);
  const days = daysIn(folder);
  const newest = days.at(-1);
  if (newest !== undefined) endTornLine(path.join(folder, nameOf(newest)));
  let minutes: Minute[] = days.flatMap((day) => readDay(folder, day)).filter(({ at }) => at <= now);
  let current = today;

  return {
    minutes: () => minutes,
    add: (minute) => {
      if ((minutes.at(-1)?.at ?? 0) > minute.at + BACK_MINUTES)
        minutes = minutes.filter(({ at }) => at < minute.at);
      if ((minutes.at(-1)?.at ?? 0) >= minute.at) return false;
      const day = dayOf(minute.at);
      if (day !== current) {
        current = day;
        const first = removeOld(day);
        minutes = minutes.filter(({ at }) => dayOf(at) >= first);
      }
      minutes.push(minute);
      appendFileSync(path.join(folder, nameOf(day)), writeLine(minute), { mode: MODE });
      return true;
    },
  };
};
