import type { RowOf } from '@chuli/contracts';
import type { Phrase } from '@chuli/language';

type CircuitRow = RowOf<'/data/circuit-setup/'>;

/** How a price stands to a limit of its day. */
export const STATE_WORDS = {
  locked: 'Locked',
  at: 'At limit',
  near: 'Near',
  touched: 'Touched',
} as const satisfies Record<CircuitRow['state'], Phrase>;

export const SIDE_WORDS = { up: 'Upper', down: 'Lower' } as const satisfies Record<
  CircuitRow['side'],
  Phrase
>;

/** The choice of one limit, or both. */
export const LIMIT_SIDES = [
  { value: 'all', label: 'All' },
  { value: 'up', label: 'Upper' },
  { value: 'down', label: 'Lower' },
] as const;
