import { t } from '@chuli/language';
import {
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { BarReadout, barSentence } from './bar-readout.tsx';
import { type ChartLine, type ChartPane, type ChartScale, type ChartType, linesOf } from './chart-content.ts';
import type { ChartWindow } from './chart-window.ts';
import { type DrawingControl, stillControl } from './drawings/drawing-control.ts';
import { MarkCard } from './mark-card.tsx';
import { type ChartRange, type PriceBar, type PriceMark, barAtOrAfter } from './price-bar.ts';
import type { PriceCanvas } from './price-canvas.ts';
import type { PriceProfile } from './profile-layer.ts';
import { usePriceCanvas } from './use-price-canvas.ts';
import { walkingKeys } from './walking-keys.ts';

export type PriceChartHandle = {
  /** The days in view, for a link that leads back to them. */
  window: () => ChartWindow | null;
  picture: () => HTMLCanvasElement | null;
  /** To the bars, where the keyboard walks and draws. */
  focus: () => void;
  /** Marks a bar that is pointed at on another chart; null for none. */
  mark: (index: number | null) => void;
  /** Looks at the days that another chart looks at. */
  look: (window: ChartWindow) => void;
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
  /** While a bar is being chosen: pressed, or walked to and taken with Enter. */
  onPick?: (bar: PriceBar) => void;
  /** The bar that the reader points at or walks to; null when he leaves them. */
  onPointed?: (date: string | null) => void;
  /** The days in view, after the reader moved to them. */
  onLooked?: (window: ChartWindow) => void;
  /** The days in view, whoever moved to them. */
  onViewed?: (window: ChartWindow) => void;
  drawing?: DrawingControl;
  /** Volume by price, at the right edge. */
  profile?: PriceProfile | null;
  /** What is told of things on the chart that are of no bar; stands above the bars. */
  legend?: ReactNode;
  ref?: Ref<PriceChartHandle>;
};

const NO_LINES: readonly never[] = [];
const NO_DRAWING = stillControl([]);

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

type Handled = {
  canvas: RefObject<PriceCanvas | null>;
  readout: RefObject<HTMLDivElement | null>;
  setPointed: (index: number | null) => void;
};

/** What whoever shows the chart can do with it. */
const useHandle = ({ ref }: PriceChartProps, { canvas, readout, setPointed }: Handled): void =>
  useImperativeHandle(ref, () => ({
    window: () => canvas.current?.window() ?? null,
    picture: () => canvas.current?.picture() ?? null,
    focus: () => readout.current?.focus({ preventScroll: true }),
    mark: (index) => {
      setPointed(index);
      canvas.current?.mark(index);
    },
    look: (window) => canvas.current?.look(window),
  }));

const useChart = (props: PriceChartProps) => {
  const { scale = 'linear', range, between = null, drawing = NO_DRAWING } = props;
  const [pointed, setPointed] = useState<number | null>(null);
  const [opened, setOpened] = useState<readonly PriceMark[]>(NO_LINES);
  const [measured, setMeasured] = useState('');
  const content = useContent(props);
  const pick = (index: number): void => {
    const bar = content.bars[index];
    if (bar !== undefined) props.onPick?.(bar);
  };
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
      colour: drawing.colour,
      hasMagnet: drawing.hasMagnet,
      lit: opened[0]?.date ?? null,
      profile: props.profile ?? null,
    },
    {
      ...drawing,
      onHover: (index) => {
        setPointed(index);
        props.onPointed?.(index === null ? null : (content.bars[index]?.date ?? null));
      },
      onLooked: (window) => props.onLooked?.(window),
      onViewed: (window) => props.onViewed?.(window),
      onBar: pick,
      onMarks: (marks) => props.onPick === undefined && setOpened(marks),
      onMeasured: setMeasured,
    },
  );
  // The pointer may rest where the link was pressed, over a bar that nobody asked for.
  useOpened(props, (marks) => {
    setOpened(marks);
    setPointed(null);
  });
  const { onOpened } = props;
  const openedOn = opened[0]?.date ?? null;
  useEffect(() => onOpened?.(openedOn), [onOpened, openedOn]);
  const readout = useRef<HTMLDivElement>(null);
  useHandle(props, { canvas, readout, setPointed });
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
  const explained = opened[0] === undefined ? null : barAtOrAfter(bars, opened[0].date);
  const index = Math.min(pointed ?? explained ?? last, last);
  const bar = bars[index];
  const lines = linesOf(content);
  const onWalk = (next: number, price: number | null): void => {
    setPointed(next);
    setAimed(price);
    props.onPointed?.(bars[next]?.date ?? null);
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
            onOpen: (marks) => (props.onPick === undefined ? setOpened(marks) : props.onPick(bar)),
          })}
        >
          <BarReadout bar={bar} index={index} lines={lines} />
        </div>
      )}
      {props.legend}
      <output className="sr-only">{measured}</output>
      <div ref={container} className="canvas" />
      {opened.length > 0 && <MarkCard key={opened[0]?.date} marks={opened} onClose={close} />}
    </div>
  );
};
