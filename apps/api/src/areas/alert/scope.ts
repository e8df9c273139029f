import type { StockSymbol } from '@chuli/kernel';
import type { Registry } from '@chuli/registry';
import { listPackageStocks } from '@chuli/registry/membership';
import type { Caller } from '../../http/access.ts';
import { selfOf } from '../account/self.ts';
import type { Wanted } from './condition.ts';

type Needs = { readonly registry: Registry; readonly caller: Caller };

/** The stocks that an alert is about; null for all of them. */
export const symbolsOf = async (
  { registry, caller }: Needs,
  { scope }: Pick<Wanted, 'scope'>,
): Promise<ReadonlySet<StockSymbol> | null> => {
  if ('symbols' in scope) return new Set(scope.symbols);
  if (scope.of === 'universe') return null;
  return new Set((await listPackageStocks(registry, selfOf(caller).id)).map(({ symbol }) => symbol));
};
