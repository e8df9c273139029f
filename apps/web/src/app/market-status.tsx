import { instant } from '@chuli/kernel';
import { t } from '@chuli/language';
import { classNames, clockText } from '@chuli/ui';
import { useQuery } from '@tanstack/react-query';
import { marketStatusQuery } from '../api/market-status-query.ts';
import { useLiveBoard } from '../live/live-board.ts';
import { useNow } from '../screen-kit/use-now.ts';
import { type StatusShown, WORDS, asAnswered, asLive } from './market-status-words.ts';

/** Market state by shape and word, with the age of what is known. It asks every ten seconds, whatever happened last time. */
export const MarketStatus = () => {
  const { data, dataUpdatedAt, isError } = useQuery(marketStatusQuery);
  const board = useLiveBoard();
  const now = useNow();
  const shown: StatusShown =
    asLive(board, data, now) ??
    (data === undefined
      ? { phase: null, detail: t(isError ? 'no update yet' : 'loading'), isLate: false }
      : asAnswered(data, dataUpdatedAt, now));
  return (
    <div className="status" data-phase={shown.isLate ? 'unknown' : (shown.phase ?? 'unknown')}>
      <i className="shape" aria-hidden />
      <div>
        <output>{t(shown.phase === null ? 'Market' : WORDS[shown.phase])}</output>{' '}
        <span className="clock">{t('now {time} NPT', { time: clockText(instant(now)) })}</span>
        <small className={classNames(shown.isLate && 'is-late')}>{shown.detail}</small>
      </div>
    </div>
  );
};
