import { MOST_PACKAGE_STOCKS, type ReplyOf, type membershipContracts } from '@chuli/contracts';
import { AppError, type StockSymbol, fromRupees, paisa, toRupees } from '@chuli/kernel';
import {
  type PackageStock,
  addPackageStocks,
  listPackageStocks,
  setTargets,
  unknownSymbols,
} from '@chuli/registry/membership';
import type { Context } from '../../http/implement.ts';

type Stocks = ReplyOf<typeof membershipContracts.packageStocks>;
type Stock = Stocks['rows'][number];

/** As a caller writes them, in rupees; null takes a target away. */
type Wanted = {
  buy_target?: number | null | undefined;
  sell_target?: number | null | undefined;
  send_notification?: boolean | undefined;
};

const rupees = (target: number | null) => (target === null ? null : toRupees(paisa(target)));

const toStock = ({ id, symbol, name, buy_target, sell_target, send_notification }: PackageStock): Stock => ({
  id,
  symbol,
  name,
  buy_target: rupees(buy_target),
  sell_target: rupees(sell_target),
  send_notification,
});

const paisaOf = (target: number | null | undefined): number | null | undefined =>
  typeof target === 'number' ? fromRupees(target) : target;

const inPaisa = ({ buy_target, sell_target, ...rest }: Wanted) => ({
  ...rest,
  buy_target: paisaOf(buy_target),
  sell_target: paisaOf(sell_target),
});

export const stocksOf = async (
  { registry }: Pick<Context, 'registry'>,
  personId: string,
): Promise<Stocks> => ({
  rows: (await listPackageStocks(registry, personId)).map(toStock),
  limit: MOST_PACKAGE_STOCKS,
});

/** All of them, or none where one is unknown or they would be too many. */
export const followStocks = async (
  { registry, clock }: Pick<Context, 'registry' | 'clock'>,
  personId: string,
  { stocks: symbols, ...wanted }: Wanted & { stocks: readonly StockSymbol[] },
): Promise<void> => {
  const unknown = await unknownSymbols(registry, symbols);
  if (unknown.length > 0) throw new AppError('stock.not-found', { symbols: unknown });
  const added = { personId, symbols, targets: inPaisa(wanted), most: MOST_PACKAGE_STOCKS };
  if (!(await addPackageStocks(registry, added, new Date(clock()))))
    throw new AppError('membership.too-many-stocks', { limit: MOST_PACKAGE_STOCKS });
};

export const setTarget = async (
  { registry }: Pick<Context, 'registry'>,
  own: { personId: string; id: string },
  wanted: Wanted,
): Promise<Stock> => {
  const stock = await setTargets(registry, own, inPaisa(wanted));
  if (stock === undefined) throw new AppError('membership.no-target');
  return toStock(stock);
};
