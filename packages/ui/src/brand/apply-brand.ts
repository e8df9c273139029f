import { BRAND_TOKENS, type Brand, type BrandColours } from './brand.ts';
import { checkBrand } from './check-brand.ts';

const variables = (colours: BrandColours): string =>
  BRAND_TOKENS.map((token) => `  --${token}: ${colours[token]};\n`).join('');

/** The file of variables of a brand: the same text as `partners/<id>.css`. */
export const brandCss = ({ id, colours }: Brand): string =>
  `[data-brand='${id}'] {\n${variables(colours.light)}}\n` +
  `[data-theme='dark'][data-brand='${id}'],\n[data-theme='dark'] [data-brand='${id}'] {\n${variables(colours.dark)}}\n`;

const adopted = new Map<string, CSSStyleSheet>();

/** Dresses an element, usually the page, in a brand, or in the house colours again; theme switches go on working. */
export const applyBrand = (element: HTMLElement, brand: Brand | null): void => {
  if (brand === null) {
    delete element.dataset['brand'];
    return;
  }
  const [fault] = checkBrand(brand);
  if (fault !== undefined || !/^[a-z-]+$/.test(brand.id)) {
    throw new Error(`The brand ${brand.name} cannot be used: ${fault?.what ?? 'its id'}.`);
  }
  const sheet = adopted.get(brand.id) ?? new CSSStyleSheet();
  sheet.replaceSync(brandCss(brand));
  if (!adopted.has(brand.id)) element.ownerDocument.adoptedStyleSheets.push(sheet);
  adopted.set(brand.id, sheet);
  element.dataset['brand'] = brand.id;
};
