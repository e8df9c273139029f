import type { RowOf } from '@chuli/contracts';
import { type TradingDate, addDays } from '@chuli/kernel';
import { digits, t } from '@chuli/language';

type DividendRow = RowOf<'/bonus/'>;

const KINDS = [
  ['book_close_on', 'Book close'],
  ['announced_on', 'Announced'],
  ['bonus_listed_on', 'Bonus listed'],
] as const;

type Kind = (typeof KINDS)[number][1];

export type CorporateEvent = { date: TradingDate; symbol: string; kind: Kind; what: string };

export const DAYS_BACK = 21;
const DAYS_AHEAD = 45;

/** Two decimals at most; null where there is none. */
const shownPercent = (value: number | null): number | null =>
  value === null || value === 0 ? null : Number(value.toFixed(2));

/** `10 % bonus, 5.26 % cash`; null when neither is known. */
export const dividendText = ({ bonus_percent, cash_percent }: DividendRow): string | null => {
  const [bonus, cash] = [shownPercent(bonus_percent), shownPercent(cash_percent)];
  if (bonus !== null && cash !== null) return t('{bonus} % bonus, {cash} % cash', { bonus, cash });
  if (bonus !== null) return t('{bonus} % bonus', { bonus });
  return cash === null ? null : t('{cash} % cash', { cash });
};

/** Everything that a dividend has dated from the first day to the last, in no order. */
export const eventsBetween = (
  rows: readonly DividendRow[],
  first: TradingDate,
  last: TradingDate,
): CorporateEvent[] =>
  rows.flatMap((row) =>
    KINDS.flatMap(([key, kind]) => {
      const date = row[key];
      if (date === null || date < first || date > last) return [];
      return [
        {
          date,
          symbol: row.symbol,
          kind,
          what: dividendText(row) ?? t('dividend of {year}', { year: digits(row.fiscal_year) }),
        },
      ];
    }),
  );

/** What is dated around a session: what lies ahead first, the nearest on top, then what has been. */
export const eventsAround = (rows: readonly DividendRow[], session: TradingDate): CorporateEvent[] => {
  const events = eventsBetween(rows, addDays(session, -DAYS_BACK), addDays(session, DAYS_AHEAD));
  const ahead = events.filter(({ date }) => date > session).toSorted((a, b) => (a.date < b.date ? -1 : 1));
  const past = events.filter(({ date }) => date <= session).toSorted((a, b) => (a.date > b.date ? -1 : 1));
  return [...ahead, ...past];
};
