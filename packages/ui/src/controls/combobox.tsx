import { latinDigits, t } from '@chuli/language';
import { ChevronDown, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { type Option, matchingOptions } from './matching-options.ts';

type ComboboxProps = {
  label: string;
  /** The label is read aloud but not shown. */
  hideLabel?: boolean;
  options: readonly Option[];
  value: string;
  onChoose: (value: string) => void;
  placeholder?: string;
  size?: number;
  className?: string;
  icon?: ReactNode;
  after?: ReactNode;
  clearable?: boolean;
  /** A text that is one of the values is taken while typing. */
  answersTyping?: boolean;
  /** A press offers all of them: for a list that nobody knows by heart. */
  opensOnPress?: boolean;
  inputRef?: RefObject<HTMLInputElement | null>;
};

/** All sectors. */
const MOST_SHOWN = 13;

const useChoice = ({ options, value, onChoose, answersTyping = false }: ComboboxProps) => {
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const shown = typed === null ? [] : matchingOptions(options, latinDigits(typed), MOST_SHOWN);
  const close = (): void => setTyped(null);
  const choose = (option: Option | undefined): void => {
    if (option === undefined) return;
    close();
    onChoose(option.value);
  };
  const type = (text: string): void => {
    setTyped(text);
    setActive(0);
    const exact = answersTyping
      ? options.find((option) => option.value === latinDigits(text).trim().toUpperCase())
      : undefined;
    if (exact || (answersTyping && text === '')) onChoose(exact?.value ?? '');
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'Escape') {
      close();
      event.currentTarget.blur();
    } else if (event.key === 'Enter') {
      choose(shown[active]);
      event.currentTarget.blur();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      if (typed === null) type('');
      else setActive(Math.min(Math.max(active + step, 0), shown.length - 1));
    }
  };
  const open = (): void => {
    if (typed === null) type('');
  };
  return {
    text: typed ?? value,
    isOpen: typed !== null,
    shown,
    active,
    close,
    open,
    choose,
    type,
    onKeyDown,
  };
};

type ListProps = { id: string; shown: Option[]; active: number; choose: (option: Option) => void };

const OptionList = ({ id, shown, active, choose }: ListProps) => (
  <div className="float listbox absolute top-full left-0 mt-1" role="listbox" id={id}>
    {shown.map((option, index) => (
      <div
        key={option.value}
        id={`${id}-${index}`}
        role="option"
        tabIndex={-1}
        aria-selected={index === active}
        onPointerDown={(event) => {
          event.preventDefault();
          choose(option);
        }}
      >
        <span className="main">{option.label}</span>
        <span className="sub">{option.detail}</span>
      </div>
    ))}
    {shown.length === 0 && <div className="none">{t('No matches')}</div>}
  </div>
);

/** A field that offers what matches while one types; Enter takes the first. */
export const Combobox = (props: ComboboxProps) => {
  const id = useId();
  const own = useRef<HTMLInputElement>(null);
  const input = props.inputRef ?? own;
  const state = useChoice(props);
  return (
    <span className={classNames('field relative', props.className)}>
      <label htmlFor={id}>
        {props.icon}
        <span className={props.hideLabel ? 'sr-only' : ''}>{props.label}</span>
      </label>
      <input
        ref={input}
        id={id}
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        aria-expanded={state.isOpen}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={state.isOpen ? `${id}-list-${state.active}` : undefined}
        placeholder={props.placeholder}
        value={state.text}
        style={props.size === undefined ? undefined : { width: `${props.size}ch` }}
        onFocus={(event) => event.target.select()}
        onChange={(event) => state.type(event.target.value)}
        onClick={props.opensOnPress ? state.open : undefined}
        onBlur={state.close}
        onKeyDown={state.onKeyDown}
      />
      {props.clearable && props.value !== '' ? (
        <button
          type="button"
          className="clear"
          aria-label={t('Clear {field}', { field: props.label })}
          onClick={() => props.onChoose('')}
        >
          <X />
        </button>
      ) : (
        (props.after ?? <ChevronDown aria-hidden />)
      )}
      {state.isOpen && (
        <OptionList id={`${id}-list`} shown={state.shown} active={state.active} choose={state.choose} />
      )}
    </span>
  );
};
