import { t } from '@chuli/language';
import { type Ref, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { BarReadout, barSentence } from './bar-readout.tsx';
import { type ChartLine, type ChartPane, type ChartScale, type ChartType, linesOf } from './chart-content.ts';
import type { ChartWindow } from './chart-window.ts';
import type { DrawingEvents } from './drawings/drawing-layer.ts';
import type { Drawing, DrawingTool } from './drawings/drawing.ts';
import { MarkCard } from './mark-card.tsx';
import type { ChartRange, PriceBar, PriceMark } from './price-bar.ts';
import { usePriceCanvas } from './use-price-canvas.ts';
import { walkingKeys } from './walking-keys.ts';

/** What is drawn upon the chart, kept by whoever shows it. */
export type DrawingControl = Omit<DrawingEvents, 'onMeasured'> & {
  shown: readonly Drawing[];
  selected: string | null;
  tool: DrawingTool | null;
};

export type PriceChartHandle = {
  /** The days in view, for a link that leads back to them. */
  window: () => ChartWindow | null;
  picture: () => HTMLCanvasElement | null;
  /** To the bars, where the keyboard walks and draws. */
  focus: () => void;
};

export type PriceChartProps = {
  label: string;
  bars: readonly PriceBar[];
  /** Ex-dates of bonus and right shares, and whatever else happened on a day. */
  marks: readonly PriceMark[];
  range: ChartRange;
  /** Names what is shown: the range is looked at anew when it changes, and kept while bars are added. */
  course?: string;
  /** Looked at instead of the range. */
  between?: ChartWindow | null;
  type?: ChartType;
  scale?: ChartScale;
  overlays?: readonly ChartLine[];
  panes?: readonly ChartPane[];
  /** Up to four other stocks, in percent. */
  compare?: readonly ChartLine[];
  /** The day whose marks are open, and whose bar is lit, when the chart comes. */
  opensOn?: string;
  /** The day whose marks the reader opened: what they tell may be fetched then. */
  onOpened?: (date: string | null) => void;
  drawing?: DrawingControl;
  ref?: Ref<PriceChartHandle>;
};

const NO_LINES: readonly never[] = [];
const ignore = (): void => undefined;
const NO_DRAWING: DrawingControl = {
  shown: [],
  selected: null,
  tool: null,
  onDrawn: ignore,
  onSelect: ignore,
  onMoved: ignore,
};

const useContent = ({
  bars,
  marks,
  type = 'candles',
  overlays = NO_LINES,
  panes = NO_LINES,
  compare = NO_LINES,
}: PriceChartProps) =>
  useMemo(
    () => ({ bars, marks, type, overlays, panes, compare }),
    [bars, marks, type, overlays, panes, compare],
  );

/** Opens what the chart was asked to show, once it is here; closed by the reader it stays closed. */
const useOpened = (
  { marks, opensOn }: PriceChartProps,
  open: (marks: readonly PriceMark[]) => void,
): void => {
  const shown = useRef<string>(undefined);
  useEffect(() => {
    const found = marks.filter(({ date, sign }) => date === opensOn && sign !== undefined);
    if (opensOn === shown.current || found.length === 0) return;
    shown.current = opensOn;
    open(found);
  }, [marks, opensOn, open]);
};

/** The opened marks as they are now: their details may have come after they were opened. */
const asTheyAre = (opened: readonly PriceMark[], marks: readonly PriceMark[]): readonly PriceMark[] =>
  opened.map((one) => marks.find(({ date, text }) => date === one.date && text === one.text) ?? one);

const useChart = (props: PriceChartProps) => {
  const { scale = 'linear', range, between = null, drawing = NO_DRAWING } = props;
  const [pointed, setPointed] = useState<number | null>(null);
  const [opened, setOpened] = useState<readonly PriceMark[]>(NO_LINES);
  const [measured, setMeasured] = useState('');
  const content = useContent(props);
  const { container, canvas } = usePriceCanvas(
    {
      content,
      course: props.course ?? content.bars[0],
      // Stocks share no rupee scale: what is compared is how far each has gone.
      scale: content.compare.length === 0 ? scale : 'percent',
      range,
      between,
      drawings: drawing.shown,
      selected: drawing.selected,
      tool: drawing.tool,
      lit: opened[0]?.date ?? null,
    },
    {
      ...drawing,
      onHover: setPointed,
      onMarks: setOpened,
      onMeasured: setMeasured,
    },
  );
  useOpened(props, setOpened);
  const { onOpened } = props;
  const openedOn = opened[0]?.date ?? null;
  useEffect(() => onOpened?.(openedOn), [onOpened, openedOn]);
  const readout = useRef<HTMLDivElement>(null);
  useImperativeHandle(props.ref, () => ({
    window: () => canvas.current?.window() ?? null,
    picture: () => canvas.current?.picture() ?? null,
    focus: () => readout.current?.focus({ preventScroll: true }),
  }));
  return {
    content,
    pointed,
    setPointed,
    opened: asTheyAre(opened, props.marks),
    setOpened,
    measured,
    readout,
    container,
    canvas,
  };
};

/**
 * The chart of a stock. The read-out above is the one stop of the Tab key: a slider over the bars, so that arrows walk
 * them and each is spoken with the indicators on it. Enter opens what happened on a bar. With a tool in hand up and down
 * move the price, and Enter sets a point of the drawing.
 */
export const PriceChart = (props: PriceChartProps) => {
  const { bars, label, drawing = NO_DRAWING } = props;
  const { content, pointed, setPointed, opened, setOpened, measured, readout, container, canvas } =
    useChart(props);
  const [aimed, setAimed] = useState<number | null>(null);
  const isDrawing = drawing.tool !== null;
  const aim = isDrawing ? aimed : null;
  const last = bars.length - 1;
  const index = Math.min(pointed ?? last, last);
  const bar = bars[index];
  const lines = linesOf(content);
  const onWalk = (next: number, price: number | null): void => {
    setPointed(next);
    setAimed(price);
  };
  const close = (): void => {
    setOpened(NO_LINES);
    readout.current?.focus();
  };
  return (
    <div className="price-chart">
      {bar && (
        <div
          ref={readout}
          className="readout"
          role="slider"
          tabIndex={0}
          aria-label={t('{chart}: bars', { chart: label })}
          aria-valuemin={0}
          aria-valuemax={last}
          aria-valuenow={index}
          aria-valuetext={barSentence({ bar, index, lines, aim })}
          onKeyDown={walkingKeys({
            bar,
            index,
            last,
            aim,
            isDrawing,
            canvas,
            onWalk,
            onOpen: setOpened,
          })}
        >
          <BarReadout bar={bar} index={index} lines={lines} />
        </div>
      )}
      <output className="sr-only">{measured}</output>
      <div ref={container} className="canvas">
        {opened.length > 0 && <MarkCard key={opened[0]?.date} marks={opened} onClose={close} />}
      </div>
    </div>
  );
};
