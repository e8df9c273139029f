import type { RepliedBy } from '@chuli/contracts';
import { type Phrase, t } from '@chuli/language';

export type Rotation = RepliedBy<'/data/sector-rotation/'>;
export type RotationRow = Rotation['rows'][number];
export type Quadrant = RotationRow['quadrant'];

export const QUADRANT_WORDS: Readonly<Record<Quadrant, Phrase>> = {
  leading: 'Leading',
  weakening: 'Weakening',
  lagging: 'Lagging',
  improving: 'Improving',
};

/** Where a sector stands, and where it came from where that is another quadrant. */
export const quadrantText = ({ quadrant, quadrant_before: before }: RotationRow): string =>
  before === null || before === quadrant
    ? t(QUADRANT_WORDS[quadrant])
    : t('{now}, was {before}', { now: t(QUADRANT_WORDS[quadrant]), before: t(QUADRANT_WORDS[before]) });

/** The newest point of each sector. */
export const newestPoints = (rows: readonly RotationRow[]): RotationRow[] => {
  const newest = new Map(rows.map((row) => [row.sector_id, row]));
  const last = [...newest.values()]
    .map(({ date }) => date)
    .toSorted()
    .at(-1);
  return [...newest.values()].filter(({ date }) => date === last);
};
