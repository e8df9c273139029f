import { Value } from '@chuli/ui';
import type { ReactNode } from 'react';
import type { ShownFloorsheet } from './use-floorsheet.ts';

const Figure = ({ children, word }: { children: ReactNode; word: string }) => (
  <span>
    <b className="font-semibold">{children}</b> <span className="text-muted">{word}</span>
  </span>
);

/** What all matching trades add up to, and what the marks in the rows mean. */
export const FloorsheetTotals = ({ shown, hasTimes }: { shown: ShownFloorsheet; hasTimes: boolean }) => {
  const { totals, date } = shown.first;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line bg-surface px-3 py-1.5">
      <output className="contents">
        <Figure word="trades">
          <span className="text-16">
            <Value format="quantity" value={totals.trades} />
          </span>
        </Figure>
        <Figure word="shares">
          <Value format="quantity" value={totals.quantity} />
        </Figure>
        <span>
          <span className="text-muted">Rs</span>{' '}
          <b className="font-semibold">
            <Value format="amount" value={totals.amount} />
          </b>
        </span>
        <Figure word={totals.symbols === 1 ? 'stock' : 'stocks'}>
          <Value format="quantity" value={totals.symbols} />
        </Figure>
      </output>
      <span className="text-11 text-muted phone:hidden">
        bold: Rs 20 Lac or more · <span className="same-broker-key" /> same broker on both sides
        {!hasTimes && ' · no trade times were published for this day: contract order'}
      </span>
      <span className="age ml-auto">session {date}</span>
    </div>
  );
};
