import type { PhoneNumber, StockSymbol, TradingDate } from '@chuli/kernel';
import type { Registry, RegistryTransaction } from '../client.ts';
import { createNotice } from '../notice/create-notice.ts';

/** How long a demo account lasts. */
export const DEMO_LIFE_MS = 86_400_000;

/**
 * Numbers of demo accounts. No operator of Nepal has the block 960 (domain notes of 2026-09), and nobody is sent a
 * message to one of them.
 */
const DEMO_NUMBERS = '+9779600';
const DIGITS = 6;

export const isDemoNumber = (phone: PhoneNumber): boolean => phone.startsWith(DEMO_NUMBERS);

/** What no password is the hash of. */
const NO_PASSWORD = 'demo';

export type DemoPerson = { id: string; password_hash: string };

/** A stock that a demo account follows from the beginning, with its last close in paisa. */
export type DemoStock = {
  readonly symbol: StockSymbol;
  readonly close: number;
  readonly traded_on: TradingDate;
};

const RUPEE = 100;
const wholeRupees = (paisa: number): number => Math.max(1, Math.round(paisa / RUPEE)) * RUPEE;

/** A tenth away on either side: near enough to be looked at, and not reached on the same day. */
const targetsAround = (close: number) => ({
  buy_target: wholeRupees(close * 0.9),
  sell_target: wholeRupees(close * 1.1),
});

/** The stocks, targets of the first, and what one is told when a price reaches a target, of the second. */
const furnish = async (
  transaction: RegistryTransaction,
  personId: string,
  [first, second, ...rest]: readonly DemoStock[],
  now: Date,
): Promise<void> => {
  const follow = (symbols: readonly StockSymbol[], targets: object) =>
    transaction
      .insertInto('package_stock')
      .values(
        symbols.map((symbol) => Object.assign({ person_id: personId, symbol, created_at: now }, targets)),
      )
      .execute();
  if (first === undefined) return;
  await follow([first.symbol], targetsAround(first.close));
  if (second === undefined) return;
  await follow(
    [second, ...rest].map(({ symbol }) => symbol),
    {},
  );
  const { symbol, close, traded_on: day } = second;
  const facts = { symbol, side: 'sell', target: close, reached: close, day } as const;
  await createNotice(transaction, { personId, kind: 'target', key: `demo ${symbol}`, facts }, now);
};

/** A person who holds nothing: what a demo shows is decided where questions are answered. Null where the number is taken. */
export const insertDemoPerson = (
  registry: Registry,
  { number, name, stocks }: { number: number; name: string; stocks: readonly DemoStock[] },
  now: Date,
): Promise<DemoPerson | null> =>
  registry.transaction().execute(async (transaction) => {
    const person = await transaction
      .insertInto('person')
      .values({
        phone_number: `${DEMO_NUMBERS}${String(number).padStart(DIGITS, '0')}` as PhoneNumber,
        name,
        password_hash: NO_PASSWORD,
        password_changed_at: now,
        created_at: now,
      })
      .onConflict((conflict) => conflict.column('phone_number').doNothing())
      .returning(['id', 'password_hash'])
      .executeTakeFirst();
    if (person === undefined) return null;
    await furnish(transaction, person.id, stocks, now);
    return person;
  });

/** Demo accounts whose day is over, with all that was done in them. */
export const sweepDemoPeople = async (registry: Registry, now: Date): Promise<number> => {
  const swept = await registry
    .deleteFrom('person')
    .where('phone_number', 'like', `${DEMO_NUMBERS}%` as PhoneNumber)
    .where('created_at', '<=', new Date(now.getTime() - DEMO_LIFE_MS))
    .executeTakeFirst();
  return Number(swept.numDeletedRows);
};
