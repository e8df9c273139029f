import type { TradingDate } from '@chuli/kernel';

export type SessionsBetween = (from: TradingDate, to: TradingDate) => number;

export const countSessions = (sessions: readonly TradingDate[]): SessionsBetween => {
  const numbers = new Map(sessions.map((day, number) => [day, number]));
  return (from, to) => Math.max(0, (numbers.get(to) ?? 0) - (numbers.get(from) ?? 0));
};
