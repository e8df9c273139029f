import { saidHere } from '@chuli/language';
import { useBrokerNames } from '../../api/reference-calls.ts';
import { useCall } from '../../api/use-call.ts';
import { asOfQuery, useAsOf } from '../../screen-kit/use-address.ts';
import { breadthOf, isOrdinary } from '../../shared/market/session-facts.ts';
import { useIndexPerformance, useSession } from '../../shared/market/use-session.ts';
import type { PageFacts } from './page-line.ts';

const useLargestBuyer = (): PageFacts['buyer'] => {
  const names = useBrokerNames();
  const { data } = useCall('/data/broker-nets/', asOfQuery(useAsOf()));
  const largest = data?.rows.find(({ net_amount }) => net_amount > 0);
  if (largest === undefined) return null;
  const name = [largest.broker, names.get(String(largest.broker))].filter(Boolean).join(' ');
  return { name, net: largest.net_amount };
};

/** The figures of the session that the lines of kept pages are made of. */
export const usePageFacts = (): PageFacts => {
  const session = useSession().data;
  const nepse = useIndexPerformance().data?.rows.find(({ symbol }) => symbol === 'NEPSE');
  const news = useCall('/site/announcement/', { limit: 1, ...asOfQuery(useAsOf()) }).data?.rows[0];
  return {
    nepse: nepse === undefined ? null : { close: nepse.close, change: nepse.change_1 },
    breadth: session === undefined ? null : breadthOf(session.rows.filter(isOrdinary)),
    total: session?.total ?? null,
    buyer: useLargestBuyer(),
    headline: news === undefined ? null : saidHere(news.title),
  };
};
