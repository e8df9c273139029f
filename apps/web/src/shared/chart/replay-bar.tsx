import type { TradingDate } from '@chuli/kernel';
import { t } from '@chuli/language';
import { Button, IconButton, dateText } from '@chuli/ui';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useAddress } from '../../screen-kit/use-address.ts';
import { chartAddress } from './chart-address.ts';
import { stepped } from './replay.ts';

const PACE = 700;

/** Walks the past bar by bar, with what came after hidden. */
export const ReplayBar = ({ days, until }: { days: readonly TradingDate[]; until: TradingDate }) => {
  const set = useAddress(chartAddress)[1];
  const [isPlaying, setPlaying] = useState(false);
  const next = stepped(days, until, 1);
  const before = stepped(days, until, -1);
  useEffect(() => {
    if (!isPlaying || next === null) return undefined;
    const timer = setTimeout(() => set({ until: next }, 'replace'), PACE);
    return () => clearTimeout(timer);
  }, [isPlaying, next, set]);
  return (
    <section className="toolbar" aria-label={t('Replay')}>
      <b className="text-warn">{t('Replay to {date}', { date: dateText(until) })}</b>
      <IconButton
        label={t('One session back')}
        disabled={before === null}
        onClick={() => set({ until: before }, 'replace')}
      >
        <ChevronLeft />
      </IconButton>
      <IconButton label={t(isPlaying ? 'Pause' : 'Play')} onClick={() => setPlaying(!isPlaying)}>
        {isPlaying ? <Pause /> : <Play />}
      </IconButton>
      <IconButton
        label={t('One session on')}
        disabled={next === null}
        onClick={() => set({ until: next }, 'replace')}
      >
        <ChevronRight />
      </IconButton>
      <span className="text-muted">{t('future bars hidden')}</span>
      <Button className="ml-auto" onClick={() => set({ until: null })}>
        {t('End replay')}
      </Button>
    </section>
  );
};
