import { instant, readEnvironment, settingsError } from '@chuli/kernel';
import type { Registry } from '@chuli/registry';
import { type Order, findRefundable, holdForRefund, recordRefund } from '@chuli/registry/payment';
import { pino } from 'pino';
import {
  PAYMENT_DEMANDS,
  type PaymentsContext,
  PaymentsEnvironment,
  type RefundStepName,
  keepOrder,
  openPayments,
  paymentsOf,
  receiptYear,
  refundOrder,
} from '@chuli/billing';
import { type Act, type Given, Refusal, type WriteDown } from './operation.ts';

/** The gateways as the API has them, by the same environment. */
const contextOf = (registry: Registry, now: Date): PaymentsContext => {
  const { environment, faults } = readEnvironment(process.env, PAYMENT_DEMANDS);
  if (faults.length > 0) throw settingsError(faults);
  const options = paymentsOf(PaymentsEnvironment.parse(process.env), environment);
  const payments = openPayments(pino({ level: 'silent' }), options);
  return { registry, clock: () => instant(now.getTime()), payments };
};

const AFTER: Record<RefundStepName, object> = {
  held: { state: 'paid', isHeld: true },
  released: { state: 'paid', isHeld: false },
  refunded: { state: 'refunded' },
};

type Doing = { orderId: string; given: Given; now: Date; writeDown: WriteDown };

/** One way to say it: what it leads to, why it cannot be said of an order, and how it is done. */
type Way = {
  readonly leadsTo: RefundStepName;
  readonly refusal?: (order: Order) => string | null;
  readonly act: (registry: Registry, doing: Doing) => Promise<unknown>;
};

const HOLD_FIRST = 'Hold it first, with --hold; send the money back; then say it with --by-hand.';

const WAYS: Record<'all' | 'hold' | 'by-hand' | 'release', Way> = {
  all: {
    leadsTo: 'refunded',
    act: async (registry, { orderId, now, writeDown }) => {
      const isDone = await refundOrder(contextOf(registry, now), orderId, (name, transaction) =>
        writeDown(transaction, AFTER[name]),
      );
      if (!isDone) throw new Refusal('It was refunded before.');
    },
  },
  hold: {
    leadsTo: 'held',
    refusal: ({ refund_held_at }) => (refund_held_at === null ? null : 'It is held already.'),
    act: (registry, { orderId, now, writeDown }) =>
      holdForRefund(registry, { orderId, alsoWrite: writeDown }, now),
  },
  'by-hand': {
    leadsTo: 'refunded',
    refusal: ({ refund_held_at }) => (refund_held_at === null ? HOLD_FIRST : null),
    act: async (registry, { orderId, given, now, writeDown }) => {
      const raw = given.need('by-hand');
      const refund = { orderId, raw, fiscalYear: receiptYear(now), alsoWrite: writeDown };
      if (!(await recordRefund(registry, refund, now))) throw new Refusal('It was refunded before.');
    },
  },
  release: {
    leadsTo: 'released',
    refusal: ({ refund_held_at }) => (refund_held_at === null ? 'It is not held.' : null),
    act: async (registry, { orderId, now, writeDown }) => {
      const kept = await keepOrder(contextOf(registry, now), orderId, (_, transaction) =>
        writeDown(transaction),
      );
      if (kept === 'gone') throw new Refusal('The gateway does not say that the money is there.');
      if (kept === 'not-held') throw new Refusal('It is not held.');
    },
  },
};

const wayOf = (given: Given): Way => {
  const said = (['hold', 'by-hand', 'release'] as const).filter((name) => given.has(name));
  if (said.length > 1) throw new Refusal('Say one of --hold, --by-hand and --release.');
  return WAYS[said[0] ?? 'all'];
};

export const refund: Act = {
  summary: 'Sends the money of a paid order back; what it gave ends.',
  words: '<order>',
  options: {
    hold: { type: 'boolean', help: 'first, where the gateway cannot be asked: ends what the order gave' },
    'by-hand': { type: 'string', help: 'then: what was done at the gateway, once the money is on its way' },
    release: { type: 'boolean', help: 'or: the money stays, what the order gave goes on' },
  },
  plan: async (registry, given) => {
    const way = wayOf(given);
    const { order } = await findRefundable(registry, given.word(0, 'order'));
    const refusal = way.refusal?.(order) ?? null;
    if (refusal !== null) throw new Refusal(refusal);
    const { id, state, provider, total_paisa, refund_held_at } = order;
    const before = { state, provider, total_paisa, isHeld: refund_held_at !== null };
    return { subject: id, before, after: AFTER[way.leadsTo] };
  },
  act: async (registry, given, now, writeDown) => {
    await wayOf(given).act(registry, { orderId: given.word(0, 'order'), given, now, writeDown });
  },
};
