import '../../../shared/chart/plot.css';
import './windows.css';
import { digits, t } from '@chuli/language';
import {
  PLOT_HEIGHT,
  Panel,
  PanelHead,
  Plot,
  dateText,
  heightOf,
  rupeesText,
  scaleOf,
  shareText,
  signedPercentText,
  ticksOf,
  useWalk,
} from '@chuli/ui';
import { breaksIn, columnsOf, linePath, yearsUnder } from './score-columns.ts';
import { type WindowReply, type WindowRow, judgedText, percentileText } from './window-words.ts';

const FLAT = { low: -1, high: 1 };
const NO_CLOSES: readonly (number | null)[] = [];

type ScorePlotProps = {
  /** Oldest first. */
  rows: readonly WindowRow[];
  bounds: WindowReply['bounds'];
  days: number;
  title: string;
  height: number;
  /** Closes of the same sessions in shares of one day. */
  closes?: readonly (number | null)[] | undefined;
};

const Breaks = ({ breaks }: { breaks: readonly number[] }) =>
  breaks.map((slot) => (
    <path key={slot} className="stroke is-dashed plot-begins" d={`M${slot} 0V${PLOT_HEIGHT}`} />
  ));

type PartProps = ScorePlotProps & { walk: ReturnType<typeof useWalk> };

const PricePart = ({ rows, closes = NO_CLOSES, walk, title }: PartProps) => {
  const scale = scaleOf(closes) ?? FLAT;
  const row = rows[walk.index];
  if (row === undefined || closes.every((close) => close === null)) return null;
  const close = closes[walk.index] ?? null;
  const figure = close === null ? '–' : rupeesText(close);
  return (
    <Plot
      label={t('{title}: price', { title })}
      height={150}
      slots={rows.length}
      scale={scale}
      ticks={ticksOf(scale, 3).map((at) => ({ at, text: rupeesText(at) }))}
      under={[]}
      places={rows.map((_, slot) => slot)}
      walk={walk}
      spoken={`${dateText(row.date)}, ${figure}`}
      readout={
        <>
          <b>{dateText(row.date)}</b> {t('close {price}', { price: figure })}
        </>
      }
    >
      <path className="stroke is-first" d={linePath(closes, heightOf(scale))} />
      <Breaks breaks={breaksIn(rows)} />
    </Plot>
  );
};

const ScorePart = ({ rows, bounds, days, title, height, walk }: PartProps) => {
  const scale =
    scaleOf([0, bounds?.low ?? 0, bounds?.high ?? 0, ...rows.map(({ score }) => score)], 0.04) ?? FLAT;
  const y = heightOf(scale);
  const columns = columnsOf(rows, y);
  const row = rows[walk.index];
  if (row === undefined) return null;
  const figure = t('score {score} %, percentile {percentile}: {label}', {
    score: signedPercentText(row.score),
    percentile: percentileText(row.percentile),
    label: judgedText(row, days),
  });
  return (
    <Plot
      label={title}
      height={height}
      slots={rows.length}
      scale={scale}
      ticks={ticksOf(scale, 3).map((at) => ({ at, text: `${signedPercentText(at, 0)} %` }))}
      under={yearsUnder(rows).map(({ slot, text }) => ({ slot, text: digits(text) }))}
      places={rows.map((_, slot) => slot)}
      walk={walk}
      spoken={`${dateText(row.date)}, ${figure}`}
      readout={
        <>
          <b>{dateText(row.date)}</b> {figure}
        </>
      }
    >
      <path className="fill" d={columns.plain} />
      <path className="columns-up" d={columns.accumulation} />
      <path className="columns-down" d={columns.distribution} />
      {bounds !== null && (
        <path
          className="is-bound"
          d={`M0 ${y(bounds.low)}H${rows.length}M0 ${y(bounds.high)}H${rows.length}`}
        />
      )}
      <Breaks breaks={breaksIn(rows)} />
    </Plot>
  );
};

/** The scores of a stock by session, coloured where the label was earned, under its price where that is given. */
export const ScorePlot = (props: ScorePlotProps) => {
  const { rows, bounds, title, closes } = props;
  const walk = useWalk(rows.length);
  return (
    <Panel label={title}>
      <PanelHead
        title={title}
        note={
          bounds === null
            ? t('{count} known sessions', { count: rows.length })
            : t('{count} known sessions; nine of ten between {low} and {high} %', {
                count: rows.length,
                low: shareText(bounds.low),
                high: shareText(bounds.high),
              })
        }
      />
      {closes !== undefined && <PricePart {...props} walk={walk} />}
      <ScorePart {...props} walk={walk} />
    </Panel>
  );
};
