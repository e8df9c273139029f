import type { BulkState, MarketState } from '@chuli/contracts/live';
import { type TradingDate, instant, isTradingDate, paisa, percentOf, toRupees } from '@chuli/kernel';
import { digits, t } from '@chuli/language';
import { DataTable, EmptyState, PanelHead, StatRow, Value, kathmanduTime } from '@chuli/ui';
import { type PropsWithChildren, useMemo, useState } from 'react';
import { useSessions, useStocks } from '../../../api/reference-calls.ts';
import { useBulkState, useLiveHealth, useMarketState } from '../../../live/use-live.ts';
import { choicePart, datePart, textPart, upperCasePart } from '../../../screen-kit/address.ts';
import { useHrefWithAsOf } from '../../../screen-kit/href-with-as-of.ts';
import { useAddress, useAsOf } from '../../../screen-kit/use-address.ts';
import { useLiveRows } from '../../../shared/live/live-rows.ts';
import { staleText } from '../../../shared/live/live-words.ts';
import { mergedNewest } from '../../../shared/live/trade-log.ts';
import { EstimateNote, Masked } from './bulk-notes.tsx';
import { type BulkRow, sizeText } from './bulk-row.ts';
import { type LiveFilter, type LiveOrder, bulkRowOf, isUsual, minutesOf, passesLive } from './live-orders.ts';
import { MinutePanel } from './minute-amounts.tsx';
import { type Preset, orderColumns } from './order-columns.ts';
import { amountsByMinute } from './order-dots.ts';
import { ORDINARY } from './threshold.ts';
import { thresholdFilter } from './threshold-filter.tsx';

const ADDRESS = {
  from: thresholdFilter().part,
  unit: choicePart(['order', 'contract'], 'order'),
  symbol: upperCasePart(),
  broker: upperCasePart(),
  side: choicePart(['both', 'buy', 'sell'], 'both'),
  date: datePart(),
  sort: textPart(),
};

type Tape = BulkState<LiveOrder>;
type Held = { readonly seen: Tape; readonly day: string | null; readonly orders: readonly LiveOrder[] };

const heldAfter = (held: Held | null, seen: Tape): Held => ({
  seen,
  day: seen.day,
  orders: mergedNewest(held?.day === seen.day ? held.orders : [], seen.orders),
});

/** Every order that went by since the page was opened, and those that the channel has of before. */
const useHeld = (state: Tape): readonly LiveOrder[] => {
  const [held, setHeld] = useState<Held | null>(null);
  const next = held?.seen === state ? held : heldAfter(held, state);
  if (next !== held) setHeld(next);
  return next.orders;
};

const NO_ROWS: readonly BulkRow[] = [];

const useRows = (state: Tape, day: TradingDate, filter: LiveFilter): readonly BulkRow[] => {
  const stocks = useStocks(undefined);
  const bySymbol = useMemo(() => new Map(stocks.map((stock) => [stock.symbol as string, stock])), [stocks]);
  const orders = useHeld(state);
  const { from, symbol, broker, side } = filter;
  return useMemo(() => {
    const passes = passesLive({ from, symbol, broker, side });
    const rows = orders.map((order) => bulkRowOf(order, day, bySymbol)).filter(passes);
    return rows.length === 0 ? NO_ROWS : rows;
  }, [orders, day, bySymbol, from, symbol, broker, side]);
};

type Market = NonNullable<MarketState['market']>;
type Shown = { readonly state: Tape; readonly rows: readonly BulkRow[]; readonly filter: LiveFilter };

const sumOf = (rows: readonly BulkRow[], key: 'amount' | 'quantity'): number =>
  rows.reduce((sum, row) => sum + row[key], 0);

const totalsOf = ({ state, rows, filter }: Shown) =>
  isUsual(filter)
    ? { orders: state.total, amount: toRupees(paisa(state.amount)), quantity: state.quantity }
    : { orders: rows.length, amount: sumOf(rows, 'amount'), quantity: sumOf(rows, 'quantity') };

const Totals = ({ market, ...shown }: Shown & { market: Market }) => {
  const { orders, amount, quantity } = totalsOf(shown);
  const share = isUsual(shown.filter) ? percentOf(paisa(shown.state.amount), paisa(market.turnover)) : null;
  const at = market.heard_at === null ? undefined : kathmanduTime(instant(market.heard_at));
  return (
    <StatRow
      label={t('Large orders')}
      stats={[
        {
          label: t('Large orders'),
          figure: <Value format="quantity" value={orders} />,
          ...(at !== undefined && { below: t('today, up to {time}', { time: at }) }),
        },
        { label: t('Amount'), figure: <Value format="amount" value={amount} /> },
        {
          label: t('Of turnover'),
          figure: <Value format="share" value={share} />,
          below: t('of all that was traded'),
        },
        { label: t('Shares'), figure: <Value format="quantity" value={quantity} /> },
      ]}
    />
  );
};

