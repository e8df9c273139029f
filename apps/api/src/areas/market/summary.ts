import { summaryContracts } from '@chuli/contracts';
import { implement } from '../../http/implement.ts';
import { ltpVsClose } from './ltp-vs-close.ts';
import { marketDays } from './market-days.ts';

export const summaryEndpoints = implement(summaryContracts, { ltpVsClose, marketDays });
