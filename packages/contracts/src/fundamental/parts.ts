import { BASES, ITEM_IDS, PACKS, RATIO_IDS, REASONS } from '@chuli/fundamentals';
import { z } from 'zod';
import { StockSymbol, TradingDate } from '../parts.ts';

/** `2082/2083` */
export const FiscalYear = z
  .string()
  .regex(/^\d{4}\/\d{4}$/)
  .refine(
    (year) => Number(year.slice(5)) === Number(year.slice(0, 4)) + 1,
    'A fiscal year is written 2082/2083.',
  );
export const Quarter = z.int().min(1).max(4);
/** A fiscal quarter as a question names it. */
export const QuarterAsked = z.coerce.number().int().min(1).max(4);

export const Pack = z.enum(PACKS);
export const Ratio = z.enum(RATIO_IDS);

/** A sector by its id; where a list is asked for, 0 stands for all of them. */
export const SectorParam = z.strictObject({ id: z.coerce.number().int().min(1).max(13) });
export const SectorOrAllParam = z.strictObject({ id: z.coerce.number().int().min(0).max(13) });
export const SectorAsked = z.coerce.number().int().min(1).max(13);

/** Lines of a report by name: amounts in rupees, days as days since 1970. A line that nobody printed is left out. */
export const Facts = z.partialRecord(z.enum(ITEM_IDS), z.number());

/** The ratios that companies of this kind have: null where a condition does not hold, and `why` says which. */
export const RatioCells = {
  ratios: z.partialRecord(Ratio, z.number().nullable()),
  /** Only of nulls, and of values that another source has otherwise. */
  why: z.partialRecord(Ratio, z.enum(REASONS)),
  basis: z.partialRecord(Ratio, z.enum(BASES)),
};

/** The report of a company of which a row tells. */
export const OfReport = {
  symbol: StockSymbol,
  name: z.string(),
  sector_id: z.int().nullable(),
  fiscal_year: FiscalYear,
  quarter: Quarter,
  /** The day on which the figures became known; assumed where the source has none. */
  known_on: TradingDate,
  known_on_is_assumed: z.boolean(),
};

/** How many companies are left out of a list, by reason. */
export const LeftOut = z.partialRecord(z.enum(REASONS), z.int().nonnegative());
