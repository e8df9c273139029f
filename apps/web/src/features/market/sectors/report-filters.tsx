import { ratiosOf } from '@chuli/fundamentals';
import { digits, t } from '@chuli/language';
import { fiscalYearOf } from '@chuli/market';
import { Combobox } from '@chuli/ui';
import { useSessions } from '../../../api/reference-calls.ts';
import { textPart } from '../../../screen-kit/address.ts';
import { type Filter, asking, onPage } from '../../../screen-kit/filters.tsx';
import { useAsOf } from '../../../screen-kit/use-address.ts';
import { sectorFilter } from '../../../shared/market/universe/sector-filter.tsx';
import { chosenRatio } from './report-columns.ts';

const YEARS = 4;
const QUARTERS = [4, 3, 2, 1];
const BANKS = '1';

/** `2082/2083 Q3`, the newest first; the running fiscal year has some that nobody has reported yet. */
const useQuarters = (): string[] => {
  const [newest] = useSessions('prices', useAsOf());
  if (newest === undefined) return [];
  const first = Number(fiscalYearOf(newest).name.slice(0, 4));
  return Array.from({ length: YEARS }, (_, back) => first - back).flatMap((year) =>
    QUARTERS.map((quarter) => `${year}/${year + 1} Q${quarter}`),
  );
};

const QUARTER = /^(\d{4}\/\d{4}) Q([1-4])$/u;

const quarterFilter: Filter<string> = {
  part: textPart(),
  Field: ({ value, onPick }) => (
    <Combobox
      label={t('Quarter')}
      size={13}
      clearable
      opensOnPress
      placeholder={t('newest')}
      options={useQuarters().map((quarter) => ({ value: quarter, label: digits(quarter), detail: '' }))}
      value={value}
      onChoose={(quarter) => onPick(quarter)}
    />
  ),
};

const sectorIn = (reply: object | undefined): number =>
  reply !== undefined && 'id' in reply ? Number(reply.id) : Number(BANKS);

const figureFilter: Filter<string> = {
  part: textPart(),
  Field: ({ value, onPick, reply }) => {
    const sector = sectorIn(reply);
    const named = ratiosOf(sector).map(({ id, words }) => ({ id, name: t(words) }));
    const chosen = chosenRatio(sector, value);
    return (
      <Combobox
        label={t('Figure')}
        size={18}
        opensOnPress
        options={named.map(({ name }) => ({ value: name, label: name, detail: '' }))}
        value={chosen === undefined ? '' : t(chosen.words)}
        onChoose={(name) => onPick(named.find((one) => one.name === name)?.id ?? '')}
      />
    );
  },
};

export const REPORT_FILTERS = {
  sector: onPage(sectorFilter(BANKS)),
  quarter: asking(quarterFilter, (text) => {
    const [, fiscal_year, quarter] = QUARTER.exec(text) ?? [];
    return fiscal_year === undefined ? {} : { fiscal_year, quarter: Number(quarter) };
  }),
  figure: onPage(figureFilter),
};
