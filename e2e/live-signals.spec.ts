import { randomBytes } from 'node:crypto';
import { readSettings } from '@chuli/command';
import type { Page } from '@playwright/test';
import { type People, startPeople } from './account-people.ts';
import { type Turning, findTurning, startJudge } from './live-judge.ts';
import { priceText } from './live-page.ts';
import { type LiveSession, startLiveSession } from './live-session.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './watched-page.ts';

const LIST = 'macd-cross.signal.daily.buy';
const SCREEN = '/live-macd-cross';

let live: LiveSession;
let people: People;
let judge: ReturnType<typeof startJudge>;
let turning: readonly Turning[];

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ baseURL }) => {
  const liveKey = randomBytes(32).toString('base64');
  people = await startPeople({ CHULI_LIVE_KEY: liveKey, CHULI_FREE_FEATURES: 'all' });
  live = await startLiveSession(baseURL ?? '', { liveKey });
  judge = startJudge(live, readSettings());
  turning = await findTurning(live, readSettings(), LIST);
  for (const { symbol, close } of live.stocks) await live.trade(symbol, close, 10);
});
test.afterAll(async () => {
  await judge.stop();
  await live.stop();
  await people.stop();
});

const turningStock = (place: number): Turning => {
  const found = turning[place];
  if (found === undefined) throw new Error(`Too few stocks turn on ${LIST}.`);
  return found;
};

const forming = (page: Page) => page.getByRole('region', { name: 'Forming now' });
const rowOf = (page: Page, symbol: string) =>
  forming(page)
    .locator('tr[data-index]')
    .filter({ has: page.getByText(symbol, { exact: true }) });

const openSignedIn = async (page: Page): Promise<void> => {
  await people.serve(page.context());
  await signIn(page, await people.settle(), SCREEN, live.url);
  await expect(forming(page)).toBeVisible();
};

test('a signal appears while its bar forms, is struck through when it is withdrawn, and comes back', async ({
  page,
}) => {
  const { symbol, on, off } = turningStock(0);
  await openSignedIn(page);
  await expect(forming(page)).toContainText('Until the close: may still change');
  await live.trade(symbol, on, 20);
  await expect(rowOf(page, symbol)).toContainText('forming');
  await expect(rowOf(page, symbol)).toContainText(priceText(on));
  await live.trade(symbol, off, 20);
  await expect(rowOf(page, symbol)).toContainText('withdrawn');
  await expect(rowOf(page, symbol)).toHaveClass(/is-struck/);
  await live.trade(symbol, on, 20);
  await expect(rowOf(page, symbol)).toContainText('forming');
  await expect(rowOf(page, symbol)).not.toHaveClass(/is-struck/);
});

test('rows keep their place when others change', async ({ page }) => {
  const [one, other] = [turningStock(1), turningStock(2)];
  await openSignedIn(page);
  await live.trade(one.symbol, one.on, 20);
  await expect(rowOf(page, one.symbol)).toContainText('forming');
  const place = await rowOf(page, one.symbol).getAttribute('data-index');
  await live.trade(other.symbol, other.on, 20);
  await expect(rowOf(page, other.symbol)).toContainText('forming');
  await live.trade(one.symbol, one.on + 0.1, 20);
  await expect(rowOf(page, one.symbol)).toContainText(priceText(one.on + 0.1));
  expect(await rowOf(page, one.symbol).getAttribute('data-index')).toBe(place);
});

test('nothing is judged in a halt, and what traded before it stays', async ({ page }) => {
  const { symbol, on } = turningStock(3);
  await openSignedIn(page);
  await live.say('halted', null);
  await live.trade(symbol, on, 20);
  await expect(page.locator('.status output')).toHaveText('Halted');
  await expect(rowOf(page, symbol)).toHaveCount(0);
  await live.say('open', null);
  await expect(rowOf(page, symbol)).toContainText('forming');
});

test('a visitor sees the signals of the last close, headed as such, and no forming ones', async ({
  page,
}) => {
  await page.goto(`${live.url}${SCREEN}`);
  await expect(page.getByRole('heading', { name: /^Closed: signals of/ })).toBeVisible();
  await expect(forming(page)).toHaveCount(0);
});
