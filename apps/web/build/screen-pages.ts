import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HOSTS, type Screen, screenFile } from '@chuli/contracts/screens';
import type { Plugin, Rolldown } from 'vite';
import type { PrerenderedPage } from '../src/app/prerender.tsx';
import { prerendered } from './prerendered.ts';
import { stylesInHead } from './styles-in-head.ts';
import type { BRANDS } from '../src/screen-kit/host-brand.ts';

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
const partnerFiles = (brands: readonly Brand[]): { fileName: string; source: string }[] =>
  brands.flatMap((brand) => [
    { fileName: `partners/${brand.id}.svg`, source: markOf(brand) },
    { fileName: `partners/${brand.id}.webmanifest`, source: entryOf(brand) },
  ]);

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

const isChunk = (file: Bundle[string] | undefined): file is Chunk => file?.type === 'chunk';

const textOf = (file: Bundle[string] | undefined): string =>
  file?.type === 'asset' ? file.source.toString() : '';

const screenChunk = (bundle: Bundle, screen: Screen): Chunk => {
  const chunk = Object.values(bundle)
    .filter(isChunk)
    .find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/screens/${screenFile(screen)}`));
  if (chunk === undefined) throw new Error(`The build has no file of the screen ${screen.id}.`);
  return chunk;
};

/** A chunk and all that it needs before it can run. */
const needs = (bundle: Bundle, chunk: Chunk, seen = new Set<Chunk>()): Set<Chunk> => {
  seen.add(chunk);
  for (const name of chunk.imports) {
    const next = bundle[name];
    if (isChunk(next) && !seen.has(next)) needs(bundle, next, seen);
  }
  return seen;
};

/**
 * Styles are in the page itself: what is drawn before code must not move when they come. The link stays, disabled, so
 * that no part fetches them once more.
 */
const styleOf = (bundle: Bundle, name: string): string =>
  `<style>${textOf(bundle[name])}</style><link rel="stylesheet" disabled href="/${name}">`;

const withStyles = (html: string, bundle: Bundle): string =>
  html.replace(/<link rel="stylesheet"[^>]* href="\/([^"]+)">/g, (_, name: string) => styleOf(bundle, name));

/** Styles and scripts of a screen, asked for with the page and not after the first script has run. */
const partsOf = (bundle: Bundle, screen: Screen, html: string): string => {
  const chunks = [...needs(bundle, screenChunk(bundle, screen))];
  const styles = new Set(chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
  return [
    ...[...styles].filter((name) => !html.includes(name)).map((name) => styleOf(bundle, name)),
    ...chunks
      .filter(({ fileName }) => !html.includes(fileName))
      .map(({ fileName }) => `<link rel="modulepreload" crossorigin href="/${fileName}">`),
  ].join('');
};

/** What runs before the first paint is in the page too, and is the only script that may be. */
const startTag = (start: string, { screen, calls }: PrerenderedPage, file: string): string => {
  const hash = createHash('sha256').update(start).digest('base64');
  const partners = Object.values(HOSTS).flatMap((hosts) => Object.keys(hosts.partners));
  return [
    `<meta http-equiv="Content-Security-Policy" content="script-src 'self' 'sha256-${hash}'">`,
    `<script data-path="${screen.path}" data-file="/${file}" data-partners="${partners.join(' ')}" data-calls="${calls.join(' ').replaceAll('&', '&amp;')}">${start}</script>`,
  ].join('');
};

const pageOf = (html: string, bundle: Bundle, page: PrerenderedPage, start: string): string => {
  const { drawn, style } = stylesInHead(page.html);
  return html
    .replace(/<title>.*<\/title>/, () => `<title>${page.title}</title>`)
    .replace('<script src="/start.js"></script>', () =>
      startTag(start, page, screenChunk(bundle, page.screen).fileName),
    )
    .replace('</head>', () => `${partsOf(bundle, page.screen, html)}${style}</head>`)
    .replace('<!--screen-->', () => `<!--drawn-->${drawn}<!--/drawn-->`);
};

/**
 * One page for each screen of the table: it is seen before code comes, and its code and first data are asked for at
 * once. `index.html`, the first screen, also answers for addresses that have no page of their own.
 */
export const screenPages = (): Plugin => {
  let config = { root: '', mode: '', publicDir: '' };
  return {
    name: 'chuli-screen-pages',
    apply: 'build',
    enforce: 'post',
    configResolved: (resolved) => {
      config = resolved;
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const index = bundle['index.html'];
        if (index?.type !== 'asset' || !textOf(index).includes('<!--screen-->')) return;
        const start = readFileSync(join(config.publicDir, 'start.js'), 'utf8');
        const html = withStyles(textOf(index), bundle);
        const { pages, brands } = await prerendered(config.root, config.mode);
        for (const file of partnerFiles(brands)) this.emitFile({ type: 'asset', ...file });
        for (const page of pages) {
          const source = pageOf(html, bundle, page, start);
          const { path } = page.screen;
          if (path === '/') index.source = source;
          else if (!path.includes(':'))
            this.emitFile({ type: 'asset', fileName: `${path.slice(1)}.html`, source });
        }
      },
    },
  };
};
