import { say, t } from '@chuli/language';
import { Combobox } from '@chuli/ui';
import { textPart, upperCasePart } from '../../screen-kit/address.ts';
import { type FieldProps, type Filter, asking, choiceFilter, onPage } from '../../screen-kit/filters.tsx';
import { turnoverChoice } from '../../shared/market/turnover-choice.ts';
import type { DeclaredChoice } from '../../screen-kit/translate-choices.ts';
import type { Side, Timeframe } from '../../shared/signal/signal-words.ts';
import { FAMILY_IDS, FAMILY_TITLES } from '@chuli/signals/catalogue';

export const sideFilter = () =>
  choiceFilter('Side', [
    { value: 'any', label: 'Both' },
    { value: 'buy', label: 'Buy' },
    { value: 'sell', label: 'Sell' },
  ]);

/** Of a board that has one side there is nothing to choose. */
export const boardSideFilter = (only?: Side) => {
  const { part, Field } = sideFilter();
  return asking({ part, Field: only === undefined ? Field : () => null }, (chosen) => {
    const side = only ?? chosen;
    return side === 'any' ? {} : { side };
  });
};

/** Below Rs 20 lakh an order of Rs 1 lakh moves the price by itself. */
export const turnoverFilter = () =>
  asking(turnoverChoice(), (turnover) => ({ smallest_turnover: Number(turnover) }));

/** How many sessions a board reaches back. */
export const sessionsFilter = () =>
  asking(
    choiceFilter(
      'Sessions',
      [
        { value: '1', label: '1', hint: 'Signals of the latest session' },
        { value: '5', label: '5', hint: 'Signals of 5 sessions' },
        { value: '20', label: '20', hint: 'Signals of 20 sessions' },
      ],
      '5',
      { isNamed: true },
    ),
    (days) => ({ days: Number(days) }),
  );

/** The stock whose signals are shown below its row. */
export const openFilter = () => onPage({ part: upperCasePart(), Field: () => null });

const BARS = {
  hourly: { value: 'hourly', label: 'Hour' },
  daily: { value: 'daily', label: 'Day' },
  weekly: { value: 'weekly', label: 'Week' },
} as const satisfies Record<Timeframe, DeclaredChoice<Timeframe>>;

/** Bars of one length of those that the rules of a board have; with one length there is nothing to choose. */
export const timeframeFilter = (bars: readonly Timeframe[], usual: Timeframe | 'any' = 'any') => {
  const offered = bars.map((one) => BARS[one]);
  const { part, Field } = choiceFilter<Timeframe | 'any'>(
    'Timeframe',
    [{ value: 'any', label: 'All' }, ...offered],
    usual,
  );
  return asking({ part, Field: bars.length > 1 ? Field : () => null }, (chosen) => {
    const [only] = bars;
    if (bars.length === 1 && only !== undefined) return { timeframe: only };
    return chosen === 'any' ? {} : { timeframe: chosen };
  });
};

/** What is true on the newest bar, or all that fired. */
export const matchFilter = () =>
  choiceFilter('Match', [
    { value: 'any', label: 'All', hint: 'All signals of these sessions, ended ones too' },
    { value: 'fresh', label: 'Fresh', hint: 'Fired on the newest bar' },
    { value: 'already', label: 'Already', hint: 'Fired before the newest bar and still holds' },
    { value: 'hybrid', label: 'Hybrid', hint: 'Holds on the newest bar, whenever it fired' },
  ]);

type Titled = { id: string; title: string };

type TitleFieldProps = Pick<FieldProps<string>, 'value' | 'onPick'> & {
  label: string;
  placeholder: string;
  offered: readonly Titled[];
};

/** One of many by its title; none of them is all of them. */
const TitleField = ({ label, placeholder, offered, value, onPick }: TitleFieldProps) => (
  <Combobox
    label={label}
    size={14}
    clearable
    placeholder={placeholder}
    options={offered.map(({ title }) => ({ value: title, label: title }))}
    value={offered.find(({ id }) => id === value)?.title ?? ''}
    onChoose={(chosen) => onPick(offered.find(({ title }) => title === chosen)?.id ?? '')}
  />
);

type BoardReply = { families?: readonly string[]; patterns?: readonly { pattern: string; title: string }[] };

/** The families of a board that has more than one: those it names, else those of its answer. */
export const familyFilter = (families?: readonly string[]): Filter<string> => ({
  part: textPart(),
  Field: ({ value, onPick, reply }) => {
    const told: BoardReply = reply ?? {};
    const shown = families ?? told.families ?? [];
    if (shown.length < 2) return null;
    const offered = FAMILY_IDS.filter((id) => shown.includes(id)).map((id) => ({
      id,
      title: t(FAMILY_TITLES[id]),
    }));
    return (
      <TitleField
        label={t('Rule group')}
        placeholder={t('all rule groups')}
        offered={offered}
        value={value}
        onPick={onPick}
      />
    );
  },
});

/** One pattern of those that the answer has. */
export const patternFilter = (): Filter<string> => ({
  part: textPart(),
  Field: ({ value, onPick, reply }) => {
    const { patterns = [] }: BoardReply = reply ?? {};
    const titles = new Map(patterns.map(({ pattern, title }) => [pattern, say(title)]));
    const offered = [...titles].map(([id, title]) => ({ id, title }));
    return (
      <TitleField
        label={t('Pattern')}
        placeholder={t('all patterns')}
        offered={offered}
        value={value}
        onPick={onPick}
      />
    );
  },
});
