import { say, t } from '@chuli/language';
import { faultText } from '@chuli/scan';
import { FORMING_LISTS } from '@chuli/signals/catalogue';
import { Combobox, SegmentedControl, TextField } from '@chuli/ui';
import { useSymbolOptions } from '../../api/reference-calls.ts';
import { type DeclaredChoice, translateChoices } from '../../screen-kit/translate-choices.ts';
import { useAsOf } from '../../screen-kit/use-address.ts';
import { signalText } from './alert-words.ts';
import { type Draft, FREQUENCIES_OF, type Frequency, faultOf } from './draft.ts';

const KINDS = [
  { value: 'level', label: 'Level' },
  { value: 'limit', label: 'Day limit' },
  { value: 'signal', label: 'Signal' },
  { value: 'scan', label: 'Rule' },
] as const;
const SCOPES = [
  { value: 'stock', label: 'One stock' },
  { value: 'my stocks', label: 'My stocks' },
  { value: 'universe', label: 'All stocks' },
] as const;
const MEASURES = [
  { value: 'price', label: 'Price' },
  { value: 'change', label: 'Change' },
  { value: 'volume', label: 'Volume' },
  { value: 'turnover', label: 'Turnover' },
] as const;
const OPERATORS = [
  { value: '>=', label: 'at or above' },
  { value: '<=', label: 'at or below' },
  { value: 'crosses', label: 'crosses' },
] as const;
const REACHES = [
  { value: 'at', label: 'at the limit' },
  { value: 'near', label: 'near the limit' },
] as const;
const SIDES = [
  { value: 'upper', label: 'Upper' },
  { value: 'lower', label: 'Lower' },
] as const;
const TIMES = [
  { value: 'close', label: 'At the close', hint: 'Judged on the closed bar: it cannot change any more' },
  {
    value: 'forming',
    label: 'During the session',
    hint: 'It reaches you at once and may no longer hold at the close',
  },
] as const;
const REPEATS = {
  once: 'Once',
  'once-per-bar': 'Once a session',
  'once-per-bar-close': 'When it becomes true',
  'each-bar-close': 'Every session while true',
  'every-time': 'Every time',
} as const satisfies Record<Frequency, DeclaredChoice<string>['label']>;

type Props = { readonly draft: Draft; readonly set: (change: Partial<Draft>) => void };

const isCount = ({ measure }: Draft): boolean => measure === 'volume' || measure === 'turnover';

/** A day's volume and turnover only rise: they cross nothing, and while it forms they fall below nothing. */
const operatorsOf = (draft: Draft) =>
  OPERATORS.filter(
    ({ value }) => !isCount(draft) || value === '>=' || (value === '<=' && draft.timing === 'close'),
  );

const Level = ({ draft, set }: Props) => (
  <>
    <SegmentedControl
      label={t('Measure')}
      choices={translateChoices(MEASURES)}
      value={draft.measure}
      onChoose={(measure) => set({ measure, operator: '>=' })}
    />
    <SegmentedControl
      label={t('Relation')}
      choices={translateChoices(operatorsOf(draft))}
      value={draft.operator}
      onChoose={(operator) => set({ operator })}
    />
    <TextField
      label={t('Level')}
      size={9}
      inputMode="decimal"
      value={draft.value}
      onType={(value) => set({ value })}
      isWrong={!Number.isFinite(Number(draft.value.replaceAll(',', '')))}
      {...(draft.measure === 'change' && { unit: '%' })}
    />
  </>
);

const Limit = ({ draft, set }: Props) => (
  <>
    <SegmentedControl
      label={t('Limit of the day')}
      choices={translateChoices(SIDES)}
      value={draft.side}
      onChoose={(side) => set({ side })}
    />
    <SegmentedControl
      label={t('How near')}
      choices={translateChoices(REACHES)}
      value={draft.reach}
      onChoose={(reach) => set({ reach })}
    />
  </>
);

/** By their names: nobody knows a list by its key. */
const listsByName = (): ReadonlyMap<string, string> =>
  new Map(FORMING_LISTS.map(({ key }) => [signalText(key), key]));

const Signal = ({ draft, set }: Props) => {
  const lists = listsByName();
  return (
    <Combobox
      label={t('Signal')}
      size={26}
      options={[...lists.keys()].map((name) => ({ value: name, label: name }))}
      value={draft.list === '' ? '' : signalText(draft.list)}
      onChoose={(name) => set({ list: lists.get(name) ?? '' })}
      opensOnPress
    />
  );
};

/** Rules are written in one language. */
const EXAMPLE_RULE = 'close > sma(20) and volume >= 2 * avg(volume, 20)';

const Rule = ({ draft, set }: Props) => {
  const fault = draft.q === '' ? null : faultOf(draft.q);
  return (
    <label className="alert-rule">
      <span className="sr-only">{t('The rule as text')}</span>
      <textarea
        rows={2}
        maxLength={2_000}
        spellCheck={false}
        placeholder={EXAMPLE_RULE}
        aria-invalid={fault !== null}
        value={draft.q}
        onChange={(event) => set({ q: event.target.value })}
      />
      {fault !== null && <span className="text-down">{faultText(fault, say)}</span>}
    </label>
  );
};

const CONDITIONS = { level: Level, limit: Limit, signal: Signal, scan: Rule } as const;

const Stocks = ({ draft, set }: Props) => {
  const options = useSymbolOptions(useAsOf());
  const isOfAll = draft.kind === 'scan' || draft.kind === 'signal';
  return (
    <>
      <SegmentedControl
        label={t('Stocks')}
        choices={translateChoices(SCOPES.filter(({ value }) => isOfAll || value !== 'universe'))}
        value={draft.scope}
        onChoose={(scope) => set({ scope })}
      />
      {draft.scope === 'stock' && (
        <Combobox
          label={t('Symbol')}
          size={9}
          options={options}
          value={draft.symbol}
          onChoose={(symbol) => set({ symbol })}
          clearable
        />
      )}
    </>
  );
};

const When = ({ draft, set }: Props) => (
  <>
    <SegmentedControl
      label={t('Judged')}
      choices={translateChoices(TIMES.filter(({ value }) => value === 'close' || draft.kind !== 'scan'))}
      value={draft.timing}
      onChoose={(timing) => set({ timing })}
    />
    <SegmentedControl
      label={t('Repeat')}
      choices={translateChoices(
        FREQUENCIES_OF[draft.timing].map((value) => ({ value, label: REPEATS[value] })),
      )}
      value={draft.frequency}
      onChoose={(frequency) => set({ frequency })}
    />
  </>
);

/** What an alert waits for, of which stocks, when it is judged and how often it tells. */
export const AlertFields = (props: Props) => {
  const Condition = CONDITIONS[props.draft.kind];
  return (
    <>
      <SegmentedControl
        label={t('Kind')}
        choices={translateChoices(KINDS)}
        value={props.draft.kind}
        onChoose={(kind) => props.set({ kind })}
      />
      <Stocks {...props} />
      <Condition {...props} />
      <When {...props} />
    </>
  );
};
