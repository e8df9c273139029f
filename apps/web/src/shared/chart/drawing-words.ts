import type { Phrase } from '@chuli/language';
import type { Drawing } from '@chuli/ui';

export const DRAWING_WORDS: Record<Drawing['kind'], Phrase> = {
  trend: 'Trend line',
  ray: 'Ray',
  horizontal: 'Horizontal',
  vertical: 'Vertical',
  channel: 'Channel',
  rectangle: 'Rectangle',
  fibonacci: 'Fibonacci',
  text: 'Text',
};
