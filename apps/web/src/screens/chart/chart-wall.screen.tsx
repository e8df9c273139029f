import type { Screen } from '@chuli/contracts/screens';
import { say, t } from '@chuli/language';
import { CHART_TEXT } from '../../features/chart/chart-text.ts';
import { ChartWall } from '../../features/chart/wall/chart-wall.tsx';
import { LayoutMenu } from '../../features/chart/wall/layout-menu.tsx';
import type { Layouts } from '../../features/chart/wall/use-layouts.ts';
import { useWall } from '../../features/chart/wall/use-wall.ts';
import { WallPage } from '../../features/chart/wall/wall-page.tsx';
import { sizeOf } from '../../features/chart/wall/wall-sizes.ts';
import { ReadThisPage } from '../../screen-kit/read-this-page.tsx';

const Shown = ({ count, layouts }: { count: number; layouts: Layouts }) => {
  const wall = useWall(count, null);
  return (
    <ChartWall
      wall={wall}
      layouts={
        <>
          <LayoutMenu wall={wall} layouts={layouts} kept={null} />
          <ReadThisPage title={t('Charts side by side')} paragraphs={CHART_TEXT.wall} />
        </>
      }
    />
  );
};

/** Two, three, four, five or six charts at once: one page, told apart by its row. */
const ChartWallScreen = ({ screen }: { screen: Screen }) => (
  <WallPage title={say(screen.title)}>
    {(layouts) => <Shown count={sizeOf(screen.id)} layouts={layouts} />}
  </WallPage>
);

export default ChartWallScreen;
