import { BRAND_TOKENS, type Brand, type BrandColours } from './brand.ts';

const variables = (colours: BrandColours): string =>
  BRAND_TOKENS.map((token) => `  --${token}: ${colours[token]};\n`).join('');

/** The file of variables of a brand: the same text as `partners/<id>.css`. */
export const brandCss = ({ id, colours }: Brand): string =>
  `[data-brand='${id}'] {\n${variables(colours.light)}}\n` +
  `[data-theme='dark'][data-brand='${id}'],\n[data-theme='dark'] [data-brand='${id}'] {\n${variables(colours.dark)}}\n`;

const adopted = new Map<string, CSSStyleSheet>();

/**
 * Dresses an element, usually the page, in a brand, or in the house colours again; theme switches go on working. That a
 * brand can be read by everyone is held by tests over all of them.
 */
export const applyBrand = (element: HTMLElement, brand: Brand | null): void => {
  if (brand === null) {
    delete element.dataset['brand'];
    return;
  }
  if (!/^[a-z-]+$/.test(brand.id))
    throw new Error(`The brand ${brand.name} has an id that no page can carry.`);
  const sheet = adopted.get(brand.id) ?? new CSSStyleSheet();
  sheet.replaceSync(brandCss(brand));
  if (!adopted.has(brand.id)) element.ownerDocument.adoptedStyleSheets.push(sheet);
  adopted.set(brand.id, sheet);
  element.dataset['brand'] = brand.id;
};
