import type { ISeriesPrimitive } from 'lightweight-charts';
import { type ChartColours, faded } from './chart-colours.ts';
import type { MainSeries } from './main-series.ts';

/** Volume by price, lowest first, and between which prices most of it lies. */
export type PriceProfile = {
  rows: readonly { low: number; high: number; volume: number }[];
  peak: number | null;
  valueLow: number | null;
  valueHigh: number | null;
};

/** The longest row as a part of the pane, and in pixels at most. */
const REACH = { share: 0.2, most: 200 };
const INK = { row: 0.1, value: 0.22, peak: 0.55 };
const DASH = [6, 3];

type Context = CanvasRenderingContext2D;
type Box = { width: number; height: number };
type Shown = { profile: PriceProfile; colours: ChartColours };

const longest = ({ rows }: PriceProfile): number =>
  rows.reduce((most, { volume }) => Math.max(most, volume), 0);

const paintRows = (context: Context, series: MainSeries, { profile, colours }: Shown, box: Box): void => {
  const most = longest(profile);
  const reach = Math.min(box.width * REACH.share, REACH.most);
  for (const { low, high, volume } of profile.rows) {
    const [top, bottom] = [series.priceToCoordinate(high), series.priceToCoordinate(low)];
    if (top === null || bottom === null || volume === 0) continue;
    const isValue = low >= (profile.valueLow ?? Infinity) && high <= (profile.valueHigh ?? -Infinity);
    const width = (volume / most) * reach;
    context.fillStyle = faded(colours.text, isValue ? INK.value : INK.row);
    // A gap of a pixel tells neighbours apart as long as there is room for one.
    const height = Math.max(1, bottom - top - (bottom - top > 3 ? 1 : 0));
    context.fillRect(box.width - width, top, width, height);
  }
};

const paintPeak = (context: Context, series: MainSeries, { profile, colours }: Shown, box: Box): void => {
  const y = profile.peak === null ? null : series.priceToCoordinate(profile.peak);
  if (y === null) return;
  context.strokeStyle = faded(colours.text, INK.peak);
  context.setLineDash(DASH);
  context.beginPath();
  context.moveTo(box.width - Math.min(box.width * REACH.share, REACH.most) * 1.25, y);
  context.lineTo(box.width, y);
  context.stroke();
};

/** The volume by price at the right edge of the prices, behind everything else. */
export const createProfileLayer = () => {
  let series: MainSeries | null = null;
  let requestUpdate: (() => void) | null = null;
  let profile: PriceProfile | null = null;
  let colours: ChartColours | null = null;

  const draw = (context: Context, box: Box): void => {
    if (series === null || profile === null || colours === null) return;
    context.save();
    paintRows(context, series, { profile, colours }, box);
    paintPeak(context, series, { profile, colours }, box);
    context.restore();
  };
  type Target = {
    useMediaCoordinateSpace: (use: (scope: { context: Context; mediaSize: Box }) => void) => void;
  };
  const renderer = {
    draw: (target: Target): void =>
      target.useMediaCoordinateSpace(({ context, mediaSize }) => draw(context, mediaSize)),
  };
  const primitive: ISeriesPrimitive = {
    attached: (attached) => {
      requestUpdate = attached.requestUpdate;
    },
    detached: () => {
      requestUpdate = null;
    },
    paneViews: () => [{ renderer: () => renderer, zOrder: () => 'bottom' }],
  };

  return {
    attach: (next: MainSeries): void => {
      series = next;
      next.attachPrimitive(primitive);
    },
    paint: (next: ChartColours): void => {
      colours = next;
      requestUpdate?.();
    },
    show: (next: PriceProfile | null): void => {
      profile = next;
      requestUpdate?.();
    },
  };
};
