import { t } from '@chuli/language';
import { Button, classNames } from '@chuli/ui';
import { LayoutDashboard } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { lazyWithRetry } from '../../screen-kit/lazy-with-retry.ts';
import type { Board } from './board.ts';
import { CARDS, columnsOf, gridOf } from './cards.tsx';
import { useBoard } from './use-board.ts';
import type { ShownDay } from './use-shown-day.ts';

const ArrangedBoard = lazyWithRetry(() => import('./arranged-board.tsx'));

type CardsProps = { board: Board; day: ShownDay };

const ShownCards = ({ board, day }: CardsProps) => {
  const isOld = day.liveness === 'old';
  const columns = columnsOf(board);
  return (
    <div className={gridOf(columns)}>
      {columns.map(({ column, ids }) => (
        <div key={column} className={`is-${column}`}>
          {ids.map((id) => (
            <div
              key={id}
              style={{ order: board.order.indexOf(id) }}
              className={classNames('card', isOld && CARDS[id].isOfTheDay && 'is-stale')}
            >
              {CARDS[id].show(day)}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
};

type BoardProps = { day: ShownDay; explain: ReactNode };

/** The cards of the page as the reader has arranged them, how to read them, and the way to arrange them. */
export const CardBoard = ({ day, explain }: BoardProps) => {
  const { board, arrange, failure } = useBoard();
  const [isArranging, setArranging] = useState(false);
  if (isArranging)
    return (
      <Suspense fallback={<ShownCards board={board} day={day} />}>
        <ArrangedBoard {...{ board, arrange, failure, day }} onDone={() => setArranging(false)} />
      </Suspense>
    );
  return (
    <>
      <ShownCards board={board} day={day} />
      <div className="arrange">
        {explain}
        <Button onClick={() => setArranging(true)}>
          <LayoutDashboard aria-hidden /> {t('Arrange cards')}
        </Button>
      </div>
    </>
  );
};
