import { openOrders, takeDueOrders, takeOrder } from '@chuli/registry/payment';
import { type PaymentsContext, checkOrder } from './check-order.ts';

const AT_ONCE = 20;

/** Asks about every order that is due. Several processes may do so at once: each order goes to one of them. */
export const sweepPayments = async (context: PaymentsContext): Promise<number> => {
  const { registry, clock, payments } = context;
  if (payments.gateways.size === 0) return 0;
  let asked = 0;
  for (;;) {
    const due = await takeDueOrders(registry, AT_ONCE, new Date(clock()));
    const done = await Promise.allSettled(due.map((order) => checkOrder(context, order)));
    for (const [index, outcome] of done.entries())
      if (outcome.status === 'rejected')
        payments.log.error({ err: outcome.reason as unknown, order: due[index]?.id }, 'could not check');
    asked += due.length;
    if (due.length < AT_ONCE) return asked;
  }
};

/** Asks about the unfinished orders of one person. */
export const settlePaymentsOf = async (context: PaymentsContext, personId: string): Promise<void> => {
  const { registry, clock, payments } = context;
  for (const { id } of await openOrders(registry, personId)) {
    const taken = await takeOrder(registry, { orderId: id, pauseMs: payments.pauseMs }, new Date(clock()));
    if (taken !== undefined) await checkOrder(context, taken);
  }
};

/** Sweeps again and again, one sweep after the other. Returns how to stop, once the running sweep is done. */
export const startSweeping = (context: PaymentsContext, everyMs: number): (() => Promise<void>) => {
  let running = Promise.resolve();
  let isRunning = false;
  const timer = setInterval(() => {
    if (isRunning) return;
    isRunning = true;
    running = sweepPayments(context)
      .then(() => undefined)
      .catch((error: unknown) => context.payments.log.error({ err: error }, 'could not sweep payments'))
      .finally(() => {
        isRunning = false;
      });
  }, everyMs);
  return () => {
    clearInterval(timer);
    return running;
  };
};
