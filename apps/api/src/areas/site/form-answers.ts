import { AppError, parsePhoneNumber } from '@chuli/kernel';
import type { AnswerValue, FormField } from '@chuli/registry/site';

type Answers = Readonly<Record<string, AnswerValue>>;
type OfKind<K extends FormField['kind']> = Extract<FormField, { kind: K }>;
type Judged = { value: AnswerValue } | { problem: string } | null;

/** What no person types: control characters other than the ends of lines. */
const CONTROL = /[^\P{Cc}\n\t]/u;

const textOf = (sent: AnswerValue | undefined): string =>
  typeof sent === 'string' ? sent.replaceAll('\r\n', '\n').trim() : '';

const judgePhone = (text: string): Judged => {
  const phone = parsePhoneNumber(text);
  return phone === null
    ? { problem: 'A mobile number of Nepal has ten digits from 96, 97 or 98 on.' }
    : { value: phone };
};

const judgeChoice = ({ choices }: OfKind<'choice'>, text: string): Judged =>
  choices.some(({ value }) => value === text) ? { value: text } : { problem: 'Choose one of the choices.' };

const judgeWords = ({ kind, max_length }: OfKind<'text' | 'long-text'>, text: string): Judged => {
  if (CONTROL.test(text)) return { problem: 'There is a character in it that cannot be kept.' };
  if (kind === 'text' && /[\n\t]/.test(text)) return { problem: 'This is one line.' };
  return text.length > max_length ? { problem: 'This is too long.' } : { value: text };
};

const judgeText = (field: Exclude<FormField, { kind: 'consent' }>, text: string): Judged => {
  if (text === '') return field.required ? { problem: 'This is required.' } : null;
  if (field.kind === 'phone') return judgePhone(text);
  return field.kind === 'choice' ? judgeChoice(field, text) : judgeWords(field, text);
};

const judge = (field: FormField, sent: AnswerValue | undefined): Judged => {
  if (field.kind !== 'consent')
    return typeof sent === 'boolean' ? { problem: 'A text is expected.' } : judgeText(field, textOf(sent));
  if (typeof sent === 'string') return { problem: 'This is a yes or a no.' };
  if (sent !== true) return field.required ? { problem: 'You need to agree to this.' } : { value: false };
  return { value: true };
};

/**
 * Answers as they may be kept: only what the form names, each within its limits. All problems are told together, by the
 * field and never with what was typed, since refusals are written down.
 */
export const checkedAnswers = (fields: readonly FormField[], sent: Answers): Record<string, AnswerValue> => {
  const problems = Object.keys(sent)
    .filter((id) => !fields.some((field) => field.id === id))
    .map(() => ({ parameter: 'answers', problem: 'The form has no such field.' }));
  const kept: Record<string, AnswerValue> = {};
  for (const field of fields) {
    const judged = judge(field, Object.hasOwn(sent, field.id) ? sent[field.id] : undefined);
    if (judged === null) continue;
    if ('value' in judged) kept[field.id] = judged.value;
    else problems.push({ parameter: `answers.${field.id}`, problem: judged.problem });
  }
  if (problems.length > 0) throw new AppError('input.invalid', { problems });
  return kept;
};

/** Whether facts of the browser may be kept with these answers: the form asked, and the answer was yes. */
export const mayAttach = (fields: readonly FormField[], answers: Answers): boolean =>
  fields.some((field) => field.kind === 'consent' && field.attaches === true && answers[field.id] === true);
