import type { RowOf } from '@chuli/contracts';
import { type TradingDate, addDays } from '@chuli/kernel';

type DividendRow = RowOf<'/bonus/'>;

export type CorporateEvent = { date: TradingDate; symbol: string; kind: string; what: string };

export const DAYS_BACK = 21;
const DAYS_AHEAD = 45;
const MOST = 12;

const percentText = (value: number): string => `${Number(value.toFixed(2))} %`;

/** `10 % bonus, 5.26 % cash`; null when neither is known. */
export const dividendText = ({ bonus_percent, cash_percent }: DividendRow): string | null => {
  const parts = [
    bonus_percent === null || bonus_percent === 0 ? null : `${percentText(bonus_percent)} bonus`,
    cash_percent === null || cash_percent === 0 ? null : `${percentText(cash_percent)} cash`,
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(', ');
};

const KINDS = [
  ['book_close_on', 'Book close'],
  ['announced_on', 'Announced'],
  ['bonus_listed_on', 'Bonus listed'],
] as const;

/** What is dated around a session: what lies ahead first, the nearest on top, then what has been. */
export const eventsAround = (rows: readonly DividendRow[], session: TradingDate): CorporateEvent[] => {
  const [first, last] = [addDays(session, -DAYS_BACK), addDays(session, DAYS_AHEAD)];
  const events = rows.flatMap((row) =>
    KINDS.flatMap(([key, kind]) => {
      const date = row[key];
      if (date === null || date < first || date > last) return [];
      return [
        { date, symbol: row.symbol, kind, what: dividendText(row) ?? `dividend of ${row.fiscal_year}` },
      ];
    }),
  );
  const ahead = events.filter(({ date }) => date > session).toSorted((a, b) => (a.date < b.date ? -1 : 1));
  const past = events.filter(({ date }) => date <= session).toSorted((a, b) => (a.date > b.date ? -1 : 1));
  return [...ahead, ...past].slice(0, MOST);
};
