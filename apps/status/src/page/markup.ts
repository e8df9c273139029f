/** Text that is markup already. It comes from `html` alone. */
export type Markup = { readonly markup: string };

type Value = string | number | Markup | readonly Markup[] | null;

const ESCAPED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => ESCAPED[letter] ?? '');

const markupOf = (value: Value): string => {
  if (value === null) return '';
  if (typeof value === 'string' || typeof value === 'number') return escaped(String(value));
  return 'markup' in value ? value.markup : value.map(({ markup }) => markup).join('');
};

/** A piece of a page: whatever is put into it is text, and never markup, unless it was made here itself. */
export const html = (parts: TemplateStringsArray, ...values: readonly Value[]): Markup => ({
  markup: parts
    .map((part, index) => (index === 0 ? part : `${markupOf(values[index - 1] ?? null)}${part}`))
    .join(''),
});
