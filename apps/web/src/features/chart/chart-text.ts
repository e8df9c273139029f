import type { Phrase } from '@chuli/language';

/** Links, scales and intervals: how charts side by side are read. */
const WALL = [
  'Charts side by side, each with its own stock or index, interval and indicators. Press one to work on it: the tools above are for that chart.',
  'Linked charts move together: the crosshair marks the same moment on all, the range shows the same days. The same stock by day and by week tells whether a move goes with the longer trend.',
  'Every chart has a price scale of its own: a steeper line has not risen more. Compare changes in percent.',
] as const;

export const CHART_TEXT = {
  stock: [
    'Each candle is one session, or the interval you chose: hollow closed above its open, filled below. The columns under it are the shares traded.',
    'Adjusted prices take bonus and right shares out of the past, so that an ex-date is not a fall; unadjusted ones are as traded. Cash dividends are taken out of neither.',
    'Indicators and drawings describe what was. B and S mark where a rule fired; its track record says what such signals were worth after costs.',
    'An open of few shares draws a long candle. “Close to close” begins each candle at the previous close instead.',
  ],
  index: [
    'NEPSE and the indices of its sectors and groups, session by session. Choose one in the list: beside each stand its value and the change of the session.',
    'An index weighs companies by their market value: a few large ones move it more than a hundred small ones. Look at breadth before you call a rise broad.',
    'Cash dividends are not in an index, so holders earned more than the line shows. It begins with our first value; nothing is made up before it.',
  ],
  embedded: [
    'One stock as another page shows it: candles with the shares traded below, adjusted for bonus and right shares. The foot names its last session.',
    'It is there to be looked at. Comparing, drawing and the trades behind it are on the whole chart, which the link opens.',
  ],
  wall: WALL,
  layout: [
    ...WALL,
    'A layout keeps stocks, intervals and links by a name on every device you sign in on. What it shows is always the newest session, unless you chose an earlier day.',
  ],
} as const satisfies Record<string, readonly Phrase[]>;
