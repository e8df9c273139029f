import { digits, t } from '@chuli/language';
import { DataTable, EmptyState, Panel, PanelHead } from '@chuli/ui';
import { useMemo } from 'react';
import type { AskedBy } from '@chuli/contracts';
import { useCall } from '../../api/use-call.ts';
import { useListsState } from '../../live/use-live.ts';
import { useAsOf, useSetAsOf } from '../../screen-kit/use-address.ts';
import { useLiveRows } from '../../shared/live/live-rows.ts';
import { useLiveMarket } from '../../shared/live/use-live-market.ts';
import { timesText } from '../../shared/market/times-text.ts';
import { DAY_COLUMNS, HOT_COLUMNS } from './list-columns.ts';
import { type HotReply, type HotRow, type Span, hotRows } from './list-rows.ts';
import { BasisCaveat, useLiveHead } from './live-list.tsx';
import { UsualBars } from './usual-bars.tsx';

/** Prices of before these minutes and the course of a stock come with the call; the rest is told every second. */
const EVERY_MS = 15_000;

const NoTimes = ({ reply }: { reply: HotReply }) => {
  const setAsOf = useSetAsOf();
  const { as_of: day, times_to: timed } = reply;
  if (reply.reason !== 'no-trade-times') return null;
  return (
    <p className="caveat">
      {timed === null
        ? t('The trades of {date} came without times: these are its stocks by turnover.', {
            date: digits(day),
          })
        : t('The trades of {date} came without times. {timed} has them.', {
            date: digits(day),
            timed: digits(timed),
          })}{' '}
      {timed !== null && (
        <button type="button" className="text-accent underline" onClick={() => setAsOf(timed)}>
          {t('Rewind every panel to that day')}
        </button>
      )}
    </p>
  );
};

const hotterFirst = (one: HotRow, other: HotRow): number =>
  (other.heat ?? -1) - (one.heat ?? -1) || other.amount - one.amount;

const barOf = ({ symbol, heat }: HotRow) => ({
  symbol,
  value: heat ?? 0,
  usual: 1,
  text: timesText(heat ?? 0),
  title: t('{times} the average of these minutes', { times: timesText(heat ?? 0) }),
});

const NothingHot = ({ reply, span }: { reply: HotReply; span: Span }) => (
  <EmptyState
    title={t('None')}
    why={
      reply.market_amount === 0
        ? t('Nothing traded in the last {count} min.', { count: digits(span) })
        : t('No stock traded Rs 2 lakh or more in the last {count} min.', { count: digits(span) })
    }
  />
);

type HotTableProps = { readonly title: string; readonly rows: readonly HotRow[]; readonly hasTimes: boolean };

const HotTable = ({ title, rows, hasTimes }: HotTableProps) => {
  const bars = rows.filter(({ heat }) => heat !== null).map(barOf);
  return (
    <>
      {bars.length > 0 && <UsualBars label={t('Heat')} bars={bars} />}
      <DataTable
        id="live-hot"
        label={title}
        columns={hasTimes ? HOT_COLUMNS : DAY_COLUMNS}
        source={useLiveRows(rows)}
        sort={hasTimes ? '-heat' : '-amount'}
        keyOf={({ symbol }) => symbol}
        scrolls="page"
      />
    </>
  );
};

const closedTitle = ({ as_of, reason }: HotReply, span: Span): string =>
  reason === null
    ? t('Closed: last {count} min of {date}', { count: digits(span), date: digits(as_of) })
    : t('Closed: turnover of {date}', { date: digits(as_of) });

type HotListProps = {
  reply: HotReply;
  query: AskedBy<'/data/live-hot-stock/script/'>;
  span: Span;
};

/** Stocks that trade more in these minutes than they do on other days. */
export const HotList = ({ reply, query, span }: HotListProps) => {
  const state = useListsState(useAsOf() === undefined);
  const live = useLiveMarket();
  useCall('/data/live-hot-stock/script/', query, { enabled: state !== null, every: EVERY_MS });
  const now = state !== null && (state.day ?? '') >= reply.as_of ? state : null;
  const rows = useMemo(
    () => hotRows(reply, now === null ? null : { state: now, board: live.rows }, span).toSorted(hotterFirst),
    [reply, now, live.rows, span],
  );
  const head = useLiveHead(live, now?.at ?? null);
  const title = t('Turnover, last {count} min', { count: digits(span) });
  const hasTimes = now !== null || reply.reason === null;
  return (
    <Panel label={title} className="live-list">
      {now !== null || live.market?.day === reply.as_of ? (
        <PanelHead title={title} {...head} />
      ) : (
        <PanelHead title={closedTitle(reply, span)} />
      )}
      <NoTimes reply={reply} />
      {now !== null && <BasisCaveat basis={now.basis} />}
      {rows.length === 0 ? (
        <NothingHot reply={reply} span={span} />
      ) : (
        <HotTable title={title} rows={rows} hasTimes={hasTimes} />
      )}
    </Panel>
  );
};
