import { t } from '@chuli/language';
import { BrokersOfStock, PlainStock } from '../../features/broker/accumulation/stock-windows.tsx';
import { WindowBeside } from '../../features/broker/accumulation/window-beside.tsx';
import { boardColumns } from '../../features/broker/accumulation/window-columns.ts';
import { NarrowField } from '../../features/broker/accumulation/window-field.tsx';
import {
  labelSideFilter,
  labelledFilter,
  windowDaysFilter,
  windowSectorFilter,
} from '../../features/broker/accumulation/window-filters.tsx';
import { LabelCaveat, WindowStats } from '../../features/broker/accumulation/window-stats.tsx';
import { KnownLine, knownText } from '../../features/broker/known-line.tsx';
import { defineScreen, defineScreens } from '../../screen-kit/define-screen.tsx';
import { asking, findFilter, onPage, symbolFilter } from '../../screen-kit/filters.tsx';
import { ALL_SECTORS } from '../../shared/market/universe/stock-facts.ts';

const SOURCE = 'floorsheet of the exchange, contracts put together into orders';
const EXPLAIN = [
  'The score is what the five largest net buyers took less what the five largest net sellers gave, in percent of the volume. All nets of a stock together are nothing, and the score is above zero in about half of all sessions: by itself it says little.',
  'A window is called accumulation only where its score stands above 95 of 100 other windows of the same stock, lies two standard deviations above 200 shuffles of the brokers over the orders, and rests on 30 orders or more; distribution is the mirror of it. Quiet means that the price stayed within one average true range.',
  'The base rate says how often the label is given, and the figures after it what the price did from the next open on, against equal money in all ordinary shares, before costs. Grey means that the interval holds zero.',
] as const;

const symbolAsked = () => asking(symbolFilter(), (symbol) => (symbol === '' ? {} : { symbol }));

/** Where brokers stand further apart than usual: all stocks, one stock, one stock by brokers. */
export default defineScreens({
  'accumulation-distribution': defineScreen({
    title: 'Accumulation and distribution',
    data: {
      filter: 'side',
      paths: { accumulation: '/data/accumulation/', distribution: '/data/distribution/' },
    },
    ask: { page_size: 500 },
    filters: {
      side: labelSideFilter(),
      days: windowDaysFilter(),
      sector: windowSectorFilter(),
      label: labelledFilter(),
    },
    isFolded: true,
    blocks: [
      {
        kind: 'custom',
        component: ({ reply, values }) => <WindowStats reply={reply} side={values.side} />,
        skeleton: { height: 72 },
      },
      { kind: 'custom', component: ({ reply }) => <LabelCaveat reply={reply} /> },
      {
        kind: 'table',
        sort: ({ values }) => (values.side === 'accumulation' ? '-percentile' : 'percentile'),
        columns: ({ reply }) => boardColumns(reply.days),
        beside: { keyOf: ({ symbol }) => symbol, show: WindowBeside },
      },
      { kind: 'custom', component: NarrowField },
      { kind: 'custom', component: ({ reply }) => <KnownLine reply={reply} /> },
    ],
    empty: {
      title: 'None',
      // Nothing was left out by a filter: the scores come some minutes after the floorsheet.
      why: ({ reply, values }) =>
        values.label === 'all' && values.sector === ALL_SECTORS && reply.sessions.length > 0
          ? t('The windows of this session have no scores yet. They come some minutes after the floorsheet.')
          : `${t('No stock has this label in this session.')} ${knownText(reply)}`,
      action: ({ set }) => ({
        label: t('Show all'),
        onClick: () => set({ label: 'all', sector: ALL_SECTORS }),
      }),
    },
    source: SOURCE,
    explain: EXPLAIN,
  }),
  'accumulation-dictribution-chart': defineScreen({
    title: 'Accumulation of a stock',
    data: '/data/accumulation/',
    ask: { page_size: 500 },
    filters: { symbol: symbolAsked(), days: windowDaysFilter() },
    blocks: [{ kind: 'custom', component: PlainStock, skeleton: { height: 480 } }],
    empty: 'No trades of this stock in the archive. Choose another stock.',
    source: SOURCE,
    explain: EXPLAIN,
  }),
  'accumulation-dictribution-chart-pro': defineScreen({
    title: 'Accumulation by brokers',
    data: '/data/accumulation/',
    ask: { page_size: 500, brokers: '1' },
    filters: {
      symbol: symbolAsked(),
      days: windowDaysFilter(),
      brokers: onPage(findFilter('Brokers, such as 58, 49')),
    },
    blocks: [{ kind: 'custom', component: BrokersOfStock, skeleton: { height: 480 } }],
    empty: 'No trades of this stock in the archive. Choose another stock.',
    source: SOURCE,
    explain: EXPLAIN,
  }),
});
