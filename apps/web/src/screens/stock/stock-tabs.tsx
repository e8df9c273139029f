import type { Phrase } from '@chuli/language';
import { type ComponentType, type ReactNode, lazy } from 'react';
import { LargestBrokers } from '../../features/broker/largest-brokers.tsx';
import { OverviewTab } from '../../features/stock/overview-tab.tsx';
import type { Tab, ViewOf } from '../../features/stock/stock-address.ts';
import type { StockSummary } from '../../features/stock/stock-header.tsx';

type TabProps = {
  symbol: string;
  summary: StockSummary;
  /** Chooses between the views of the tab; stands in its toolbar. */
  views: ReactNode;
};

export type View = {
  label: Phrase;
  Content: ComponentType<TabProps>;
  /** Fills the window and scrolls inside; the others are as long as they are. */
  fills?: true;
};

const FlowView = lazy(async () => ({
  default: (await import('../../features/broker/flow-view.tsx')).FlowView,
}));
const FloorsheetView = lazy(async () => ({
  default: (await import('../../features/floorsheet/floorsheet-view.tsx')).FloorsheetView,
}));
const PricePanel = lazy(async () => ({
  default: (await import('../../features/stock/price-panel.tsx')).PricePanel,
}));
const StockSignals = lazy(async () => ({
  default: (await import('../../features/signal/stock-signals.tsx')).StockSignals,
}));
const StockPatterns = lazy(async () => ({
  default: (await import('../../features/signal/stock-patterns.tsx')).StockPatterns,
}));
const FundamentalsTab = lazy(async () => ({
  default: (await import('../../features/stock/fundamentals-tab.tsx')).FundamentalsTab,
}));
const EventsTab = lazy(async () => ({
  default: (await import('../../features/stock/events-tab.tsx')).EventsTab,
}));
const LevelsView = lazy(async () => ({
  default: (await import('../../features/stock/levels-view.tsx')).LevelsView,
}));

const IndicatorsView = lazy(async () => ({
  default: (await import('../../features/stock/indicators-view.tsx')).IndicatorsView,
}));

const toolbar = (views: ReactNode) => (filters: ReactNode, actions?: ReactNode) => (
  <div className="toolbar">
    {views}
    {filters}
    {actions !== undefined && <span className="ml-auto">{actions}</span>}
  </div>
);

type TabRow<T extends Tab> = { label: Phrase; views: { readonly [V in ViewOf<T>]: View } };

/** What a stock has to show, in the order of its tabs. */
export const STOCK_TABS: { readonly [T in Tab]: TabRow<T> } = {
  overview: {
    label: 'Overview',
    views: {
      all: {
        label: 'All',
        Content: ({ symbol, summary }) => (
          <OverviewTab symbol={symbol} summary={summary} brokers={<LargestBrokers symbol={symbol} />} />
        ),
      },
    },
  },
  chart: { label: 'Chart', views: { all: { label: 'All', Content: PricePanel, fills: true } } },
  fundamentals: { label: 'Fundamentals', views: { all: { label: 'All', Content: FundamentalsTab } } },
  flow: {
    label: 'Flow',
    views: {
      brokers: {
        label: 'Brokers',
        Content: ({ symbol, views }) => <FlowView stock={symbol} renderHead={toolbar(views)} />,
      },
      trades: {
        label: 'Trades',
        Content: ({ views }) => <FloorsheetView hasSymbol renderHead={toolbar(views)} />,
        fills: true,
      },
    },
  },
  signals: {
    label: 'Signals',
    views: {
      signals: {
        label: 'Signals',
        Content: ({ symbol, views }) => (
          <>
            {toolbar(views)(null)}
            <StockSignals symbol={symbol} />
          </>
        ),
      },
      patterns: { label: 'Patterns', Content: StockPatterns },
      levels: { label: 'Levels', Content: LevelsView },
      indicators: { label: 'Indicators', Content: IndicatorsView },
    },
  },
  events: {
    label: 'Events',
    views: {
      all: { label: 'All', Content: (props) => <EventsTab {...props} view="all" /> },
      dividends: {
        label: 'Dividends, rights',
        Content: (props) => <EventsTab {...props} view="dividends" />,
      },
      news: { label: 'News', Content: (props) => <EventsTab {...props} view="news" /> },
    },
  },
};
