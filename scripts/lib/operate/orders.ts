import { listOrders } from '@chuli/registry';
import type { Operations } from './operation.ts';
import { printRows, rupees } from './print.ts';
import { refund } from './refund.ts';

export const orders: Operations = {
  list: {
    summary: 'The orders of a person, the newest first.',
    words: '<person>',
    look: async (registry, given) => {
      const rows = await listOrders(registry, given.word(0, 'person'));
      printRows(
        rows.map(({ id, provider, state, item, total_paisa, created_at, settled_at, refund_held_at }) => ({
          id,
          provider,
          state,
          item,
          total: rupees(total_paisa),
          created_at,
          settled_at,
          refund_held_at,
        })),
      );
    },
  },
  refund,
};
