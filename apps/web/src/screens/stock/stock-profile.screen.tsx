import { type Phrase, say, t } from '@chuli/language';
import { SECTORS } from '@chuli/market';
import { ChartSkeleton, SegmentedControl, StatSkeleton, TabList } from '@chuli/ui';
import { Suspense, useCallback, useEffect, useMemo } from 'react';
import { Link, useNavigate } from 'react-router';
import { type StockRow, useStocks } from '../../api/reference-calls.ts';
import { useCall } from '../../api/use-call.ts';
import { rememberSymbol } from '../../features/stock/last-symbol.ts';
import { useShownSymbol } from '../../features/stock/use-shown-symbol.ts';
import { peersOf } from '../../features/stock/peers.ts';
import { type Place, TABS, placeOf, placeQuery, stockAddress } from '../../features/stock/stock-address.ts';
import { StockHeader, type StockSummary } from '../../features/stock/stock-header.tsx';
import { STOCK_TEXT } from '../../features/stock/stock-text.ts';
import { StockWalk } from '../../features/stock/stock-walk.tsx';
import { useHrefWithAsOf } from '../../screen-kit/href-with-as-of.ts';
import { lazyWithRetry } from '../../screen-kit/lazy-with-retry.ts';
import { Loaded } from '../../screen-kit/loaded.tsx';
import { pageTitle, usePageTitle } from '../../screen-kit/page-title.ts';
import { ReadThisPage } from '../../screen-kit/read-this-page.tsx';
import { KEEPS_SCROLL, asOfQuery, useAddress, useAsOf } from '../../screen-kit/use-address.ts';
import { STOCK_TABS, type View } from './stock-tabs.tsx';

const STATS: readonly Phrase[] = ['Stock', 'Price', 'Daily limits', 'Turnover', '52 weeks'];

const PANEL_ID = 'stock-tab';

const FollowBar = lazyWithRetry(async () => ({
  default: (await import('../../shared/membership/follow-bar.tsx')).FollowBar,
}));

/** Comes after the figures: nothing of it is needed to draw them. */
const BeforeBuying = lazyWithRetry(async () => ({
  default: (await import('../../shared/stock/before-buying.tsx')).BeforeBuying,
}));

/** Holds for every stock, so it is said before the figures are here. */
const StockFoot = () => (
  <p className="panel-foot">
    {t(
      'Chart prices are adjusted for bonus and right shares; every other figure is as traded. Buyers and sellers are brokers, not clients. Nothing here is advice.',
    )}
  </p>
);

/** The stock beside the most traded other one of its sector. */
const CompareLink = ({ symbol, peers }: { symbol: string; peers: readonly StockRow[] }) => {
  const href = useHrefWithAsOf();
  const other = peers.find((peer) => peer.symbol !== symbol);
  if (other === undefined) return null;
  return (
    <Link className="btn me-3" to={href('/compare-stock', { symbols: `${symbol},${other.symbol}` })}>
      {t('Compare')}
    </Link>
  );
};

/** The views of a tab that has more than one. */
const Views = ({ place, onChoose }: { place: Place; onChoose: (place: Place) => void }) => {
  const views: Record<string, { label: Phrase }> = STOCK_TABS[place.tab].views;
  const choices = Object.entries(views).map(([value, { label }]) => ({ value, label: t(label) }));
  if (choices.length === 1) return null;
  return (
    <SegmentedControl
      label={t('View')}
      choices={choices}
      value={place.view}
      onChoose={(view) => onChoose(placeOf(place.tab, view))}
    />
  );
};

const viewAt = ({ tab, view }: Place): View => (STOCK_TABS[tab].views as Record<string, View>)[view] as View;

const Workspace = ({ symbol, summary }: { symbol: string; summary: StockSummary }) => {
  const [{ tab: askedTab, view: askedView }] = useAddress(stockAddress);
  const place = placeOf(askedTab, askedView);
  const { tab } = place;
  const stocks = useStocks(useAsOf());
  const navigate = useNavigate();
  const href = useHrefWithAsOf();
  const peers = useMemo(() => peersOf(stocks, symbol), [stocks, symbol]);
  const walk = useCallback(
    (next: string) =>
      void navigate(href('/stock-profile', { symbol: next, ...placeQuery(placeOf(askedTab, askedView)) })),
    [navigate, href, askedTab, askedView],
  );
  const { Content, fills = false } = viewAt(place);
  const sector = SECTORS.find(({ id }) => id === summary.sector_id)?.name ?? 'Others';
  const choose = (chosen: Place): void =>
    void navigate(href('/stock-profile', { symbol, ...placeQuery(chosen) }), { state: KEEPS_SCROLL });
  return (
    <div className={fills ? 'fills-window' : 'flex flex-1 flex-col'}>
      <StockHeader
        summary={summary}
        explain={<ReadThisPage title={t('Stock profile')} paragraphs={STOCK_TEXT} />}
      />
      <div className="stock-tabs">
        <TabList
          label={t('Workspace')}
          tabs={TABS.map((value) => ({ value, label: t(STOCK_TABS[value].label) }))}
          value={tab}
          onChoose={(chosen) => choose(placeOf(chosen, ''))}
          panelId={PANEL_ID}
        />
        <Suspense fallback={null}>
          <BeforeBuying symbol={summary.symbol} />
          <FollowBar symbol={summary.symbol} />
          <CompareLink symbol={symbol} peers={peers} />
        </Suspense>
      </div>
      <div className="workspace">
        <StockWalk peers={peers} symbol={symbol} title={say(sector)} onWalk={walk} />
        <div
          role="tabpanel"
          id={PANEL_ID}
          aria-labelledby={`${PANEL_ID}-${tab}`}
          className="flex min-h-0 flex-col"
        >
          <Suspense fallback={<ChartSkeleton label={t('Chart')} height={400} />}>
            <Content symbol={symbol} summary={summary} views={<Views place={place} onChoose={choose} />} />
          </Suspense>
        </div>
      </div>
      {!fills && <StockFoot />}
    </div>
  );
};

/** The workspace of one stock. */
const StockProfileScreen = () => {
  const [{ symbol, tab, view }, set] = useAddress(stockAddress);
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
  useEffect(() => {
    const place = placeOf(tab, view);
    // An old link goes on under its new address, so that what is shared from here is the new one.
    if (tab !== '' && tab !== place.tab) set({ tab: '', view: '', ...placeQuery(place) }, 'replace');
  }, [tab, view, set]);
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
