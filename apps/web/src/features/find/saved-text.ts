import type { Phrase } from '@chuli/language';

export const SAVED_TEXT = {
  saved: [
    'The rules you saved. “Matches now” is how many stocks meet all conditions on the newest closed bar. Press a name to change its rule.',
    '“Results” shows how often a rule matched by session and week, and what followed. “Set” makes an alert of it: it tells you when a stock begins to match.',
    'A rule that finds many stocks is not a good rule, and one that finds none today is not a bad one. Look at what followed before you trade it.',
  ],
  results: [
    'What a saved rule finds on the newest closed bar, and how many stocks it found in each session and week before. The dashed line is the median.',
    'Far more matches than on most days say something about the market of that day, not about one stock: a rule for falling prices fills up when everything falls.',
    'What followed is counted from when the rule began to hold: the median change, against NEPSE, before costs. It is the past of a rule that was chosen with that past in view, so expect less of it.',
  ],
} as const satisfies Record<string, readonly Phrase[]>;
