import type { Selectable } from 'kysely';
import type { Registry } from '../client.ts';
import type { Database } from '../schema.ts';
import type { AnswerValue, AttachedFacts } from './tables.ts';

export type Form = Selectable<Database['form']>;
export type FormAnswer = Selectable<Database['form_answer']>;

/** A form that takes answers; one that was closed is not there. */
export const findForm = (registry: Registry, id: string): Promise<Form | undefined> =>
  registry.selectFrom('form').selectAll().where('id', '=', id).where('is_open', '=', true).executeTakeFirst();

export type NewAnswer = {
  formId: string;
  personId: string | null;
  answers: Readonly<Record<string, AnswerValue>>;
  attached: AttachedFacts | null;
  tokenHash: string;
};

/** Keeps an answer; the same form sent a second time changes nothing. */
export const insertAnswer = async (registry: Registry, answer: NewAnswer, now: Date): Promise<void> => {
  await registry
    .insertInto('form_answer')
    .values({
      form_id: answer.formId,
      person_id: answer.personId,
      answers: JSON.stringify(answer.answers),
      attached: answer.attached === null ? null : JSON.stringify(answer.attached),
      token_hash: answer.tokenHash,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('token_hash').doNothing())
    .execute();
};

export const listForms = (registry: Registry) =>
  registry
    .selectFrom('form')
    .leftJoin('form_answer', 'form_answer.form_id', 'form.id')
    .select((eb) => ['form.id', 'form.title_en', 'form.is_open', eb.fn.count('form_answer.id').as('answers')])
    .groupBy(['form.id', 'form.title_en', 'form.is_open'])
    .orderBy('form.id')
    .execute();

export const listAnswers = (registry: Registry, formId: string, since: Date): Promise<FormAnswer[]> =>
  registry
    .selectFrom('form_answer')
    .selectAll()
    .where('form_id', '=', formId)
    .where('created_at', '>=', since)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
