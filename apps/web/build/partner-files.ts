import type { BRANDS } from '../src/app/host-brand.ts';

type Brand = (typeof BRANDS)[number];

/** The letters of a partner on its colour, where the house has its mountain. */
const markOf = ({ mark, colours }: Brand): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="12" fill="${colours.light.brand}"/>` +
  `<text x="32" y="43" text-anchor="middle" font-family="system-ui, sans-serif" font-weight="700" font-size="32" fill="${colours.light['on-brand']}">${mark}</text></svg>`;

const entryOf = ({ name, colours }: Brand): string =>
  JSON.stringify({
    id: '/',
    name,
    short_name: name,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: colours.light.brand,
    icons: [{ src: '/mark.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
  });

/** The mark and the entry on a phone's screen of each partner; the server gives them out on the partner's host. */
export const partnerFiles = (brands: readonly Brand[]): { fileName: string; source: string }[] =>
  brands.flatMap((brand) => [
    { fileName: `partners/${brand.id}.svg`, source: markOf(brand) },
    { fileName: `partners/${brand.id}.webmanifest`, source: entryOf(brand) },
  ]);
