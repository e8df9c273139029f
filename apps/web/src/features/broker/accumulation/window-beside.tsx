import './windows.css';
import { t } from '@chuli/language';
import {
  ChartSkeleton,
  NARROW,
  quantityText,
  shareText,
  signedPercentText,
  signedRupeesText,
  useMedia,
} from '@chuli/ui';
import { Link } from 'react-router';
import { useCall } from '../../../api/use-call.ts';
import { useHrefWithAsOf } from '../../../screen-kit/href-with-as-of.ts';
import { Loaded } from '../../../screen-kit/loaded.tsx';
import { asOfQuery, useAsOf } from '../../../screen-kit/use-address.ts';
import { ScorePlot } from './score-plot.tsx';
import { WindowField } from './window-field.tsx';
import { type WindowReply, type WindowRow, judgedText } from './window-words.ts';

const HEIGHT = 160;
const MOST_SESSIONS = 500;

/** What the figures of a window say, in a sentence. */
const readingText = (row: WindowRow, days: number): string => {
  const { score, percentile, windows, z, orders } = row;
  const figures = { score: signedPercentText(score), orders: quantityText(orders) };
  if (percentile === null || z === null)
    return t('{score} % over {orders} orders. {label}.', { ...figures, label: judgedText(row, days) });
  return t(
    '{score} % stands above {percentile} % of its other {windows} windows, and {z} deviations from chance over {orders} orders. {label}.',
    {
      ...figures,
      percentile: shareText(percentile),
      windows: quantityText(windows - 1),
      z: signedRupeesText(z),
      label: judgedText(row, days),
    },
  );
};

const leadText = ({ brokers: [first] }: WindowRow): string | null => {
  if (first === undefined) return null;
  const told = { broker: first.broker, percent: shareText(Math.abs(first.volume_percent ?? 0)) };
  return first.net > 0
    ? t('Broker {broker} alone bought net {percent} % of the volume.', told)
    : t('Broker {broker} alone sold net {percent} % of the volume.', told);
};

/** The windows of one stock, the oldest first. */
export const useStockWindows = (symbol: string, days: WindowReply['days'], brokers?: '1') => {
  const asOf = useAsOf();
  return useCall(
    '/data/accumulation/',
    {
      symbol,
      days,
      page_size: MOST_SESSIONS,
      ...(brokers !== undefined && { brokers }),
      ...asOfQuery(asOf),
    },
    { enabled: symbol !== '' },
  );
};

/** The chosen stock: its scores so far, and what the last one says. */
export const WindowBeside = ({
  row,
  shown: { reply, rows },
}: {
  row: WindowRow;
  shown: { reply: WindowReply; rows: readonly WindowRow[] };
}) => {
  const isNarrow = useMedia(NARROW);
  const { days } = reply;
  const call = useStockWindows(row.symbol, days);
  const href = useHrefWithAsOf();
  const lead = leadText(row);
  return (
    <>
      {!isNarrow && <WindowField rows={rows} days={days} chosen={row.symbol} />}
      <Loaded
        title={t('Score by session')}
        call={call}
        skeleton={<ChartSkeleton label={t('Score by session')} height={HEIGHT} />}
      >
        {(stock) => (
          <ScorePlot
            rows={stock.rows.toReversed()}
            bounds={stock.bounds}
            days={days}
            title={t('{symbol}, score by session', { symbol: row.symbol })}
            height={HEIGHT}
          />
        )}
      </Loaded>
      <p className="window-reading">
        {readingText(row, days)} {lead}{' '}
        <Link
          className="text-accent underline"
          to={href('/accumulation-dictribution-chart', { symbol: row.symbol, days: String(days) })}
        >
          {t('Open chart')}
        </Link>
      </p>
    </>
  );
};
