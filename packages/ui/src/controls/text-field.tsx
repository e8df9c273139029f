import { latinDigits, t } from '@chuli/language';
import { X } from 'lucide-react';
import { type InputHTMLAttributes, useEffect, useId, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';

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
  const [text, setText] = useState(value);
  const typed = useRef(value);
  // The address may change from outside (Back, a cleared filter); what is being typed must not be overwritten by its own echo.
  useEffect(() => {
    if (value === typed.current) return;
    typed.current = value;
    setText(value);
  }, [value]);
  const type = (next: string): void => {
    typed.current = (isProse ? next : latinDigits(next)).trim();
    setText(next);
    onType(typed.current);
  };
  return (
    <span className={classNames('field', isWrong && 'is-wrong')}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        value={text}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={isWrong}
        style={{ width: `${size}ch` }}
        onChange={(event) => type(event.target.value)}
        {...rest}
      />
      {unit && <span className="label">{unit}</span>}
      {text !== '' && (
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
