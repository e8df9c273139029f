import { brokerContracts } from '@chuli/contracts';
import type { FlowSubject } from '@chuli/tape';
import { implement } from '../http/implement.ts';
import { latest } from '../sessions.ts';
import { RANKINGS, flowReply } from './flow.ts';
import { flowSummary } from './flow-summary.ts';

/** Shares of different stocks do not add up, rupees do: the market and a broker are ranked by amount. */
const byNet = ({ of }: FlowSubject) => (of === 'stock' ? RANKINGS.net : RANKINGS.netAmount);

export const brokerEndpoints = implement(brokerContracts, {
  analytics: (asked) => flowReply(asked, byNet),
  analyticsSummary: flowSummary,
  netHolding: async ({ query: { date, ...query }, ...asked }) => {
    const day = date ?? latest((await asked.sessions()).floorsheet, query.as_of, asked.clock);
    return flowReply({ ...asked, query: { ...query, from_date: day, to_date: day } }, byNet);
  },
  topBuy: (asked) => flowReply(asked, () => RANKINGS.bought),
  topSell: (asked) => flowReply(asked, () => RANKINGS.sold),
  topNetHolding: (asked) => flowReply(asked, () => RANKINGS.holding),
  topNetRelease: (asked) => flowReply(asked, () => RANKINGS.release),
});
