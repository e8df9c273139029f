import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { brandCss } from './apply-brand.ts';
import { BRAND_WORDS } from './every-brands-words.ts';
import type { Brand, BrandColours, BrandTheme, Hex } from './brand.ts';
import { BRAND_THEMES, BRAND_TOKENS } from './brand.ts';
import { HOUSE, checkBrand, measureBrand } from './check-brand.ts';
import { ALL_EYES, contrast, distance } from './colour-vision.ts';
import { himal } from './partners/himal.ts';
import { nilam } from './partners/nilam.ts';

const tokensCss = readFileSync(new URL('../tokens.css', import.meta.url), 'utf8');
const [light = '', dark = ''] = tokensCss.split("[data-theme='dark'] {");
const houseToken = (theme: BrandTheme, name: string): Hex =>
  new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(theme === 'light' ? light : dark)?.[1] as Hex;

const houseColours = (theme: BrandTheme): BrandColours =>
  Object.fromEntries(BRAND_TOKENS.map((token) => [token, houseToken(theme, token)])) as BrandColours;

const house: Brand = {
  id: 'house',
  name: 'Chuli',
  mark: 'C',
  colours: { light: houseColours('light'), dark: houseColours('dark') },
};

/** A house brand with another accent. */
const withAccents = (lightAccent: Hex, darkAccent: Hex): Brand => ({
  ...house,
  colours: {
    light: { ...house.colours.light, accent: lightAccent },
    dark: { ...house.colours.dark, accent: darkAccent },
  },
});

const nearest = (brand: Brand): number =>
  Math.min(
    ...measureBrand(brand)
      .filter(({ what }) => what.startsWith('accent from'))
      .map(({ measured }) => measured),
  );

describe('colours as eyes see them', () => {
  it('black on white has the contrast 21, and no colour any against itself', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#1c4fc4', '#1c4fc4')).toBe(1);
  });

  it('up lies as far from down as the design measured', () => {
    const apart = (theme: BrandTheme): number[] =>
      ALL_EYES.map((eyes) => Math.round(distance(HOUSE[theme].up, HOUSE[theme].down, eyes)));
    expect(apart('light')).toEqual([99, 43, 59, 107]);
    expect(apart('dark')).toEqual([95, 35, 53, 102]);
  });
});

describe('a partner brand', () => {
  it('is held against the tokens of the house', () => {
    for (const theme of BRAND_THEMES) {
      for (const [name, colour] of Object.entries(HOUSE[theme])) expect(houseToken(theme, name)).toBe(colour);
    }
  });

  it('in house blue passes, 18 from the nearest direction; the violet one has 31', () => {
    expect(checkBrand(house)).toEqual([]);
    expect(Math.round(nearest(house))).toBe(18);
    expect(Math.round(nearest(himal))).toBe(31);
  });

  it('in maroon fails: deutan eyes take its accent for a rise in the dark', () => {
    const faults = checkBrand(withAccents('#8c1d40', '#e38fae'));
    expect(faults).toContainEqual(
      expect.objectContaining({ theme: 'dark', what: 'accent from up for deutan eyes', needed: 15 }),
    );
  });

  it('with a pale accent fails: it cannot be read', () => {
    expect(checkBrand(withAccents('#8fb0ff', '#82aaff'))).toContainEqual(
      expect.objectContaining({ theme: 'light', what: 'accent on its grounds', needed: 4.5 }),
    );
  });

  it('with something else than a colour fails without being drawn', () => {
    const [fault] = checkBrand(withAccents('#fff;}body{display:none', '#82aaff'));
    expect(fault?.what).toBe('accent is no colour of the form #rrggbb');
  });
});

describe.each([himal, nilam])('$name', (brand) => {
  it('may be used', () => {
    expect(checkBrand(brand)).toEqual([]);
  });

  it('says what its clients agree to, and names pages of its own alone', () => {
    const words = BRAND_WORDS[brand.id];
    expect(words?.terms.length).toBeGreaterThan(0);
    expect(words?.disclaimer).toContain(brand.name);
    for (const { href } of words?.links ?? []) expect(new URL(href).hostname).toContain(brand.id);
  });

  it('has its record and its file of variables in step', () => {
    const file = new URL(`partners/${brand.id}.css`, import.meta.url);
    expect(readFileSync(file, 'utf8')).toBe(brandCss(brand));
  });
});
