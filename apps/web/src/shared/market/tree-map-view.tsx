import { type Phrase, t } from '@chuli/language';
import { EmptyState, HeatLegend, PHONE, Treemap, type TreemapGroup, useMedia } from '@chuli/ui';
import { useMemo } from 'react';
import { useHrefWithAsOf } from '../../screen-kit/href-with-as-of.ts';
import { type PerformanceRow, type Session, rowsOfDay } from './session-facts.ts';
import { ALL_SECTORS, type Period, type SizeBy } from './tree-map-address.ts';
import {
  type CapRow,
  drawnByCap,
  drawnByTurnover,
  fullChangeOf,
  overPeriod,
  sectorChanges,
  sectorTiles,
  treeMapGroups,
} from './tree-map-groups.ts';
import { useStockPerformance } from './use-session.ts';

const LABELS = {
  cap: 'Stocks by market value, coloured by change',
  turnover: 'Stocks by turnover, coloured by change',
} as const satisfies Record<SizeBy, Phrase>;

type TreeMapViewProps = {
  session: Session;
  caps: readonly CapRow[];
  indices: readonly PerformanceRow[];
  by: SizeBy;
  period: Period;
  sector: string;
  height: number;
};

const NO_STOCKS: readonly PerformanceRow[] = [];

const useGroups = ({ session, caps, indices, by, period, sector }: TreeMapViewProps): TreemapGroup[] => {
  const href = useHrefWithAsOf();
  const isPhone = useMedia(PHONE);
  const stocks = rowsOfDay(useStockPerformance().data, session.as_of) ?? NO_STOCKS;
  return useMemo(() => {
    const drawn = by === 'cap' ? drawnByCap(caps, session.as_of) : drawnByTurnover(session.rows);
    const hrefs = {
      stock: (symbol: string) => href('/stock-profile', { symbol }),
      sector: (id: number) => href('/tree-map', { by, period, sector: String(id) }),
    };
    const changes = sectorChanges(indices, period);
    const groups = treeMapGroups(overPeriod(drawn, stocks, period), changes, { by, hrefs });
    if (sector !== ALL_SECTORS) return groups.filter(({ id }) => id === sector);
    if (!isPhone || groups.length === 0) return groups;
    return [sectorTiles(groups, t('Sectors'), href('/tree-map', { by, period }))];
  }, [session, caps, indices, stocks, by, period, sector, isPhone, href]);
};

/** The market, or one of its sectors, as areas. */
export const TreeMapView = (props: TreeMapViewProps) => {
  const groups = useGroups(props);
  const full = useMemo(() => fullChangeOf(groups), [groups]);
  if (groups.length === 0) {
    return (
      <EmptyState title={t('Nothing to draw')} why={t('No stock of this sector traded in this session.')} />
    );
  }
  const { by, height } = props;
  return (
    <>
      <div className="toolbar">
        <HeatLegend full={full} />
      </div>
      <Treemap label={t(LABELS[by])} groups={groups} height={height} full={full} />
    </>
  );
};
