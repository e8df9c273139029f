import type { Parameter } from '@chuli/indicators';
import type { DrawnIndicator } from '@chuli/indicators/drawn';
import { latinDigits, say, t } from '@chuli/language';
import { IconButton } from '@chuli/ui';
import { Eye, EyeOff, X } from 'lucide-react';
import { useState } from 'react';
import { type ChosenIndicator, withHidden, withNumbers } from './chosen-indicators.ts';
import {
  drawnOf,
  isPossible,
  nameWith,
  numbersOf,
  offeredParameters,
  shortName,
} from './drawn-indicators.ts';

type NumberProps = { parameter: Parameter; value: number; onChange: (value: number) => void };

/** A number that is not possible yet, as the first digit of two, stays in the field and changes nothing. */
const NumberField = ({ parameter, value, onChange }: NumberProps) => {
  const [typed, setTyped] = useState<string | null>(null);
  const { label, lowest, highest, isWhole } = parameter;
  const isWrong = typed !== null && !isPossible(parameter, Number(latinDigits(typed) || Number.NaN));
  return (
    <label className="flex items-center gap-1">
      <span className="text-muted">{say(label)}</span>
      <input
        className="number"
        type="number"
        inputMode={isWhole ? 'numeric' : 'decimal'}
        min={lowest}
        max={highest}
        step={isWhole ? 1 : 'any'}
        aria-invalid={isWrong}
        title={t('{from} to {to}', { from: lowest, to: highest })}
        value={typed ?? value}
        onChange={(event) => {
          setTyped(event.target.value);
          const next = event.target.valueAsNumber;
          if (isPossible(parameter, next)) onChange(next);
        }}
        onBlur={() => setTyped(null)}
      />
    </label>
  );
};

type RowProps = {
  indicator: DrawnIndicator;
  one: ChosenIndicator;
  onNumbers: (numbers: readonly number[]) => void;
  onHide: (isHidden: boolean) => void;
  onRemove: () => void;
};

const ChosenRow = ({ indicator, one, onNumbers, onHide, onRemove }: RowProps) => {
  const numbers = numbersOf(indicator, one.numbers);
  const name = nameWith(indicator, numbers);
  return (
    <div className="row">
      <b className={one.isHidden ? 'text-muted' : ''} title={say(indicator.title)}>
        {shortName(indicator)}
      </b>
      {offeredParameters(indicator).map(([, parameter], index) => (
        <NumberField
          key={parameter.label}
          parameter={parameter}
          value={numbers[index] ?? parameter.usual}
          onChange={(value) => onNumbers(numbers.with(index, value))}
        />
      ))}
      <IconButton
        label={t(one.isHidden ? 'Show {name}' : 'Hide {name}', { name })}
        small
        className="ml-auto"
        onClick={() => onHide(!one.isHidden)}
      >
        {one.isHidden ? <EyeOff /> : <Eye />}
      </IconButton>
      <IconButton label={t('Remove {name}', { name })} small onClick={onRemove}>
        <X />
      </IconButton>
    </div>
  );
};

/** A row stays the same while its numbers are typed: the second EMA is the second EMA. */
const rowKeys = (indicators: readonly ChosenIndicator[]): string[] =>
  indicators.map(({ id }, index) => {
    const before = indicators.slice(0, index).filter((other) => other.id === id).length;
    return `${id} ${before}`;
  });

type Props = {
  indicators: readonly ChosenIndicator[];
  onChange: (indicators: readonly ChosenIndicator[]) => void;
};

/** What is on the chart: numbers in place, hidden or taken away one by one. */
export const ChosenIndicators = ({ indicators, onChange }: Props) => {
  const keys = rowKeys(indicators);
  return indicators.map((one, index) => {
    const indicator = drawnOf(one.id);
    if (indicator === undefined) return null;
    return (
      <ChosenRow
        key={keys[index]}
        indicator={indicator}
        one={one}
        onNumbers={(numbers) => onChange(withNumbers(indicators, index, numbers))}
        onHide={(isHidden) => onChange(withHidden(indicators, index, isHidden))}
        onRemove={() => onChange(indicators.toSpliced(index, 1))}
      />
    );
  });
};
