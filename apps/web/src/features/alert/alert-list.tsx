import type { RepliedBy } from '@chuli/contracts';
import { t } from '@chuli/language';
import { EmptyState, IconButton, PanelHead, classNames } from '@chuli/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Pause, Play, Trash2 } from 'lucide-react';
import { sendCall } from '../../api/send-call.ts';
import { dayOf } from '../../shared/membership/day-of.ts';
import { type AlertRow, channelsText, conditionText, scopeText, stateText } from './alert-words.ts';

type Act = { readonly id: string; readonly act: 'pause' | 'resume' | 'remove' };

const send = ({ id, act }: Act): Promise<unknown> => {
  const params = { id };
  if (act === 'remove') return sendCall('DELETE /alert/{id}/', { params, body: {} });
  return act === 'pause'
    ? sendCall('POST /alert/{id}/pause/', { params, body: {} })
    : sendCall('POST /alert/{id}/resume/', { params, body: {} });
};

const useActing = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: () => queries.invalidateQueries({ queryKey: ['/alert/'] }),
  });
};

type LineProps = { readonly alert: AlertRow; readonly isBusy: boolean; readonly onAct: (act: Act) => void };

const AlertLine = ({ alert, isBusy, onAct }: LineProps) => {
  const { id, state, fired_at: firedAt } = alert;
  const isPaused = state === 'paused';
  return (
    <tr className={classNames(state !== 'active' && 'is-muted')}>
      <td>{scopeText(alert.scope)}</td>
      <td className="is-wide">{conditionText(alert.condition)}</td>
      <td>{alert.timing === 'close' ? t('At the close') : t('During the session')}</td>
      <td>{stateText(alert)}</td>
      <td>{channelsText(alert)}</td>
      <td>{firedAt === null ? t('never') : dayOf(firedAt)}</td>
      <td className="is-tools">
        <IconButton
          small
          label={isPaused ? t('Go on') : t('Pause')}
          disabled={isBusy || state === 'expired'}
          onClick={() => onAct({ id, act: isPaused ? 'resume' : 'pause' })}
        >
          {isPaused ? <Play /> : <Pause />}
        </IconButton>
        <IconButton small label={t('Delete')} disabled={isBusy} onClick={() => onAct({ id, act: 'remove' })}>
          <Trash2 />
        </IconButton>
      </td>
    </tr>
  );
};

const HEADS = ['Stocks', 'Waits for', 'Judged', 'State', 'Channels', 'Last alert'] as const;

/** Alerts, the newest first, each with what it waits for, how it stands and when it last told. */
export const AlertList = ({ reply }: { reply: RepliedBy<'/alert/'> }) => {
  const acting = useActing();
  if (reply.rows.length === 0)
    return (
      <EmptyState
        title={t('No alert yet')}
        why={t(
          'Type a level above: NABIL, price, at or above 560. The alert arrives in your inbox, and by the channels you chose.',
        )}
      />
    );
  return (
    <>
      <PanelHead title={t('{count} of {limit} alerts', { count: reply.rows.length, limit: reply.limit })} />
      <div className="alert-scroll">
        <table className="tbl alert-list">
          <thead>
            <tr>
              {HEADS.map((head) => (
                <th key={head} scope="col">
                  {t(head)}
                </th>
              ))}
              <th scope="col">
                <span className="sr-only">{t('Actions')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {reply.rows.map((alert) => (
              <AlertLine key={alert.id} alert={alert} isBusy={acting.isPending} onAct={acting.mutate} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
};
