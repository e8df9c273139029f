import type { IChartApi, ISeriesPrimitive, Logical } from 'lightweight-charts';
import type { MainSeries } from '../main-series.ts';
import { barOf } from './measure.ts';
import { type Ink, paintShape } from './paint-shape.ts';
import type { Place, Shape } from './shape.ts';

export type Drawn = { shape: Shape; isSelected: boolean; ink: Ink };

/** Dates and prices as pixels of the price pane; a place off the scale is far outside. */
export const placeOn = (chart: IChartApi, series: MainSeries, bars: readonly { date: string }[]): Place => {
  const size = chart.paneSize(0);
  return {
    x: (date) => chart.timeScale().logicalToCoordinate(barOf(bars, date) as Logical) ?? -1e4,
    y: (price) => series.priceToCoordinate(price) ?? -1e4,
    width: size.width,
    height: size.height,
  };
};

/** Hangs drawings on the series, so that the chart draws them with every frame of its own. */
export const drawingPrimitive = (
  shapes: () => readonly Drawn[],
): { primitive: ISeriesPrimitive; redraw: () => void } => {
  let requestUpdate: (() => void) | null = null;
  const view = {
    renderer: () => ({
      draw: (target: Parameters<PaneDraw>[0]) =>
        target.useMediaCoordinateSpace(({ context }) => {
          for (const { shape, isSelected, ink } of shapes()) paintShape(context, shape, ink, isSelected);
        }),
    }),
  };
  const primitive: ISeriesPrimitive = {
    attached: (attached) => {
      requestUpdate = attached.requestUpdate;
    },
    detached: () => {
      requestUpdate = null;
    },
    paneViews: () => [view],
  };
  return { primitive, redraw: () => requestUpdate?.() };
};

type PaneView = NonNullable<ReturnType<NonNullable<ISeriesPrimitive['paneViews']>>[number]>;
type PaneDraw = NonNullable<ReturnType<PaneView['renderer']>>['draw'];
