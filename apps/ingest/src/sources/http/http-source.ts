import type { TradeRules } from '../../checks/read-trade.ts';
import type { Source } from '../source.ts';
import { type HttpSettings, openClient } from './client.ts';
import { Poll } from './poll.ts';
import { readWholeDay } from './whole.ts';

/** A publisher that speaks the JSON of the exchange, at an address and with headers the customer is entitled to. */
export const httpSource = (settings: HttpSettings, isListed: TradeRules['isListed']): Source => ({
  name: 'http',
  capabilities: {
    trades: true,
    brokers: 'after-close',
    depth: settings.depthPerPoll > 0,
    index: true,
    status: true,
  },
  opening: () => null,
  read: (context) =>
    new Poll(openClient(settings, context), settings, context, { day: context.day, isListed }).run(),
  readWhole: (context) =>
    readWholeDay(openClient(settings, context), settings, context, { day: context.day, isListed }),
});
