import type { Phrase } from '@chuli/language';

const NO_ADVICE = 'A level near the price is a reading, never advice: it may hold or break.' as const;

/** How to read the lists of stocks near a level. */
export const LEVEL_TEXT = {
  zone: [
    'A zone lies where the price turned at least twice in 500 sessions: support when it comes from below the price, resistance from above. A close beyond it by more than half an ATR breaks it.',
    'Away is measured from the close to the nearer end of the zone. While a zone is tested and not yet broken, the close may stand inside it or just past it.',
    NO_ADVICE,
  ],
  pivot: [
    'Classic pivots come from the high, low and close of the last session and stand for the next one: P is their mean, S1 to S3 lie below it. Shown is the nearest one at or under the close.',
    'A stock that traded at one price alone has no pivots.',
    NO_ADVICE,
  ],
  average: [
    'Shown is the nearest average at or under the close, of the kind and length chosen. SMA weighs all sessions alike, EMA the latest ones more; prices are adjusted for bonus and right shares.',
    NO_ADVICE,
  ],
} as const satisfies Record<string, readonly Phrase[]>;
