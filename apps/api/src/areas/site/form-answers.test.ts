import { AppError } from '@chuli/kernel';
import type { FormField } from '@chuli/registry/site';
import { describe, expect, it } from 'vitest';
import { checkedAnswers, mayAttach } from './form-answers.ts';

const both = (text: string) => ({ en: text, ne: text });

const FIELDS: FormField[] = [
  { id: 'name', kind: 'text', label: both('Name'), required: true, max_length: 5 },
  { id: 'story', kind: 'long-text', label: both('Story'), required: false, max_length: 10 },
  { id: 'phone', kind: 'phone', label: both('Phone'), required: false },
  {
    id: 'about',
    kind: 'choice',
    label: both('About'),
    required: false,
    choices: [{ value: 'data', label: both('Data') }],
  },
  { id: 'agree', kind: 'consent', label: both('Agree'), required: true },
  { id: 'attach', kind: 'consent', attaches: true, label: both('Attach'), required: false },
];

const WHOLE = { name: 'Maya', agree: true };

type Problem = { parameter: string; problem: string };

const refusalOf = (sent: Record<string, string | boolean>): Problem[] => {
  try {
    checkedAnswers(FIELDS, sent);
    return [];
  } catch (error) {
    return error instanceof AppError ? (error.details['problems'] as Problem[]) : [];
  }
};

const problemsOf = (sent: Record<string, string | boolean>): string[] =>
  refusalOf(sent).map(({ parameter }) => parameter);

describe('answers to a form', () => {
  it('keeps what the form names, trimmed, with numbers in their stored form', () => {
    const sent = { ...WHOLE, name: ' Maya ', phone: '984-1234567', story: 'a\r\nb', about: '' };
    expect(checkedAnswers(FIELDS, sent)).toEqual({
      name: 'Maya',
      phone: '+9779841234567',
      story: 'a\nb',
      agree: true,
      attach: false,
    });
  });

  it.each([
    ['a field that is needed', { agree: true }, ['answers.name']],
    ['a consent that is needed', { name: 'Maya', agree: false }, ['answers.agree']],
    ['a field that the form has not', { ...WHOLE, admin: 'yes' }, ['answers']],
    ['a text that is too long', { ...WHOLE, name: 'Mayadevi' }, ['answers.name']],
    ['more than a line where one is asked for', { ...WHOLE, name: 'a\nb' }, ['answers.name']],
    ['a choice that is not given', { ...WHOLE, about: 'else' }, ['answers.about']],
    ['a number of another country', { ...WHOLE, phone: '+919841234567' }, ['answers.phone']],
    ['a yes where a text is asked for', { ...WHOLE, name: true }, ['answers.name']],
    ['a text where a yes is asked for', { ...WHOLE, agree: 'true' }, ['answers.agree']],
    ['a control character', { ...WHOLE, story: 'a\u0000b' }, ['answers.story']],
  ])('refuses %s', (_, sent, problems) => {
    expect(problemsOf(sent)).toEqual(problems);
  });

  it('counts letters as the field of a browser does, so that none lets pass what the other refuses', () => {
    expect(problemsOf({ ...WHOLE, story: 'नेपाल'.repeat(2) })).toEqual([]);
    expect(problemsOf({ ...WHOLE, story: '🙂'.repeat(6) })).toEqual(['answers.story']);
  });

  it('never tells what was typed', () => {
    const told = refusalOf({ name: 'secret words', admin: 'secret', phone: '12' });
    expect(told).toHaveLength(4);
    expect(JSON.stringify(told)).not.toMatch(/secret|12/);
  });

  it('takes nothing along without a yes to just that', () => {
    expect(mayAttach(FIELDS, { agree: true, attach: false })).toBe(false);
    expect(mayAttach(FIELDS, { agree: false, attach: true })).toBe(true);
    expect(mayAttach(FIELDS.slice(0, 5), { agree: true, attach: true })).toBe(false);
  });
});
