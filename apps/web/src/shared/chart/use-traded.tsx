import { type ChartPane, type PriceBar, useDaysInView } from '@chuli/ui';
import { useMemo } from 'react';
import { useAddress } from '../../screen-kit/use-address.ts';
import { type ChartView, chartAddress } from './chart-address.ts';
import { FlowLegend } from './flow-legend.tsx';
import { ProfileLegend } from './profile-legend.tsx';
import { useFlow } from './use-flow.ts';
import type { History } from './use-history.ts';
import { useProfile } from './use-profile.ts';

type Shown = { symbol: string; history: History; view: ChartView; bars: readonly PriceBar[] };

/** What the chart shows of the trades behind the bars in view: volume by price, and the running net of brokers. */
export const useTraded = ({ symbol, history, view, bars }: Shown, panes: readonly ChartPane[]) => {
  const set = useAddress(chartAddress)[1];
  const { inView, onViewed } = useDaysInView(bars, history.rows);
  const isChart = view.view === 'chart';
  const hasProfile = isChart && view.profile === 'on';
  const brokers = isChart ? view.flow : null;
  const { profile, call } = useProfile({ symbol, prices: view.prices, inView, isAsked: hasProfile });
  const flow = useFlow({ symbol, brokers, bars, inView });
  const { pane } = flow;
  return {
    onViewed,
    profile,
    panes: useMemo(() => (pane === null ? panes : [...panes, pane]), [panes, pane]),
    legend: hasProfile && <ProfileLegend call={call} onRemove={() => set({ profile: 'off' })} />,
    flowLegend: brokers !== null && (
      <FlowLegend call={flow.call} brokers={brokers} onChange={(next) => set({ flow: next })} />
    ),
  };
};
