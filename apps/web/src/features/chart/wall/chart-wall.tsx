import './wall.css';
import { t } from '@chuli/language';
import { ChartSkeleton, PHONE, createTimeLink, useMedia } from '@chuli/ui';
import { type ReactNode, useState } from 'react';
import { MiniCharts } from './mini-charts.tsx';
import type { Wall } from './use-wall.ts';
import { useWallDrawings } from './use-wall-drawings.ts';
import { WallBar } from './wall-bar.tsx';
import { WallCellView } from './wall-cell.tsx';

/** Two to six charts side by side; on a phone, or when asked for, one of them over the whole width. */
export const ChartWall = ({ wall, layouts }: { wall: Wall; layouts: ReactNode }) => {
  const isPhone = useMedia(PHONE);
  const [link] = useState(() => createTimeLink((frame) => requestAnimationFrame(frame)));
  const drawn = useWallDrawings(wall);
  const isOne = isPhone || wall.isAlone;
  return (
    <>
      <WallBar wall={wall} link={link} drawn={drawn} layouts={layouts} />
      {wall.cells.length === 0 && <ChartSkeleton label={t('Charts side by side')} height={480} />}
      <div className="wall" data-count={isOne ? 1 : wall.cells.length}>
        {wall.cells.map(
          (cell, index) =>
            (!isOne || index === wall.active) && (
              <WallCellView
                // oxlint-disable-next-line react/no-array-index-key -- a cell is its place; the same symbol may stand in two
                key={index}
                wall={wall}
                index={index}
                cell={cell}
                link={link}
                drawn={drawn}
                canBeAlone={!isPhone}
              />
            ),
        )}
      </div>
      {isPhone && <MiniCharts wall={wall} />}
    </>
  );
};
