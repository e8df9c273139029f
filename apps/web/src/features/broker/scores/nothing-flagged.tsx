import { digits, t } from '@chuli/language';
import { EmptyState } from '@chuli/ui';
import { useNavigate } from 'react-router';
import type { HrefWithAsOf } from '../../../screen-kit/href-with-as-of.ts';
import type { RadarReply } from './score-stats.tsx';

/** Why no stock is on the radar, and where to see what is known of the same sessions. */
export const NothingFlagged = ({ reply, href }: { reply: RadarReply; href: HrefWithAsOf }) => {
  const navigate = useNavigate();
  if (reply.rows.length > 0) return null;
  return (
    <EmptyState
      title={t('No stock on the radar')}
      why={
        reply.counts.judged === 0
          ? t(
              'No stock could be judged on {date}: the five sessions up to it, and enough of each stock’s past, must be known.',
              { date: digits(reply.date) },
            )
          : t('No five sessions up to {date} stand out in a stock’s own past.', { date: digits(reply.date) })
      }
      action={{
        label: t('Accumulation and distribution'),
        onClick: () => void navigate(href('/accumulation-distribution')),
      }}
    />
  );
};