/** What a running session cannot show of what is asked for. */
const Limits = ({ state, filter }: Omit<Shown, 'rows'>) => (
  <>
    {Number(filter.from) < Number(ORDINARY) && (
      <p className="caveat">
        {t('While a session runs, orders are shown from Rs {size} on; smaller ones come after the close.', {
          size: sizeText(Number(ORDINARY)),
        })}
      </p>
    )}
    {!isUsual(filter) && state.total > state.orders.length && (
      <p className="caveat">
        {t('These are found among the last {count} large orders and those since you opened the page.', {
          count: digits(String(state.orders.length)),
        })}
      </p>
    )}
  </>
);

const Orders = ({ rows, filter, preset }: Omit<Shown, 'state'> & { preset: Preset }) => {
  const href = useHrefWithAsOf();
  const [{ sort }, set] = useAddress(ADDRESS);
  const source = useLiveRows(rows);
  const hasTimes = rows.some(({ at }) => at !== null);
  const columns = useMemo(() => orderColumns({ ...preset, hasTimes }, href), [preset, hasTimes, href]);
  if (rows.length === 0)
    return (
      <EmptyState
        title={t('None')}
        why={t('No order of Rs {size} or more so far today.', { size: sizeText(Number(filter.from)) })}
      />
    );
  return (
    <DataTable
      id="live-large-orders"
      label={t('Live large orders')}
      columns={columns}
      source={source}
      sort={sort === '' ? '-time' : sort}
      onSort={(chosen) => set({ sort: chosen })}
      keyOf={({ event_id }) => event_id}
      scrolls="page"
    />
  );
};

type NowProps = {
  state: Tape;
  day: TradingDate;
  market: Market;
  filter: LiveFilter;
  preset: Preset;
};

/** The orders of the running session, the newest on top. */
const Now = ({ state, day, market, filter, preset }: NowProps) => {
  const rows = useRows(state, day, filter);
  const stale = staleText(useLiveHealth());
  const shown = { state, rows, filter };
  const sums = useMemo(
    () => (isUsual(filter) ? minutesOf(state.minutes, day) : amountsByMinute(rows, day)),
    [state.minutes, rows, filter, day],
  );
  return (
    <>
      <PanelHead
        title={t('Today')}
        note={
          market.phase === 'closed' ? (
            t('The session is over; its figures are being settled.')
          ) : (
            <span className="provisional">{t('Until the close: may still change')}</span>
          )
        }
        asOf={stale === null ? digits(day) : `${digits(day)} · ${t('{age} old', { age: stale.age })}`}
        isStale={stale !== null}
      />
      <Totals {...shown} market={market} />
      <Limits {...shown} />
      <Masked rows={rows} />
      <EstimateNote rows={rows} />
      {sums !== null && <MinutePanel sums={sums} day={day} />}
      <Orders {...shown} preset={preset} />
    </>
  );
};

const marketOf = (state: MarketState | null): Market | null => state?.market ?? null;

/** The day of a session that has traded and is not stored yet. */
const runningDay = (
  state: Tape | null,
  market: Market | null,
  stored: string | undefined,
): TradingDate | null => {
  const day = state?.day ?? null;
  if (day === null || market === null || market.trades === 0 || stored === undefined) return null;
  return day > stored && isTradingDate(day) ? day : null;
};

type LiveTapeProps = PropsWithChildren<{ kind: 'bulk' | 'bulk-plus'; preset?: Preset }>;

const NO_PRESET: Preset = {};

/** Large orders of the session that runs; of the stored day where none does, or where another is asked for. */
export const LiveTape = ({ kind, preset = NO_PRESET, children }: LiveTapeProps) => {
  const [{ unit, date, from, symbol, broker, side }] = useAddress(ADDRESS);
  const isNow = useAsOf() === undefined && unit === 'order' && date === null;
  const state = useBulkState(kind, isNow);
  const market = useMarketState(marketOf, isNow);
  const day = runningDay(state, market, useSessions('trades')[0]);
  const filter = useMemo(() => ({ from, symbol, broker, side }), [from, symbol, broker, side]);
  if (state === null || market === null || day === null) return children;
  return <Now {...{ state, day, market, filter, preset }} />;
};
