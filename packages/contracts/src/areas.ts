/**
 * The areas of the product. A folder of an area has this name wherever the area is at home: among the contracts, in
 * the API, the tape, the registry, the web and the Nepali, so that one word finds all of it.
 */
export const AREAS = [
  'home',
  'market',
  /** What comes to the market anew: offers, auctions, funds, ends of lock-ins, and the calendar of all of it. */
  'primary',
  'stock',
  /** What companies report, and the ratios that follow from it. */
  'fundamental',
  'chart',
  'live',
  'broker',
  'floorsheet',
  'signal',
  /** Lists, scans and what is saved of them. */
  'find',
  'account',
  'membership',
  'payment',
  'notice',
  'alert',
  'partner',
  'site',
  'operator',
  /** Names, lists and days that every other area leans on. */
  'reference',
  /** Corporate actions: what is declared, found and decided. */
  'actions',
] as const;

export type Area = (typeof AREAS)[number];
