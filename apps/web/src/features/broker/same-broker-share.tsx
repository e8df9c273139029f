import { t } from '@chuli/language';
import { Panel, PanelHead, shareText } from '@chuli/ui';
import { DayShares } from '../../shared/floorsheet/day-shares.tsx';
import type { PairsReply } from './pair-columns.ts';

const LEAST = 5;

/** How much of a stock had one broker on both sides, session by session. */
export const SameBrokerShare = ({ reply }: { reply: PairsReply }) => {
  if (reply.same.sessions.length === 0) return null;
  const label = t('Same-broker trades, % of volume');
  const rows = reply.same.sessions.map(({ date, percent }) => ({
    date,
    percent,
    text: percent === null ? '–' : `${shareText(percent)}\u00a0%`,
  }));
  return (
    <Panel label={label}>
      <PanelHead title={label} note={t('last 60 known sessions; dashed: sessions between are unknown')} />
      <DayShares label={label} rows={rows} from={reply.from_date} least={LEAST} />
    </Panel>
  );
};
