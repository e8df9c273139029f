import { t } from '@chuli/language';
import { Combobox } from '@chuli/ui';
import { useCall } from '../../api/use-call.ts';
import { textPart } from '../../screen-kit/address.ts';
import { type Filter, asking, choiceFilter, onPage } from '../../screen-kit/filters.tsx';
import { asOfQuery, useAsOf } from '../../screen-kit/use-address.ts';
import { ALL_SECTORS } from '../../shared/market/universe/stock-facts.ts';
import { sectorFilter } from '../../shared/market/universe/sector-filter.tsx';

const YEAR = /^\d{4}\/\d{4}$/;
/** As far back as quarters are offered. */
const YEARS = 8;

const yearsUpTo = (newest: string): string[] =>
  Array.from({ length: YEARS }, (_, back) => {
    const year = Number(newest.slice(0, 4)) - back;
    return `${year}/${year + 1}`;
  });

const shownIn = (reply: object | undefined): string =>
  reply !== undefined && 'fiscal_year' in reply ? String(reply.fiscal_year) : '';

/** A fiscal year; without it the newest that most companies have reported. */
export const yearFilter = () => {
  const filter: Filter<string> = {
    part: textPart(),
    Field: ({ value, onPick, reply }) => {
      const newest = useCall('/latest-fiscal-year-quarter/', asOfQuery(useAsOf())).data?.fiscal_year ?? '';
      const years = YEAR.test(newest) ? yearsUpTo(newest) : [];
      return (
        <Combobox
          label={t('Fiscal year')}
          size={10}
          opensOnPress
          clearable={value !== ''}
          options={years.map((year) => ({ value: year, label: year, detail: '' }))}
          value={value === '' ? shownIn(reply) : value}
          onChoose={(year) => onPick(year)}
        />
      );
    },
  };
  return asking(filter, (year) => (YEAR.test(year) ? { fiscal_year: year } : {}));
};

export const quarterFilter = () =>
  asking(
    choiceFilter(
      'Quarter',
      [
        { value: '', label: 'Newest', hint: 'The newest quarter that half of the companies have reported' },
        { value: '1', label: 'Q1', hint: 'Shrawan to Ashwin' },
        { value: '2', label: 'Q2', hint: 'Shrawan to Poush' },
        { value: '3', label: 'Q3', hint: 'Shrawan to Chaitra' },
        { value: '4', label: 'Q4', hint: 'The whole fiscal year' },
      ],
      '',
      { isNamed: true },
    ),
    (quarter) => (quarter === '' ? {} : { quarter: Number(quarter) }),
  );

/** A sector that stands in the path of the call; 0 is all of them. */
export const inSector = ({ sector }: { sector: string }) => ({
  id: sector === ALL_SECTORS ? 0 : Number(sector),
});
export const pathSectorFilter = () => onPage(sectorFilter());
export const askedSectorFilter = () =>
  asking(sectorFilter(), (sector) => (sector === ALL_SECTORS ? {} : { sector: Number(sector) }));

export const aboveFilter = () =>
  asking(
    choiceFilter(
      'Growth above',
      [
        { value: '10', label: '10 %' },
        { value: '20', label: '20 %' },
        { value: '40', label: '40 %' },
        { value: '100', label: '100 %' },
      ],
      '40',
      { isNamed: true },
    ),
    (above) => ({ above: Number(above) }),
  );

export const measureFilter = () =>
  choiceFilter('Of', [
    {
      value: 'profit_growth',
      label: 'Profit',
      hint: 'The fiscal year so far against the same months of the year before',
    },
    { value: 'profit_growth_quarter', label: 'Profit of the quarter', hint: 'These three months alone' },
    {
      value: 'eps_growth',
      label: 'EPS',
      hint: 'Profit of a share: new shares make it grow less than the profit',
    },
  ]);

export const methodFilter = () =>
  choiceFilter('Method', [
    { value: 'graham', label: 'Graham', hint: '√(22.5 × EPS × book value)' },
    { value: 'sector-pe', label: 'Sector P/E', hint: 'EPS × the median P/E of its sector' },
    { value: 'sector-pb', label: 'Sector P/B', hint: 'Book value × the median P/B of its sector' },
    {
      value: 'ddm',
      label: 'Dividends',
      hint: 'What its cash dividends are worth at a required return of 13 % a year',
    },
  ]);

export const marginFilter = () =>
  asking(
    choiceFilter(
      'Below by',
      [
        { value: '0', label: 'Any' },
        { value: '10', label: '10 %' },
        { value: '20', label: '20 %' },
        { value: '40', label: '40 %' },
      ],
      '0',
      { isNamed: true },
    ),
    (margin) => ({ margin: Number(margin) }),
  );

export const paidUpFilter = () =>
  asking(
    choiceFilter(
      'Paid-up below',
      [
        { value: '250000000', label: '25 crore' },
        { value: '500000000', label: '50 crore' },
        { value: '1000000000', label: '100 crore' },
        { value: '2000000000', label: '200 crore' },
      ],
      '1000000000',
      { isNamed: true },
    ),
    (rupees) => ({ max_paid_up: Number(rupees) }),
  );

/** Shares that the public holds; few of them move far on little money. */
export const floatFilter = () =>
  onPage(
    choiceFilter(
      'Public shares below',
      [
        { value: 'any', label: 'Any' },
        { value: '1000000', label: '10 lakh' },
        { value: '5000000', label: '50 lakh' },
        { value: '10000000', label: '1 crore' },
      ],
      'any',
      { isNamed: true },
    ),
  );

/** A rule over ratios; the box it is typed into stands over the table. */
export const formulaFilter = () => onPage({ part: textPart(), Field: () => null });
