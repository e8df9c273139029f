import { SECTORS } from '@chuli/market';
import { ChartSkeleton, StatSkeleton, TabList } from '@chuli/ui';
import { type ComponentType, type ReactNode, useCallback, useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useStocks } from '../../api/reference-calls.ts';
import { useCall } from '../../api/use-call.ts';
import { FlowView } from '../../features/broker/flow-view.tsx';
import { LargestBrokers } from '../../features/broker/largest-brokers.tsx';
import { FloorsheetView } from '../../features/floorsheet/floorsheet-view.tsx';
import { rememberSymbol } from '../../features/stock/last-symbol.ts';
import { useShownSymbol } from '../../features/stock/use-shown-symbol.ts';
import { OverviewTab } from '../../features/stock/overview-tab.tsx';
import { peersOf } from '../../features/stock/peers.ts';
import { PricePanel } from '../../features/stock/price-panel.tsx';
import { type Tab, stockAddress } from '../../features/stock/stock-address.ts';
import { StockHeader, type StockSummary } from '../../features/stock/stock-header.tsx';
import { StockWalk } from '../../features/stock/stock-walk.tsx';
import { useCarriedHref } from '../../screen-kit/carried-href.ts';
import { Loaded } from '../../screen-kit/loaded.tsx';
import { pageTitle, usePageTitle } from '../../screen-kit/page-title.ts';
import { asOfQuery, useAddress, useAsOf } from '../../screen-kit/use-address.ts';

const TAB_CHOICES = [
  { value: 'overview', label: 'Overview' },
  { value: 'chart', label: 'Chart' },
  { value: 'flow', label: 'Flow' },
  { value: 'floorsheet', label: 'Floorsheet' },
] as const;

const PANEL_ID = 'stock-tab';

const toolbar = (filters: ReactNode, actions?: ReactNode) => (
  <div className="toolbar">
    {filters}
    {actions !== undefined && <span className="ml-auto">{actions}</span>}
  </div>
);

type TabProps = { symbol: string; summary: StockSummary };

const TAB_CONTENTS: Record<Tab, ComponentType<TabProps>> = {
  overview: ({ symbol, summary }) => (
    <OverviewTab symbol={symbol} summary={summary} brokers={<LargestBrokers symbol={symbol} />} />
  ),
  chart: PricePanel,
  flow: ({ symbol }) => <FlowView stock={symbol} renderHead={toolbar} />,
  floorsheet: () => <FloorsheetView hasSymbol renderHead={toolbar} />,
};

/** These fill the window and scroll inside; the others are as long as they are. */
const FILLING: ReadonlySet<Tab> = new Set(['chart', 'floorsheet']);

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
    void navigate(href('/stock-profile', { symbol, tab: chosen }), { preventScrollReset: true });
  return (
    <div className={FILLING.has(tab) ? 'fills-window' : 'flex flex-1 flex-col'}>
      <StockHeader summary={summary} />
      <TabList label="Workspace" tabs={TAB_CHOICES} value={tab} onChoose={choose} panelId={PANEL_ID} />
      <div className="workspace">
        <StockWalk peers={peers} symbol={symbol} title={sector} onWalk={walk} />
        <div
          role="tabpanel"
          id={PANEL_ID}
          aria-labelledby={`${PANEL_ID}-${tab}`}
          className="flex min-h-0 flex-col"
        >
          <Content symbol={symbol} summary={summary} />
        </div>
      </div>
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
  usePageTitle(name === '' ? pageTitle(shown === '' ? 'Stock profile' : shown) : `${shown} – ${name}`);
  useEffect(() => {
    if (symbol === '' && shown !== '') set({ symbol: shown }, 'replace');
    else if (name !== '') rememberSymbol(symbol);
  }, [symbol, shown, name, set]);
  const skeleton = (
    <>
      <StatSkeleton label={shown} stats={['Stock', 'Price', 'Band', 'Turnover', '52 weeks']} />
      <ChartSkeleton label="Chart" height={400} />
    </>
  );
  return (
    <Loaded title={`The stock ${shown}`} call={call} skeleton={skeleton}>
      {(summary) => <Workspace symbol={shown} summary={summary} />}
    </Loaded>
  );
};

export default StockProfileScreen;
