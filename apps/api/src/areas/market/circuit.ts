import { circuitContracts } from '@chuli/contracts';
import { needing } from '../../http/implement.ts';
import { circuitHistory } from './circuit-history.ts';
import { circuitSetup } from './circuit-setup.ts';
import type { WithLimits } from './open-limit-book.ts';

export const circuitEndpoints = needing<WithLimits>({ limits: true })(circuitContracts, {
  circuitSetup,
  circuitHistory,
});
