import { type Phrase, t } from '@chuli/language';
import { Button } from '@chuli/ui';
import { choicePart } from '../../../screen-kit/address.ts';
import { type Filter, choiceFilter, findFilter, onPage } from '../../../screen-kit/filters.tsx';
import { turnoverChoice } from '../turnover-choice.ts';
import { sectorFilter } from './sector-filter.tsx';
import type { Kind, Preset } from './stock-facts.ts';

const kindFilter = (): Filter<Kind> =>
  choiceFilter('Instrument', [
    { value: 'ordinary', label: 'Ordinary', hint: 'Ordinary shares of companies' },
    { value: 'promoter', label: 'Promoter', hint: 'Promoter shares' },
    { value: 'funds', label: 'Funds', hint: 'Units of mutual funds' },
    { value: 'debentures', label: 'Debentures' },
    { value: 'all', label: 'All', hint: 'Every listed security' },
  ]);

const PRESET_WORDS: Record<Preset, { label: Phrase; hint: Phrase }> = {
  gainers: { label: 'Gainers', hint: 'Closed above the previous close' },
  losers: { label: 'Losers', hint: 'Closed below the previous close' },
  'near-high': { label: 'Near 52-week high', hint: 'Within 5 % of the highest price of 52 weeks' },
  'near-low': { label: 'Near 52-week low', hint: 'Within 5 % of the lowest price of 52 weeks' },
  volume: { label: 'Unusual volume', hint: 'At least twice the average volume of 20 sessions' },
  'upper-limit': { label: 'Upper limit', hint: 'Closed at its upper limit, locked there or not' },
  'lower-limit': { label: 'Lower limit', hint: 'Closed at its lower limit, locked there or not' },
  'ex-date': { label: 'Ex-date', hint: 'Goes ex in the next session' },
  event: { label: 'With an event', hint: 'Something is dated for the next session' },
};

/** One press narrows the list and sorts it; another press takes that back. */
const presetFilter = (presets: readonly Preset[]): Filter<Preset | 'none'> => ({
  part: choicePart<readonly (Preset | 'none')[]>(['none', ...presets], 'none'),
  clears: ['sort'],
  Field: ({ value, onPick }) =>
    presets.length === 0 ? null : (
      <fieldset className="presets" aria-label={t('Presets')}>
        {presets.map((preset) => (
          <Button
            key={preset}
            title={t(PRESET_WORDS[preset].hint)}
            aria-pressed={value === preset}
            onClick={() => onPick(value === preset ? 'none' : preset)}
          >
            {t(PRESET_WORDS[preset].label)}
          </Button>
        ))}
      </fieldset>
    ),
});

export const universeFilters = (presets: readonly Preset[]) => ({
  instrument: onPage(kindFilter()),
  sector: onPage(sectorFilter()),
  turnover: onPage(turnoverChoice()),
  find: onPage(findFilter('symbol or name')),
  preset: onPage(presetFilter(presets)),
});
