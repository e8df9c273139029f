import type { RepliedBy } from '@chuli/contracts';
import { type TradingDate, instant, kathmanduDate } from '@chuli/kernel';
import { type Phrase, digits, t } from '@chuli/language';
import {
  BarsChart,
  Combobox,
  DataTable,
  DateField,
  EmptyState,
  PHONE,
  Panel,
  PanelHead,
  SegmentedControl,
  TableSkeleton,
  localRows,
  useMedia,
} from '@chuli/ui';
import { useMemo } from 'react';
import { useSessions, useSymbolOptions } from '../../api/reference-calls.ts';
import { type Call, useCall } from '../../api/use-call.ts';
import { choicePart, datePart, textPart, upperCasePart } from '../../screen-kit/address.ts';
import { largestEachWay } from '../../screen-kit/largest-each-way.ts';
import { Loaded } from '../../screen-kit/loaded.tsx';
import { PageHead } from '../../screen-kit/page-head.tsx';
import { translateChoices } from '../../screen-kit/translate-choices.ts';
import { type SetAddress, asOfQuery, useAddress, useAsOf } from '../../screen-kit/use-address.ts';
import { useNow } from '../../screen-kit/use-now.ts';
import { BrokerCaveat } from './broker-caveat.tsx';
import { WINDOWS, type Window, windowQuery } from './window-query.ts';
import { windowColumns, windowRows } from './window-rows.ts';

type Reply = RepliedBy<'/data/floorsheet/top-buy-with-time/'>;

const ADDRESS = {
  symbol: upperCasePart(),
  date: datePart(),
  window: choicePart(WINDOWS, 'all'),
  sort: textPart(),
};
type Set = SetAddress<typeof ADDRESS>;

const WINDOW_CHOICES = [
  { value: 'all', label: 'Whole session' },
  { value: 'first', label: 'First hour' },
  { value: 'last', label: 'Last hour' },
  { value: '60', label: '60 min' },
  { value: '30', label: '30 min' },
  { value: '15', label: '15 min' },
] as const satisfies readonly { value: Window; label: Phrase }[];

const EXPLAIN: readonly Phrase[] = [
  'What each broker bought and sold in a part of a session. A window of minutes ends now while the session runs and moves with the clock; of a finished session it is the last ones before the close.',
  'A broker isn’t a client. Each broker number covers thousands of accounts, and net buying isn’t a holding: off-market transfers aren’t included.',
];

/** Every ten seconds of a running session; a finished one does not change. */
const EVERY_MS = 10_000;
/** A window that moves by the second would be asked for every second. */
const STEP_SECONDS = 10;

const NoTimes = ({ reply, set }: { reply: Reply; set: Set }) => {
  const { date, times_to } = reply;
  if (reply.reason !== 'no-trade-times')
    return (
      <EmptyState
        title={t('No trades available')}
        why={t('Nothing was traded in this part of the session.')}
      />
    );
  return (
    <EmptyState
      title={t('No trade times')}
      why={t('The trades of {date} came without times.', { date: digits(date) })}
      {...(times_to !== null && {
        action: {
          label: t('Show {date}', { date: digits(times_to) }),
          onClick: () => set({ date: times_to }),
        },
      })}
    />
  );
};

type ContentProps = { buys: Reply; sells: Reply; symbol: string; sort: string; set: Set };

const Content = ({ buys, sells, symbol, sort, set }: ContentProps) => {
  const rows = useMemo(() => windowRows(buys.rows, sells.rows, buys.volume), [buys, sells]);
  const source = useMemo(() => localRows(rows), [rows]);
  const isPhone = useMedia(PHONE);
  const isOneStock = symbol !== '';
  const columns = useMemo(() => windowColumns(isOneStock), [isOneStock]);
  if (rows.length === 0) return <NoTimes reply={buys} set={set} />;
  const bars = rows
    .map((row) => ({ id: row.broker, label: row.broker, value: isOneStock ? row.net : row.net_amount }))
    .toSorted((a, b) => b.value - a.value);
  const title = t(isOneStock ? 'Net shares by broker' : 'Net rupees by broker');
  return (
    <>
      <Panel label={title}>
        <PanelHead title={title} note={t('top buyers and sellers')} asOf={digits(buys.date)} />
        <div className="px-3 pb-2">
          <BarsChart label={title} bars={largestEachWay(bars, isPhone ? 6 : 10)} height={200} />
        </div>
      </Panel>
      {buys.masked > 0 && (
        <p className="caveat">
          {t('The exchange hides the broker of {count} trades until the close: they are in no row.', {
            count: buys.masked,
          })}
        </p>
      )}
      <BrokerCaveat sessions={1} />
      <DataTable
        id="brokers-in-window"
        label={t('Brokers')}
        columns={columns}
        source={source}
        sort={sort === '' ? (isOneStock ? '-net' : '-net_amount') : sort}
        onSort={(next) => set({ sort: next })}
        scrolls="page"
      />
    </>
  );
};

const both = (buys: Call<Reply>, sells: Call<Reply>): Call<Reply> => (buys.data === undefined ? buys : sells);

/** The day that is looked at: as the address says it, else the latest session with trades. */
const useWindow = (symbol: string, date: TradingDate | null, window: Window) => {
  const asOf = useAsOf();
  const asked = {
    ...(symbol !== '' && { symbol }),
    ...(date !== null && { date }),
    ...asOfQuery(asOf),
  };
  const day = useCall('/data/floorsheet/top-buy-with-time/', asked).data?.date;
  const now = Math.floor(useNow() / 1_000 / STEP_SECONDS) * STEP_SECONDS;
  const isRunning = day !== undefined && day === kathmanduDate(instant(now * 1_000));
  const query = { ...asked, ...(day !== undefined && windowQuery(window, day, isRunning ? now : Infinity)) };
  const options = { enabled: window === 'all' || day !== undefined, ...(isRunning && { every: EVERY_MS }) };
  return {
    buys: useCall('/data/floorsheet/top-buy-with-time/', query, options),
    sells: useCall('/data/floorsheet/top-sell-with-time/', query, options),
  };
};

/** Who bought and who sold in a part of a session. */
export const WindowView = () => {
  const [{ symbol, date, window, sort }, set] = useAddress(ADDRESS);
  const { buys, sells } = useWindow(symbol, date, window);
  const sessions = useSessions('trades', useAsOf());
  const shown = buys.data?.date ?? date ?? sessions[0];
  return (
    <>
      <PageHead screen="broker-analytics-intraday" explain={EXPLAIN}>
        <Combobox
          label={t('Symbol')}
          size={9}
          clearable
          options={useSymbolOptions(useAsOf())}
          value={symbol}
          onChoose={(chosen) => set({ symbol: chosen })}
        />
        {shown !== undefined && (
          <DateField
            label={t('Session')}
            value={shown}
            sessions={sessions}
            onPick={(day) => set({ date: day })}
            isStepsOnly
          />
        )}
        <SegmentedControl
          label={t('Part of the session')}
          choices={translateChoices(WINDOW_CHOICES)}
          value={window}
          onChoose={(chosen) => set({ window: chosen })}
        />
      </PageHead>
      <Loaded
        title={t('Brokers')}
        call={both(buys, sells)}
        skeleton={<TableSkeleton label={t('Brokers')} rows={20} columns={7} />}
      >
        {(reply) => (
          <Content
            buys={buys.data ?? reply}
            sells={sells.data ?? reply}
            symbol={symbol}
            sort={sort}
            set={set}
          />
        )}
      </Loaded>
    </>
  );
};
