import { say, t } from '@chuli/language';
import { INDICES } from '@chuli/market';
import {
  Button,
  Combobox,
  IconButton,
  type Option,
  ToolMenu,
  Value,
  type PriceChartHandle,
  classNames,
  type TimeLink,
} from '@chuli/ui';
import { Maximize2, Minimize2 } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { useSymbolOptions } from '../../../api/reference-calls.ts';
import { useAsOf } from '../../../screen-kit/use-address.ts';
import { CHART_INTERVALS, INTERVAL_HINTS, INTERVAL_LABELS } from '../../../shared/chart/chart-interval.ts';
import { useHistory } from '../../../shared/chart/use-history.ts';
import { CellChart } from './cell-chart.tsx';
import { useInView } from './use-in-view.ts';
import type { Wall } from './use-wall.ts';
import { type WallDrawings, useCellDrawings } from './use-wall-drawings.ts';
import type { WallCell } from './wall-address.ts';

type CellProps = {
  wall: Wall;
  index: number;
  cell: WallCell;
  link: TimeLink;
  drawn: WallDrawings;
  /** On a phone it always is. */
  canBeAlone: boolean;
};

/** Indices and stocks, by the words that the reader types. */
const useChartOptions = (): readonly Option[] => {
  const stocks = useSymbolOptions(useAsOf());
  return useMemo(
    () => [
      ...INDICES.map(({ symbol, name }) => ({ value: symbol, label: symbol, detail: say(name) })),
      ...stocks,
    ],
    [stocks],
  );
};

const IntervalMenu = ({ wall, index, cell }: CellProps) => (
  <ToolMenu
    label={t('Interval of {symbol}: {interval}', {
      symbol: cell.symbol,
      interval: t(INTERVAL_HINTS[cell.interval]),
    })}
    face={t(INTERVAL_LABELS[cell.interval])}
  >
    {(close) => (
      <div className="row">
        {CHART_INTERVALS.map((one) => (
          <Button
            key={one}
            aria-pressed={one === cell.interval}
            title={t(INTERVAL_HINTS[one])}
            onClick={() => {
              wall.setInterval(index, one);
              close();
            }}
          >
            {t(INTERVAL_LABELS[one])}
          </Button>
        ))}
      </div>
    )}
  </ToolMenu>
);

/** The last close and its change, of the day also where the bars are of minutes. */
const LastClose = ({ symbol }: { symbol: string }) => {
  const { data } = useHistory(symbol, 'adjusted');
  const last = data?.symbol === symbol ? data.rows.at(-1) : undefined;
  const index = INDICES.find((one) => one.symbol === symbol);
  if (last === undefined) return null;
  return (
    <>
      <span className="name">{index === undefined ? data?.name : say(index.name)}</span>
      <b>
        <Value format="rupees" value={last.close} />
      </b>
      <Value format="percent" value={100 * last.change} />
    </>
  );
};

const CellHead = (props: CellProps) => {
  const { wall, index, cell, canBeAlone } = props;
  const options = useChartOptions();
  return (
    <header className="cell-head">
      <Combobox
        label={t('Symbol of chart {count}', { count: index + 1 })}
        hideLabel
        size={10}
        options={options}
        value={cell.symbol}
        onChoose={(symbol) => wall.setSymbol(index, symbol)}
      />
      <IntervalMenu {...props} />
      <LastClose symbol={cell.symbol} />
      {canBeAlone && (
        <IconButton
          small
          label={t(wall.isAlone ? 'Show all charts' : 'Show this chart alone')}
          onClick={() => wall.showAlone(index, !wall.isAlone)}
        >
          {wall.isAlone ? <Minimize2 /> : <Maximize2 />}
        </IconButton>
      )}
    </header>
  );
};

/** One chart of the wall. Out of sight it is not drawn. */
export const WallCellView = (props: CellProps) => {
  const { wall, index, cell, link, drawn } = props;
  const box = useRef<HTMLElement>(null);
  const handle = useRef<PriceChartHandle>(null);
  const isActive = index === wall.active;
  const drawing = useCellDrawings(cell, isActive, drawn);
  const { hold } = drawn;
  useEffect(() => {
    if (isActive) hold(handle);
  }, [isActive, hold]);
  const isInView = useInView(box);
  return (
    <section
      ref={box}
      className={classNames('wall-cell', isActive && wall.cells.length > 1 && 'is-active')}
      aria-label={t('Chart {count}: {symbol}', { count: index + 1, symbol: cell.symbol })}
      aria-current={isActive}
      onPointerDownCapture={() => wall.activate(index)}
      onFocusCapture={() => wall.activate(index)}
    >
      <CellHead {...props} />
      <div className="cell-body">
        {isInView && (
          <CellChart
            index={index}
            cell={cell}
            range={wall.range}
            links={wall.link}
            link={link}
            drawing={drawing}
            handle={handle}
            onDaily={() => wall.setInterval(index, 'D')}
          />
        )}
      </div>
    </section>
  );
};
