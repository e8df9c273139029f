import type { StockSymbol } from '@chuli/kernel';
import { t } from '@chuli/language';
import { Button, Combobox, Panel, PanelHead, SegmentedControl, TextField } from '@chuli/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallFailure } from '../../api/call-failure.ts';
import { useSymbolOptions } from '../../api/reference-calls.ts';
import { sendCall } from '../../api/send-call.ts';
import { useAsOf } from '../../screen-kit/use-address.ts';
import { translateChoices } from '../../screen-kit/translate-choices.ts';

const MEASURES = [
  { value: 'price', label: 'Price' },
  { value: 'change', label: 'Change' },
  { value: 'volume', label: 'Volume' },
] as const;
const OPERATORS = [
  { value: '>=', label: 'at or above' },
  { value: '<=', label: 'at or below' },
] as const;
const TIMES = [
  { value: 'close', label: 'At the close', hint: 'Judged on the closed bar: it cannot change any more' },
  {
    value: 'forming',
    label: 'During the session',
    hint: 'It reaches you at once and may no longer hold at the close',
  },
] as const;

type Measure = (typeof MEASURES)[number]['value'];
type Operator = (typeof OPERATORS)[number]['value'];
type Timing = (typeof TIMES)[number]['value'];

type Sent = { symbol: string; measure: Measure; operator: Operator; value: number; timing: Timing };

const useAdding = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ symbol, timing, ...level }: Sent) =>
      sendCall('POST /alert/', {
        body: {
          condition: { kind: 'level', ...level },
          scope: { symbols: [symbol as StockSymbol] },
          timing,
          frequency: timing === 'close' ? 'once-per-bar-close' : 'once',
          request_id: crypto.randomUUID(),
        },
      }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['/alert/'] }),
  });
};

type Fields = { symbol: string; measure: Measure; operator: Operator; timing: Timing; typed: string };

const START: Omit<Fields, 'symbol'> = { measure: 'price', operator: '>=', timing: 'close', typed: '' };

/** Null while something is missing or no number. */
const sentOf = ({ typed, ...fields }: Fields): Sent | null => {
  const value = Number(typed);
  return fields.symbol === '' || typed === '' || !Number.isFinite(value) ? null : { ...fields, value };
};

type FieldsProps = { readonly fields: Fields; readonly set: (change: Partial<Fields>) => void };

const LevelFields = ({ fields, set }: FieldsProps) => (
  <>
    <Combobox
      label={t('Symbol')}
      size={9}
      options={useSymbolOptions(useAsOf())}
      value={fields.symbol}
      onChoose={(symbol) => set({ symbol })}
      clearable
    />
    <SegmentedControl
      label={t('Measure')}
      choices={translateChoices(MEASURES)}
      value={fields.measure}
      onChoose={(measure) => set({ measure })}
    />
    <SegmentedControl
      label={t('Relation')}
      choices={translateChoices(OPERATORS)}
      value={fields.operator}
      onChoose={(operator) => set({ operator })}
    />
    <TextField
      label={t('Level')}
      size={9}
      inputMode="decimal"
      value={fields.typed}
      onType={(typed) => set({ typed })}
      isWrong={!Number.isFinite(Number(fields.typed))}
      {...(fields.measure === 'change' && { unit: '%' })}
    />
    <SegmentedControl
      label={t('Judged')}
      choices={translateChoices(TIMES)}
      value={fields.timing}
      onChoose={(timing) => set({ timing })}
    />
  </>
);

/** A level of one stock: which measure, which way, how far, and when it is judged. */
export const AlertForm = ({ symbol }: { symbol: string }) => {
  const [fields, setFields] = useState<Fields>({ ...START, symbol });
  const adding = useAdding();
  const sent = sentOf(fields);
  return (
    <Panel label={t('New alert')}>
      <PanelHead title={t('New alert')} note={t('any rule of the scan builder can be an alert too')} />
      <form
        className="alert-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (sent !== null) adding.mutate(sent);
        }}
      >
        <LevelFields fields={fields} set={(change) => setFields({ ...fields, ...change })} />
        <Button type="submit" tone="primary" disabled={sent === null || adding.isPending}>
          {t('Set alert')}
        </Button>
      </form>
      <output className="alert-told">
        {adding.isSuccess &&
          ((adding.data.already_true ?? []).length > 0
            ? t('Set. It is true already: you hear of it when it becomes true again.')
            : t('Set.'))}
        {adding.error instanceof CallFailure && <span className="text-down">{adding.error.message}</span>}
      </output>
    </Panel>
  );
};
