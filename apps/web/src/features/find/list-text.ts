import type { Phrase } from '@chuli/language';

const RULE: Phrase =
  'The rule is written above the table; open it as a scan to change it. The bars show how many stocks it found in each of the last 60 sessions.';
const NO_EDGE: Phrase =
  'A list says what a price did, not what it will do. None of them is a reason to buy or sell by itself.';

/** How to read each list. */
export const LIST_TEXT = {
  box: [
    'Stocks whose highs and lows of some sessions lie within a few average ranges (ATR). The place says where in the range they closed: 0 at its lower end, 100 at its upper.',
    RULE,
    NO_EDGE,
  ],
  squeeze: [
    'Stocks whose Bollinger bands are tighter than they were on most of the last 125 sessions. Bands of the whole market narrow and widen together, so the list is long in quiet weeks.',
    RULE,
    NO_EDGE,
  ],
  trending: [
    'Stocks whose exponential averages of 20, 50 and 200 sessions are in order and whose ADX says that the trend is strong. ADX does not say which way.',
    RULE,
    NO_EDGE,
  ],
  volatile: [
    'Stocks by their average true range of 14 sessions in percent of the close. Unusual for it: wilder than on nine of ten of its own last 120 sessions.',
    RULE,
    NO_EDGE,
  ],
  below: [
    'Stocks that close below the mean of their last 120 closes, adjusted for bonus and right shares, the farthest first.',
    RULE,
    NO_EDGE,
  ],
  near: [
    'Stocks near the highest or the lowest price of the last 52 weeks of the calendar, adjusted for bonus and right shares. Stocks that are listed for less are not judged.',
    RULE,
    NO_EDGE,
  ],
  trend: [
    'The trend in days, weeks and months side by side: up where the short, middle and long exponential averages are in order upwards, down where they do downwards, mixed otherwise. Averages: day 20, 50, 200; week 10, 20, 40; month 3, 6, 12.',
    RULE,
    NO_EDGE,
  ],
} as const satisfies Record<string, readonly Phrase[]>;
