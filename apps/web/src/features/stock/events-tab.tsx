import { digits, t } from '@chuli/language';
import {
  type Column,
  ChartSkeleton,
  DataTable,
  EmptyState,
  Panel,
  PanelHead,
  PriceChart,
  type PriceMark,
  localRows,
} from '@chuli/ui';
import { type ReactNode, useMemo } from 'react';
import { Link } from 'react-router';
import { DeclaredBlocks } from '../../screen-kit/declared-blocks.tsx';
import { useHrefWithAsOf } from '../../screen-kit/href-with-as-of.ts';
import { CallPanel } from '../../screen-kit/call-panel.tsx';
import { Loaded } from '../../screen-kit/loaded.tsx';
import { asOfQuery, useAsOf } from '../../screen-kit/use-address.ts';
import { useHistory } from '../../shared/chart/use-history.ts';
import { dividends, rights } from './corporate-actions.ts';
import type { ViewOf } from './stock-address.ts';
import type { StockEvent } from './stock-events.ts';
import { useStockEvents } from './use-stock-events.ts';

type EventsView = ViewOf<'events'>;
type ShownProps = { symbol: string; events: readonly StockEvent[] };

const DATE: Column<StockEvent> = { key: 'date', label: 'Date', format: 'date', width: 104, phoneWidth: 108 };
const KIND: Column<StockEvent> = { key: 'kind', label: 'Kind', format: 'text', width: 130, phoneWidth: 104 };
const WHAT: Column<StockEvent> = { key: 'what', label: 'What', format: 'code', width: 420, phoneWidth: 150 };
const SOURCE: Column<StockEvent> = {
  key: 'source',
  label: 'Source',
  format: 'text',
  width: 180,
  priority: 2,
};

/** Among announcements alone the topic says more than that each is one. */
const COLUMNS: Readonly<Record<EventsView, readonly Column<StockEvent>[]>> = {
  all: [DATE, KIND, WHAT, SOURCE],
  dividends: [DATE, KIND, WHAT, SOURCE],
  news: [DATE, { key: 'topic', label: 'Topic', format: 'text', width: 150, phoneWidth: 110 }, WHAT, SOURCE],
};

const markOf = ({ date, kind, letter, what }: StockEvent): PriceMark => ({
  date,
  text: t(kind),
  sign: { letter, isFilled: false, direction: 'none' },
  note: what,
});

/** A year of prices with a sign on every day on which something happened. */
const Timeline = ({ symbol, events }: ShownProps) => {
  const call = useHistory(symbol, 'adjusted');
  const marks = useMemo(() => events.map(markOf), [events]);
  return (
    <section className="panel h-[320px]" aria-label={t('Events on the price')}>
      <PanelHead
        title={t('Events on the price')}
        note={t(
          'one year, adjusted; D dividend, B book close, X ex-date, L listed, R right, O offer, U unlock, Q report, N announcement',
        )}
      />
      <Loaded title={t('The chart')} call={call} skeleton={<ChartSkeleton label={t('Chart')} height={270} />}>
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState title={t('No bars')} why={t('It has not traded')} />
          ) : (
            <PriceChart
              label={t('{symbol}, daily candles', { symbol })}
              bars={rows}
              marks={marks}
              range="1Y"
              type="line"
            />
          )
        }
      </Loaded>
    </section>
  );
};

type TableProps = { events: readonly StockEvent[]; asOf: string; view: EventsView };

const EventTable = ({ events, asOf, view }: TableProps) => {
  const source = useMemo(() => localRows(events), [events]);
  const isAhead = ({ date }: StockEvent): boolean => date > asOf;
  return (
    <DataTable
      id={`stock-events-${view}`}
      label={t('Events')}
      columns={COLUMNS[view]}
      source={source}
      sort="-date"
      scrolls="page"
      tonesOf={(event) => (isAhead(event) ? ['marked'] : [])}
      isCut={(event, next) => isAhead(event) && next !== undefined && !isAhead(next)}
    />
  );
};

const Declared = ({ symbol }: { symbol: string }) => {
  const query = { symbol, ...asOfQuery(useAsOf()) };
  return (
    <div className="split is-even">
      <Panel label={t('Dividends')}>
        <PanelHead title={t('Dividends')} note={t('percent of face value')} />
        <DeclaredBlocks id="dividends" definition={dividends} query={query} />
      </Panel>
      <Panel label={t('Right issues')}>
        <PanelHead title={t('Right issues')} />
        <DeclaredBlocks id="rights" definition={rights} query={query} />
      </Panel>
    </div>
  );
};

const NOTHING = {
  all: 'No dividend, right issue, report, unlock or announcement of this stock up to this day or dated ahead.',
  dividends: 'No dividend, right issue or ex-date of this stock up to this day.',
  news: 'We have no announcement of the exchange or the company about this stock up to this day.',
} as const satisfies Record<EventsView, string>;

type EventsTabProps = { symbol: string; view: EventsView; views: ReactNode };

/** What happened to a stock and what was said of it, on one line of time with its price. */
export const EventsTab = ({ symbol, view, views }: EventsTabProps) => {
  const href = useHrefWithAsOf();
  const { events, news, asOf, call } = useStockEvents(symbol);
  const shown = useMemo(() => {
    if (view === 'news') return news;
    return view === 'all' ? events : events.filter(({ group }) => group === 'dividends');
  }, [view, events, news]);
  return (
    <>
      <div className="toolbar">
        {views}
        <Link className="ml-auto text-accent" to={href('/announcement', { symbol })}>
          {t('Announcements')}
        </Link>
      </div>
      <Timeline symbol={symbol} events={shown} />
      {view === 'dividends' && <Declared symbol={symbol} />}
      <CallPanel
        title={t('Events')}
        note={t('what lies ahead is marked')}
        asOf={asOf === null ? undefined : digits(asOf)}
        call={call}
        rows={12}
        columns={4}
      >
        {() =>
          shown.length === 0 ? (
            <EmptyState title={t('No events')} why={t(NOTHING[view])} />
          ) : (
            <EventTable events={shown} asOf={asOf ?? ''} view={view} />
          )
        }
      </CallPanel>
      <p className="panel-foot">
        {t(
          'What lies ahead reaches a year. The end of a lock-in is computed from the allotment where nobody published it; a general meeting has the date of its notice.',
        )}
      </p>
    </>
  );
};
