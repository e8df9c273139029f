import type { Phrase } from '@chuli/language';

const ORDERS: Phrase =
  'The exchange publishes contracts, not orders. A large order mostly meets several resting ones and becomes as many contracts; here they stand together again, so that an order is seen that no single contract shows.';
const FOUND: Phrase =
  'Contracts of a stock that follow each other within two thousandths of a second, with one broker constant on one side, are one order. Days without times are read by the numbers of the contracts: the next number, one side constant, no price against it. That finds nearly the same orders, about 97 of 100.';
const SIDES: Phrase =
  'One buyer against several sellers has come in as a buyer, and the other way round: the order shows it. Of single contracts the side is estimated from who goes on resting at the price and from the prices before; about 9 in 10 are right. Estimates are marked and never added to what orders show.';
const BROKER: Phrase =
  'A broker number covers thousands of accounts, so an order through a broker is not an order of the broker. One broker on both sides is often two of its clients; it proves nothing more.';
const SIZE: Phrase =
  'A large order says that somebody wanted to buy or sell many shares at once. It does not say why, and it is no reason to buy or sell by itself.';

/** How to read each page of large orders. */
export const BULK_TEXT = {
  tape: [ORDERS, FOUND, BROKER, SIZE],
  sides: [ORDERS, FOUND, SIDES, BROKER, SIZE],
} as const satisfies Record<string, readonly Phrase[]>;
