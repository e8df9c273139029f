import type { TradingDate } from '@chuli/kernel';
import type { Counted } from './count-once.ts';

type Sum = { sum: number; count: number };

const sumsByDay = (cases: readonly Counted[]): Map<TradingDate, Sum> => {
  const sums = new Map<TradingDate, Sum>();
  for (const { on, excess } of cases) {
    const { sum, count } = sums.get(on) ?? { sum: 0, count: 0 };
    sums.set(on, { sum: sum + excess, count: count + 1 });
  }
  return sums;
};

/**
 * The cases of each broker against those of the others. Stocks of which one broker takes much of a day do worse than the
 * market whoever it is, and all cases of a session share what the market did next: what others' cases of the same session
 * did is what its own had to beat. A session in which nobody else had one says nothing.
 */
export const leadsOf = (brokers: readonly (readonly Counted[])[]): Counted[][] => {
  const all = sumsByDay(brokers.flat());
  return brokers.map((own) => {
    const mine = sumsByDay(own);
    return own.flatMap((one) => {
      const [every, part] = [all.get(one.on), mine.get(one.on)];
      const others = (every?.count ?? 0) - (part?.count ?? 0);
      if (others === 0) return [];
      const mean = ((every?.sum ?? 0) - (part?.sum ?? 0)) / others;
      return [{ ...one, excess: one.excess - mean }];
    });
  });
};
