import type { RowOf } from '@chuli/contracts';
import { type RatioId, type RatioUnit, ratioNamed } from '@chuli/fundamentals';
import { type Phrase, t } from '@chuli/language';
import type { Column } from '@chuli/ui';
import { REASON_WORDS } from '../../shared/fundamental/ratio-text.ts';

type ScanRow = RowOf<'/fundamental-scan/'>;
export type WithRatios = Pick<ScanRow, 'ratios' | 'why' | 'basis'>;

/** Why a ratio is not known, or what is to be known of it: another source says otherwise, or the company printed it so. */
const whyOf = ({ ratios, why, basis }: WithRatios, id: RatioId): string | null => {
  const told = why[id];
  if ((ratios[id] ?? null) === null)
    return t(REASON_WORDS[told ?? (id in ratios ? 'not-reported' : 'not-applicable')]);
  const parts = [
    ...(told === undefined ? [] : [t(REASON_WORDS[told])]),
    ...(basis[id] === 'stated' ? [t('as printed')] : []),
  ];
  return parts.length === 0 ? null : parts.join(' · ');
};

const FORMATS = {
  rupees: 'rupees',
  percent: 'share',
  rate: 'share',
  times: 'rupees',
  crore: 'rupees',
  days: 'quantity',
  years: 'rupees',
} as const satisfies Readonly<Record<RatioUnit, string>>;

/** A figure whose unit its heading has to say. */
const IN_UNIT: Partial<Record<RatioUnit, (ratio: string) => string>> = {
  crore: (ratio) => t('{ratio}, Rs crore', { ratio }),
  days: (ratio) => t('{ratio}, days', { ratio }),
  years: (ratio) => t('{ratio}, years', { ratio }),
};

/** For a heading; the whole name is its hint. */
const SHORT: Partial<Record<RatioId, Phrase>> = {
  profit_growth_quarter: 'Quarter growth',
  price_mw: 'Price of a MW',
  debt_mw: 'Debt of a MW',
  ppa_years: 'PPA',
  licence_years: 'Licence',
};

const LETTER = 6.6;
const AROUND = 26;

/** Wide enough for the heading, within reason. */
const widthOf = (heading: string): number => Math.min(190, Math.max(76, AROUND + LETTER * heading.length));

type Shown = Pick<Column<WithRatios>, 'priority'>;

/** A ratio of reports: its heading, format and reasons follow from its definition. */
export const ratioColumn = (id: RatioId, shown: Shown = {}): Column<WithRatios> => {
  const { words, unit, group } = ratioNamed(id);
  const short = SHORT[id];
  const said = t(short ?? words);
  const heading = IN_UNIT[unit]?.(said) ?? said;
  return {
    ...shown,
    id,
    label: { word: heading },
    ...(short !== undefined && { hint: words }),
    format: group === 'growth' ? 'signedPercent' : FORMATS[unit],
    width: widthOf(heading),
    value: ({ ratios }: WithRatios) => ratios[id] ?? null,
    why: (row: WithRatios) => whyOf(row, id),
  };
};
