import { expect, faultsByAxe, open, readIn, sidewaysScroll, test } from './watched-page.ts';

/** A partner's host of a developer's machine, on the port of the served build. */
const onHost = (baseURL: string | undefined, host: string, path: string): string => {
  const url = new URL(path, baseURL);
  url.hostname = host;
  return url.href;
};

const PAGES = ['/', '/demo', '/demo-1', '/demo-2', '/broker-theme', '/fundamental-theme', '/stock-details'];

for (const [place, path] of PAGES.entries()) {
  const [host, name] =
    place % 2 === 0 ? ['himal.localhost', 'Himal Securities'] : ['nilam.localhost', 'Nilam Capital'];
  test(`${path} on ${host} is the partner’s: its name, its words, nothing of the house`, async ({
    page,
    baseURL,
  }) => {
    const language = place % 3 === 0 ? 'ne' : 'en';
    await page.setViewportSize(place % 2 === 0 ? { width: 390, height: 844 } : { width: 1440, height: 900 });
    await readIn(page, language);
    await open(page, onHost(baseURL, host, path));
    await expect(page).toHaveTitle(new RegExp(`^${name}`));
    await expect(page.locator('html')).toHaveAttribute('data-brand', host.split('.')[0] ?? '');
    await expect(page.locator('main')).toContainText(name);
    expect(await page.locator('body').innerText()).not.toContain('Chuli');
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    expect(await faultsByAxe(page)).toEqual([]);
  });
}

test('every link on a partner’s page leads to a page that its host shows, or to the partner itself', async ({
  page,
  baseURL,
  request,
}) => {
  for (const path of ['/', '/demo', '/stock-details']) {
    await open(page, onHost(baseURL, 'himal.localhost', path));
    const links = await page.evaluate<string[]>(
      "[...document.querySelectorAll('a[href]')].map((one) => one.href)",
    );
    const own = links.filter((href) => new URL(href).hostname === 'himal.localhost');
    const others = links.filter((href) => !own.includes(href));
    for (const href of new Set(others))
      expect(href).toMatch(/^https:\/\/(tms\.)?himal\.example\/|tradingview\.com/);
    const paths = new Set(own.map((href) => new URL(href).pathname));
    for (const target of paths) {
      const answer = await request.get(new URL(target, baseURL).href, {
        headers: { host: new URL(page.url()).host },
      });
      expect(answer.status(), `${path} leads to ${target}`).toBe(200);
    }
  }
});

test('a page outside the themed set is not there, and a strange host is refused', async ({
  baseURL,
  request,
}) => {
  const ask = async (host: string) =>
    (await request.get(`${baseURL}/floorsheet`, { headers: { host } })).status();
  expect(await ask('himal.localhost')).toBe(404);
  expect(await ask('evil.example')).toBe(421);
  expect(await ask('localhost')).toBe(200);
});
