import { isTradingDate } from '@chuli/kernel';
import { t } from '@chuli/language';
import { DateField, SegmentedControl } from '@chuli/ui';
import { useSessions } from '../../api/reference-calls.ts';
import type { FieldProps } from '../../screen-kit/filters.tsx';
import { asking } from '../../screen-kit/filters.tsx';
import { useAsOf } from '../../screen-kit/use-address.ts';
import { RANGE_DAYS, USUAL_DAYS, rangeQuery } from './range-query.ts';

const DATES = 'dates';

/** The days of the answer, from which two dates begin. */
const daysOf = (reply: object | undefined): readonly [string, string] | null =>
  reply !== undefined && 'from_date' in reply && 'to_date' in reply
    ? [String(reply.from_date), String(reply.to_date)]
    : null;

const RangeField = ({ value, onPick, reply, most }: FieldProps<string> & { most: number }) => {
  const sessions = useSessions('prices', useAsOf());
  const shown = daysOf(reply);
  const dates = value.split(',').filter(isTradingDate);
  const [from = null, to = from] = dates;
  const choices = [
    ...RANGE_DAYS.filter((days) => Number(days) <= most).map((days) => ({
      value: days as string,
      label: days,
    })),
    { value: DATES, label: t('Dates'), hint: t('Between two days') },
  ];
  const choose = (chosen: string): void => onPick(chosen === DATES ? (shown ?? []).join(',') : chosen);
  return (
    <div className="scroll-x flex items-center gap-1.5">
      <span className="text-muted phone:hidden">{t('Last')}</span>
      <SegmentedControl
        label={t('Sessions')}
        choices={choices}
        value={from === null ? value || USUAL_DAYS : DATES}
        onChoose={choose}
        isNamed
      />
      {from !== null && to !== null && (
        <>
          <DateField
            label={t('From')}
            value={from}
            sessions={sessions}
            onPick={(date) => onPick([date, date > to ? date : to].join(','))}
          />
          <span className="text-muted">{t('to')}</span>
          <DateField
            label={t('To')}
            value={to}
            sessions={sessions}
            onPick={(date) => onPick([date < from ? date : from, date].join(','))}
          />
        </>
      )}
    </div>
  );
};

type RangeOptions = { usual?: (typeof RANGE_DAYS)[number]; most?: number };

/** So many sessions, or two days; the usual ones are not written into the address. */
export const rangeFilter = ({ usual = USUAL_DAYS, most = 60 }: RangeOptions = {}) =>
  asking(
    {
      part: {
        read: (text: string | null) => text ?? usual,
        write: (value: string) => (value === usual ? null : value),
      },
      Field: (props: FieldProps<string>) => <RangeField {...props} most={most} />,
    },
    rangeQuery,
  );
