import './account.css';
import { latinDigits, t } from '@chuli/language';
import { Button, IconButton, classNames } from '@chuli/ui';
import { Eye, EyeOff } from 'lucide-react';
import {
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type SubmitEvent,
  createContext,
  startTransition,
  use,
  useActionState,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { type FormProblems, problemsOf } from './form-problems.ts';

const NO_PROBLEMS: FormProblems = { fields: {}, whole: null };

const Problems = createContext(NO_PROBLEMS);

/** What is wrong with a field of the form around it. */
export const useProblem = (name: string): string | undefined => use(Problems).fields[name];

/** What was typed into a field; digits in either numerals mean the same. */
export const typed = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
};
export const typedDigits = (data: FormData, name: string): string =>
  latinDigits(typed(data, name)).replaceAll(/[\s-]/g, '');

type FormProps = {
  label: string;
  submit: string;
  tone?: 'primary' | 'plain';
  /** Sends it; what it throws is told at the fields. The words it gives are said when it went well. */
  send: (data: FormData) => Promise<string | void>;
  beside?: ReactNode;
  children: ReactNode;
};

type Outcome = FormProblems & { said: string };

/** A form that the server judges: problems stand at their fields, and the first of them gets the focus. */
export const Form = ({ label, submit, tone = 'primary', send, beside, children }: FormProps) => {
  const form = useRef<HTMLFormElement>(null);
  const [outcome, act, isSending] = useActionState<Outcome, FormData>(
    async (_, data) => {
      try {
        return { ...NO_PROBLEMS, said: (await send(data)) ?? '' };
      } catch (error) {
        return { ...problemsOf(error, (field) => data.has(field)), said: '' };
      }
    },
    { ...NO_PROBLEMS, said: '' },
  );
  useEffect(() => {
    if (outcome.whole === null && Object.keys(outcome.fields).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"], .alert')?.focus();
  }, [outcome]);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isSending) return;
    // Not by the form's `action`: after that React would empty the fields, also those that were right.
    const data = new FormData(event.currentTarget);
    startTransition(() => act(data));
  };
  return (
    <form ref={form} className="form" aria-label={label} noValidate onSubmit={onSubmit}>
      <Problems value={outcome}>{children}</Problems>
      {outcome.whole !== null && (
        <p className="alert" role="alert" tabIndex={-1}>
          {outcome.whole}
        </p>
      )}
      <div className="acts">
        <Button type="submit" tone={tone} aria-busy={isSending}>
          {submit}
        </Button>
        {beside}
      </div>
      <output className="said">{outcome.said}</output>
    </form>
  );
};

type FieldProps = {
  name: string;
  label: string;
  hint?: ReactNode;
  /** What stands inside the field behind the text. */
  end?: ReactNode;
  inputRef?: Ref<HTMLInputElement>;
} & Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'autoComplete' | 'inputMode' | 'defaultValue' | 'onInput' | 'placeholder'
>;

export const FormField = ({ name, label, hint, end, inputRef, ...input }: FieldProps) => {
  const id = useId();
  const problem = useProblem(name);
  const told = [problem !== undefined && `${id}-problem`, hint !== undefined && `${id}-hint`].filter(Boolean);
  return (
    <div className="row">
      <label htmlFor={id}>{label}</label>
      <span className={classNames('field', problem !== undefined && 'is-wrong')}>
        <input
          ref={inputRef}
          id={id}
          name={name}
          spellCheck={false}
          aria-invalid={problem !== undefined}
          aria-describedby={told.join(' ')}
          {...input}
        />
        {end}
      </span>
      {problem !== undefined && (
        <span id={`${id}-problem`} className="problem">
          {problem}
        </span>
      )}
      {hint !== undefined && (
        <div id={`${id}-hint`} className="hint">
          {hint}
        </div>
      )}
    </div>
  );
};

export const PhoneField = ({ defaultValue }: { defaultValue?: string }) => (
  <FormField
    name="phone_number"
    label={t('Mobile number')}
    type="tel"
    autoComplete="tel"
    inputMode="tel"
    {...(defaultValue !== undefined && { defaultValue })}
  />
);

type CodeFieldProps = { label: string; hint?: ReactNode; isFirst?: boolean };

/** Comes as the next step of something, so it takes the focus unless another field is before it. */
export const CodeField = ({ label, hint, isFirst = true }: CodeFieldProps) => {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isFirst) input.current?.focus();
  }, [isFirst]);
  return (
    <FormField
      inputRef={input}
      name="code"
      label={label}
      hint={hint}
      type="text"
      autoComplete="one-time-code"
      inputMode="numeric"
    />
  );
};

type PasswordFieldProps = Pick<FieldProps, 'name' | 'label' | 'hint' | 'onInput'> & { isNew?: boolean };

/** Can be pasted into, filled by a keeper of passwords, and looked at. */
export const PasswordField = ({ isNew = false, ...field }: PasswordFieldProps) => {
  const [isShown, setShown] = useState(false);
  return (
    <FormField
      {...field}
      type={isShown ? 'text' : 'password'}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      end={
        <IconButton
          small
          label={t(isShown ? 'Hide the password' : 'Show the password')}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? <EyeOff /> : <Eye />}
        </IconButton>
      }
    />
  );
};
