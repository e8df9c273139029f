import type { candlesticks } from '@chuli/indicators';
import type { Side } from '../cell.ts';

type Hits = NonNullable<ReturnType<typeof candlesticks.step>>;

/** 1 where the bar completes the pattern on this side, else 0; null while patterns cannot be told yet. */
export const patternOn = (hits: Hits | null, id: Hits[number]['id'], side: Side): 0 | 1 | null => {
  if (hits === null) return null;
  for (const hit of hits) if (hit.id === id) return (side === 'buy' ? hit.value > 0 : hit.value < 0) ? 1 : 0;
  return 0;
};
