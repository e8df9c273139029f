import { fundamentalListContracts } from '@chuli/contracts';
import { needing } from '../../http/implement.ts';
import { tradingBelowFair } from './below-fair.ts';
import type { WithFacts } from './fact-book.ts';
import { growthAbove } from './growth.ts';
import { lowCap } from './low-cap.ts';
import { sectorReport } from './sector-report.ts';

export const fundamentalListEndpoints = needing<WithFacts>({ facts: true })(fundamentalListContracts, {
  sectorReport,
  growthAbove,
  tradingBelowFair,
  lowCap,
});
