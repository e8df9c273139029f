import { brokerContracts } from '@chuli/contracts';
import type { BrokerId, Rupees } from '@chuli/kernel';
import type { FlowSubject } from '@chuli/tape/broker';
import { implement } from '../../http/implement.ts';
import { latest } from '../../sessions.ts';
import { RANKINGS, flowReply } from './flow.ts';
import { flowSummary } from './flow-summary.ts';
import { sectorFlow } from './sector-flow.ts';

/** Shares of different stocks do not add up, rupees do: the market and a broker are ranked by amount. */
const byNet = ({ of }: FlowSubject) => (of === 'stock' ? RANKINGS.net : RANKINGS.netAmount);

const EACH_WAY = 5;

type Net = { broker: BrokerId; net_amount: Rupees };

/** The largest each way, of rows that are ordered by their net. */
const bothEnds = (rows: readonly { broker: BrokerId | null; net_amount: Rupees }[]): Net[] => {
  const nets = rows.flatMap(({ broker, net_amount }) => (broker === null ? [] : [{ broker, net_amount }]));
  const into = nets.filter(({ net_amount }) => net_amount > 0).slice(0, EACH_WAY);
  const out = nets.filter(({ net_amount }) => net_amount < 0).slice(-EACH_WAY);
  return [...into, ...out];
};

export const brokerEndpoints = implement(brokerContracts, {
  analytics: (asked) => flowReply(asked, byNet),
  sectorFlow,
  analyticsSummary: flowSummary,
  netHolding: async ({ query: { date, ...query }, ...asked }) => {
    const day = date ?? latest((await asked.sessions()).floorsheet, query.as_of, asked.clock);
    return flowReply({ ...asked, query: { ...query, from_date: day, to_date: day } }, byNet);
  },
  sessionNets: async (asked) => {
    const day = latest((await asked.sessions()).floorsheet, asked.query.as_of, asked.clock);
    const query = { ...asked.query, from_date: day, to_date: day };
    const { rows, coverage } = await flowReply({ ...asked, query }, () => RANKINGS.netAmount);
    return { as_of: day, coverage, rows: bothEnds(rows) };
  },
  topBuy: (asked) => flowReply(asked, () => RANKINGS.bought),
  topSell: (asked) => flowReply(asked, () => RANKINGS.sold),
  topNetHolding: (asked) => flowReply(asked, () => RANKINGS.holding),
  topNetRelease: (asked) => flowReply(asked, () => RANKINGS.release),
});
