import { digits, t } from '@chuli/language';
import { Value } from '@chuli/ui';
import type { ReactNode } from 'react';
import { coverageText } from '../../screen-kit/coverage-text.ts';
import type { ShownFloorsheet } from './use-floorsheet.ts';

const Figure = ({ children, word }: { children: ReactNode; word: string }) => (
  <span>
    <b className="font-semibold">{children}</b> <span className="text-muted">{word}</span>
  </span>
);

const BAR = 'flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line bg-surface px-3 py-1.5';

/** What the marks in the rows mean. */
const Legend = ({ hasTimes }: { hasTimes: boolean }) => (
  <>
    <span className="text-11 text-muted phone:hidden">
      {t('bold: Rs 20 lakh+')} · <span className="same-broker-key" />{' '}
      {t('matched: same broker on both sides')}
    </span>
    {!hasTimes && (
      <span className="text-11 text-muted phone:hidden">
        {t('trade times not published; sorted by contract')}
      </span>
    )}
  </>
);

/** The same bar before the sums are known. */
export const FloorsheetTotalsSkeleton = () => (
  <div className={BAR} aria-busy>
    <span className="flex h-6 w-90 items-center">
      <span className="bone w-full" />
    </span>
    <Legend hasTimes />
  </div>
);

/** What all matching trades add up to, and what the marks in the rows mean. */
export const FloorsheetTotals = ({ shown, hasTimes }: { shown: ShownFloorsheet; hasTimes: boolean }) => {
  const { totals, date, coverage } = shown.first;
  const missing = totals.trades === null ? null : coverageText(coverage, 1);
  return (
    <div className={BAR}>
      <output className="contents">
        <Figure word={t('trades')}>
          <span className="text-16">
            <Value format="quantity" value={totals.trades} />
          </span>
        </Figure>
        <Figure word={t('shares')}>
          <Value format="quantity" value={totals.quantity} />
        </Figure>
        <span>
          <span className="text-muted">{t('Rs')}</span>{' '}
          <b className="font-semibold">
            <Value format="amount" value={totals.amount} />
          </b>
        </span>
        <Figure word={t(totals.symbols === 1 ? 'stock' : 'stocks')}>
          <Value format="quantity" value={totals.symbols} />
        </Figure>
      </output>
      {missing !== null && <span className="text-11 text-warn">{missing}</span>}
      <Legend hasTimes={hasTimes} />
      <span className="age ml-auto">{t('session {date}', { date: digits(date) })}</span>
    </div>
  );
};
