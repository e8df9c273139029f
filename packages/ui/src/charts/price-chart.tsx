import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { BarReadout, barSentence } from './bar-readout.tsx';
import { onThemeChange } from './chart-colours.ts';
import type { ChartRange, PriceBar, PriceMark } from './price-bar.ts';
import { createPriceCanvas } from './price-canvas.ts';

type PriceChartProps = {
  label: string;
  bars: readonly PriceBar[];
  /** Ex-dates of bonus and right shares. */
  marks: readonly PriceMark[];
  range: ChartRange;
  isLogarithmic?: boolean;
};

type Canvas = ReturnType<typeof createPriceCanvas>;

const useCanvas = (
  { bars, marks, range, isLogarithmic = false }: PriceChartProps,
  onHover: (index: number | null) => void,
) => {
  const container = useRef<HTMLDivElement>(null);
  const canvas = useRef<Canvas>(null);
  useEffect(() => {
    if (container.current === null) return undefined;
    const created = createPriceCanvas(container.current, onHover);
    canvas.current = created;
    const stop = onThemeChange(created.paint);
    return () => {
      stop();
      created.remove();
      canvas.current = null;
    };
  }, [onHover]);
  useEffect(() => canvas.current?.setBars(bars, marks, range), [bars, marks, range]);
  useEffect(() => canvas.current?.setLogarithmic(isLogarithmic), [isLogarithmic]);
  return { container, canvas };
};

const barAfterKey = (key: string, current: number, last: number): number | null => {
  const targets: Record<string, number> = {
    ArrowLeft: current - 1,
    ArrowRight: current + 1,
    Home: 0,
    End: last,
  };
  const target = targets[key];
  return target === undefined ? null : Math.min(Math.max(target, 0), last);
};

/**
 * Daily candles with volume. The read-out above is the one stop of the Tab key: a slider over the bars, so that arrows
 * walk them and each is spoken.
 */
export const PriceChart = (props: PriceChartProps) => {
  const { bars, label } = props;
  const [pointed, setPointed] = useState<number | null>(null);
  const { container, canvas } = useCanvas(props, setPointed);
  const last = bars.length - 1;
  const index = Math.min(pointed ?? last, last);
  const bar = bars[index];
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.shiftKey || event.ctrlKey || event.metaKey) return;
    const target = barAfterKey(event.key, index, last);
    if (target === null) return;
    event.preventDefault();
    setPointed(target);
    canvas.current?.pointAt(target);
  };
  return (
    <div className="price-chart">
      {bar && (
        <div
          className="readout"
          role="slider"
          tabIndex={0}
          aria-label={`${label}: bars`}
          aria-valuemin={0}
          aria-valuemax={last}
          aria-valuenow={index}
          aria-valuetext={barSentence(bar)}
          onKeyDown={onKeyDown}
        >
          <BarReadout bar={bar} />
        </div>
      )}
      <div ref={container} className="canvas" />
    </div>
  );
};
