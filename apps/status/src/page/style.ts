import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Markup } from './markup.ts';

const require = createRequire(import.meta.url);

const DARK = "[data-theme='dark']";

/** Without a script nobody sets a theme: what the product calls dark is what the reader's system asks for. */
const tokensOf = (sheet: string): string =>
  sheet.replace(
    new RegExp(`${DARK.replaceAll(/[[\]]/g, '\\$&')} \\{([^}]*)\\}`),
    '@media (prefers-color-scheme: dark) { :root {$1} }',
  );

const squeezed = (sheet: string): string =>
  sheet
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};,]) ?/g, '$1')
    .trim();

const read = (file: string): string => readFileSync(file, 'utf8');

/** The page, what stands in its panels, and what is else where it is narrow. */
const SHEETS = [
  new URL('./page.css', import.meta.url),
  new URL('./panels.css', import.meta.url),
  new URL('./narrow.css', import.meta.url),
];

/** The whole style of the page, after the tokens of the product. */
const STYLE = squeezed(
  tokensOf(read(require.resolve('@chuli/ui/tokens.css'))) +
    SHEETS.map((sheet) => read(fileURLToPath(sheet))).join(''),
);

/** Put together here, to the letter: a space more, and browsers refuse it by its digest. */
export const STYLE_ELEMENT: Markup = { markup: `<style>${STYLE}</style>` };

/** No script, no frame, nothing from anywhere else; of styles this one alone. */
export const CONTENT_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');
