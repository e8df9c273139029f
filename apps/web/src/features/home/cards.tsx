import type { Phrase } from '@chuli/language';
import type { ReactNode } from 'react';
import type { Board, CardId } from './board.ts';
import { BrokerNets } from './broker-nets.tsx';
import { EventsPanel } from './events-panel.tsx';
import { MinePanel } from './mine-panel.tsx';
import { BreadthPanel, SectorsPanel, TurnoverPanel } from './mood.tsx';
import { MoversPanel } from './movers-panel.tsx';
import { NewsPanel } from './news-panel.tsx';
import { SignalsPanel } from './signals-panel.tsx';
import type { ShownDay } from './use-shown-day.ts';

const COLUMNS = ['left', 'middle', 'right'] as const;
type Column = (typeof COLUMNS)[number];

type Card = {
  title: Phrase;
  column: Column;
  /** Prices of the day stand in it: it looks old when the feed is. */
  isOfTheDay?: true;
  show: (day: ShownDay) => ReactNode;
};

/** Left what is mine and what fired, in the middle the market, right what is said and due. */
export const CARDS: Readonly<Record<CardId, Card>> = {
  mine: { title: 'My stocks', column: 'left', isOfTheDay: true, show: (day) => <MinePanel day={day} /> },
  breadth: {
    title: 'Breadth',
    column: 'middle',
    isOfTheDay: true,
    show: (day) => <BreadthPanel day={day} />,
  },
  totals: {
    title: 'Turnover',
    column: 'middle',
    isOfTheDay: true,
    show: (day) => <TurnoverPanel day={day} />,
  },
  signals: { title: 'Signals', column: 'left', show: () => <SignalsPanel /> },
  movers: {
    title: 'Movers',
    column: 'middle',
    isOfTheDay: true,
    show: (day) => <MoversPanel day={day} isComing={day.isComing} />,
  },
  news: { title: 'Announcements', column: 'right', show: () => <NewsPanel /> },
  events: {
    title: 'Dividends and book closes',
    column: 'right',
    show: ({ session }) => <EventsPanel session={session.as_of} />,
  },
  sectors: { title: 'Sectors', column: 'left', isOfTheDay: true, show: (day) => <SectorsPanel day={day} /> },
  brokers: {
    title: 'Brokers',
    column: 'right',
    show: ({ session }) => <BrokerNets session={session.as_of} />,
  },
};

export type ShownColumn = { readonly column: Column; readonly ids: readonly CardId[] };

/** The columns in which something stands, each with its cards in order. */
export const columnsOf = ({ order, hidden }: Board): ShownColumn[] =>
  COLUMNS.map((column) => ({
    column,
    ids: order.filter((id) => CARDS[id].column === column && !hidden.includes(id)),
  })).filter(({ ids }) => ids.length > 0);

/** The grid for just these columns. */
export const gridOf = (columns: readonly ShownColumn[]): string =>
  `today has-${columns.map(({ column }) => column).join('-')}`;
