import type { Phrase } from '@chuli/language';

/** How to read every board of signals. */
export const BOARD_TEXT: readonly Phrase[] = [
  'A signal says that every condition of a published rule held when a bar closed. It is a reading of past prices, never advice; press the rule to see the bars and each condition with its two values.',
  'Record says what trades with this list gave in the sealed years, after costs and against the market of the same days. Edge: better than luck among all lists explains. No edge: it cannot be told from nothing. Trails: worse than the market.',
  'Order says whether Rs 1 lakh could have been filled at the next opening: locked means that the price stood at its limit, too thin that the order was more than a tenth of the turnover.',
  'One condition short lists stocks that lacked a single condition at the newest bar, and by how much.',
];
