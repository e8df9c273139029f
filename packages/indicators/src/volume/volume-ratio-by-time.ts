import { defineIndicator } from '../define-indicator.ts';
import { pane } from '../drawing.ts';
import { period } from '../period.ts';

type State = {
  sessions: number;
  session: number | null;
  /** The minute up to which `usual` has been summed. */
  minute: number;
  soFar: number;
  usual: number;
  /** Minute and volume of each bar, one after the other: of the running session, and of those before. */
  today: number[];
  before: number[][];
  /** What the sessions before traded in each minute, all together. */
  byMinute: number[];
};

/** Summed anew for every session, so that no rounding gathers over the years. */
const begin = (state: State, session: number): void => {
  if (state.session !== null) state.before.push(state.today);
  if (state.before.length > state.sessions) state.before.shift();
  state.session = session;
  state.minute = -1;
  state.soFar = 0;
  state.usual = 0;
  state.today = [];
  state.byMinute.fill(0);
  for (const bars of state.before)
    for (let at = 0; at < bars.length; at += 2) {
      const minute = bars[at] ?? 0;
      while (state.byMinute.length <= minute) state.byMinute.push(0);
      state.byMinute[minute] = (state.byMinute[minute] ?? 0) + (bars[at + 1] ?? 0);
    }
};

/**
 * The volume of the session so far as a multiple of what the sessions before had traded by the same minute, on average:
 * a share's busy opening is not taken for a burst. Only sessions in which it was traded count. Silent until there are
 * so many of them, and where none of them had traded anything by that minute.
 */
export const volumeRatioByTime = defineIndicator({
  id: 'volume-ratio-by-time',
  title: 'Volume ratio by time of day',
  parameters: { sessions: period(10, 'Sessions') },
  speaks: 'at-times',
  drawing: pane('Vol by time', { levels: [1], isIntraday: true }),
  warmup: (chosen) => chosen.sessions,
  init: (chosen): State => ({
    sessions: chosen.sessions,
    session: null,
    minute: -1,
    soFar: 0,
    usual: 0,
    today: [],
    before: [],
    byMinute: [],
  }),
  step: (state, { session, minute, volume }) => {
    if (session !== state.session) begin(state, session);
    state.today.push(minute, volume);
    state.soFar += volume;
    if (state.before.length < state.sessions) return null;
    const known = Math.min(minute, state.byMinute.length - 1);
    while (state.minute < known) {
      state.minute += 1;
      state.usual += state.byMinute[state.minute] ?? 0;
    }
    return state.usual > 0 ? (state.soFar * state.sessions) / state.usual : null;
  },
});
