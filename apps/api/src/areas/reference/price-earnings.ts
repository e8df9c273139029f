type Stated = Readonly<{ eps: number | null; price_earnings: number | null }>;

/** As the source states it. A loss has none: as a negative number it would sort as the cheapest of all. */
export const priceEarnings = ({ eps, price_earnings }: Stated): number | null =>
  price_earnings !== null && price_earnings > 0 && (eps === null || eps > 0) ? price_earnings : null;
