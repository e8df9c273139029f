import {
  BROKER_ID_PATTERN,
  type BrokerId as BrokerIdValue,
  type PhoneNumber as PhoneNumberValue,
  type Rupees as RupeesValue,
  STOCK_SYMBOL_PATTERN,
  type StockSymbol as StockSymbolValue,
  type TradingDate as TradingDateValue,
  parsePhoneNumber,
} from '@chuli/kernel';
import { z } from 'zod';

/** Gives a checked schema the kernel's branded type; the check itself is the schema's. */
const branded = <T, I>(schema: z.ZodType<unknown, I>): z.ZodType<T, I> => schema as z.ZodType<T, I>;

const upperCase = z.string().trim().toUpperCase();

export const TradingDate = branded<TradingDateValue, string>(z.iso.date());
export const StockSymbol = branded<StockSymbolValue, string>(upperCase.regex(STOCK_SYMBOL_PATTERN));
export const BrokerId = branded<BrokerIdValue, string>(upperCase.regex(BROKER_ID_PATTERN));
/** However it is written, it becomes the one stored form. */
export const PhoneNumber = z
  .string()
  .max(40)
  .refine(
    (text) => parsePhoneNumber(text) !== null,
    'A mobile number of Nepal has ten digits from 96, 97 or 98 on.',
  )
  .overwrite((text): string => parsePhoneNumber(text) ?? text)
  .pipe(z.custom<PhoneNumberValue>());
/** Stocks with commas between them, each once. */
export const symbolList = (most: number) =>
  z
    .string()
    .max(21 * most)
    .transform((text) => [...new Set(text.split(','))])
    .pipe(z.array(StockSymbol).min(1).max(most));
/** Rupees with at most two decimals. */
export const Rupees = branded<RupeesValue, number>(z.number().multipleOf(0.01));
export const Quantity = z.int().nonnegative();
export const SignedQuantity = z.int();
export const Percent = z.number();

/** Every market question may be asked as of an earlier day; without it, the latest session known. */
export const asOf = { as_of: TradingDate.optional() };

type Dated = { readonly date?: string | undefined; readonly as_of?: string | undefined };

/** A session that is asked for by its day is one that was known by then. */
export const isNotLater = ({ date, as_of }: Dated): boolean =>
  date === undefined || as_of === undefined || date <= as_of;
export const NOT_LATER = { path: ['date'], message: 'The session is not later than the as-of day.' };

/** The symbol as a reader types it into a filter: from the start, any case, whole word. */
export const SymbolFilter = upperCase.max(20).regex(/^[A-Z0-9/.-]+$/);

/** A number of sessions back from the as-of day. */
export const Days = z.coerce.number().int().min(1).max(1_000);

export const dated = <R extends z.ZodType>(row: R) => z.object({ as_of: TradingDate, rows: z.array(row) });

/** How much of what was traded is missing in sums over the floorsheets of sessions. */
export const Coverage = z.object({
  /** Sessions that the exchange held but whose trades we do not have. */
  sessions_missing: z.int().nonnegative(),
  /** Sessions whose trades are fewer than the exchange declared, or than the bars of the day say. */
  sessions_incomplete: z.int().nonnegative(),
  /** Share of the rupees traded in all these sessions that the sums lack; null where nobody says what was traded. */
  missing_percent: Percent.nullable(),
});
export type Coverage = z.output<typeof Coverage>;

/** The ex-dates inside a range: shares before one are divided by its factor, prices multiplied, rupees stay. */
export const AdjustedFor = z.array(
  z.object({ symbol: StockSymbol, ex_on: TradingDate, factor: z.number().positive() }),
);
