import { instant } from '@chuli/kernel';
import { digits, t } from '@chuli/language';
import { kathmanduTime } from '@chuli/ui';
import type { ScanReply } from './use-scan.ts';

/** Which bar was judged, where the rule asks for the one that forms. */
export const FormingNote = ({
  scan,
  forming,
  as_of: asOf,
}: Pick<ScanReply, 'scan' | 'forming' | 'as_of'>) => {
  if (!scan.uses_forming) return null;
  if (forming === null)
    return (
      <p className="caveat">{t('No session runs: judged on the close of {date}.', { date: digits(asOf) })}</p>
    );
  return (
    <p className="caveat">
      <b className="provisional">{t('Until the close: may still change')}</b>{' '}
      {forming.at === null
        ? t('Judged on the forming bar of {date}.', { date: digits(forming.on) })
        : t('Judged on the forming bar of {date}, after the trade of {time}.', {
            date: digits(forming.on),
            time: kathmanduTime(instant(forming.at * 1_000)),
          })}{' '}
      <span>{t('Matches by session are of closed bars.')}</span>
    </p>
  );
};
