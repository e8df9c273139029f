import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signalBoardContracts, signalLevelContracts } from '@chuli/contracts';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { MOST_CSV_ROWS, sendCsvPages, wantsAllPages } from './csv-pages.ts';

const PAGE = 500;

type Asked = Readonly<Record<string, unknown>>;

let server: FastifyInstance;
let total = 0;
let padding = '';
let asked: Asked[] = [];

/** A list of `total` numbered rows. */
const pageOf = (query: Asked) => {
  asked.push(query);
  const from = (Number(query['page']) - 1) * PAGE;
  const count = Math.max(0, Math.min(PAGE, total - from));
  const rows = Array.from({ length: count }, (_, at) => ({ number: from + at, text: padding }));
  return Promise.resolve({ as_of: '2026-08-18', total, rows });
};

beforeEach(() => {
  asked = [];
  padding = '';
  server = Fastify();
  server.get('/', (_request, reply) =>
    sendCsvPages(reply, { columns: ['number', 'text'], query: {}, ask: pageOf }),
  );
});
afterEach(() => server.close());

const numbersIn = (csv: string): number[] =>
  csv
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => Number(line.split(',')[0]));

it('tells every row once, in the order of the pages', async () => {
  total = 1_234;
  const reply = await server.inject('/');
  expect(reply.headers['x-total-rows']).toBe('1234');
  expect(numbersIn(reply.payload)).toEqual(Array.from({ length: total }, (_, number) => number));
  expect(asked).toHaveLength(3);
});

it('stays on the day of the first page', async () => {
  total = 501;
  await server.inject('/');
  expect(asked.map(({ page, page_size, as_of }) => [page, page_size, as_of])).toEqual([
    [1, PAGE, undefined],
    [2, PAGE, '2026-08-18'],
  ]);
});

it('has its head alone where nothing was found', async () => {
  total = 0;
  expect((await server.inject('/')).payload).toBe('number,text\r\n');
});

it('ends at the most rows, and says so before', async () => {
  total = MOST_CSV_ROWS + 3 * PAGE;
  const reply = await server.inject('/');
  expect(numbersIn(reply.payload)).toHaveLength(MOST_CSV_ROWS);
  expect(reply.headers).toMatchObject({
    'x-total-rows': String(total),
    'x-most-rows': String(MOST_CSV_ROWS),
  });
});

it('builds no further page when the reader has left', async () => {
  total = MOST_CSV_ROWS;
  padding = 'x'.repeat(10_000);
  await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.server.address() as AddressInfo;
  const reader = request({ port, host: '127.0.0.1' }).end();
  const [answer] = await once(reader, 'response');
  await once(answer, 'readable');
  const served = once(server.server, 'close');
  answer.destroy();
  await server.close();
  await served;
  // Each page is 5 MB: what the sockets between hold is a page or two, and all forty would be asked for else.
  expect(asked.length).toBeLessThan(10);
});

it('is asked for by the format alone, of calls that answer in pages', () => {
  const { board } = signalBoardContracts;
  expect(wantsAllPages(board, 'text/csv', {})).toBe(true);
  expect(wantsAllPages(board, 'text/csv', { page: '1' })).toBe(false);
  expect(wantsAllPages(board, 'application/json', {})).toBe(false);
  expect(wantsAllPages(signalLevelContracts.supportDaily, 'text/csv', {})).toBe(false);
});
