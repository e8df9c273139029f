import { addDays, kathmanduDate, instant, stockSymbol } from '@chuli/kernel';
import { sweepPeople } from '@chuli/registry/account';
import { listAnswers, publishAnnouncement, withdrawAnnouncement } from '@chuli/registry/site';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestPeople, openTestPeople } from '../../testing/test-people.ts';

let people: TestPeople;
beforeAll(async () => {
  people = await openTestPeople();
});
afterAll(() => people.close());

const FAVOURITES = '/site/fav-menu/';
const HOUR = 3_600_000;

type Row = { id: string; name: string; text: string; place: string; favourite: boolean };

const rowsOf = (body: Record<string, unknown>): Row[] => body['rows'] as Row[];
const idsOf = (body: Record<string, unknown>): string[] => rowsOf(body).map(({ id }) => id);

const someone = async () => {
  const { phone, id } = await people.settle();
  const { access } = await people.signIn(phone);
  const call = (method: 'GET' | 'POST' | 'PATCH', path: string, body?: object) =>
    people.call(method, path, body, { access });
  return {
    id,
    access,
    call,
    press: (page: string, favourite: boolean) => call('POST', `${FAVOURITES}${page}/`, { favourite }),
  };
};

describe('the menu', () => {
  it('R26 lists every screen but the Dashboard, without marks for a visitor', async () => {
    const rows = rowsOf((await people.call('GET', '/site/main-menu/')).body);
    expect(rows.find(({ id }) => id === 'floorsheet')).toEqual({
      id: 'floorsheet',
      name: 'floorsheet',
      text: 'Floorsheet',
      place: 'flow',
      favourite: false,
    });
    expect(rows.map(({ id }) => id)).toContain('floorsheet');
    expect(rows.map(({ id }) => id)).not.toContain('dashboard');
    expect(rows.map(({ id }) => id)).not.toContain('feed-health');
    expect(rows.some(({ favourite }) => favourite)).toBe(false);
  });

  it('names on a partner’s host only the pages that it shows', async () => {
    const reply = await people.server.inject({
      url: '/api/site/main-menu/',
      headers: { host: 'himal.localhost' },
    });
    const ids = idsOf(reply.json());
    expect(ids).toContain('brokers-analytics');
    expect(ids).not.toContain('floorsheet');
  });

  it('R26 marks one’s own favourites and nobody else’s', async () => {
    const [maya, sita] = [await someone(), await someone()];
    await maya.press('floorsheet', false);
    const marked = async (who: typeof maya) =>
      rowsOf((await who.call('GET', '/site/main-menu/')).body)
        .filter(({ favourite }) => favourite)
        .map(({ id }) => id);
    expect(await marked(maya)).toEqual(['floorsheet']);
    expect(await marked(sita)).toEqual([]);
    expect(idsOf((await sita.call('GET', FAVOURITES)).body)).toEqual([]);
  });
});

describe('favourites', () => {
  it('are toggled by a press, and the same press sent twice is one press', async () => {
    const { press, call } = await someone();
    await press('charts', false);
    expect(idsOf((await press('charts', false)).body)).toEqual(['charts']);
    expect(idsOf((await press('floorsheet', false)).body)).toEqual(['charts', 'floorsheet']);
    await press('charts', true);
    expect(idsOf((await press('charts', true)).body)).toEqual(['floorsheet']);
    expect(idsOf((await call('GET', FAVOURITES)).body)).toEqual(['floorsheet']);
  });

  it('both stay when two devices press at once', async () => {
    const { press, call } = await someone();
    await Promise.all(['charts', 'floorsheet', 'tree-map'].map((page) => press(page, false)));
    expect(idsOf((await call('GET', FAVOURITES)).body).toSorted()).toEqual([
      'charts',
      'floorsheet',
      'tree-map',
    ]);
  });

  it('keep an order, pass over what is none, and take in what a browser brings at the sign-in', async () => {
    const { press, call } = await someone();
    for (const page of ['charts', 'floorsheet', 'tree-map']) await press(page, false);
    const put = (body: object) => call('PATCH', FAVOURITES, body);
    expect(idsOf((await put({ order: ['tree-map', 'net-holding', 'charts'] })).body)).toEqual([
      'tree-map',
      'charts',
      'floorsheet',
    ]);
    expect(idsOf((await put({ order: ['charts', 'net-holding', 'no-such-page'], add: true })).body)).toEqual([
      'tree-map',
      'charts',
      'floorsheet',
      'net-holding',
    ]);
  });

  it('have the id of the path and no other, and no page that does not exist', async () => {
    const { call, press } = await someone();
    const smuggled = await call('POST', `${FAVOURITES}charts/`, { favourite: false, id: 'floorsheet' });
    expect(smuggled.status).toBe(400);
    expect((await press('no-such-page', false)).body['code']).toBe('page.not-found');
    expect((await press('dashboard', false)).body['code']).toBe('page.not-found');
    expect((await people.call('POST', `${FAVOURITES}charts/`, { favourite: false })).status).toBe(401);
  });
});

