import '../../features/market/market.css';
import { digits, say, t } from '@chuli/language';
import { SECTORS } from '@chuli/market';
import { ChartSkeleton, HeatLegend, PHONE, SegmentedControl, useMedia } from '@chuli/ui';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { useCall } from '../../api/use-call.ts';
import { SectorTable } from '../../features/market/sector-table.tsx';
import { type PerformanceRow, type Session, sectorRows } from '../../features/market/session-facts.ts';
import { ALL_SECTORS, type SizeBy, treeMapAddress } from '../../features/market/tree-map-address.ts';
import { FULL_CHANGE, TreeMapView } from '../../features/market/tree-map-view.tsx';
import { useIndexPerformance, useSession, useStockPerformance } from '../../features/market/use-session.ts';
import { useCarriedHref } from '../../screen-kit/carried-href.ts';
import { Loaded } from '../../screen-kit/loaded.tsx';
import { PageHead } from '../../screen-kit/page-head.tsx';
import { type DeclaredChoice, saidChoices } from '../../screen-kit/said-choices.ts';
import { asOfQuery, useAddress, useAsOf } from '../../screen-kit/use-address.ts';

const CHOICES: readonly DeclaredChoice<SizeBy>[] = [
  { value: 'cap', label: 'Market value' },
  { value: 'turnover', label: 'Turnover' },
];

const NO_ROWS: never[] = [];
const PHONE_HEIGHT = 520;
const SMALLEST = 420;
/** The bars and heads above the map. */
const ABOVE = 150;

const useMapHeight = (): number => {
  const isPhone = useMedia(PHONE);
  return isPhone ? PHONE_HEIGHT : Math.max(SMALLEST, globalThis.innerHeight - ABOVE);
};

type MapProps = { session: Session; indices: readonly PerformanceRow[] };

/** Tiles of all sectors are too small for a thumb: a phone lists the sectors, and draws one at a time. */
const SectorList = ({ session, indices }: MapProps) => {
  const stocks = useStockPerformance().data?.rows;
  const rows = useMemo(() => sectorRows(session.rows, stocks ?? [], indices), [session, stocks, indices]);
  return <SectorTable rows={rows} />;
};

/** Share counts are those of today, so that an earlier day is drawn by turnover. */
const useSizeBy = (asked: SizeBy): { by: SizeBy; hasCaps: boolean; caps: ReturnType<typeof useCaps> } => {
  const caps = useCaps();
  const hasCaps = caps.data === undefined || caps.data.rows.some((row) => row.market_cap !== null);
  return { by: hasCaps ? asked : 'turnover', hasCaps, caps };
};

const useCaps = () => useCall('/data/market-cap/', asOfQuery(useAsOf()));

/** The way back from one sector to all of them. */
const SectorLine = ({ sector, by }: { sector: string; by: SizeBy }) => {
  const href = useCarriedHref();
  const name = SECTORS.find(({ id }) => String(id) === sector)?.name;
  if (name === undefined) return null;
  return (
    <p className="toolbar">
      <Link className="text-accent" to={href('/tree-map', { by })}>
        {t('All sectors')}
      </Link>
      <b>{say(name)}</b>
    </p>
  );
};

const TreeMapScreen = () => {
  const [{ by: asked, sector }, set] = useAddress(treeMapAddress);
  const { by, hasCaps, caps } = useSizeBy(asked);
  const session = useSession();
  const indices = useIndexPerformance().data;
  const height = useMapHeight();
  const listsSectors = useMedia(PHONE) && sector === ALL_SECTORS;
  const skeleton = <ChartSkeleton label={t('Tree map')} height={height} />;
  const sameDay = indices !== undefined && indices.as_of === session.data?.as_of ? indices.rows : NO_ROWS;
  const map = { indices: sameDay, by, sector, height };
  return (
    <>
      <PageHead screen="tree-map">
        <SegmentedControl
          label={t('Size by')}
          choices={saidChoices(hasCaps ? CHOICES : CHOICES.slice(1))}
          value={by}
          onChoose={(chosen) => set({ by: chosen })}
        />
        <HeatLegend full={FULL_CHANGE} />
        <span className="ml-auto age">{digits(session.data?.as_of ?? '')}</span>
      </PageHead>
      <SectorLine sector={sector} by={by} />
      {!hasCaps && (
        <p className="caveat">{t('Share counts of earlier days are not known: the areas are turnover.')}</p>
      )}
      <Loaded title={t('The session')} call={session} skeleton={skeleton}>
        {(data) =>
          listsSectors ? (
            <SectorList session={data} indices={sameDay} />
          ) : (
            <Loaded title={t('Market values')} call={caps} skeleton={skeleton}>
              {({ rows }) => <TreeMapView session={data} caps={rows} {...map} />}
            </Loaded>
          )
        }
      </Loaded>
    </>
  );
};

export default TreeMapScreen;
