import { t } from '@chuli/language';
import { EmptyState } from '@chuli/ui';
import { useMemo } from 'react';
import { useNavigate, useParams } from 'react-router';
import { CHART_TEXT } from '../../features/chart/chart-text.ts';
import { ChartWall } from '../../features/chart/wall/chart-wall.tsx';
import { LayoutList, LayoutMenu } from '../../features/chart/wall/layout-menu.tsx';
import { type KeptLayout, type Layouts, contentsOf } from '../../features/chart/wall/use-layouts.ts';
import { useWall } from '../../features/chart/wall/use-wall.ts';
import { WallPage } from '../../features/chart/wall/wall-page.tsx';
import { WALL_SIZES } from '../../features/chart/wall/wall-sizes.ts';
import { pageTitle, usePageTitle } from '../../screen-kit/page-title.ts';
import { ReadThisPage } from '../../screen-kit/read-this-page.tsx';

const Shown = ({ kept, layouts }: { kept: KeptLayout; layouts: Layouts }) => {
  const contents = useMemo(() => contentsOf(kept), [kept]);
  const wall = useWall(kept.cells.length, contents);
  usePageTitle(pageTitle(kept.name));
  return (
    <ChartWall
      wall={wall}
      layouts={
        <>
          <LayoutMenu wall={wall} layouts={layouts} kept={kept} />
          <ReadThisPage title={kept.name} paragraphs={CHART_TEXT.layout} />
        </>
      }
    />
  );
};

/** A name that none of them has: those that there are. */
const OwnLayouts = ({ rows }: { rows: readonly KeptLayout[] }) => {
  const navigate = useNavigate();
  return (
    <>
      <EmptyState
        title={t('No layout of this name')}
        why={t(
          rows.length === 0 ? 'You have not saved a layout yet.' : 'These are the layouts you have saved.',
        )}
        action={{
          label: t('Two charts side by side'),
          onClick: () => void navigate(`/${WALL_SIZES[0].id}`),
        }}
      />
      <LayoutList rows={rows} shown={null} />
    </>
  );
};

/** A wall that the person has kept, by its name in the address. */
const MultipleLayoutScreen = () => {
  const id = useParams()['layout'] ?? '';
  return (
    <WallPage title={t('Own layout')}>
      {(layouts, rows) => {
        const kept = rows.find((layout) => layout.id === id);
        return kept === undefined ? (
          <OwnLayouts rows={rows} />
        ) : (
          <Shown key={id} kept={kept} layouts={layouts} />
        );
      }}
    </WallPage>
  );
};

export default MultipleLayoutScreen;
