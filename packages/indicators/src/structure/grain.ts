/**
 * Differences below a billionth of the price are rounding, not news: adjusted prices carry a factor, and NEPSE's coarse
 * tick makes exact ties common. Only figures that were computed need it; prices themselves compare exactly.
 */
export const GRAIN = 1e-9;
