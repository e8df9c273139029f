import { latinDigits, t } from '@chuli/language';
import { X } from 'lucide-react';
import { type InputHTMLAttributes, useId, useState } from 'react';
import { classNames } from '../class-names.ts';
import { afterTyping, afterValue, startText } from './typed-text.ts';

type TextFieldProps = {
  label: string;
  value: string;
  /** Called while typing: a filter answers at once. */
  onType: (value: string) => void;
  placeholder?: string;
  /** Characters that the field should have room for. */
  size?: number;
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  isWrong?: boolean;
  unit?: string;
  /** The reader's own words stay as they are; everywhere else either numerals mean the same. */
  isProse?: boolean;
};

export const TextField = ({
  label,
  value,
  onType,
  size = 8,
  isWrong,
  unit,
  isProse,
  ...rest
}: TextFieldProps) => {
  const id = useId();
  const [field, setField] = useState(() => startText(value));
  if (field.value !== value) setField(afterValue(field, value));
  const type = (text: string): void => {
    const sent = (isProse ? text : latinDigits(text)).trim();
    setField((last) => afterTyping(last, text, sent));
    onType(sent);
  };
  return (
    <span className={classNames('field', isWrong && 'is-wrong')}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        value={field.text}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={isWrong}
        style={{ width: `${size}ch` }}
        onChange={(event) => type(event.target.value)}
        {...rest}
      />
      {unit && <span className="label">{unit}</span>}
      {field.text !== '' && (
        <button
          type="button"
          className="clear"
          aria-label={t('Clear {field}', { field: label })}
          onClick={() => type('')}
        >
          <X />
        </button>
      )}
    </span>
  );
};
