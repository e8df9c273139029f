import type { QueryOf, ReplyOf, brokerContracts } from '@chuli/contracts';
import type { Asked } from '../../http/implement.ts';
import { latest } from '../../sessions.ts';
import { isOfSector, sectorMembers, tickersOf } from '../market/sector-members.ts';
import { RANKINGS, flowReply } from './flow.ts';

type Contract = typeof brokerContracts.sectorFlow;

/** Brokers over all stocks of a sector, ranked by rupees: shares of different stocks do not add up. */
export const sectorFlow = async (asked: Asked<QueryOf<Contract>>): Promise<ReplyOf<Contract>> => {
  const { reference, clock } = asked;
  const { sector, ...query } = asked.query;
  const as_of = latest((await asked.sessions()).exchange, query.as_of, clock);
  const members = await sectorMembers(reference, as_of);
  const own = members.filter((member) => isOfSector(member, sector)).map(({ symbol }) => symbol);
  const symbols = await tickersOf(reference, { symbols: own, as_of });
  return flowReply({ ...asked, query }, () => RANKINGS.netAmount, { of: 'stocks', symbols });
};
