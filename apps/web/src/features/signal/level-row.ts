import type { RowOf } from '@chuli/contracts';
import type { Phrase } from '@chuli/language';

/** A stock near a level, in every list of such. */
export type LevelRow = RowOf<'/data/pivot-support-stock/'>;

export type LevelRole = 'support' | 'resistance';

/** Of a zone; a pivot or an average has none. */
export const roleOf = ({ level }: Pick<LevelRow, 'level'>): LevelRole | null =>
  level === 'support' || level === 'resistance' ? level : null;

/** An average has its length in its name: `EMA 50`. */
export const isAverage = ({ level }: Pick<LevelRow, 'level'>): boolean => level.includes(' ');

/** Where the close stands to its level: a zone holds while it is tested, so that the close may be past it. */
export const positionOf = ({ close, low, high }: Pick<LevelRow, 'close' | 'low' | 'high'>): Phrase => {
  if (close > high) return 'Above it';
  return close < low ? 'Below it' : 'Inside it';
};
