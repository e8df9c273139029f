import { HOSTS, SCREENS, type Screen } from '@chuli/contracts/screens';
import { type Language, speak } from '@chuli/language';
import nepali from '@chuli/language/nepali';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { prerender } from 'react-dom/static';
import { MemoryRouter } from 'react-router';
import { pathOf, searchOf } from '../api/fetch-call.ts';
import { createQueryClient } from '../api/query-client.ts';
import { screenTitle } from '../screen-kit/page-title.ts';
import { environmentHere } from '../screen-kit/screens-here.ts';
import { Pages } from './router.tsx';

export { BRANDS } from '../screen-kit/host-brand.ts';

const LANGUAGES: readonly Language[] = ['en', 'ne'];

const speakIn = (language: Language): void =>
  speak({ language, numerals: 'latin', catalogue: language === 'ne' ? nepali : {} });

/** What a screen asked for while it was drawn, as addresses. */
const callsOf = (client: QueryClient): string[] =>
  client
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey: [path, ...asked], options }) => {
      const isAsked = !('enabled' in options && options.enabled === false);
      const [query, params] = asked.toReversed();
      const isCall =
        typeof path === 'string' && path.startsWith('/') && typeof query === 'object' && query !== null;
      const named = typeof params === 'object' && params !== null ? params : undefined;
      return isAsked && isCall ? [`/api${pathOf(path, named)}${searchOf(query)}`] : [];
    });

const draw = async (path: string): Promise<{ html: string; calls: string[] }> => {
  const client = createQueryClient();
  const { prelude } = await prerender(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[path]}>
        <Pages />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const calls = callsOf(client);
  // What is kept for minutes would keep the build from ending.
  client.clear();
  return { html: await new Response(prelude).text(), calls };
};

/** Nothing can be pressed before code is here, and nothing may be read as if it were data. */
const waiting = (language: Language, html: string): string =>
  `<div class="is-coming" lang="${language}" inert>${html.replace(/(<main [^>]*aria-busy=)"false"/, '$1"true"')}</div>`;

export type PrerenderedPage = {
  screen: Screen;
  title: string;
  html: string;
  /** Addresses of the first data. */
  calls: readonly string[];
};

const prerenderPage = async (screen: Screen): Promise<PrerenderedPage> => {
  const parts: string[] = [];
  let calls: string[] = [];
  for (const language of LANGUAGES) {
    speakIn(language);
    const drawn = await draw(screen.path);
    parts.push(waiting(language, drawn.html));
    calls = drawn.calls;
  }
  speakIn('en');
  return { screen, title: screenTitle(screen), html: parts.join(''), calls };
};

/** What every screen asks can wait; a screen that has no question of its own yet waits for just that. */
const withOwnCalls = (page: PrerenderedPage, pages: readonly PrerenderedPage[]): PrerenderedPage => {
  const own = page.calls.filter((call) => pages.some(({ calls }) => !calls.includes(call)));
  return own.length === 0 ? page : { ...page, calls: own };
};

/**
 * Every screen as it is before its data: bars, headings, filters, empty rows. The build puts it into the page, so that
 * the reader sees it before the first script has run; React then draws the living page in its place.
 */
export const prerenderPages = async (): Promise<PrerenderedPage[]> => {
  const [hostname] = HOSTS[environmentHere()].whole;
  Object.assign(globalThis, { location: { hostname } });
  const pages: PrerenderedPage[] = [];
  for (const screen of SCREENS) pages.push(await prerenderPage(screen));
  return pages.map((page) => withOwnCalls(page, pages));
};
