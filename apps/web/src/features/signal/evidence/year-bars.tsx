import { digits, t } from '@chuli/language';
import { classNames, quantityText, signedPercentText } from '@chuli/ui';

type Year = { readonly year: number; readonly mean: number; readonly events?: number };

const CENTURY = 100;

/** The two last figures of a year: fifteen of them stand beside each other on a phone. */
const shortYear = (year: number): string => digits(String(year % CENTURY).padStart(2, '0'));

const titleOf = ({ year, mean, events }: Year): string => {
  const figures = { year: digits(String(year)), mean: signedPercentText(mean, 1) };
  return events === undefined
    ? t('{year}: {mean} %', figures)
    : t('{year}: {mean} %, {events} events', { ...figures, events: quantityText(events) });
};

/** A mean a year as bars from zero, read aloud one by one. */
export const YearBars = ({ years }: { years: readonly Year[] }) => {
  const most = Math.max(1, ...years.map(({ mean }) => Math.abs(mean)));
  return (
    <ul className="year-bars" aria-label={t('By year')}>
      {years.map((year) => (
        <li key={year.year} title={titleOf(year)}>
          <span className={classNames('track', year.mean < 0 ? 'is-below' : 'is-above')} aria-hidden>
            <i style={{ height: `${(50 * Math.abs(year.mean)) / most}%` }} />
          </span>
          <small aria-hidden>{shortYear(year.year)}</small>
          <span className="sr-only">{titleOf(year)}</span>
        </li>
      ))}
    </ul>
  );
};
