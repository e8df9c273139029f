import { t } from '@chuli/language';
import { CircuitApart } from '../../features/market/circuit-apart.tsx';
import { CircuitBeside } from '../../features/market/circuit-beside.tsx';
import { CIRCUIT_COLUMNS } from '../../features/market/circuit-columns.ts';
import { CircuitHistory } from '../../features/market/circuit-history.tsx';
import { CircuitStats } from '../../features/market/circuit-stats.tsx';
import { nothingWhy } from '../../features/market/circuit-words.ts';
import { defineScreen } from '../../screen-kit/define-screen.tsx';
import { asking, choiceFilter, dateFilter } from '../../screen-kit/filters.tsx';
import { LIMIT_SIDES } from '../../shared/market/limit-words.ts';

const STATES = [
  { value: 'all', label: 'All' },
  { value: 'locked', label: 'Locked' },
  { value: 'at', label: 'At limit' },
  { value: 'near', label: 'Near' },
  { value: 'touched', label: 'Touched' },
] as const;

/** Stocks at, near or back from the limit of their day, and what followed such days. */
export default defineScreen({
  title: 'Circuits',
  data: '/data/circuit-setup/',
  ask: { page_size: 500 },
  filters: {
    date: dateFilter(),
    side: asking(choiceFilter('Side', LIMIT_SIDES), (side) => (side === 'all' ? {} : { side })),
    state: asking(choiceFilter('State', STATES), (state) => (state === 'all' ? {} : { state })),
  },
  blocks: [
    { kind: 'custom', component: CircuitStats, skeleton: { height: 72 } },
    {
      kind: 'table',
      sort: 'distance',
      columns: CIRCUIT_COLUMNS,
      beside: { keyOf: ({ symbol, side }) => `${symbol}-${side}`, show: CircuitBeside },
    },
    { kind: 'custom', component: CircuitApart },
  ],
  below: CircuitHistory,
  empty: {
    title: 'None',
    why: ({ reply }) => nothingWhy(reply),
    action: ({ values, set }) =>
      values.side === 'all' && values.state === 'all'
        ? undefined
        : { label: t('Show all'), onClick: () => set({ side: 'all', state: 'all' }) },
  },
  source: 'daily prices of the exchange',
  explain: [
    'The limit of a day is measured from the previous close, as restated on an ex-date: ±10 % up to 19 April 2026, ±15 % since, rounded to the tick. Locked means that the close stands at it and nearly all of the day was traded there; near, that one order from the last price reaches it; touched, that the price came back from it.',
    'The facts say what often stands beside such a day: the session before at the limit, volume three times the average, large orders, few brokers, a close at the end of the range. They are counted, and no probability is made of them. Sessions without a floorsheet have fewer of them.',
    'A buyer at a locked upper limit stands behind everyone who came before: what followed is no gain that anyone could have taken.',
  ],
});
