/** The tokens that a partner may change. Directions, states, type and layout are not among them. */
export const BRAND_TOKENS = [
  'brand',
  'on-brand',
  'accent',
  'accent-strong',
  'accent-soft',
  'on-accent',
  'focus-out',
  's1',
] as const;

export type BrandToken = (typeof BRAND_TOKENS)[number];

/** `#rrggbb`. */
export type Hex = `#${string}`;

export type BrandColours = Readonly<Record<BrandToken, Hex>>;

export type BrandTheme = 'light' | 'dark';

export const BRAND_THEMES: readonly BrandTheme[] = ['light', 'dark'];

/** A broker under whose name the product is shown: one record and one file of variables, `partners/<id>.css`. */
export type Brand = {
  /** Small letters and hyphens: also the file and the `data-brand` of the page. */
  id: string;
  name: string;
  /** One or two letters that stand where there is no room for the name. */
  mark: string;
  colours: Readonly<Record<BrandTheme, BrandColours>>;
};
