import { digits, t } from '@chuli/language';
import { IconButton, SegmentedControl } from '@chuli/ui';
import { Pause, Play, SkipBack, SkipForward } from 'lucide-react';
import { useKey } from '../../../screen-kit/use-key.ts';
import { minuteText } from '../bulk/order-dots.ts';
import type { Footprint } from './footprint-grid.ts';
import { type Replay, SPEEDS, type Speed } from './use-replay.ts';

const HEIGHT = 30;

type TrackProps = { minutes: Footprint['minutes']; first: number; last: number; replay: Replay };

/** Volume by the minute, what has been and what is still hidden; the slider over it moves the clock. */
const Track = ({ minutes, first, last, replay }: TrackProps) => {
  const most = Math.max(1, ...minutes.volume);
  const bar = (at: number, minute: number): string =>
    `M${minute - first} ${HEIGHT}v${(-HEIGHT * Math.sqrt((minutes.volume[at] ?? 0) / most)).toFixed(2)}`;
  const past = minutes.minute.map((minute, at) => (minute > replay.until ? '' : bar(at, minute))).join('');
  const width = last - first + 1;
  return (
    <div className="replay-track">
      <svg viewBox={`-0.5 0 ${width} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
        <path className="past" d={past} />
        <rect
          className="future"
          x={replay.until - first + 0.5}
          y="0"
          width={last - replay.until}
          height={HEIGHT}
        />
      </svg>
      <input
        type="range"
        min={first}
        max={last}
        value={replay.until}
        aria-label={t('Clock of the session')}
        aria-valuetext={minuteText(replay.until)}
        onChange={(event) => replay.go(Number(event.currentTarget.value))}
      />
    </div>
  );
};

type ReplayBarProps = Omit<TrackProps, 'replay'> & {
  replay: Replay;
  speed: Speed;
  onSpeed: (speed: Speed) => void;
};

/** Plays the session minute by minute; Space plays, the arrows step. */
export const ReplayBar = ({ minutes, first, last, replay, speed, onSpeed }: ReplayBarProps) => {
  const { until, isPlaying, toggle, go } = replay;
  useKey((event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false;
    if (event.key === ' ' && !(event.target instanceof HTMLButtonElement)) toggle();
    else if (event.key === 'ArrowLeft') go(until - 1);
    else if (event.key === 'ArrowRight') go(until + 1);
    else return false;
    return true;
  });
  return (
    <section className="replay" aria-label={t('Replay')}>
      <IconButton label={t('From the open')} onClick={() => go(first)}>
        <SkipBack />
      </IconButton>
      <IconButton label={isPlaying ? t('Pause') : t('Play')} onClick={toggle}>
        {isPlaying ? <Pause /> : <Play />}
      </IconButton>
      <IconButton label={t('To the close')} onClick={() => go(last)}>
        <SkipForward />
      </IconButton>
      <output className="replay-clock">{digits(minuteText(until))}</output>
      <Track minutes={minutes} first={first} last={last} replay={replay} />
      <SegmentedControl
        label={t('Minutes a second')}
        choices={SPEEDS.map((value) => ({ value, label: `${digits(value)}×` }))}
        value={speed}
        onChoose={onSpeed}
      />
    </section>
  );
};
