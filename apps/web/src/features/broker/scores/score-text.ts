import type { Phrase } from '@chuli/language';

/** How to read the radar. */
export const RADAR_TEXT: readonly Phrase[] = [
  'A stock is on the radar where its last five sessions are called accumulation or distribution: its largest brokers stand further apart than in 95 of 100 windows of its own past, and further than chance. The rule was fixed before it was measured.',
  'News is a dividend, bonus or right, or a disclosure of the company about a dividend, a report, an appointment or a resignation, on the day it became public. It counts within the ten sessions after a flag, not in the session of the flag. Right shares are dated by their opening.',
  'A run of flagged sessions counts once, when its ten sessions are over. It is compared with all other stocks that were judged in the same sessions: in a season of dividends news follows everything. Flags since 2022 count; without 30 of them over twelve weeks nothing is said.',
  'Many honest reasons bring brokers together before news. A flag is no proof that anybody knew anything.',
];

/** How to read the facts. */
export const RISK_TEXT: readonly Phrase[] = [
  'Five facts, counted and never a probability. One side in few hands: the buyers or the sellers of the session are more concentrated than in 95 of 100 sessions of the stock’s own past. Many trades within one broker: the same of shares that one broker both bought and sold, against its last 60 known sessions. Few brokers: fewer than in 95 of 100 sessions of its past.',
  'Small float: the shares of the public are worth less than Rs 1 arab at the close. Small turnover: less than Rs 20 lakh a session, the mean of the 20 sessions before. A fact we could not check is hatched and counted as neither.',
  'From three facts on a line is shown where you follow a stock or set an alert. What followed is measured: whether it closed ten percent or more behind NEPSE in any of the next 20 sessions, from the close of the day, bonus and right shares taken into account. A run of such sessions counts once, since 2022, compared with all other stocks that were judged in the same sessions.',
];
