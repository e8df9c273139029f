import { pieces, t } from '@chuli/language';
import {
  BarsTable,
  EmptyState,
  MenuButton,
  PHONE,
  PriceChart,
  type PriceChartHandle,
  dateText,
  useMedia,
} from '@chuli/ui';
import { Info } from 'lucide-react';
import { type RefObject, useMemo } from 'react';
import { FAMILY_TITLES } from '@chuli/signals/catalogue';
import { useAddress } from '../../screen-kit/use-address.ts';
import { type ChartView, chartAddress } from './chart-address.ts';
import { INTERVAL_NAMES, ofDays } from './chart-interval.ts';
import { isIndex } from './is-index.ts';
import { useChartContent } from './use-chart-content.ts';
import type { Drawings } from './use-drawings.ts';
import type { History } from './use-history.ts';
import { useTraded } from './use-traded.tsx';

const TABLE_NAMES = {
  D: 'Daily bars of {symbol}',
  W: 'Weekly bars of {symbol}',
  M: 'Monthly bars of {symbol}',
} as const;

const CANDLE_KEYS = {
  candles: 'Candles {hollow}: close above open, {filled}: below',
  'close-to-close': 'Candles {hollow}: close above the previous one, {filled}: below',
} as const;

const CandleKey = ({ type }: { type: keyof typeof CANDLE_KEYS }) => (
  <span>
    {pieces(CANDLE_KEYS[type], {
      hollow: <b key="hollow">{t('hollow')}</b>,
      filled: <b key="filled">{t('filled')}</b>,
    })}
  </span>
);

const pricesOf = ({ symbol, adjusted }: History) => {
  if (isIndex(symbol)) return 'as published';
  return adjusted ? 'adjusted' : 'as traded';
};

type FootProps = { history: History; view: ChartView; hasMarks: boolean; hasNotices: boolean };

const Legend = ({ history, view, hasMarks, hasNotices }: FootProps) => (
  <>
    {(view.type === 'candles' || view.type === 'close-to-close') && <CandleKey type={view.type} />}
    {hasMarks && <span>{t('squares: ex-dates of bonus and right shares')}</span>}
    {hasNotices && <span>{t('A: announcements')}</span>}
    {view.marks !== 'none' && (
      <span>
        {t('B and S: {family}; hollow = not confirmed; click a mark to see why', {
          family: t(FAMILY_TITLES[view.marks]),
        })}
      </span>
    )}
    {view.compare.length > 0 && (
      <span>
        {t(
          view.compare.length === 1
            ? 'both in % from their first close in view'
            : 'all in % from their first close in view',
        )}
      </span>
    )}
    {history.open_from !== null && (
      <span>
        {t('showing data from {date}; sign in for full history', { date: dateText(history.open_from) })}
      </span>
    )}
  </>
);

/** A phone has room for the bars or for their legend: that stands behind a button. */
const Foot = (props: FootProps) => {
  const { history, view } = props;
  const isPhone = useMedia(PHONE);
  return (
    <div className="panel-foot">
      {isPhone ? (
        <MenuButton label={t('Legend')} className="icon-btn is-small" face={<Info />}>
          {() => (
            <p className="flex flex-col gap-1.5">
              <Legend {...props} />
            </p>
          )}
        </MenuButton>
      ) : (
        <Legend {...props} />
      )}
      <span className="ml-auto">
        {t('{interval}, {prices} · to {date}', {
          interval: t(INTERVAL_NAMES[ofDays(view.interval)]),
          prices: t(pricesOf(history)),
          date: dateText(view.until ?? history.rows.at(-1)?.date ?? history.as_of),
        })}
      </span>
    </div>
  );
};

type ShownProps = {
  symbol: string;
  history: History;
  drawings: Drawings;
  handle: RefObject<PriceChartHandle | null>;
  /** While a bar is being chosen. */
  onPick: ((date: string) => void) | null;
};

/** The chart of days and longer bars. */
export const DaysShown = ({ symbol, history, drawings, handle, onPick }: ShownProps) => {
  const [asked] = useAddress(chartAddress);
  const view = useMemo<ChartView>(
    () => (isIndex(symbol) ? { ...asked, marks: 'none', profile: 'off', flow: null } : asked),
    [asked, symbol],
  );
  const { bars, ...content } = useChartContent(symbol, history, view);
  const { flowLegend, ...traded } = useTraded({ symbol, history, view, bars }, content.panes);
  if (bars.length === 0)
    return (
      <EmptyState
        title={t('No bars')}
        why={t('{symbol} has not traded up to {date}.', {
          symbol,
          date: dateText(view.until ?? history.as_of),
        })}
      />
    );
  return (
    <>
      {view.view === 'table' ? (
        <BarsTable label={t(TABLE_NAMES[ofDays(view.interval)], { symbol })} bars={bars} />
      ) : (
        <PriceChart
          ref={handle}
          label={t('{symbol}, {interval} {type}', {
            symbol,
            interval: t(INTERVAL_NAMES[ofDays(view.interval)]),
            type: t(view.type),
          })}
          course={[history.symbol, view.interval, history.adjusted, history.as_of].join(' ')}
          bars={bars}
          {...content}
          {...traded}
          range={view.range}
          type={view.type}
          scale={view.scale}
          drawing={drawings.control}
          {...(onPick !== null && { onPick: ({ date }) => onPick(date) })}
        />
      )}
      {flowLegend}
      <Foot
        history={history}
        view={view}
        hasMarks={content.marks.some(({ sign }) => sign === undefined)}
        hasNotices={content.marks.some(({ sign }) => sign?.letter === 'A')}
      />
    </>
  );
};
