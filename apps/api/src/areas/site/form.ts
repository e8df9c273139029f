import { createHash } from 'node:crypto';
import type { BodyOf, ParamsOf, ReplyOf, siteContracts } from '@chuli/contracts';
import { AppError } from '@chuli/kernel';
import { type Limit, takeOrRefuse } from '@chuli/registry/account';
import { type Form, findForm, insertAnswer } from '@chuli/registry/site';
import type { Asked, Context } from '../../http/implement.ts';
import type { WithPeople } from '../account/people.ts';
import { checkedAnswers, mayAttach } from './form-answers.ts';

type FormReply = ReplyOf<typeof siteContracts.form>;
type Sent = BodyOf<typeof siteContracts.answerForm>;
type Named = ParamsOf<typeof siteContracts.answerForm>;

const HOUR = 3_600_000;
/** Nobody reads and fills in a form quicker than this. */
const QUICKEST_MS = 3_000;
/** A page may stay open over night. */
const OLDEST_MS = 24 * HOUR;

/** Whole neighbourhoods share one address of a mobile operator. */
const limitsOf = (address: string, personId: string | null): Limit[] => [
  { kind: 'form by address', key: address, most: 20, withinMs: HOUR },
  ...(personId === null
    ? []
    : [{ kind: 'form by person', key: personId, most: 5, withinMs: HOUR } satisfies Limit]),
];

const formOf = async ({ registry }: Context, id: string): Promise<Form> => {
  const form = await findForm(registry, id);
  if (form === undefined) throw new AppError('form.not-found', { id });
  return form;
};

export const giveForm = async (asked: Asked<unknown, undefined, Named, WithPeople>): Promise<FormReply> => {
  const form = await formOf(asked, asked.params.id);
  return {
    id: form.id,
    title: { en: form.title_en, ne: form.title_ne },
    intro: { en: form.intro_en, ne: form.intro_ne },
    fields: form.fields,
    token: asked.people.formTokens.issue(form.id, asked.clock()),
  };
};

/** By the time that the form was open: a machine is too quick, and an old token may have been collected. */
const judgeTime = (issuedAt: number | null, now: number): void => {
  if (issuedAt === null || now - issuedAt > OLDEST_MS) throw new AppError('form.expired');
  const early = QUICKEST_MS - (now - issuedAt);
  if (early > 0) throw new AppError('limit.reached', { retry_after: Math.ceil(early / 1_000) });
};

export const takeAnswer = async (asked: Asked<unknown, Sent, Named, WithPeople>): Promise<{ done: true }> => {
  const { registry, people, clock, body, caller, origin } = asked;
  const form = await formOf(asked, asked.params.id);
  const now = clock();
  const personId = caller.kind === 'user' ? caller.id : null;
  judgeTime(people.formTokens.issuedAt(body.token, form.id), now);
  await takeOrRefuse(registry, limitsOf(origin.network, personId), new Date(now));
  // A machine that fell into the trap is told nothing of it.
  if (body.website !== '') return { done: true };
  const answers = checkedAnswers(form.fields, body.answers);
  if (body.attached !== undefined && !mayAttach(form.fields, answers))
    throw new AppError('input.invalid', {
      problems: [{ parameter: 'attached', problem: 'Nothing may be sent along without consent.' }],
    });
  const tokenHash = createHash('sha256').update(body.token).digest('base64url');
  const attached = body.attached ?? null;
  await insertAnswer(registry, { formId: form.id, personId, answers, attached, tokenHash }, new Date(now));
  return { done: true };
};
