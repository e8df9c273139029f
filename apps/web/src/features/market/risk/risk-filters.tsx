import { say, t } from '@chuli/language';
import { INDICES } from '@chuli/market';
import { Combobox, TextField } from '@chuli/ui';
import { useSymbolOptions } from '../../../api/reference-calls.ts';
import type { Filter, FieldProps } from '../../../screen-kit/filters.tsx';
import { useAsOf } from '../../../screen-kit/use-address.ts';

const USUAL = 'NEPSE';

const OF_INDICES = () =>
  INDICES.map(({ symbol, name }) => ({ value: symbol, label: symbol, detail: say(name) }));

const CourseField = ({ value, onPick }: FieldProps<string>) => {
  const stocks = useSymbolOptions(useAsOf());
  return (
    <Combobox
      label={t('Stock or index')}
      size={10}
      options={[...stocks, ...OF_INDICES()]}
      value={value}
      onChoose={(symbol) => onPick(symbol)}
    />
  );
};

/** A stock or an index; NEPSE until one is chosen. */
export const courseFilter = (): Filter<string> & { asks: (symbol: string) => { symbol: string } } => ({
  part: {
    read: (text) => (text === null || text === '' ? USUAL : text.toUpperCase()),
    write: (symbol) => (symbol === USUAL || symbol === '' ? null : symbol),
  },
  Field: CourseField,
  asks: (symbol) => ({ symbol }),
});

/** Rupees that are at risk, as they are typed. */
export const amountFilter = (): Filter<string> => ({
  part: { read: (text) => text ?? '', write: (text) => text || null },
  Field: ({ value, onPick }) => (
    <TextField
      label={t('Amount')}
      size={11}
      inputMode="numeric"
      placeholder="1,00,000"
      unit={t('Rs')}
      value={value}
      onType={(text) => onPick(text, 'replace')}
    />
  ),
});
