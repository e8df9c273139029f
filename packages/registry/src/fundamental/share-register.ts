import type { Paisa, StockSymbol } from '@chuli/kernel';
import type { Registry } from '../client.ts';

/** What the register of the exchange says of a company's shares. */
export type RegisteredShares = {
  readonly symbol: StockSymbol;
  readonly face_value: Paisa | null;
  readonly paid_up_capital: Paisa | null;
};

export const registeredShares = (registry: Registry): Promise<RegisteredShares[]> =>
  registry
    .selectFrom('company')
    .select('symbol')
    .select((eb) => [
      eb.ref('face_value').$castTo<Paisa | null>().as('face_value'),
      eb.ref('paid_up_capital').$castTo<Paisa | null>().as('paid_up_capital'),
    ])
    .execute();
