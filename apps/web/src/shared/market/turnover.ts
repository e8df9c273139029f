/** In rupees a session: a share that usually trades less moves by accident, and an order of Rs 1 lakh moves it by itself. */
export const SMALLEST_TURNOVER = 20_00_000;

type Traded = { readonly average_amount_20?: number | null; readonly amount?: number | null };

/** What a stock usually trades in a session. New listings have no average yet and are judged by the session itself. */
export const usualTurnover = ({ average_amount_20: average, amount }: Traded): number =>
  average ?? amount ?? 0;
