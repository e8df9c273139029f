import { t } from '@chuli/language';
import { quantityText } from '@chuli/ui';
import type { Side } from '../../shared/signal/signal-words.ts';
import type { BoardShown } from './board-shown.ts';
import { RulePicture } from './rule-picture.tsx';
import { SignalBoard } from './signal-board.tsx';

const noneBroken = (side: Side, days: number): string => {
  if (days === 1)
    return side === 'buy'
      ? t('No range was broken upwards in this session.')
      : t('No range was broken downwards in this session.');
  const count = quantityText(days);
  return side === 'buy'
    ? t('No range was broken upwards in {count} sessions.', { count })
    : t('No range was broken downwards in {count} sessions.', { count });
};

/** One way out of a range: such a board is empty on many days, and says which stock is nearest to it. */
export const breakoutBoard = (side: Side) => (shown: BoardShown) => {
  const [nearest] = shown.reply.near;
  const none = noneBroken(side, Number(shown.query.days ?? 5));
  const near = nearest === undefined ? '' : ` ${t('Nearest: {symbol}.', { symbol: nearest.symbol })}`;
  return <SignalBoard {...shown} none={`${none}${near}`} picture={RulePicture} />;
};
