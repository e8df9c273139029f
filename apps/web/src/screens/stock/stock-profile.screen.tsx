import { type Phrase, say, t } from '@chuli/language';
import { SECTORS } from '@chuli/market';
import { ChartSkeleton, StatSkeleton, TabList } from '@chuli/ui';
import { type ComponentType, type ReactNode, Suspense, lazy, useCallback, useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useStocks } from '../../api/reference-calls.ts';
import { useCall } from '../../api/use-call.ts';
import { LargestBrokers } from '../../features/broker/largest-brokers.tsx';
import { rememberSymbol } from '../../features/stock/last-symbol.ts';
import { useShownSymbol } from '../../features/stock/use-shown-symbol.ts';
import { OverviewTab } from '../../features/stock/overview-tab.tsx';
import { peersOf } from '../../features/stock/peers.ts';
import { type Tab, stockAddress } from '../../features/stock/stock-address.ts';
import { StockHeader, type StockSummary } from '../../features/stock/stock-header.tsx';
import { StockWalk } from '../../features/stock/stock-walk.tsx';
import { useCarriedHref } from '../../screen-kit/carried-href.ts';
import { Loaded } from '../../screen-kit/loaded.tsx';
import { pageTitle, usePageTitle } from '../../screen-kit/page-title.ts';
import { type DeclaredChoice, saidChoices } from '../../screen-kit/said-choices.ts';
import { KEEPS_SCROLL, asOfQuery, useAddress, useAsOf } from '../../screen-kit/use-address.ts';

const TAB_CHOICES: readonly DeclaredChoice<Tab>[] = [
  { value: 'overview', label: 'Overview' },
  { value: 'chart', label: 'Chart' },
  { value: 'signals', label: 'Signals' },
  { value: 'flow', label: 'Flow' },
  { value: 'floorsheet', label: 'Floorsheet' },
];

const STATS: readonly Phrase[] = ['Stock', 'Price', 'Band', 'Turnover', '52 weeks'];

const PANEL_ID = 'stock-tab';

const toolbar = (filters: ReactNode, actions?: ReactNode) => (
  <div className="toolbar">
    {filters}
    {actions !== undefined && <span className="ml-auto">{actions}</span>}
  </div>
);

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

type TabProps = { symbol: string; summary: StockSummary };

const TAB_CONTENTS: Record<Tab, ComponentType<TabProps>> = {
  overview: ({ symbol, summary }) => (
    <OverviewTab symbol={symbol} summary={summary} brokers={<LargestBrokers symbol={symbol} />} />
  ),
  chart: PricePanel,
  signals: StockSignals,
  flow: ({ symbol }) => <FlowView stock={symbol} renderHead={toolbar} />,
  floorsheet: () => <FloorsheetView hasSymbol renderHead={toolbar} />,
};

/** These fill the window and scroll inside; the others are as long as they are. */
const FILLING: ReadonlySet<Tab> = new Set(['chart', 'floorsheet']);

/** Holds for every stock, so it is said before the figures are here. */
const StockFoot = () => (
  <p className="panel-foot">
    {t(
      'Prices of the chart are adjusted for bonus and right shares; every other figure is as traded. Who bought and sold is known by broker, not by client. Nothing here is advice.',
    )}
  </p>
);

const Workspace = ({ symbol, summary }: { symbol: string; summary: StockSummary }) => {
  const [{ tab }] = useAddress(stockAddress);
  const stocks = useStocks(useAsOf());
  const navigate = useNavigate();
  const href = useCarriedHref();
  const peers = useMemo(() => peersOf(stocks, symbol), [stocks, symbol]);
  const walk = useCallback(
    (next: string) => void navigate(href('/stock-profile', { symbol: next, tab })),
    [navigate, href, tab],
  );
  const Content = TAB_CONTENTS[tab];
  const sector = SECTORS.find(({ id }) => id === summary.sector_id)?.name ?? 'Others';
  const choose = (chosen: Tab): void =>
    void navigate(href('/stock-profile', { symbol, tab: chosen }), { state: KEEPS_SCROLL });
  return (
    <div className={FILLING.has(tab) ? 'fills-window' : 'flex flex-1 flex-col'}>
      <StockHeader summary={summary} />
      <TabList
        label={t('Workspace')}
        tabs={saidChoices(TAB_CHOICES)}
        value={tab}
        onChoose={choose}
        panelId={PANEL_ID}
      />
      <div className="workspace">
        <StockWalk peers={peers} symbol={symbol} title={say(sector)} onWalk={walk} />
        <div
          role="tabpanel"
          id={PANEL_ID}
          aria-labelledby={`${PANEL_ID}-${tab}`}
          className="flex min-h-0 flex-col"
        >
          <Suspense fallback={<ChartSkeleton label={t('Chart')} height={400} />}>
            <Content symbol={symbol} summary={summary} />
          </Suspense>
        </div>
      </div>
      {!FILLING.has(tab) && <StockFoot />}
    </div>
  );
};

/** The workspace of one stock. */
const StockProfileScreen = () => {
  const [{ symbol }, set] = useAddress(stockAddress);
  const asOf = useAsOf();
  const shown = useShownSymbol(symbol, asOf);
  const query = { symbol: shown, ...asOfQuery(asOf) };
  const call = useCall('/data/v2/market-summary/bysymbol/', query, { enabled: shown !== '' });
  const name = call.data?.symbol === shown ? call.data.name : '';
  usePageTitle(name === '' ? pageTitle(shown === '' ? t('Stock profile') : shown) : `${shown} – ${name}`);
  useEffect(() => {
    if (symbol === '' && shown !== '') set({ symbol: shown }, 'replace');
    else if (name !== '') rememberSymbol(symbol);
  }, [symbol, shown, name, set]);
  const skeleton = (
    <>
      <StatSkeleton label={shown} stats={STATS.map((name) => t(name))} />
      <ChartSkeleton label={t('Chart')} height={400} />
      <StockFoot />
    </>
  );
  return (
    <Loaded title={t('The stock {symbol}', { symbol: shown })} call={call} skeleton={skeleton}>
      {(summary) => <Workspace symbol={shown} summary={summary} />}
    </Loaded>
  );
};

export default StockProfileScreen;
