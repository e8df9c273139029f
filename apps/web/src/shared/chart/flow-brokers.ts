import { BROKER_ID_PATTERN } from '@chuli/kernel';
import type { AddressPart } from '../../screen-kit/address.ts';

/** Null where no flow is shown; none named: those with the largest nets. */
export type FlowBrokers = readonly string[] | null;

/** More lines than these cannot be told apart. */
export const MOST_FLOW_BROKERS = 5;

const LARGEST = 'top';

const several = (brokers: readonly string[]): readonly string[] =>
  [...new Set(brokers.map((broker) => broker.trim().toUpperCase()))]
    .filter((broker) => BROKER_ID_PATTERN.test(broker))
    .slice(0, MOST_FLOW_BROKERS);

/** `top`, or `58,34`: each once, and no more than the chart can show. */
export const flowPart = (): AddressPart<FlowBrokers> => ({
  read: (text) => (text === null ? null : several(text.split(','))),
  write: (brokers) => (brokers === null ? null : several(brokers).join(',') || LARGEST),
});