describe('the first page', () => {
  const BOARD = '/site/board/';
  const arranged = { order: ['movers', 'mine'], hidden: ['news'], indices: ['FLOATIND', 'TRDIND'] };

  it('is as its person arranged it last, and nobody else’s', async () => {
    const [maya, sita] = [await someone(), await someone()];
    expect((await maya.call('GET', BOARD)).body).toEqual({ board: null });
    await maya.call('PATCH', BOARD, { ...arranged, hidden: [] });
    expect((await maya.call('PATCH', BOARD, arranged)).body).toEqual({ board: arranged });
    expect((await maya.call('GET', BOARD)).body).toEqual({ board: arranged });
    expect((await sita.call('GET', BOARD)).body).toEqual({ board: null });
  });

  it('takes no more cards or indices than there is room for', async () => {
    const { call } = await someone();
    const many = Array.from({ length: 41 }, (_, place) => `card-${place}`);
    for (const wrong of [{ order: many }, { hidden: many }, { indices: Array(7).fill('NEPSE') }, { more: 1 }])
      expect((await call('PATCH', BOARD, { ...arranged, ...wrong })).status).toBe(400);
    expect((await people.call('PATCH', BOARD, arranged)).status).toBe(401);
  });
});

describe('announcements', () => {
  const publish = (more: object) =>
    publishAnnouncement(people.registry, {
      kind: 'market',
      symbol: null,
      title_en: 'Closed',
      title_ne: 'बन्द',
      body_en: 'No session.',
      body_ne: 'कारोबार छैन।',
      published_at: new Date(people.now()),
      expires_at: null,
      withdrawn_at: null,
      ...more,
    });
  const seen = async (query = '') => idsOf((await people.call('GET', `/site/announcement/${query}`)).body);

  it('are found by kind and symbol, the newest first, from publication to expiry or withdrawal', async () => {
    const now = people.now();
    const market = await publish({ expires_at: new Date(now + 2 * HOUR) });
    const later = await publish({ published_at: new Date(now + HOUR) });
    const company = await publish({ kind: 'company', symbol: stockSymbol('NABIL') });
    await publish({ kind: 'company', symbol: stockSymbol('NICA') });
    expect(await seen('?symbol=nabil')).toEqual([company.id]);
    expect(await seen('?kind=market')).toEqual([market.id]);
    people.move(HOUR);
    expect(await seen('?kind=market')).toEqual([later.id, market.id]);
    people.move(HOUR);
    expect(await seen('?kind=market')).toEqual([later.id]);
    await withdrawAnnouncement(people.registry, later.id, new Date(people.now()));
    expect(await seen('?kind=market')).toEqual([]);
    expect((await people.call('GET', '/site/announcement/?kind=rumour')).status).toBe(400);
  });

  it('come as excerpts in a list and whole by their id, and the longest list stays under 1 MB', async () => {
    const body = { body_en: 'क'.repeat(4_000), body_ne: '😀'.repeat(4_000) };
    const title = { title_en: 'क'.repeat(200), title_ne: '😀'.repeat(200) };
    const { id } = await publish({ kind: 'maintenance', ...title, ...body });
    for (let made = 1; made < 200; made += 1) await publish({ kind: 'maintenance', ...title, ...body });
    const list = (await people.call('GET', '/site/announcement/?kind=maintenance&limit=200')).body;
    expect(idsOf(list)).toHaveLength(200);
    expect(Buffer.byteLength(JSON.stringify(list))).toBeLessThan(1_000_000);
    const one = (await people.call('GET', `/site/announcement/?id=${id}`)).body;
    expect(one['rows']).toEqual([
      expect.objectContaining({ is_excerpt: false, body: { en: body.body_en, ne: body.body_ne } }),
    ]);
    expect(list['rows']).toContainEqual(expect.objectContaining({ id, is_excerpt: true }));
  });

  it('are those of an earlier day when one looks back at it', async () => {
    const today = kathmanduDate(instant(people.now()));
    const { id } = await publish({ kind: 'product' });
    people.move(48 * HOUR);
    expect(await seen(`?kind=product&as_of=${today}`)).toEqual([id]);
    expect(await seen(`?kind=product&as_of=${addDays(today, -1)}`)).toEqual([]);
  });
});

