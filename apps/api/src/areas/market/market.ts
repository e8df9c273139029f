import { marketContracts } from '@chuli/contracts';
import { implement } from '../../http/implement.ts';
import { dailyStock } from './daily-stock.ts';
import { marketCap } from '../../figures/market-cap.ts';
import { marketCapCategory } from './market-cap-category.ts';
import { performance } from './performance.ts';
import { weeklyNepse } from './weekly-nepse.ts';

export const marketEndpoints = implement(marketContracts, {
  dailyStock,
  performance,
  marketCap,
  marketCapCategory,
  weeklyNepse,
});
