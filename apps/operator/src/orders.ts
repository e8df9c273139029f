import { listOrders, listWaitingOrders } from '@chuli/registry/payment';
import type { Operations } from './operation.ts';
import { printRows, rupees } from './print.ts';
import { refund } from './refund.ts';

export const orders: Operations = {
  list: {
    summary: 'The orders of a person, the newest first.',
    words: '<person>',
    options: {
      waiting: {
        type: 'boolean',
        help: 'of everyone instead: those held for a refund, or sent back in part by the gateway',
      },
    },
    look: async (registry, given) => {
      const rows = given.has('waiting')
        ? await listWaitingOrders(registry)
        : await listOrders(registry, given.word(0, 'person'));
      printRows(
        rows.map((order) => ({
          id: order.id,
          provider: order.provider,
          state: order.state,
          item: order.item,
          total: rupees(order.total_paisa),
          created_at: order.created_at,
          settled_at: order.settled_at,
          refund_held_at: order.refund_held_at,
          partly_refunded_at: order.partly_refunded_at,
          refunded_at: order.refunded_at,
          credit_note: order.credit_note,
        })),
      );
    },
  },
  refund,
};
