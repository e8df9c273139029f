import type { Phrase } from '@chuli/language';

/** How to read signals of bars that still form. */
export const FORMING_TEXT: readonly Phrase[] = [
  'While the market trades, each stock is judged as if its day closed now, at most once a second. Such a signal is provisional: forming is true now, withdrawn was true earlier today. After the close the final pass says what stood and what fell; only that is kept and counted in the record.',
  'Signals that form are of day bars, of every stock that trades, whatever its average turnover. Flips counts how often a signal came back after it was withdrawn.',
];
