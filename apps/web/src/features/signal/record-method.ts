import type { Phrase } from '@chuli/language';

/** How the record is counted, in the words of docs/conventions/record.md. */
export const RECORD_METHOD: readonly Phrase[] = [
  'Every signal of every list is counted, losses included. A record is the past of a rule, not a promise, and a signal is a state of a rule, not advice.',
  'The entry is at the open of the next session in which the share trades, with an order of Rs 1 lakh. It is closed four times: by the rule’s own exit, and at the open 5, 10 and 20 sessions later, never before the shares are delivered.',
  'A signal is no trade when the price was locked at the limit, when the order would have been more than a tenth of the day’s turnover, or when the share did not trade in five sessions. These are counted beside the record.',
  'Commission, fees and tax of their day are taken off. Excess is what is left, less what equal money in every ordinary share did on the same days.',
  'Chance alone trails: signals thrown by dice show an excess of about −1.1 % in 20 sessions, which is what the costs take.',
  'Nobody can sell short here: the figures of a sell are the fall that was spared, without costs, and not money that was earned.',
  'The interval holds the true mean in 95 of 100 markets like this one. Whole stretches of weeks are drawn anew, because signals of one week rise and fall together.',
  'Of a hundred rules without merit five look good by luck. So each interval is widened for the number of lists judged, and an edge must show after 20 sessions and by the own exit alike.',
  'New listings run at the limit, where nobody can buy: signals on the first 60 bars of a share are kept apart.',
];
