import {
  BRAND_THEMES,
  BRAND_TOKENS,
  type Brand,
  type BrandColours,
  type BrandTheme,
  type Hex,
} from './brand.ts';
import { ALL_EYES, contrast, distance, isHex } from './colour-vision.ts';

/** The tokens of the house that a brand stands on or must not be mistaken for; a test holds them to tokens.css. */
export const HOUSE: Record<BrandTheme, Record<'surface' | 'raised' | 'page' | 'up' | 'down', Hex>> = {
  light: { surface: '#ffffff', raised: '#f6f7f5', page: '#eef0ed', up: '#00756a', down: '#bd380a' },
  dark: { surface: '#0d1012', raised: '#14191c', page: '#07090a', up: '#35c9b6', down: '#ff8a5c' },
};

const READABLE = 4.5;
/** WCAG 2.2, 1.4.11: a ring is seen, not read. */
const VISIBLE = 3;
const APART = 15;

export type BrandFault = {
  theme: BrandTheme;
  /** What was held against what, in words for the partner. */
  what: string;
  measured: number;
  needed: number;
};

const contrasts = (theme: BrandTheme, colours: BrandColours): BrandFault[] => {
  const { surface, raised, page } = HOUSE[theme];
  const on = (what: string, ink: Hex, grounds: readonly Hex[], needed: number): BrandFault => ({
    theme,
    what,
    measured: Math.min(...grounds.map((ground) => contrast(ink, ground))),
    needed,
  });
  return [
    on('accent on its grounds', colours.accent, [surface, raised, page, colours['accent-soft']], READABLE),
    on('on-accent on accent', colours['on-accent'], [colours.accent, colours['accent-strong']], READABLE),
    on('on-brand on brand', colours['on-brand'], [colours.brand], READABLE),
    on('focus ring on its grounds', colours['focus-out'], [surface, raised, page], VISIBLE),
  ];
};

const distances = (theme: BrandTheme, { accent }: BrandColours): BrandFault[] =>
  (['up', 'down'] as const).flatMap((direction) =>
    ALL_EYES.map((eyes) => ({
      theme,
      what: `accent from ${direction} for ${eyes} eyes`,
      measured: distance(accent, HOUSE[theme][direction], eyes),
      needed: APART,
    })),
  );

/** All that a brand is held to, met or not. */
export const measureBrand = ({ colours }: Brand): BrandFault[] =>
  BRAND_THEMES.flatMap((theme) => [...contrasts(theme, colours[theme]), ...distances(theme, colours[theme])]);

/**
 * What keeps a brand from being used: text that cannot be read, or an accent that some eyes take for a rise or a fall.
 * Such a brand lends its colour to the mark only.
 */
export const checkBrand = (brand: Brand): BrandFault[] => {
  const malformed = BRAND_THEMES.flatMap((theme) =>
    BRAND_TOKENS.filter((token) => !isHex(brand.colours[theme][token])).map((token) => ({
      theme,
      what: `${token} is no colour of the form #rrggbb`,
      measured: 0,
      needed: 1,
    })),
  );
  if (malformed.length > 0) return malformed;
  return measureBrand(brand).filter(({ measured, needed }) => measured < needed);
};
