import { t } from '@chuli/language';
import { Combobox, bikramSambatMonthText } from '@chuli/ui';
import { digits } from '@chuli/language';
import { useCall } from '../../api/use-call.ts';
import { textPart, upperCasePart } from '../../screen-kit/address.ts';
import { type Filter, asking } from '../../screen-kit/filters.tsx';
import { asOfQuery, useAsOf } from '../../screen-kit/use-address.ts';

/** `2083-06` as `Aswin 2083`. */
export const monthText = (month: string): string =>
  `${bikramSambatMonthText(Number(month.slice(5)))} ${digits(month.slice(0, 4))}`;

const monthsOf = (reply: object | undefined): readonly string[] =>
  reply !== undefined && 'months' in reply && Array.isArray(reply.months) ? (reply.months as string[]) : [];

/** A month of Bikram Sambat of which portfolios are known. */
export const monthFilter = () => {
  const filter: Filter<string> = {
    part: textPart(),
    Field: ({ value, onPick, reply }) => {
      const months = monthsOf(reply);
      const shown = value === '' ? (months[0] ?? '') : value;
      return (
        <Combobox
          label={t('Month')}
          size={13}
          opensOnPress
          options={months.map((month) => ({ value: monthText(month), label: monthText(month), detail: '' }))}
          value={shown === '' ? '' : monthText(shown)}
          onChoose={(text) => onPick(months.find((month) => monthText(month) === text) ?? '')}
        />
      );
    },
  };
  return asking(filter, (month) => (/^20\d\d-\d\d$/.test(month) ? { month } : {}));
};

export const fundFilter = () => {
  const filter: Filter<string> = {
    part: upperCasePart(),
    Field: ({ value, onPick }) => {
      const funds = useCall('/data/fund/', asOfQuery(useAsOf())).data?.rows ?? [];
      return (
        <Combobox
          label={t('Fund')}
          size={9}
          clearable
          opensOnPress
          placeholder={t('All funds')}
          options={funds.map(({ symbol, name }) => ({ value: symbol, label: symbol, detail: name }))}
          value={value}
          onChoose={(fund) => onPick(fund)}
        />
      );
    },
  };
  return asking(filter, (fund) => (fund === '' ? {} : { fund }));
};
