import { addDays, stockSymbol } from '@chuli/kernel';
import { t } from '@chuli/language';
import { Sparkline } from '@chuli/ui';
import { useCall } from '../../api/use-call.ts';
import { useIndexState } from '../../live/use-live.ts';
import { asOfQuery, useAsOf } from '../../screen-kit/use-address.ts';
import { indexIdOf } from '../../shared/live/live-session.ts';
import type { Liveness } from '../../shared/market/market-day.ts';
import type { PerformanceRow } from '../../shared/market/session-facts.ts';

const SESSIONS = 60;
/** Days that hold so many sessions, Dashain and Tihar among them. */
const SPAN_DAYS = 120;

type Size = { width: number; height: number };
type LineProps = { index: PerformanceRow } & Size;

const DailyLine = ({ index: { symbol, traded_on }, ...size }: LineProps) => {
  const { data } = useCall('/data/historydata/', {
    symbol: stockSymbol(symbol),
    from: addDays(traded_on, -SPAN_DAYS),
    ...asOfQuery(useAsOf()),
  });
  const closes = (data?.rows ?? []).slice(-SESSIONS).map(({ close }) => close);
  return (
    <Sparkline label={t('{count} sessions by day', { count: closes.length })} values={closes} {...size} />
  );
};

const MinuteLine = ({ index: { symbol }, ...size }: LineProps) => {
  const bars = useIndexState(indexIdOf(symbol))?.bars ?? [];
  const values = bars.flatMap(([, , , , close]) => (close === null ? [] : [close]));
  return <Sparkline label={t('Today by minute')} values={values} {...size} />;
};

/** The course of an index: of the day that trades by the minute, else of the last sessions. */
const IndexLine = ({ liveness, ...line }: LineProps & { liveness: Liveness }) =>
  liveness === 'archived' ? <DailyLine {...line} /> : <MinuteLine {...line} />;

export default IndexLine;
