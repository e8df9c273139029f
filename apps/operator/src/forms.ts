import { writeFile } from 'node:fs/promises';
import { type CsvValue, csvLine } from '@chuli/kernel';
import type { Registry } from '@chuli/registry';
import { type FormAnswer, listAnswers, listForms } from '@chuli/registry/site';
import { type Deed, type Operations, Refusal } from './operation.ts';
import { printRows } from './print.ts';
import { dayStart } from './read.ts';

const FIXED = ['id', 'created_at', 'person_id'] as const;
const ATTACHED = ['page', 'version', 'browser'] as const;

const formOf = async (registry: Registry, id: string) => {
  const form = await registry.selectFrom('form').selectAll().where('id', '=', id).executeTakeFirst();
  if (form === undefined) throw new Refusal(`There is no form ${id}.`);
  return form;
};

const rowOf = (
  fields: readonly string[],
  { id, person_id, created_at, answers, attached }: FormAnswer,
): Readonly<Record<string, CsvValue>> => ({
  id,
  person_id,
  created_at: created_at.toISOString(),
  ...Object.fromEntries(fields.map((field) => [`answer_${field}`, answers[field] ?? null])),
  ...attached,
});

/** Answers as a table: what a spreadsheet would run as a formula stays text. */
export const answersCsv = async (registry: Registry, id: string, since: Date): Promise<string> => {
  const fields = (await formOf(registry, id)).fields.map((field) => field.id);
  const rows = await listAnswers(registry, id, since);
  const columns = [...FIXED, ...fields.map((field) => `answer_${field}`), ...ATTACHED];
  const lines = rows.map((answer) => {
    const row = rowOf(fields, answer);
    return csvLine(columns.map((column) => row[column]));
  });
  return [csvLine(columns), ...lines].join('');
};

const setOpen = (summary: string, is_open: boolean): Deed => ({
  summary,
  words: '<id>',
  change: async (registry, given) => {
    const id = given.word(0, 'id');
    const { is_open: before } = await formOf(registry, id);
    await registry.updateTable('form').set({ is_open }).where('id', '=', id).execute();
    return { subject: id, before: { is_open: before }, after: { is_open } };
  },
});

export const forms: Operations = {
  list: {
    summary: 'All forms, and how many answers are kept of each.',
    look: async (registry) => {
      const rows = await listForms(registry);
      printRows(
        rows.map(({ id, title_en, is_open, answers }) => ({
          id,
          title: title_en,
          open: is_open,
          answers: Number(answers),
        })),
      );
    },
  },
  export: {
    summary: 'Writes answers as CSV. They are personal data: keep the file as long as it is needed.',
    words: '<id>',
    options: {
      since: { type: 'string', help: 'first day, YYYY-MM-DD (default all)' },
      out: { type: 'string', help: 'file to write (default the terminal)' },
    },
    look: async (registry, given) => {
      const since = given.option('since');
      const from = since === undefined ? new Date(0) : dayStart(since);
      const csv = await answersCsv(registry, given.word(0, 'id'), from);
      const out = given.option('out');
      if (out === undefined) process.stdout.write(csv);
      else await writeFile(out, csv, { mode: 0o600 });
    },
  },
  close: setOpen('Takes no more answers: the form is not there any more.', false),
  open: setOpen('Takes answers again.', true),
};
