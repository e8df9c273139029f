import type { RepliedBy } from '@chuli/contracts';
import { type ChartPane, type DaysInView, type PriceBar, netPane } from '@chuli/ui';
import { useMemo } from 'react';
import { type Call, useCall } from '../../api/use-call.ts';
import { asOfQuery, useAsOf } from '../../screen-kit/use-address.ts';
import type { FlowBrokers } from './flow-brokers.ts';

export type RunningNetReply = RepliedBy<'/data/broker-flow/'>;

type Asked = {
  symbol: string;
  brokers: FlowBrokers;
  bars: readonly PriceBar[];
  inView: DaysInView | null;
};

/** The running net of brokers over the days in view, as a pane of the chart. */
export const useFlow = ({
  symbol,
  brokers,
  bars,
  inView,
}: Asked): { pane: ChartPane | null; call: Call<RunningNetReply> } => {
  const asOf = useAsOf();
  const isAsked = brokers !== null;
  const named = brokers === null || brokers.length === 0 ? {} : { brokers: brokers.join(',') };
  const call = useCall(
    '/data/broker-flow/',
    { symbol, ...named, ...inView, ...asOfQuery(asOf) },
    { enabled: isAsked && inView !== null },
  );
  const { data } = call;
  const pane = useMemo(
    () => (isAsked && data?.symbol === symbol ? netPane(data, bars) : null),
    [isAsked, data, symbol, bars],
  );
  return { pane, call };
};
