import { type Contract, CONTRACTS, namedContracts } from '@chuli/contracts';
import { SCREENS, screenFile } from '@chuli/contracts/screens';
import { ERRORS } from '@chuli/kernel';
import { MARKET_FACTS } from '@chuli/market';
import { page, table } from './markdown.ts';
import { settingsExample, settingsPage } from './settings-page.ts';
import { metricsPage } from './metrics-page.ts';
import { signalsPage } from './signals-page.ts';

const cacheOf = ({ cache }: Contract): string =>
  cache === 'no-store' ? 'not kept' : `${cache.seconds} s, ${cache.entries} answers`;

const queryOf = ({ query, body }: Contract): string =>
  Object.entries({ ...query.shape, ...body?.shape })
    .map(([name, schema]) => `\`${name}${schema.safeParse(undefined).success ? '?' : ''}\``)
    .join(' ');

const callsPage = (): string => {
  const calls = namedContracts();
  const areas = Object.keys(CONTRACTS).map((area) => {
    const rows = calls
      .filter((call) => call.area === area)
      .map(({ name, contract }) => [
        `\`${contract.method} /api${contract.path}\``,
        contract.summary,
        queryOf(contract),
        contract.access,
        cacheOf(contract),
        `${area}.${name}`,
      ]);
    return `## ${area}\n\n${table(['call', 'answers', 'parameters', 'access', 'kept', 'id'], rows)}`;
  });
  return page(
    'Calls',
    'A parameter with `?` may be left out. Any other parameter is refused. Tables are also given as CSV by `Accept: text/csv`.',
    ...areas,
  );
};

const screensPage = (): string =>
  page(
    'Screens',
    table(
      ['address', 'title', 'place', 'layout', 'access', 'file'],
      SCREENS.map((screen) => [
        `\`${screen.path}\``,
        screen.title,
        screen.place,
        screen.layout,
        screen.access,
        `apps/web/src/screens/${screenFile(screen)}`,
      ]),
    ),
  );

const errorsPage = (): string =>
  page(
    'Errors',
    'Every error is answered as `{ code, message, details, request_id }`. `later`: the same call may succeed then.',
    table(
      ['code', 'status', 'message', 'retry'],
      Object.entries(ERRORS).map(([code, { status, message, retry }]) => [
        `\`${code}\``,
        status,
        message,
        retry,
      ]),
    ),
  );

const marketRulesPage = (): string =>
  page(
    'Market rules',
    'Which rule applied when, where that is known from, and how surely. An open end is left empty.',
    ...MARKET_FACTS.map(
      ({ title, facts }) =>
        `## ${title}\n\n${table(
          ['from', 'to', 'rule', 'source', 'confidence'],
          facts.map(({ from, to, text, source, confidence }) => [from, to, text, source, confidence]),
        )}`,
    ),
  );

/** What is written from the source, by its place in the tree. */
export const writtenFiles = (): ReadonlyMap<string, string> =>
  new Map([
    ['docs/reference/calls.md', callsPage()],
    ['docs/reference/screens.md', screensPage()],
    ['docs/reference/errors.md', errorsPage()],
    ['docs/reference/metrics.md', metricsPage()],
    ['docs/reference/market-rules.md', marketRulesPage()],
    ['docs/reference/settings.md', settingsPage()],
    ['docs/reference/signals.md', signalsPage()],
    ['.env.example', settingsExample()],
  ]);
