import { t } from '@chuli/language';
import { SegmentedControl, TextField } from '@chuli/ui';
import { useState } from 'react';
import type { AddressPart } from '../../../screen-kit/address.ts';
import { type FieldProps, asking } from '../../../screen-kit/filters.tsx';
import { translateChoices } from '../../../screen-kit/translate-choices.ts';
import { rupeesOf } from './bulk-row.ts';
import { CHIPS, ORDINARY, lakhsTyped } from './threshold.ts';

const CHOICES = [
  { value: '5', label: '5 lakh' },
  { value: '10', label: '10 lakh' },
  { value: '25', label: '25 lakh' },
  { value: '50', label: '50 lakh' },
  { value: '100', label: '1 Cr' },
] as const satisfies readonly { value: (typeof CHIPS)[number]; label: string }[];

const part: AddressPart<string> = {
  read: (text) => lakhsTyped(text ?? '') ?? ORDINARY,
  write: (lakhs) => (lakhs === ORDINARY ? null : lakhs),
};

const Threshold = ({ value, onPick }: FieldProps<string>) => {
  const chip = CHIPS.find((one) => one === value) ?? null;
  const [typed, setTyped] = useState(chip === null ? value : '');
  const type = (text: string): void => {
    setTyped(text);
    const lakhs = text === '' ? ORDINARY : lakhsTyped(text);
    if (lakhs !== null) onPick(lakhs, 'replace');
  };
  return (
    <>
      <SegmentedControl
        label={t('Rs from')}
        choices={translateChoices(CHOICES)}
        value={chip}
        onChoose={(lakhs) => {
          setTyped('');
          onPick(lakhs);
        }}
        isNamed
      />
      <TextField
        label={t('or')}
        unit={t('lakh')}
        size={6}
        placeholder={t('e.g. 15')}
        inputMode="decimal"
        value={typed}
        isWrong={typed !== '' && lakhsTyped(typed) === null}
        onType={type}
      />
    </>
  );
};

/** How large an order must be, in lakh of rupees: one of a few sizes, or one that is typed. */
export const thresholdFilter = () =>
  asking({ part, Field: Threshold }, (lakhs) => ({ amount_from: rupeesOf(lakhs) }));
