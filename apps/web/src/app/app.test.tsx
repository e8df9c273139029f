import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../account/session.ts';
import { createQueryClient } from '../api/query-client.ts';
import { App } from './app.tsx';
import { Shell } from './shell.tsx';

const WEB = join(import.meta.dirname, '../..');

it('R15 mounts on one root element', () => {
  const page = readFileSync(join(WEB, 'index.html'), 'utf8');
  expect(page.match(/<body>[^]*<\/body>/)?.[0].match(/<\w+[^>]*>/g)).toEqual([
    '<body>',
    '<div id="root">',
    '<script type="module" src="/src/main.tsx">',
  ]);
  const mounting = globSync('src/**/*.{ts,tsx}', { cwd: WEB }).filter(
    (file) =>
      !file.includes('.test.') && /\b(create|hydrate)Root\(/.test(readFileSync(join(WEB, file), 'utf8')),
  );
  expect(mounting).toEqual(['src/main.tsx']);
});

describe('at the start', () => {
  /** The calls that the frame of every page makes, whichever screen stands in it. */
  const callsAtStart = (): unknown[] => {
    const client = createQueryClient();
    renderToStaticMarkup(
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={['/floorsheet']}>
          <Shell />
        </MemoryRouter>
      </QueryClientProvider>,
    );
    const calls = client
      .getQueryCache()
      .getAll()
      .filter(({ options }) => !('enabled' in options && options.enabled === false))
      .map(({ queryKey: [path] }) => path);
    client.clear();
    return calls;
  };
  const EVERYONE = ['/stock/', '/latest-fiscal-year-quarter/', '/tools/market-status/'];

  beforeEach(() => {
    vi.stubGlobal('location', { hostname: 'localhost' });
  });
  afterEach(() => {
    session.forget('left');
    vi.unstubAllGlobals();
  });

  it('R16 loads all stocks, the latest fiscal year and quarter, and the market status', () => {
    expect(callsAtStart()).toEqual(expect.arrayContaining(EVERYONE));
    expect(callsAtStart()).not.toContain('/membership/package/status/');
  });

  it('R16 loads the package status too when somebody is signed in', () => {
    session.keep({ id: 's1', refresh: 'r0' });
    expect(callsAtStart()).toEqual(expect.arrayContaining([...EVERYONE, '/membership/package/status/']));
  });
});

it('R42 begins anew with empty caches for whoever signs in or out', () => {
  const keys: unknown[] = [];
  const Probe = () => {
    keys.push(App().key);
    return null;
  };
  for (const id of ['maya', null, 'sita']) {
    if (id === null) session.forget('left');
    else session.keep({ id, refresh: 'r0' });
    renderToStaticMarkup(<Probe />);
  }
  session.forget('left');
  expect(keys).toEqual(['maya', 'visitor', 'sita']);
});
