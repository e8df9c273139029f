import { atEndOfList } from './insert.ts';
import { keyOf, quote } from './names.ts';
import type { Plan } from './plan.ts';

const FOLDER = 'packages/language/src/nepali';

/** Adds the Nepali of a phrase to an area, unless some area says it already: each phrase exists once. */
export const addPhrase = (plan: Plan, area: string, english: string, nepali: string): void => {
  const starts = [`  ${keyOf(english)}:`, `  ${quote(english)}:`];
  const isSaid = plan.filesIn(FOLDER).some((path) =>
    plan
      .read(path)
      .split('\n')
      .some((line) => starts.some((start) => line.startsWith(start))),
  );
  if (isSaid) return;
  plan.change(
    `${FOLDER}/${area}.ts`,
    atEndOfList('export default {', `  ${keyOf(english)}: ${quote(nepali)},`),
  );
};
