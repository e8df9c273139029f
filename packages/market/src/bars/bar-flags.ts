/** What became of a bar about which there is a doubt. */
type BarFate =
  /** As its publisher printed it. */
  | 'kept'
  /** Some of its prices were replaced or left out. */
  | 'mended'
  /** Not taken over at all. */
  | 'left-out';

type BarFlag = {
  readonly letter: string;
  readonly reason: string;
  readonly fate: BarFate;
  /** For the report of an import. */
  readonly words: string;
};

/**
 * Every doubt there can be about a bar: the letter that is stored with it, the reason as replies name it, and what is
 * done. The first four are the archive's own.
 */
export const BAR_FLAGS = [
  { letter: 'O', reason: 'open-unknown', fate: 'mended', words: 'opening price is not known' },
  {
    letter: 'C',
    reason: 'close-outside-range',
    fate: 'kept',
    words: 'close outside low and high in the source',
  },
  { letter: 'A', reason: 'average-outside-range', fate: 'kept', words: 'average price outside low and high' },
  {
    letter: 'D',
    reason: 'publishers-disagree',
    fate: 'kept',
    words: 'publishers disagree on close or volume',
  },
  { letter: 'F', reason: 'from-floorsheet', fate: 'mended', words: 'prices taken from the floorsheet' },
  {
    letter: 'L',
    reason: 'beyond-limit',
    fate: 'mended',
    words: 'high or low beyond the daily limit left out',
  },
  {
    letter: 'E',
    reason: 'range-to-close',
    fate: 'mended',
    words: 'low and high drawn to the close, often of an odd lot',
  },
  { letter: 'N', reason: 'close-of-next', fate: 'mended', words: 'close as the next session states it' },
  {
    letter: 'V',
    reason: 'previous-close-mended',
    fate: 'mended',
    words: 'previous close is that of a wrong bar',
  },
  { letter: 'P', reason: 'same-as-before', fate: 'kept', words: 'the same figures as the session before' },
  { letter: 'W', reason: 'out-of-line', fate: 'left-out', words: 'price of another level for one session' },
  { letter: 'K', reason: 'copied', fate: 'left-out', words: 'copy of the session before' },
  { letter: 'M', reason: 'mixed', fate: 'left-out', words: 'another security under the same ticker' },
] as const satisfies readonly BarFlag[];

export type BarReason = (typeof BAR_FLAGS)[number]['reason'];
type BarLetter = (typeof BAR_FLAGS)[number]['letter'];

type Stored = Exclude<(typeof BAR_FLAGS)[number], { fate: 'left-out' }>;
/** Reasons that a reader of prices should see: an unknown open is told by the open itself. */
export type BarDoubt = Exclude<Stored['reason'], 'open-unknown'>;

const SHOWN = BAR_FLAGS.filter(
  (flag): flag is Extract<Stored, { reason: BarDoubt }> => flag.fate !== 'left-out' && flag.letter !== 'O',
);

export const BAR_DOUBTS: readonly BarDoubt[] = SHOWN.map(({ reason }) => reason);

/** Why this bar should be read with care; what was mended comes before what was kept. */
export const doubtsOf = (flags: string): BarDoubt[] =>
  SHOWN.filter(({ letter }) => flags.includes(letter))
    .toSorted((one, other) => Number(one.fate === 'kept') - Number(other.fate === 'kept'))
    .map(({ reason }) => reason);

export const withFlag = (flags: string, letter: BarLetter): string =>
  flags.includes(letter) ? flags : flags + letter;
