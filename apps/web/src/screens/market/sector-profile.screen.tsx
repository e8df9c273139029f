import { type Phrase, say, t } from '@chuli/language';
import { NEPSE_SECTOR_ID, SECTORS } from '@chuli/market';
import { ChartSkeleton, Combobox, StatSkeleton, TabList } from '@chuli/ui';
import { useMemo } from 'react';
import { useCall } from '../../api/use-call.ts';
import { SECTOR_TABS, profileAddress } from '../../features/market/sectors/profile-address.ts';
import { ReportTab } from '../../features/market/sectors/report-tab.tsx';
import { SectorBreadth } from '../../features/market/sectors/sector-breadth.tsx';
import { SectorFlow } from '../../features/market/sectors/sector-flow.tsx';
import { SectorSpread } from '../../features/market/sectors/sector-spread.tsx';
import { SectorStats, type SectorReply } from '../../features/market/sectors/sector-stats.tsx';
import { SectorStocks } from '../../features/market/sectors/sector-stocks.tsx';
import { useHrefWithAsOf } from '../../screen-kit/href-with-as-of.ts';
import { Loaded } from '../../screen-kit/loaded.tsx';
import { PageHead } from '../../screen-kit/page-head.tsx';
import { PanelFoot } from '../../screen-kit/panel-foot.tsx';
import { asOfQuery, useAddress, useAsOf } from '../../screen-kit/use-address.ts';
import { SmallChart, halfYear } from '../../shared/chart/small-chart.tsx';

const EXPLAIN: readonly Phrase[] = [
  'One sector in one session. Weight is the market value of a stock in percent of that of all stocks here; index points are how far the stock moved the index by its weight, an estimate, since the exchange does not publish its own weights.',
  'The P/E of the sector is the market value of its companies over their earnings together: companies in loss stay in the sum. It is not the mean of their P/Es.',
  'Spread shows where half of the stocks stand on each measure, and the market beside it. Who is left out is counted with the reason. Share counts are those of today, so an earlier day has no weights.',
];

const CHOICES = [{ id: NEPSE_SECTOR_ID, name: 'All sectors' as const }, ...SECTORS];

type Tab = (typeof SECTOR_TABS)[number];

const PANEL_ID = 'sector-tab';

const SectorField = ({ sector, onChoose }: { sector: string; onChoose: (sector: string) => void }) => {
  const named = CHOICES.map(({ id, name }) => ({ id: String(id), name: say(name) }));
  return (
    <Combobox
      label={t('Sector')}
      size={14}
      opensOnPress
      options={named.map(({ name }) => ({ value: name, label: name, detail: '' }))}
      value={named.find(({ id }) => id === sector)?.name ?? ''}
      onChoose={(chosen) =>
        onChoose(named.find(({ name }) => name === chosen)?.id ?? String(NEPSE_SECTOR_ID))
      }
    />
  );
};

/** The index of the sector with its averages; a sector without index values has none. */
const IndexChart = ({ index }: Pick<SectorReply, 'index'>) => {
  const href = useHrefWithAsOf();
  const symbol = index?.symbol;
  const drawn = useMemo(
    () => ({
      ...halfYear(),
      title: t('Index'),
      note: t('six months, with averages of 50 and 200 sessions'),
      indicators: [50, 200].map((length) => ({ id: 'sma', numbers: [length], isHidden: false })),
    }),
    [],
  );
  if (symbol === undefined) return null;
  return <SmallChart symbol={symbol} drawn={drawn} to={href('/sector-chart', { indices: symbol })} />;
};

const TAB_WORDS: Readonly<Record<Tab, Phrase>> = {
  stocks: 'Stocks',
  spread: 'Spread',
  breadth: 'Breadth',
  reports: 'Reports',
  flow: 'Flow',
};

const OF_SECTOR = { spread: SectorSpread, breadth: SectorBreadth, reports: ReportTab, flow: SectorFlow };

const Content = ({ sector, tab }: { sector: SectorReply; tab: Tab }) => {
  if (tab === 'stocks') return <SectorStocks sector={sector} />;
  const Shown = OF_SECTOR[tab];
  return <Shown sector={sector.id} />;
};

const Profile = ({ sector }: { sector: SectorReply }) => {
  const [{ tab }, set] = useAddress(profileAddress);
  return (
    <>
      <SectorStats sector={sector} />
      <IndexChart index={sector.index} />
      <TabList
        label={t('Sector')}
        tabs={SECTOR_TABS.map((value) => ({ value, label: t(TAB_WORDS[value]) }))}
        value={tab}
        onChoose={(chosen) => set({ tab: chosen })}
        panelId={PANEL_ID}
      />
      <div role="tabpanel" id={PANEL_ID} aria-labelledby={`${PANEL_ID}-${tab}`}>
        <Content sector={sector} tab={tab} />
      </div>
      <PanelFoot
        source={t('daily prices and index values of the exchange, reports of companies')}
        asOf={sector.as_of}
      />
    </>
  );
};

/** One sector: its index, its stocks with their weight, and how wide it is. */
const SectorProfileScreen = () => {
  const [{ sector }, set] = useAddress(profileAddress);
  const call = useCall('/sector/{id}/', asOfQuery(useAsOf()), { params: { id: Number(sector) } });
  const name = say(CHOICES.find(({ id }) => String(id) === sector)?.name ?? '');
  const skeleton = (
    <>
      <StatSkeleton label={name} stats={[t('Index'), t('Turnover'), t('Market value')]} />
      <ChartSkeleton label={t('Chart')} height={380} />
    </>
  );
  return (
    <>
      <PageHead screen="sector-profile" explain={EXPLAIN}>
        <SectorField sector={sector} onChoose={(chosen) => set({ sector: chosen })} />
      </PageHead>
      <Loaded title={t('The sector {name}', { name })} call={call} skeleton={skeleton}>
        {(reply) => <Profile sector={reply} />}
      </Loaded>
    </>
  );
};

export default SectorProfileScreen;
