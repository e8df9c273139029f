const STYLE_ATTRIBUTE = / style="([^"]*)"/g;

const ENTITIES: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

const unescaped = (text: string): string =>
  text.replaceAll(/&(quot|#x27|lt|gt|amp);/g, (one) => ENTITIES[one] ?? one);

/**
 * What a page draws before its code may have no style of its own at an element: the policy of the site lets only whole
 * style elements through, by their hash. Each distinct style becomes a rule; rules outside layers win, as attributes do.
 */
export const stylesInHead = (html: string): { drawn: string; style: string } => {
  const names = new Map<string, number>();
  const drawn = html.replaceAll(STYLE_ATTRIBUTE, (_, text: string) => {
    const name = names.get(text) ?? names.size;
    names.set(text, name);
    return ` data-drawn="${name}"`;
  });
  const rules = [...names].map(([text, name]) => `[data-drawn="${name}"]{${unescaped(text)}}`);
  return { drawn, style: rules.length === 0 ? '' : `<style>${rules.join('')}</style>` };
};
