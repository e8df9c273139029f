import { BROKER_ID_PATTERN } from '@chuli/kernel';
import { type AddressValues, upperCasePart } from '../../screen-kit/address.ts';

export const todayAddress = {
  symbol: upperCasePart(),
  buyer: upperCasePart(),
  seller: upperCasePart(),
};

export type TodayFilters = AddressValues<typeof todayAddress>;

const SYMBOL_FILTER = /^[A-Z0-9/.-]{1,20}$/;

/** Which filters hold something that cannot be asked; they are marked and left out. */
export const wrongOf = ({ symbol, buyer, seller }: TodayFilters) => ({
  symbol: symbol !== '' && !SYMBOL_FILTER.test(symbol),
  buyer: buyer !== '' && !BROKER_ID_PATTERN.test(buyer),
  seller: seller !== '' && !BROKER_ID_PATTERN.test(seller),
});

/** The filters without what cannot be asked. */
export const askedOf = (filters: TodayFilters): TodayFilters => {
  const wrong = wrongOf(filters);
  return {
    symbol: wrong.symbol ? '' : filters.symbol,
    buyer: wrong.buyer ? '' : filters.buyer,
    seller: wrong.seller ? '' : filters.seller,
  };
};
