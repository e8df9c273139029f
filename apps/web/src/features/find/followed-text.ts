import type { RepliedBy } from '@chuli/contracts';
import { t } from '@chuli/language';
import { quantityText, shareText, signedPercentText } from '@chuli/ui';

type Followed = RepliedBy<'/data/volume-spike/'>['followed'];

/** What the price did after the rule began to hold, over all the years: medians against NEPSE, and of how many cases. */
export const followedText = (followed: Followed): string | null => {
  const longest = followed.at(-1);
  if (longest === undefined || longest.median === null || longest.ahead === null) return null;
  return t(
    '{sessions} sessions after it began to hold: median {median} %, against NEPSE {excess} points; ahead of NEPSE in {ahead} % of {number} times, before costs.',
    {
      sessions: quantityText(longest.sessions),
      median: signedPercentText(longest.median),
      excess: signedPercentText(longest.median_excess ?? 0),
      ahead: shareText(longest.ahead),
      number: quantityText(longest.number),
    },
  );
};
