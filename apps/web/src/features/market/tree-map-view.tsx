import { type Phrase, t } from '@chuli/language';
import { EmptyState, Treemap, type TreemapGroup } from '@chuli/ui';
import { useMemo } from 'react';
import { useCarriedHref } from '../../screen-kit/carried-href.ts';
import type { PerformanceRow, Session } from './session-facts.ts';
import { ALL_SECTORS, type SizeBy } from './tree-map-address.ts';
import { type CapRow, drawnByCap, drawnByTurnover, treeMapGroups } from './tree-map-groups.ts';

/** The change in percent at which a stock's colour is full. */
export const FULL_CHANGE = 6;

const LABELS = {
  cap: 'Stocks by market value, coloured by change',
  turnover: 'Stocks by turnover, coloured by change',
} as const satisfies Record<SizeBy, Phrase>;

type TreeMapViewProps = {
  session: Session;
  caps: readonly CapRow[];
  indices: readonly PerformanceRow[];
  by: SizeBy;
  sector: string;
  height: number;
};

const useGroups = ({ session, caps, indices, by, sector }: TreeMapViewProps): TreemapGroup[] => {
  const href = useCarriedHref();
  return useMemo(() => {
    const drawn = by === 'cap' ? drawnByCap(caps, session.as_of) : drawnByTurnover(session.rows);
    const hrefs = {
      stock: (symbol: string) => href('/stock-profile', { symbol }),
      sector: (id: number) => href('/tree-map', { by, sector: String(id) }),
    };
    const groups = treeMapGroups(drawn, indices, { by, hrefs });
    return sector === ALL_SECTORS ? groups : groups.filter(({ id }) => id === sector);
  }, [session, caps, indices, by, sector, href]);
};

/** The market, or one of its sectors, as areas. */
export const TreeMapView = (props: TreeMapViewProps) => {
  const groups = useGroups(props);
  if (groups.length === 0) {
    return (
      <EmptyState title={t('Nothing to draw')} why={t('No stock of this sector traded in this session.')} />
    );
  }
  return <Treemap label={t(LABELS[props.by])} groups={groups} height={props.height} full={FULL_CHANGE} />;
};
