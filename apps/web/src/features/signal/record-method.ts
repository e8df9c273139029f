import type { Phrase } from '@chuli/language';

/** How the record is counted, in the words of docs/conventions/record.md. */
export const RECORD_METHOD: readonly Phrase[] = [
  'Every signal of every rule is counted, losses included. A track record is a rule’s past, not a promise, and a signal is not advice.',
  'Entry is at the open of the next session in which the stock trades, with an order of Rs 1 lakh. Four exits are counted: the rule’s own, and the open 5, 10 and 20 sessions later, never before the shares are delivered.',
  'A signal is not a trade when the price was locked at its circuit, when the order would have been more than a tenth of the day’s turnover, or when the stock didn’t trade in five sessions. These are counted separately.',
  'Commission, fees and tax of the day are deducted. Excess is what is left, minus what the same money spread over every ordinary stock did on the same days.',
  'Chance alone underperforms: random signals show an excess of about −1.1 % in 20 sessions, which is the cost of trading.',
  'Short selling isn’t possible here: figures of a sell are the fall avoided, before costs, not money earned.',
  'The interval holds the true average in 95 of 100 markets like this one. Whole stretches of weeks are resampled, because signals of one week rise and fall together.',
  'Of a hundred useless rules, five look good by luck. So each interval is widened for the number of rules tested, and an edge must show both after 20 sessions and by the rule’s own exit.',
  'New listings run at the limit, where nobody can buy: signals on the first 60 bars of a share are kept apart.',
];
