import { type Phrase, digits, t } from '@chuli/language';
import { daysText } from '../bulk/bulk-row.ts';
import type { DayReply, LevelsReply } from './sides-row.ts';

const CAME_IN: Phrase =
  'Every contract has a buyer and a seller; who came in is the one that took the price at which the other waited. Bought is what came in to buy, sold what came in to sell: together with what has no side they are the volume.';
const FOUND: Phrase =
  'One buyer against several sellers has come in as a buyer, and the other way round: the order shows it. Of single contracts the side is estimated from who goes on resting at the price and from the prices before; about 9 in 10 are right. Estimates are marked and never added to what orders show.';
const AUCTION: Phrase =
  'Trades before 11:00 are matched in the auction: there nobody comes in, and they have no side.';
const NOTHING_MORE: Phrase =
  'A delta says which side was in more of a hurry. It says nothing of who is right, and a large seller who waits for buyers shows as buying.';

export const SIDES_TEXT = [CAME_IN, FOUND, AUCTION, NOTHING_MORE] as const;

/** Why nothing is shown. */
export const dayWhy = ({ date, nearest }: DayReply): string =>
  nearest === null
    ? t('No floorsheet of {days} is in the archive.', { days: digits(date) })
    : t('No floorsheet of {days} is in the archive. The nearest known session is {nearest}.', {
        days: digits(date),
        nearest: digits(nearest),
      });

export const levelsWhy = ({ symbol, from_date, to_date, nearest }: LevelsReply): string => {
  const days = daysText(from_date, to_date);
  if (nearest !== null)
    return t('No floorsheet of {days} is in the archive. The nearest known session is {nearest}.', {
      days,
      nearest: digits(nearest),
    });
  return t('{symbol} was not traded on {days}.', { symbol, days });
};
