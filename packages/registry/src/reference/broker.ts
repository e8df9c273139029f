import type { BrokerId } from '@chuli/kernel';
import type { Registry } from '../client.ts';

export type Broker = {
  id: BrokerId;
  name: string;
  short_name: string;
  is_active: boolean;
  is_dealer: boolean;
};

export const readBrokers = (registry: Registry): Promise<Broker[]> =>
  registry.selectFrom('broker').select(['id', 'name', 'short_name', 'is_active', 'is_dealer']).execute();

/** Members of the exchange by number; dealers, whose ids begin with a letter, last. */
export const listBrokers = async (
  reference: () => Promise<{ readonly brokers: readonly Broker[] }>,
): Promise<Broker[]> => {
  const { brokers } = await reference();
  return brokers.toSorted((a, b) => a.id.length - b.id.length || (a.id < b.id ? -1 : 1));
};
