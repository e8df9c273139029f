import { latinDigits, t } from '@chuli/language';
import { X } from 'lucide-react';
import { type InputHTMLAttributes, useCallback, useId, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { type TypedText, afterTyping, afterValue, startText } from './typed-text.ts';

/**
 * What stands in the field. Values count in the order in which they are shown: a render that React gives up has already
 * seen a later one, and would take the earlier one that is still shown for a change from outside.
 */
const useTypedText = (value: string) => {
  const field = useRef(startText(value));
  const [text, setText] = useState(value);
  const keep = useCallback((next: TypedText): void => {
    field.current = next;
    setText(next.text);
  }, []);
  useLayoutEffect(() => {
    if (field.current.value !== value) keep(afterValue(field.current, value));
  }, [value, keep]);
  return {
    text,
    type: (typed: string, sent: string): void => keep(afterTyping(field.current, typed, sent)),
  };
};

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
  const field = useTypedText(value);
  const type = (text: string): void => {
    const sent = (isProse ? text : latinDigits(text)).trim();
    field.type(text, sent);
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
