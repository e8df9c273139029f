import { latinDigits, say } from '@chuli/language';
import { CallFailure } from '../../api/call-failure.ts';
import { sendCall } from '../../api/send-call.ts';
import { FieldProblems } from '../../shared/account/form-problems.ts';
import { typed } from '../../shared/account/form.tsx';
import { attachedFacts } from './attached-facts.ts';
import type { SiteField, SiteForm } from './form-fields.tsx';

const answerOf = (field: SiteField, data: FormData): string | boolean => {
  if (field.kind === 'consent') return data.has(field.id);
  const text = typed(data, field.id);
  return field.kind === 'phone' ? latinDigits(text) : text;
};

const PREFIX = 'answers.';

/** The problems that the server has with answers, by field. */
export const fieldProblems = (failure: CallFailure): Record<string, string> => {
  const problems: unknown = failure.details['problems'];
  if (failure.code !== 'input.invalid' || !Array.isArray(problems)) return {};
  return Object.fromEntries(
    problems.flatMap(({ parameter, problem }: { parameter?: unknown; problem?: unknown }) =>
      typeof parameter === 'string' && parameter.startsWith(PREFIX)
        ? [[parameter.slice(PREFIX.length), say(String(problem))] as const]
        : [],
    ),
  );
};

/** Sends what was filled in; throws what is wrong with it, at the fields where it can be told. */
export const sendForm = async (form: SiteForm, data: FormData): Promise<void> => {
  const answers = Object.fromEntries(form.fields.map((field) => [field.id, answerOf(field, data)]));
  const isAgreed = form.fields.some(
    (field) => field.kind === 'consent' && field.attaches === true && answers[field.id] === true,
  );
  try {
    await sendCall('POST /site/form/{id}/', {
      params: { id: form.id },
      body: {
        token: form.token,
        answers,
        website: typed(data, 'website'),
        ...(isAgreed && { attached: attachedFacts() }),
      },
    });
  } catch (error) {
    const fields = error instanceof CallFailure ? fieldProblems(error) : {};
    throw Object.keys(fields).length > 0 ? new FieldProblems(fields) : error;
  }
};
