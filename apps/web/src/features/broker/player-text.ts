import type { Phrase } from '@chuli/language';

const STYLE: Phrase =
  'Net ÷ turnover adds up how far a broker ended on one side of each stock. Under 0.1 it passes shares through; from 0.3 on it gathers or releases, by the sign of its net. Large orders: its middle order is twice that of the market or more. Taker: in 60 % or more of its trades with a clear side it came in; maker: in 40 % or less. Few stocks: concentration of 1,000 or more.';
const MIXED: Phrase =
  'Most large brokers are Mixed: the orders of thousands of clients add up to no style. That is a finding, not a gap.';
const NOT_A_CLIENT: Phrase =
  'A broker isn’t a client. Each broker number covers thousands of accounts, and net buying isn’t a holding: off-market transfers aren’t included.';

const SCORE: Phrase =
  'The score of a stock is how many of the players that traded it ended on one side, times their net rupees as a part of its turnover. Twelve of twenty on the buying side with a net of a quarter of the turnover make 60 % × 25 % = 15 %. A stock is listed from Rs 50 lakh a day on, and where five players or more are on the side.';
const PLAYERS: Phrase =
  'Players are chosen by what they traded before these sessions, so that nobody is called heavy for what he did in them. They make about half of all turnover.';
const NO_ADVICE: Phrase =
  'Many large brokers on one side of a stock is a fact about these sessions, no reason to buy or sell. What came after such days stands on its own page.';

const THROUGH: Phrase =
  'Large orders that came in through the heaviest brokers. Where the order itself does not show who came in, the side is estimated, and where nobody knows it stands with its buyer. Naming a broker shows the orders through it, heavy or not.';

const PICKS: Phrase =
  'Up to three stocks of each player by net rupees of one session, each from Rs 10 lakh on and at least a tenth of all that was traded of it. New: through this broker nobody was a net buyer of it in the five known sessions before.';

const AFTER: Phrase =
  'What followed is shown without hindsight: players of each session are chosen before it, and nothing later than the day that is shown is read. Excess is the change of the close less that of the average ordinary share over the same sessions, before costs; new listings are left out. Mostly the answer is: no evidence.';

/** How to read each page about players. */
export const PLAYER_TEXT = {
  list: [STYLE, MIXED, NOT_A_CLIENT],
  choices: [PICKS, PLAYERS, NO_ADVICE, NOT_A_CLIENT],
  followed: [AFTER],
  orders: [THROUGH, PLAYERS],
  favourites: [SCORE, PLAYERS, NO_ADVICE, NOT_A_CLIENT],
} as const satisfies Record<string, readonly Phrase[]>;
