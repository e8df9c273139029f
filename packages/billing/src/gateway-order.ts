import { PRODUCT, instant, paisa } from '@chuli/kernel';
import type { PaidOrder } from '@chuli/payments';
import type { Order } from '@chuli/registry/payment';

/** An order as a gateway is told of it: the amount of our row, nothing of the person. */
export const gatewayOrder = (order: Order): PaidOrder => ({
  id: order.id,
  reference: order.reference,
  amount: paisa(order.total_paisa),
  title: `${PRODUCT.name} ${order.item}`,
  createdAt: instant(order.created_at.getTime()),
  expiresAt: instant(order.expires_at.getTime()),
  gatewayRef: order.gateway_ref,
});
