import { t } from '@chuli/language';
import { EmptyState, HeatLegend, PHONE, Panel, PanelHead, Treemap, useMedia } from '@chuli/ui';
import { useMemo } from 'react';
import { useHrefWithAsOf } from '../../screen-kit/href-with-as-of.ts';
import type { SessionRow } from '../../shared/market/session-facts.ts';
import { drawnByTurnover, treeMapGroups } from '../../shared/market/tree-map-groups.ts';
import { usePaced } from '../../shared/live/use-paced.ts';

/** The change in percent at which a colour is full: the same all day, so that a tile changes colour for its own price alone. */
const FULL_CHANGE = 4;

/** Colours follow every second; areas only now and then, or no tile could be found again. */
const AREAS_MS = 30_000;
const HEIGHT = { desk: 480, phone: 460 };

type SectorChange = { sector_id: number | null; change_1: number | null };

const toChange = ({ sector_id, change_1: change }: SectorChange) => ({ sector_id, change });

type LiveHeatProps = {
  rows: readonly SessionRow[];
  sectors: readonly SectorChange[];
};

/** The market as areas by turnover under its sectors, coloured by change. */
export const LiveHeat = ({ rows, sectors }: LiveHeatProps) => {
  const href = useHrefWithAsOf();
  const height = useMedia(PHONE) ? HEIGHT.phone : HEIGHT.desk;
  const sized = usePaced(rows, AREAS_MS);
  const areas = useMemo(() => new Map(sized.map(({ symbol, amount }) => [symbol, amount])), [sized]);
  const groups = useMemo(() => {
    const held = rows.map((row) => ({ ...row, amount: areas.get(row.symbol) ?? null }));
    const hrefs = {
      stock: (symbol: string) => href('/stock-profile', { symbol }),
      sector: (id: number) => href('/nepse-live-market', { sector: String(id) }),
    };
    return treeMapGroups(drawnByTurnover(held), sectors.map(toChange), { by: 'turnover', hrefs });
  }, [rows, areas, sectors, href]);
  return (
    <Panel label={t('Heat map')} className="live-heat">
      <PanelHead title={t('Heat map')} note={t('area by turnover')}>
        <HeatLegend full={FULL_CHANGE} />
      </PanelHead>
      {groups.length === 0 ? (
        <EmptyState title={t('Nothing to draw')} why={t('Nothing has traded yet.')} />
      ) : (
        <Treemap
          label={t('Stocks by turnover, coloured by change')}
          groups={groups}
          height={height}
          full={FULL_CHANGE}
        />
      )}
    </Panel>
  );
};
