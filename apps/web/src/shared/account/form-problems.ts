import { type Phrase, t } from '@chuli/language';
import { ageText } from '@chuli/ui';
import { CallFailure } from '../../api/call-failure.ts';

/** What is wrong with a form: a word at each field, and one for all of it where no field is to blame. */
export type FormProblems = {
  readonly fields: Readonly<Record<string, string>>;
  readonly whole: string | null;
};

/** Thrown by a form that knows by itself which of its fields are wrong, and has the words for it. */
export class FieldProblems extends Error {
  readonly fields: Readonly<Record<string, string>>;

  constructor(fields: Readonly<Record<string, string>>) {
    super('Fields of the form are not right.');
    this.name = 'FieldProblems';
    this.fields = fields;
  }
}

/** What a field wants, in words for whoever fills it in. */
const FIELD_WORDS: Readonly<Record<string, Phrase>> = {
  phone_number: 'A mobile number of Nepal has ten digits and begins with 96, 97 or 98.',
  password: 'Enter the password.',
  old_password: 'Enter the password.',
  new_password: 'Enter the password.',
  name: 'Enter a name of at most 100 letters.',
  code: 'A code has six digits.',
};

const WEAK_WORDS: Readonly<Record<string, Phrase>> = {
  short: 'Use at least 8 characters.',
  long: 'Use at most 128 characters.',
  common: 'This password is too common. Choose a different one.',
  personal: 'Your name or number is easy to guess. Choose a different one.',
};

/** Errors that belong to a field: the first of these names that the form has. */
const BLAMED: Readonly<Record<string, readonly string[]>> = {
  'password.weak': ['new_password', 'password'],
  'password.wrong': ['old_password', 'password'],
  'code.wrong': ['code'],
};

const wordsOf = ({ code, message, details }: CallFailure): string => {
  const weak = code === 'password.weak' ? WEAK_WORDS[String(details['reason'])] : undefined;
  return weak === undefined ? message : t(weak);
};

const blamedFields = (failure: CallFailure): Record<string, string> => {
  const problems: unknown = failure.details['problems'];
  if (failure.code !== 'input.invalid' || !Array.isArray(problems)) return {};
  const names = problems.map((problem: { parameter?: unknown }) => String(problem.parameter));
  return Object.fromEntries(
    names.flatMap((name) => {
      const words = FIELD_WORDS[name];
      return words === undefined ? [] : [[name, t(words)] as const];
    }),
  );
};

const wholeWords = (failure: CallFailure): string => {
  const wait = Number(failure.details['retry_after']);
  return failure.code === 'limit.reached' && wait > 0
    ? t('Too many attempts. Try again in {time}.', { time: ageText(wait) })
    : failure.message;
};

/** Puts a failure into words at the fields of this form. */
export const problemsOf = (error: unknown, has: (field: string) => boolean): FormProblems => {
  if (error instanceof FieldProblems) return { fields: error.fields, whole: null };
  if (!(error instanceof CallFailure)) return { fields: {}, whole: t('That didn’t work. Try again.') };
  const blamed = BLAMED[error.code]?.find(has);
  if (blamed !== undefined) return { fields: { [blamed]: wordsOf(error) }, whole: null };
  const fields = blamedFields(error);
  return Object.keys(fields).some(has) ? { fields, whole: null } : { fields: {}, whole: wholeWords(error) };
};
