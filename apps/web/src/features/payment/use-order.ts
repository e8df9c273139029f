import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { CallFailure } from '../../api/call-failure.ts';
import { fetchCall } from '../../api/fetch-call.ts';
import { sendCall } from '../../api/send-call.ts';
import type { Call } from '../../api/use-call.ts';
import { HELD } from '../../shared/membership/use-held.ts';
import { forgetOrderKeys } from '../../shared/payment/order-key.ts';
import { isOpen, waitAfter } from './order-wait.ts';
import type { Order } from '../../shared/payment/start-order.ts';

/** What is paid or paid back stays so; every other state may still change by what the gateway says. */
const isFinal = ({ state }: Order): boolean => state === 'paid' || state === 'refunded';

const askOrder = async (id: string, data: string | undefined): Promise<Order> => {
  const order = await fetchCall('/payment/{id}/', {}, undefined, {}, { id });
  if (isFinal(order)) return order;
  const told = await sendCall('POST /payment/{provider}/verify/', {
    params: { provider: order.provider },
    body: { order: order.id, ...(data !== undefined && { data }) },
  });
  // The server is told to look anew, before anyone reads what is open now.
  if (told.state === 'paid') await sendCall('POST /membership/sync/', { body: {} }).catch(() => undefined);
  return told;
};

/** Nothing will change any more: the last word was said, or there is no such order. */
const isOver = ({ data, error }: { data: Order | undefined; error: Error | null }): boolean =>
  data === undefined ? error instanceof CallFailure && !error.mayPass : !isOpen(data);

/** What was locked a moment ago is asked for again; the package that was held before is not shown meanwhile. */
const openWhatWasPaid = async (client: QueryClient): Promise<void> => {
  await client.resetQueries({ queryKey: [HELD] });
  await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'order' });
};

/** An order as the gateway has it: asked again until it has said the last word, also after a failure or a reload. */
export const useOrder = (id: string | null, data: string | undefined): Call<Order> => {
  const client = useQueryClient();
  const call = useQuery({
    queryKey: ['order', id],
    queryFn: () => askOrder(id ?? '', data),
    enabled: id !== null,
    staleTime: 0,
    // The next round is the retry.
    retry: false,
    refetchInterval: ({ state }) =>
      isOver(state) ? false : waitAfter(state.dataUpdateCount + state.errorUpdateCount),
  });
  const state = call.data?.state;
  useEffect(() => {
    if (state === undefined || isOpen({ state })) return;
    forgetOrderKeys();
    if (state === 'paid') void openWhatWasPaid(client);
  }, [state, client]);
  return call;
};
