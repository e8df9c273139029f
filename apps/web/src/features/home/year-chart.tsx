import '../../shared/chart/plot.css';
import { type TradingDate, addDays, stockSymbol } from '@chuli/kernel';
import { t } from '@chuli/language';
import {
  ChartSkeleton,
  EmptyState,
  PHONE,
  Panel,
  PanelHead,
  dateText,
  rupeesText,
  signedPercentText,
  useMedia,
  Plot,
  type PlotScale,
  heightOf,
  scaleOf,
  ticksOf,
  useWalk,
} from '@chuli/ui';
import { Link } from 'react-router';
import { useCall } from '../../api/use-call.ts';
import { useHrefWithAsOf } from '../../screen-kit/href-with-as-of.ts';
import { Loaded } from '../../screen-kit/loaded.tsx';
import { asOfQuery, useAsOf } from '../../screen-kit/use-address.ts';

const YEAR_HEIGHT = { desk: 300, phone: 180 };
const DAYS = 365;
/** Months under the chart. */
const LABELS = 5;

type Day = { date: TradingDate; close: number };

const pathOf = (days: readonly Day[], scale: PlotScale): string => {
  const y = heightOf(scale);
  return `M${days.map(({ close }, slot) => `${slot + 0.5} ${y(close).toFixed(1)}`).join('L')}`;
};

const monthsOf = (days: readonly Day[]): { slot: number; text: string }[] => {
  const step = Math.max(1, Math.ceil(days.length / LABELS));
  return days.flatMap(({ date }, slot) => (slot % step === 0 ? [{ slot, text: date.slice(0, 7) }] : []));
};

const Drawn = ({ days, label }: { days: readonly Day[]; label: string }) => {
  const walk = useWalk(days.length);
  const height = useMedia(PHONE) ? YEAR_HEIGHT.phone : YEAR_HEIGHT.desk;
  const scale = scaleOf(days.map(({ close }) => close));
  const [first, last, here] = [days[0], days.at(-1), days[walk.index]];
  if (scale === null || first === undefined || last === undefined || here === undefined) return null;
  const since = signedPercentText((here.close / first.close - 1) * 100);
  const read = [dateText(here.date), rupeesText(here.close), t('{change} % in the year', { change: since })];
  return (
    <Plot
      label={label}
      height={height}
      slots={days.length}
      scale={scale}
      ticks={ticksOf(scale, height / 60).map((at) => ({ at, text: rupeesText(at).replace(/\.00$/, '') }))}
      under={monthsOf(days)}
      ends={[{ id: 'last', at: last.close, text: rupeesText(last.close), tone: 'tone-s1' }]}
      places={days.map((_, slot) => slot)}
      walk={walk}
      readout={
        <>
          <b>{read[0]}</b> {read.slice(1).join(' · ')}
        </>
      }
      spoken={read.join(', ')}
    >
      <path className="stroke is-first tone-s1" d={pathOf(days, scale)} />
    </Plot>
  );
};

/** The index over the year before a session. */
const YearChart = ({ session }: { session: TradingDate }) => {
  const href = useHrefWithAsOf();
  const label = t('NEPSE over a year');
  const call = useCall('/data/historydata/', {
    symbol: stockSymbol('NEPSE'),
    from: addDays(session, -DAYS),
    ...asOfQuery(useAsOf()),
  });
  return (
    <Panel label={label}>
      <PanelHead title={label}>
        <Link className="text-accent" to={href('/charts', { symbol: 'NEPSE' })}>
          {t('Open the chart')}
        </Link>
      </PanelHead>
      <Loaded title={label} call={call} skeleton={<ChartSkeleton label={label} height={YEAR_HEIGHT.desk} />}>
        {({ rows }) =>
          rows.length < 2 ? (
            <EmptyState title={t('None')} why={t('The index has no values in this year.')} />
          ) : (
            <Drawn days={rows} label={label} />
          )
        }
      </Loaded>
    </Panel>
  );
};

export default YearChart;
