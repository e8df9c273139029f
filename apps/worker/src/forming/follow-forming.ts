import type { Log, LogMessage, Reading } from '@chuli/bus';
import type { TradingDate } from '@chuli/kernel';
import { decodeEvent } from '@chuli/session';
import { newestDay } from '../log/newest-day.ts';
import type { FormingBase } from './base.ts';
import { type FormingDay, openFormingDay } from './forming-day.ts';
import { type Teller, createTeller } from './tell.ts';

type Needs = {
  readonly log: Pick<Log, 'follow' | 'publish'>;
  readonly load: (day: TradingDate) => Promise<FormingBase>;
  /** What the final pass stored of a day; null until it has. */
  readonly settled: (day: TradingDate) => Promise<ReadonlySet<string> | null>;
  readonly onUnreadable: (message: LogMessage, error: unknown) => void;
  readonly onTrouble: (error: unknown) => void;
};

export type Following = {
  /** The day that is judged; null before the first. */
  day: () => FormingDay | null;
  /** Looks whether the final pass has spoken, and tells it. */
  settle: () => Promise<void>;
  stop: () => Promise<void>;
  /** Rejects where it cannot go on: begin anew. */
  ended: Promise<void>;
};

/**
 * Follows the log of the newest day, judges what forms and tells it on the same log. It keeps nothing of its own: killed
 * at any moment it begins again from the tape and the log, and what it then says is what it would have said.
 */
export const followForming = async (needs: Needs): Promise<Following> => {
  const { log, load, settled, onUnreadable, onTrouble } = needs;
  const from = await newestDay(log);
  let day: FormingDay | null = null;
  let teller: Teller | null = null;
  let isCaughtUp = false;
  const anew = Promise.withResolvers<never>();

  const tell = (news: ReturnType<FormingDay['takeNews']>): void => {
    if (news !== null) teller?.tell(news.rows, news.at);
  };

  const turnTo = async (next: TradingDate): Promise<FormingDay> => {
    teller?.stop();
    day = openFormingDay(await load(next));
    teller = createTeller(log, next, onTrouble);
    return day;
  };

  const take = async (message: LogMessage): Promise<void> => {
    if (message.day < (day?.day ?? from ?? message.day)) return;
    const today = day?.day === message.day ? day : await turnTo(message.day);
    try {
      today.hear(decodeEvent(message.bytes));
    } catch (error) {
      onUnreadable(message, error);
      return;
    }
    if (isCaughtUp) tell(today.takeNews());
  };

  const settle = async (): Promise<void> => {
    if (!isCaughtUp || !day?.isOver()) return;
    const stored = await settled(day.day);
    if (stored === null) return;
    day.settle(stored);
    tell(day.takeDifference());
  };

  const catchUp = async (): Promise<void> => {
    isCaughtUp = true;
    await settle().catch(onTrouble);
    if (day !== null) tell(day.takeDifference());
  };

  const reading: Reading = log.follow({
    day: null,
    onMessage: take,
    onGap: ({ cause }) => {
      if (cause !== 'lost') anew.reject(new Error('the log is not the one that was read'));
    },
    onCaughtUp: () => void catchUp(),
  });

  return {
    day: () => day,
    settle,
    ended: Promise.race([reading.ended, anew.promise]),
    stop: async () => {
      teller?.stop();
      await reading.stop();
    },
  };
};
