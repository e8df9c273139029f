import { paisa } from '@chuli/kernel';
import type { StockPlan } from '../day-plan.ts';
import type { Fill } from '../desk.ts';
import type { Random } from '../random.ts';
import type { LiveTrade } from './event.ts';

const PARTITIONS = 5;
const FILL_GAP_MICROSECONDS = 12;

export type Register = (plan: StockPlan, fill: Fill, milliseconds: number) => LiveTrade;

/** Gives fills their number and time. Within one security the numbers follow the clock. */
export const openRegister = (day: string, random: Random): Register => {
  const prefix = day.replaceAll('-', '');
  const numbers = new Map<number, number>();
  const clocks = new Map<number, number>();
  return (plan, fill, milliseconds) => {
    const partition = (plan.position % PARTITIONS) + 1;
    const number = (numbers.get(partition) ?? 0) + 1;
    numbers.set(partition, number);
    const earliest = (clocks.get(plan.position) ?? 0) + random.whole(1, FILL_GAP_MICROSECONDS);
    const at = Math.max(Math.floor(milliseconds) * 1_000, earliest);
    clocks.set(plan.position, at);
    return {
      kind: 'trade',
      contractId: `${prefix}0${partition}${String(number).padStart(6, '0')}`,
      symbol: plan.symbol,
      buyer: fill.buyer,
      seller: fill.seller,
      quantity: fill.quantity,
      rate: fill.rate,
      amount: paisa(fill.quantity * fill.rate),
      at,
    };
  };
};
