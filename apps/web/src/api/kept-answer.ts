type Asked = { readonly queryKey: readonly unknown[] } | undefined;

/** The day a question is asked as of; a question without one is about today. */
export const dayOf = (key: readonly unknown[]): unknown => {
  const question = key.at(-1);
  return typeof question === 'object' && question !== null && 'as_of' in question
    ? question.as_of
    : undefined;
};

/**
 * The answer to the question before stays on the screen while the next one comes, but never across two days: a rewound
 * screen shows figures of its own day or none, in every panel.
 */
export const keptWhileSameDay =
  (queryKey: readonly unknown[]) =>
  <T>(previous: T | undefined, asked: Asked): T | undefined =>
    asked !== undefined && dayOf(asked.queryKey) === dayOf(queryKey) ? previous : undefined;
