import { donchian, volumeRatio } from '@chuli/indicators';
import { defineFamily, use } from '../define-family.ts';
import { leavesExitRange, leavesRange, onVolume } from './breakout-parts.ts';

const settings = {
  range: { label: 'Bars of the range', value: 55 },
  exit_range: { label: 'Bars of the range whose other end is the exit', value: 20 },
  volume_bars: { label: 'Bars of the usual volume', value: 20 },
  volume: { label: 'Times the usual volume, at least', value: 2 },
};

/** A new extreme of a quarter on at least twice the usual volume; ranges of 55 and 20 bars as the Turtles had them. */
export const volumeBreakout = defineFamily({
  id: 'volume-breakout',
  idea: 'A new extreme of about a quarter, with twice the average volume',
  version: 1,
  settings,
  kinds: { signal: { means: 'The range is left on volume', timeframes: ['daily'] } },
  uses: {
    range: use(donchian, { period: settings.range.value }),
    exitRange: use(donchian, { period: settings.exit_range.value }),
    volume: use(volumeRatio, { period: settings.volume_bars.value }),
  },
  conditions: ({ side }) => [leavesRange(side), onVolume(settings.volume.value)],
  exit: ({ side }) => [leavesExitRange(side)],
  path: () => null,
});
