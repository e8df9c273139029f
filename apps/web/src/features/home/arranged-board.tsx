import './arranged-board.css';
import { say, t } from '@chuli/language';
import { INDICES } from '@chuli/market';
import { Button, IconButton, classNames } from '@chuli/ui';
import { ArrowDown, ArrowUp, EyeOff, GripVertical, Plus } from 'lucide-react';
import { type DragEvent, type KeyboardEvent, useState } from 'react';
import { isUsual, withDropped, withHidden, withIndex, withMoved, withShown } from './board-changes.ts';
import { type Board, type CardId, MOST_INDICES, USUAL_BOARD } from './board.ts';
import { CARDS, columnsOf, gridOf } from './cards.tsx';
import type { ShownDay } from './use-shown-day.ts';

type Arrange = (board: Board) => void;

type BarProps = { board: Board; arrange: Arrange; failure: string; onDone: () => void };

const CHOOSABLE = INDICES.filter(({ symbol }) => symbol !== 'NEPSE');

/** NEPSE always stands first; these beside it, in the order in which they were chosen. */
const IndexChoice = ({ board, arrange }: Pick<BarProps, 'board' | 'arrange'>) => (
  <fieldset className="index-choice">
    <legend>{t('Indices beside NEPSE, up to {count}', { count: MOST_INDICES })}</legend>
    {CHOOSABLE.map(({ symbol, name }) => {
      const isShown = board.indices.includes(symbol);
      return (
        <Button
          key={symbol}
          aria-pressed={isShown}
          disabled={isShown ? board.indices.length === 1 : board.indices.length >= MOST_INDICES}
          onClick={() => arrange(withIndex(board, symbol))}
        >
          {say(name)}
        </Button>
      );
    })}
  </fieldset>
);

/** What is hidden waits here. */
const ArrangeBar = ({ board, arrange, failure, onDone }: BarProps) => (
  <div className="arrange-bar" role="toolbar" aria-label={t('Arrange cards')}>
    <span>{t('Drag a card, or press Alt ↑ ↓ on its handle.')}</span>
    {board.hidden.map((id) => (
      <Button key={id} onClick={() => arrange(withShown(board, id))}>
        <Plus aria-hidden /> {t(CARDS[id].title)}
      </Button>
    ))}
    <output className="text-down">{failure}</output>
    <span className="end">
      {!isUsual(board) && <Button onClick={() => arrange(USUAL_BOARD)}>{t('Reset')}</Button>}
      <Button tone="primary" onClick={onDone}>
        {t('Done')}
      </Button>
    </span>
  </div>
);

type HeadProps = {
  title: string;
  onMove: (step: 1 | -1) => void;
  onHide: () => void;
  onDragStart: (event: DragEvent) => void;
};

const CardBar = ({ title, onMove, onHide, onDragStart }: HeadProps) => {
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    onMove(event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <div className="card-bar">
      <button
        type="button"
        className="grip"
        draggable
        aria-label={t('Move {card}', { card: title })}
        onDragStart={onDragStart}
        onKeyDown={onKeyDown}
      >
        <GripVertical aria-hidden /> {title}
      </button>
      <IconButton label={t('Move {card} up', { card: title })} onClick={() => onMove(-1)}>
        <ArrowUp />
      </IconButton>
      <IconButton label={t('Move {card} down', { card: title })} onClick={() => onMove(1)}>
        <ArrowDown />
      </IconButton>
      <IconButton label={t('Hide {card}', { card: title })} onClick={onHide}>
        <EyeOff />
      </IconButton>
    </div>
  );
};

type ArrangedBoardProps = BarProps & { day: ShownDay };

/** The page while its cards are arranged: nothing in them can be pressed by mistake. */
const ArrangedBoard = ({ day, ...bar }: ArrangedBoardProps) => {
  const { board, arrange } = bar;
  const columns = columnsOf(board);
  const [dragged, setDragged] = useState<CardId | null>(null);
  const [target, setTarget] = useState<CardId | null>(null);
  const over = (id: CardId) => (event: DragEvent) => {
    if (dragged === null || CARDS[dragged].column !== CARDS[id].column) return;
    event.preventDefault();
    setTarget(id);
  };
  const drop = (id: CardId): void => {
    if (dragged !== null) arrange(withDropped(board, dragged, id));
    setDragged(null);
    setTarget(null);
  };
  return (
    <>
      <ArrangeBar {...bar} />
      <IndexChoice board={board} arrange={arrange} />
      <div className={gridOf(columns)}>
        {columns.map(({ column, ids }) => (
          <div key={column} className={`is-${column}`}>
            {ids.map((id) => (
              <div
                key={id}
                style={{ order: board.order.indexOf(id) }}
                className={classNames('card is-arranged', target === id && 'is-target')}
                onDragOver={over(id)}
                onDrop={() => drop(id)}
                onDragEnd={() => drop(dragged ?? id)}
              >
                <CardBar
                  title={t(CARDS[id].title)}
                  onMove={(step) =>
                    arrange(withMoved(board, id, step, (other) => CARDS[other].column === column))
                  }
                  onHide={() => arrange(withHidden(board, id))}
                  onDragStart={(event) => {
                    event.dataTransfer.effectAllowed = 'move';
                    setDragged(id);
                  }}
                />
                <div inert>{CARDS[id].show(day)}</div>
              </div>
            ))}
          </div>
        ))}
      </div>
    </>
  );
};

export default ArrangedBoard;
