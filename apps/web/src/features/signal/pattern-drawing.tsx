import { CandlesGlyph } from '@chuli/ui';
import { PATTERN_SHAPES } from './pattern-shapes.ts';
import type { Side } from './signal-words.ts';

/** What a pattern looks like on one side: the fewest candles that its strict rule sees. */
export const PatternDrawing = ({ pattern, side }: { pattern: string; side: Side }) => {
  const shape = PATTERN_SHAPES[`${pattern} ${side}`];
  return shape === undefined ? null : <CandlesGlyph values={shape} height={56} />;
};
