import { PRODUCT } from '@chuli/kernel';
import type { Language } from '@chuli/language';
import { headline, sentenceOf } from './headline.ts';
import { incidentsPanel } from './incidents-panel.ts';
import { type Markup, html } from './markup.ts';
import { partsPanel } from './parts-panel.ts';
import { measurePanel, sessionsPanel } from './sessions-panel.ts';
import { sharePanel } from './share-panel.ts';
import { type Speech, speechOf } from './speech.ts';
import { STYLE_ELEMENT } from './style.ts';
import type { View } from './view.ts';
import { wordsPanel } from './words-panel.ts';

/** The page asks for itself again after so long: as often as there is anything new. */
export const REFRESH_SECONDS = 60;

/** The same page in each language has an address of its own, so that a cache need not know who asks. */
export const PAGE_PATHS: Readonly<Record<Language, string>> = { en: '/', ne: '/ne' };

/** The same without asking for itself again: who has it read aloud is not begun anew in the middle. */
export const STILL_PATHS: Readonly<Record<Language, string>> = { en: '/still', ne: '/ne/still' };

/** What a page is in. */
type Manner = { readonly language: Language; readonly isStill: boolean };

const pathOf = ({ language, isStill }: Manner): string =>
  isStill ? STILL_PATHS[language] : PAGE_PATHS[language];

const SPEECHES: Readonly<Record<Language, Speech>> = { en: speechOf('en'), ne: speechOf('ne') };

const OTHER: Readonly<Record<Language, { readonly language: Language; readonly name: string }>> = {
  en: { language: 'ne', name: 'नेपाली' },
  ne: { language: 'en', name: 'English' },
};

const head = (speech: Speech, view: View, isStill: boolean): Markup => {
  const { language, say } = speech;
  const title = `${sentenceOf(speech, view.now)} · ${say('Status of {product}', { product: PRODUCT.name })}`;
  return html`<head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    ${isStill ? null : html`<meta http-equiv="refresh" content="${REFRESH_SECONDS}" />`}
    <meta name="color-scheme" content="light dark" />
    <title>${title}</title>
    <link rel="icon" href="/mark.svg" type="image/svg+xml" />
    <link
      rel="alternate"
      hreflang="${OTHER[language].language}"
      href="${pathOf({ language: OTHER[language].language, isStill })}"
    />
    ${STYLE_ELEMENT}
  </head>`;
};

const top = ({ language, say }: Speech, site: string, isStill: boolean): Markup => {
  const other = OTHER[language];
  return html`<header class="top">
    <img src="/mark.svg" width="22" height="22" alt="" /><b>${PRODUCT.name}</b
    ><span class="where">${say('Status')}</span>
    <nav>
      <a
        href="${pathOf({ language: other.language, isStill })}"
        hreflang="${other.language}"
        lang="${other.language}"
        >${other.name}</a
      ><a href="${site}">${new URL(site).host}</a>
    </nav>
  </header>`;
};

/** Without a script and without anybody else's files: it is read where much else does not work. */
export const pageOf = (view: View, language: Language, isStill = false): string => {
  const speech = SPEECHES[language];
  const again = speech.say(isStill ? 'Update every minute' : 'Stop updating every minute');
  return html`<!doctype html>
    <html lang="${language}">
      ${head(speech, view, isStill)}
      <body>
        ${top(speech, view.site, isStill)}
        <main>
          ${wordsPanel(speech, view)}${headline(speech, view)}
          ${partsPanel(speech, view)}${sharePanel(speech, view)}${incidentsPanel(speech, view)}${sessionsPanel(speech, view)}${measurePanel(speech)}
        </main>
        <footer>
          <a href="${pathOf({ language, isStill: !isStill })}">${again}</a>
          <a href="/status.json">status.json</a>
        </footer>
      </body>
    </html>`.markup;
};
