import { t } from '@chuli/language';
import { EmptyState } from '@chuli/ui';
import { useCall } from '../../api/use-call.ts';
import { CallPanel } from '../../screen-kit/call-panel.tsx';
import type { BoardShown } from './board-shown.ts';
import { SignalBoard } from './signal-board.tsx';
import { StockTable } from './stock-table.tsx';

/** At least two rule groups more on one side than on the other; those that reach three have a board of their own. */
const moderateQuery = (query: BoardShown['query']): BoardShown['query'] => ({
  ...query,
  family: 'agreement',
  kind: 'weak',
  alone: 'false',
});

const Moderate = (shown: Omit<BoardShown, 'reply'>) => {
  const query = moderateQuery(shown.query);
  const call = useCall('/data/signal-stocks/', query);
  return (
    <CallPanel
      title={t('Moderate agreement')}
      note={t('at least two rule groups more on this side than on the other')}
      call={call}
      rows={8}
      columns={8}
    >
      {(reply) =>
        reply.total === 0 ? (
          <EmptyState
            title={t('No signal')}
            why={t('No rule of this board fired in these sessions on a stock with this turnover.')}
          />
        ) : (
          <StockTable id="moderate-stocks" {...shown} query={query} reply={reply} />
        )
      }
    </CallPanel>
  );
};

/** What little confirms: first where two rule groups agree, then where one fired and no other. */
export const WeakBoard = (shown: BoardShown & { values: { family: string } }) => (
  <SignalBoard
    {...shown}
    before={shown.values.family === '' && <Moderate {...shown} />}
    named={{ title: t('Single-rule signals'), note: t('one rule group fired, and no other') }}
  />
);
