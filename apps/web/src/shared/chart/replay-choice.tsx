import { isTradingDate } from '@chuli/kernel';
import { t } from '@chuli/language';
import { Button } from '@chuli/ui';
import { useState } from 'react';
import { useAddress } from '../../screen-kit/use-address.ts';
import { useKey } from '../../screen-kit/use-key.ts';
import { chartAddress } from './chart-address.ts';
import { SESSIONS_BACK, replayStart } from './replay.ts';
import type { History } from './use-history.ts';

export type ReplayState = {
  isReplaying: boolean;
  /** The bar to begin with is being chosen. */
  isChoosing: boolean;
  /** Where it begins when none is chosen; null where there is nothing to replay. */
  usual: string | null;
  toggle: () => void;
  begin: (date: string) => void;
};

/** A replay begins at the bar that is pressed, or walked to and taken with Enter. */
export const useReplayChoice = (history: History | undefined, toBars: () => void): ReplayState => {
  const [{ until, view }, set] = useAddress(chartAddress);
  const [isAsked, setAsked] = useState(false);
  const isChoosing = isAsked && until === null && view === 'chart';
  useKey((event) => {
    if (event.key !== 'Escape' || !isChoosing) return false;
    setAsked(false);
    return true;
  });
  return {
    isReplaying: until !== null,
    isChoosing,
    usual: replayStart(history?.rows.map(({ date }) => date) ?? []),
    toggle: () => {
      if (until !== null) set({ until: null });
      setAsked(until === null && !isChoosing);
      if (until === null && !isChoosing) {
        set({ view: 'chart' });
        toBars();
      }
    },
    begin: (date) => {
      if (!isTradingDate(date)) return;
      setAsked(false);
      set({ until: date });
    },
  };
};

export const ReplayButton = ({ replay }: { replay: ReplayState }) => (
  <Button
    tone="quiet"
    aria-pressed={replay.isReplaying || replay.isChoosing}
    disabled={replay.usual === null}
    onClick={replay.toggle}
  >
    {t('Replay')}
  </Button>
);

/** Said while the first bar is being chosen. */
export const ReplayChoice = ({ replay: { usual, begin, toggle } }: { replay: ReplayState }) => (
  <section className="toolbar" aria-label={t('Replay')}>
    <b className="text-warn">{t('Click the bar to start from')}</b>
    <span className="text-muted">{t('or walk to it with the arrow keys and press Enter')}</span>
    <span className="flex-1" />
    {usual !== null && (
      <Button onClick={() => begin(usual)}>{t('{count} sessions back', { count: SESSIONS_BACK })}</Button>
    )}
    <Button onClick={toggle}>{t('Cancel')}</Button>
  </section>
);
