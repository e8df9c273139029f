import { defineScreen } from '../../screen-kit/define-screen.tsx';

export default defineScreen('live-green-red-signal', {
  title: 'In a buy or in a sell',
  data: '/data/buysell-live/',
  filters: [],
  blocks: [
    {
      kind: 'table',
      sort: '-since',
      columns: [
        { key: 'symbol', label: 'Symbol', format: 'symbol' },
        { key: 'name', label: 'Name', format: 'code', priority: 3, width: 200 },
        { key: 'state', label: 'Side', format: 'reading', width: 70 },
        { key: 'since', label: 'From', format: 'date' },
        { key: 'sessions', label: 'Sessions', format: 'quantity', priority: 2 },
        { key: 'close_then', label: 'Price then', format: 'rupees', priority: 3 },
        { key: 'close_now', label: 'Price now', format: 'rupees', priority: 2 },
        { key: 'change_since', label: 'Since', format: 'percent' },
        { key: 'turnover', label: 'Turnover 20', format: 'amount', priority: 3 },
      ],
    },
  ],
  source: 'published rules on daily closes; readings, never advice',
  explain: [
    'A buy is the bar on which trend, averages and momentum begin to agree upwards; a sell is the same downwards. Early lists turn before the averages cross, and are wrong more often.',
    'Record says what trades with this list gave in the sealed years, after costs and against the market of the same days. Edge: better than luck among all lists explains. No edge: it cannot be told from nothing. Trails: worse than the market.',
  ],
  empty: 'No session has been searched for signals yet.',
});
