import type { Screen } from './screen.ts';

const flow = { area: 'broker', layout: 'main', access: 'open', place: 'flow' } as const;
const brokers = { ...flow, group: 'brokers' } as const;
const top = { ...brokers, file: 'flow-top' } as const;
const players = { ...flow, file: 'players', group: 'players' } as const;
/** The misspelt addresses are those of the specification. */
const windows = { ...flow, file: 'accumulation', group: 'accumulation' } as const;

/** Who bought and who sold: lists of brokers, any two things against each other, holders over time. */
export const FLOW_SCREENS = [
  {
    ...brokers,
    id: 'broker-profile',
    path: '/broker-profile',
    title: 'One broker',
    feature: 'broker-analytics',
  },
  {
    ...top,
    id: 'broker-summary',
    path: '/broker-summary',
    title: 'Broker summary',
    feature: 'broker-analytics',
  },
  {
    ...brokers,
    id: 'brokers-analytics-pro',
    path: '/brokers-analytics-pro',
    title: 'Broker matrix',
    feature: 'broker-analytics-pro',
  },
  {
    ...brokers,
    id: 'broker-analytics-intraday',
    path: '/broker-analytics-intraday',
    title: 'Brokers by the clock',
    feature: 'broker-analytics-pro',
  },
  {
    ...brokers,
    id: 'broker-pairs',
    path: '/broker-pairs',
    title: 'Pairs of brokers',
    feature: 'flow-plus',
  },
  {
    ...brokers,
    id: 'broker-holding',
    path: '/broker-holding',
    title: 'Net since, by broker',
    feature: 'broker-analytics-pro',
  },
  {
    ...top,
    id: 'broker-favourite',
    path: '/broker-favourite',
    title: 'Favourites of brokers',
    feature: 'broker-analytics-pro',
  },
  {
    ...top,
    id: 'top-broker-top-holding',
    path: '/top-broker-top-holding',
    title: 'Top brokers, top holding',
    feature: 'broker-analytics-pro',
  },
  {
    ...top,
    id: 'top-broker-top-released',
    path: '/top-broker-top-released',
    title: 'Top brokers, top released',
    feature: 'broker-analytics-pro',
  },
  {
    ...players,
    group: 'brokers',
    id: 'player-list',
    path: '/player-list',
    title: 'Brokers by style',
    feature: 'bulk',
  },
  {
    ...players,
    id: 'player-favourite-days',
    path: '/player-favourite-days',
    title: 'Favourites of players',
    feature: 'bulk',
  },
  {
    ...players,
    id: 'player-favourite-pro',
    path: '/player-favourite-pro',
    title: 'Favourites and what followed',
    feature: 'flow-plus',
  },
  {
    ...players,
    id: 'player-favourite-transaction',
    path: '/player-favourite-transaction',
    title: 'Orders of players',
    feature: 'bulk',
  },
  {
    ...windows,
    id: 'accumulation-distribution',
    path: '/accumulation-distribution',
    title: 'Accumulation and distribution',
    feature: 'broker-analytics-pro',
  },
  {
    ...windows,
    id: 'accumulation-dictribution-chart',
    path: '/accumulation-dictribution-chart',
    title: 'Accumulation of a stock',
    feature: 'broker-analytics-pro',
  },
  {
    ...windows,
    id: 'accumulation-dictribution-chart-pro',
    path: '/accumulation-dictribution-chart-pro',
    title: 'Accumulation by brokers',
    feature: 'flow-plus',
  },
  {
    ...windows,
    file: 'scores',
    id: 'announcement-radar',
    path: '/announcement-radar',
    title: 'Flow before news',
    feature: 'broker-analytics-pro',
  },
  {
    ...windows,
    file: 'scores',
    id: 'risk-facts',
    path: '/risk-facts',
    title: 'Facts before you act',
  },
  {
    ...players,
    id: 'player-choice',
    path: '/player-choice',
    title: 'Picks of players',
    feature: 'flow-plus',
  },
] as const satisfies readonly Screen[];
