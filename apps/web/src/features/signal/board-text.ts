import type { Phrase } from '@chuli/language';

/** How to read every board of signals. */
export const BOARD_TEXT: readonly Phrase[] = [
  'A signal means every condition of a published rule was met when a bar closed. It reads past prices and is never advice. Click a rule to see its bars and each condition with both values.',
  'Fresh fired on the newest bar; Already fired before it and still holds; Hybrid is both. A signal holds until its rule ends it, a pattern for five bars or until a close beyond its far end.',
  'Record shows how trades by this rule did out of sample, after costs and against the market on the same days. Edge: better than luck among all rules explains. No proven edge: can’t be told from chance. Underperforms: worse than the market.',
  'Executable? tells whether Rs 1 lakh could have been filled at the next open: at limit means the price was locked at its circuit, too thin that the order was more than a tenth of turnover.',
  'Almost triggered lists stocks that missed a single condition on the newest bar, and by how much.',
];
