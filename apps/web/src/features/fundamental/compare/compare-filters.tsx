import { type RatioId, RATIOS, isRatioId, ratioNamed } from '@chuli/fundamentals';
import { t } from '@chuli/language';
import { Combobox } from '@chuli/ui';
import { type AddressPart, textPart } from '../../../screen-kit/address.ts';
import { type Filter, asking, choiceFilter, onPage, symbolFilter } from '../../../screen-kit/filters.tsx';
import { sectorFilter } from '../../../shared/market/universe/sector-filter.tsx';
import { type Metric, type MetricSet, isKnownOfAny } from './metrics.ts';
import { MetricsMenu } from './metrics-menu.tsx';

export const QUARTERS_FILTER = asking(
  choiceFilter('Quarter', [
    { value: 'common', label: 'Same quarter' },
    { value: 'latest', label: 'Each latest' },
  ]),
  (quarters) => ({ quarters }),
);

export const SET_FILTER = onPage(
  choiceFilter<MetricSet>('Metrics', [
    { value: 'all', label: 'All' },
    { value: 'worth', label: 'Valuation' },
    { value: 'profit', label: 'Profit' },
    { value: 'growth', label: 'Growth' },
    { value: 'debt', label: 'Debt' },
    { value: 'kind', label: 'Sector', hint: 'Ratios that only this kind of company has' },
  ]),
);

/** What a reply can say of its rows. */
export const ratioIdsOf = (reply: object | undefined): ReadonlySet<string> => {
  const rows: unknown = reply !== undefined && 'rows' in reply ? reply.rows : [];
  const ids = (Array.isArray(rows) ? rows : []).flatMap((row: unknown) =>
    typeof row === 'object' && row !== null && 'ratios' in row ? Object.keys(row.ratios ?? {}) : [],
  );
  return new Set(ids);
};

/** The metric whose past is drawn: one without a price in it. */
export const METRIC_FILTER = onPage<string>({
  part: textPart(),
  Field: ({ value, onPick, reply }) => {
    const had = ratioIdsOf(reply);
    const options = RATIOS.filter(({ id }) => had.has(id)).map(({ words }) => t(words));
    const byName = (name: string) => RATIOS.find(({ words }) => t(words) === name)?.id ?? '';
    return (
      <Combobox
        label={t('Eight quarters of')}
        size={16}
        opensOnPress
        options={options.map((name) => ({ value: name, label: name, detail: '' }))}
        value={isRatioId(value) ? t(ratioNamed(value).words) : t('ROE')}
        onChoose={(name) => onPick(byName(name))}
      />
    );
  },
});

const metricsPart: AddressPart<readonly RatioId[]> = {
  read: (text) => [...new Set((text ?? '').split(','))].filter(isRatioId),
  write: (ids) => ids.join(',') || null,
};

/** What says most of a company in few figures, of every kind its own. */
const USUAL: readonly RatioId[] = [
  'price_earnings',
  'price_book',
  'roe',
  'profit_growth',
  'dividend_yield',
  'npl',
  'car',
  'combined_ratio',
  'solvency',
  'debt_to_equity',
  'price_mw',
];

/** The chosen ratios in the chosen order; without a choice the usual ones that somebody reports. */
export const chosenRatios = (
  ids: readonly RatioId[],
  usualOf: (ids: readonly RatioId[]) => readonly Metric[],
) =>
  ids.length > 0
    ? ids.map(ratioNamed)
    : usualOf(USUAL)
        .filter(isKnownOfAny)
        .map(({ ratio }) => ratio);

export const METRICS_FILTER = onPage<readonly RatioId[]>({
  part: metricsPart,
  Field: ({ value, onPick, reply }) => (
    <MetricsMenu
      chosen={value.length > 0 ? value : USUAL.filter((id) => ratioIdsOf(reply).has(id))}
      offered={ratioIdsOf(reply)}
      onChoose={(ids) => onPick(ids)}
    />
  ),
});

export type Weights = Readonly<Record<string, number>>;

export const MOST_WEIGHT = 3;

const weightsPart: AddressPart<Weights> = {
  read: (text) =>
    Object.fromEntries(
      (text ?? '').split(',').flatMap((pair) => {
        const [id = '', weight = ''] = pair.split(':');
        return isRatioId(id) && /^[0-3]$/.test(weight) ? [[id, Number(weight)]] : [];
      }),
    ),
  write: (weights) =>
    Object.entries(weights)
      .filter(([, weight]) => weight !== 1)
      .map(([id, weight]) => `${id}:${weight}`)
      .join(',') || null,
};

/** Set at the heads of the table. */
export const WEIGHTS_FILTER = onPage<Weights>({ part: weightsPart, Field: () => null });

const shownIn = (reply: object | undefined, key: 'symbol' | 'id'): string => {
  const value: unknown = Object.entries(reply ?? {}).find(([name]) => name === key)?.[1];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

/** A field that says what is shown also where the address names nothing. */
const showing = (filter: Filter<string>, key: 'symbol' | 'id'): Filter<string> => ({
  ...filter,
  Field: ({ value, onPick, reply }) => (
    <filter.Field
      value={value === '' || value === 'all' ? shownIn(reply, key) : value}
      onPick={onPick}
      reply={reply}
    />
  ),
});

export const SYMBOL_FILTER = asking(showing(symbolFilter(), 'symbol'), (symbol) =>
  symbol === '' ? {} : { symbol },
);

export const SECTOR_FILTER = asking(showing(sectorFilter(), 'id'), (value) =>
  /^\d+$/.test(value) ? { sector: Number(value) } : {},
);
