import { t } from '@chuli/language';
import { SECTORS, fiscalYearOf } from '@chuli/market';
import { Combobox } from '@chuli/ui';
import { useSessions } from '../../../api/reference-calls.ts';
import { textPart } from '../../../screen-kit/address.ts';
import { type Filter, asking, choiceFilter, symbolFilter } from '../../../screen-kit/filters.tsx';
import { useAsOf } from '../../../screen-kit/use-address.ts';
import { sectorFilter } from '../../../shared/market/universe/sector-filter.tsx';

const YEARS_OFFERED = 20;

/** From the fiscal year of the newest session back. */
const useFiscalYears = (): string[] => {
  const [newest] = useSessions('prices', useAsOf());
  if (newest === undefined) return [];
  const first = Number(fiscalYearOf(newest).name.slice(0, 4));
  return Array.from({ length: YEARS_OFFERED }, (_, back) => `${first - back}/${first - back + 1}`);
};

const FISCAL_YEAR = /^\d{4}\/\d{4}$/u;

const fromYearFilter: Filter<string> = {
  part: textPart(),
  Field: ({ value, onPick }) => (
    <Combobox
      label={t('From year')}
      size={9}
      clearable
      opensOnPress
      placeholder={t('all')}
      options={useFiscalYears().map((year) => ({ value: year, label: year, detail: '' }))}
      value={value}
      onChoose={(year) => onPick(year)}
    />
  ),
};

const sectorOf = (value: string) => SECTORS.find(({ id }) => String(id) === value);

export const HISTORY_FILTERS = {
  symbol: asking(symbolFilter(), (symbol) => (symbol === '' ? {} : { symbol })),
  sector: asking(sectorFilter(), (value) => {
    const sector = sectorOf(value);
    return sector === undefined ? {} : { sector: sector.id };
  }),
  from_fy: asking(fromYearFilter, (year) => (FISCAL_YEAR.test(year) ? { from_fy: year } : {})),
};

export const YEARS_FILTER = asking(
  choiceFilter(
    'Years',
    [
      { value: '5', label: '5' },
      { value: '8', label: '8' },
      { value: '12', label: '12' },
    ],
    '8',
    { isNamed: true },
  ),
  (years) => ({ years: Number(years) }),
);
