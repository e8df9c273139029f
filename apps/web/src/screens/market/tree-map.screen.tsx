import '../../shared/market/market.css';
import { type Phrase, digits, say, t } from '@chuli/language';
import { ChartSkeleton, PHONE, SegmentedControl, useMedia } from '@chuli/ui';
import { Link } from 'react-router';
import { useCall } from '../../api/use-call.ts';
import { rowsOfDay } from '../../shared/market/session-facts.ts';
import {
  MAP_SECTORS,
  type Period,
  type SizeBy,
  treeMapAddress,
} from '../../shared/market/tree-map-address.ts';
import { TreeMapView } from '../../shared/market/tree-map-view.tsx';
import { useIndexPerformance, useSession } from '../../shared/market/use-session.ts';
import { useHrefWithAsOf } from '../../screen-kit/href-with-as-of.ts';
import { Loaded } from '../../screen-kit/loaded.tsx';
import { PageHead } from '../../screen-kit/page-head.tsx';
import { type DeclaredChoice, translateChoices } from '../../screen-kit/translate-choices.ts';
import { asOfQuery, useAddress, useAsOf } from '../../screen-kit/use-address.ts';

const EXPLAIN: readonly Phrase[] = [
  'Every tile is a stock: its size is what all its shares are worth or what was traded, its colour the change over the chosen time. Sectors stand together, so that a sector that moves as one shows at a glance.',
  'Colours end at the same change for all of them: many small tiles in full colour move the market less than one large pale tile.',
  'How far colours reach follows the day: 95 of 100 stocks changed less, and never less than 2 %, so that a quiet day has its colours too.',
];

const CHOICES: readonly DeclaredChoice<SizeBy>[] = [
  { value: 'cap', label: 'Market value' },
  { value: 'turnover', label: 'Turnover' },
];

const PERIODS: readonly DeclaredChoice<Period>[] = [
  { value: '1', label: '1 session' },
  { value: '5', label: '5 sessions' },
  { value: '20', label: '20 sessions' },
  { value: '60', label: '60 sessions' },
  { value: 'fiscal', label: 'Fiscal year', hint: 'Since the last close before Shrawan 1' },
  { value: 'year', label: '1 year' },
];

const NO_ROWS: never[] = [];
const PHONE_HEIGHT = 520;
const SMALLEST = 420;
/** The bars and heads above the map. */
const ABOVE = 190;

const useMapHeight = (): number => {
  const isPhone = useMedia(PHONE);
  return isPhone ? PHONE_HEIGHT : Math.max(SMALLEST, globalThis.innerHeight - ABOVE);
};

/** Share counts are those of today, so that an earlier day is drawn by turnover. */
const useSizeBy = (asked: SizeBy): { by: SizeBy; hasCaps: boolean; caps: ReturnType<typeof useCaps> } => {
  const caps = useCaps();
  const hasCaps = caps.data === undefined || caps.data.rows.some((row) => row.market_cap !== null);
  return { by: hasCaps ? asked : 'turnover', hasCaps, caps };
};

const useCaps = () => useCall('/data/market-cap/', asOfQuery(useAsOf()));

/** The way back from one sector to all of them. */
const SectorLine = ({ sector, by, period }: { sector: string; by: SizeBy; period: Period }) => {
  const href = useHrefWithAsOf();
  const name = MAP_SECTORS.find(({ id }) => String(id) === sector)?.name;
  if (name === undefined) return null;
  return (
    <p className="toolbar">
      <Link className="text-accent" to={href('/tree-map', { by, period })}>
        {t('All sectors')}
      </Link>
      <b>{say(name)}</b>
    </p>
  );
};

const TreeMapScreen = () => {
  const [{ by: asked, period, sector }, set] = useAddress(treeMapAddress);
  const { by, hasCaps, caps } = useSizeBy(asked);
  const session = useSession();
  const indices = useIndexPerformance().data;
  const height = useMapHeight();
  const skeleton = <ChartSkeleton label={t('Tree map')} height={height} />;
  const sameDay = rowsOfDay(indices, session.data?.as_of) ?? NO_ROWS;
  const map = { indices: sameDay, by, period, sector, height };
  return (
    <>
      <PageHead screen="tree-map" explain={EXPLAIN}>
        <SegmentedControl
          label={t('Size by')}
          choices={translateChoices(hasCaps ? CHOICES : CHOICES.slice(1))}
          value={by}
          onChoose={(chosen) => set({ by: chosen })}
        />
        <SegmentedControl
          label={t('Change over')}
          choices={translateChoices(PERIODS)}
          value={period}
          onChoose={(chosen) => set({ period: chosen })}
        />
        <span className="ml-auto age">{digits(session.data?.as_of ?? '')}</span>
      </PageHead>
      <SectorLine {...{ sector, by, period }} />
      {!hasCaps && (
        <p className="caveat">{t('Share counts of earlier days are unknown, so tile size is turnover.')}</p>
      )}
      <Loaded title={t('The session')} call={session} skeleton={skeleton}>
        {(data) => (
          <Loaded title={t('Market values')} call={caps} skeleton={skeleton}>
            {({ rows }) => <TreeMapView session={data} caps={rows} {...map} />}
          </Loaded>
        )}
      </Loaded>
    </>
  );
};

export default TreeMapScreen;
