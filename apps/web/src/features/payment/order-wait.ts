import type { Order } from '../../shared/payment/start-order.ts';

const SECONDS = [2, 3, 5, 8, 13, 20] as const;
const LONGEST = 30;

/** Milliseconds until the gateway is asked again: soon at first, then ever more rarely. */
export const waitAfter = (answers: number): number => (SECONDS[answers - 1] ?? LONGEST) * 1000;

/** Whether the last word on an order is still to come. */
export const isOpen = ({ state }: Pick<Order, 'state'>): boolean =>
  state === 'created' || state === 'pending';