describe('forms', () => {
  const PATH = '/site/form/feedback/';
  const ANSWERS = { kind: 'idea', message: 'More room for the chart.' };
  const given = async (path = PATH): Promise<string> =>
    String((await people.call('GET', path)).body['token']);
  const kept = (form = 'feedback') => listAnswers(people.registry, form, new Date(0));

  it('take an answer once, however often it is sent', async () => {
    const token = await given();
    people.move(10_000);
    const before = (await kept()).length;
    const send = () => people.call('POST', PATH, { token, answers: ANSWERS }, { address: '10.1.0.1' });
    expect((await send()).body).toEqual({ done: true });
    expect((await send()).body).toEqual({ done: true });
    const rows = await kept();
    expect(rows).toHaveLength(before + 1);
    expect(rows.at(-1)).toMatchObject({ answers: ANSWERS, person_id: null, attached: null });
  });

  it('are refused when filled in too quickly, too late, or with the token of another form', async () => {
    const early = await given();
    const send = (token: string, path = PATH) =>
      people.call('POST', path, { token, answers: ANSWERS }, { address: '10.1.0.2' });
    expect((await send(early)).status).toBe(429);
    people.move(10_000);
    expect((await send(await given('/site/form/jira/'))).body['code']).toBe('form.expired');
    people.move(24 * HOUR);
    expect((await send(early)).body['code']).toBe('form.expired');
    expect((await send('rubbish')).body['code']).toBe('form.expired');
    expect((await send(early, '/site/form/no-such-form/')).body['code']).toBe('form.not-found');
    expect((await people.call('GET', '/site/form/no-such-form/')).status).toBe(404);
  });

  it('thank a machine that fills in what nobody sees, and keep nothing', async () => {
    const token = await given();
    people.move(10_000);
    const before = (await kept()).length;
    const body = { token, answers: ANSWERS, website: 'https://spam.example' };
    expect((await people.call('POST', PATH, body, { address: '10.1.0.3' })).body).toEqual({ done: true });
    expect(await kept()).toHaveLength(before);
  });

  it('keep page, version and browser only of whoever agreed', async () => {
    const path = '/site/form/jira/';
    const attached = { page: '/floorsheet', version: 'abc', browser: 'Test/1' };
    const answers = { what: 'Wrong', details: 'The sum is off.', severity: 'wrong' };
    const send = async (attach: boolean) => {
      const token = await given(path);
      people.move(10_000);
      const body = { token, answers: { ...answers, attach }, attached };
      return await people.call('POST', path, body, { address: '10.1.0.4' });
    };
    expect((await send(false)).status).toBe(400);
    expect((await send(true)).status).toBe(200);
    expect((await kept('jira')).map((row) => row.attached)).toEqual([attached]);
  });

  it('stop a flood from one address, and one by one person from many', async () => {
    const token = await given();
    people.move(10_000);
    const send = (address: string, access?: string) =>
      people.call('POST', PATH, { token, answers: ANSWERS }, { address, ...(access && { access }) });
    const statuses = [];
    for (let time = 0; time < 21; time += 1) statuses.push((await send('10.1.0.5')).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
    const { access } = await someone();
    for (let time = 0; time < 5; time += 1) expect((await send(`10.2.0.${time}`, access)).status).toBe(200);
    expect((await send('10.2.0.9', access)).status).toBe(429);
  });

  it('are kept for a year and no longer', async () => {
    const token = await given();
    people.move(10_000);
    await people.call('POST', PATH, { token, answers: ANSWERS }, { address: '10.1.0.7' });
    const count = (await kept()).length;
    const sweepAfter = (days: number) =>
      sweepPeople(people.registry, new Date(people.now() + days * 24 * HOUR));
    await sweepAfter(364);
    expect((await kept()).length).toBeGreaterThan(0);
    expect((await sweepAfter(365)).formAnswers).toBeLessThanOrEqual(count);
    expect(await kept()).toEqual([]);
  });

  it('go with the person who wrote them', async () => {
    const { id, access } = await someone();
    const token = await given();
    people.move(10_000);
    await people.call('POST', PATH, { token, answers: ANSWERS }, { access, address: '10.1.0.6' });
    const own = async () => (await kept()).filter((row) => row.person_id === id);
    expect(await own()).toHaveLength(1);
    await people.registry.deleteFrom('person').where('id', '=', id).execute();
    expect(await own()).toHaveLength(0);
  });
});
