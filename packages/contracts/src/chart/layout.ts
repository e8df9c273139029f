import { z } from 'zod';
import { get, post } from '../contract.ts';
import { personal } from '../kinds.ts';
import { MOST_ROWS } from '../most-rows.ts';
import { StockSymbol } from '../parts.ts';
import { Indicators, Interval, KeptId, KeptName, Version } from './kept-parts.ts';

/** So many layouts a person keeps at most. */
export const MOST_LAYOUTS = 50;

const Cell = z.strictObject({
  symbol: StockSymbol,
  interval: Interval,
  indicators: Indicators,
});

/** What the cells share. */
const Link = z.strictObject({
  symbol: z.boolean(),
  interval: z.boolean(),
  crosshair: z.boolean(),
  range: z.boolean(),
});

const contents = { name: KeptName, link: Link, cells: z.array(Cell).min(2).max(6) };

const Layout = z.object({
  /** Its part of the address, /multiple-layout/{id}: made of the first name, and the same ever after. */
  id: z.string(),
  ...contents,
  version: Version,
});

const layouts = { ...personal, feature: 'chart-walls' } as const;

export const layoutContracts = {
  layouts: get({
    ...layouts,
    path: '/chart/layout/',
    summary: 'The walls of charts that the person has kept, by name',
    reply: z.object({ rows: z.array(Layout) }),
  }),
  addLayout: post({
    ...layouts,
    path: '/chart/layout/',
    summary: 'Keep a wall of two to six charts under a name; sent twice with one request id it is kept once',
    mostRows: MOST_ROWS.one,
    body: z.strictObject({ ...contents, request_id: z.uuid().optional() }),
    reply: Layout,
  }),
  changeLayout: {
    ...layouts,
    method: 'PATCH',
    path: '/chart/layout/{id}/',
    summary: 'Change a kept wall; what is not named stays as it is',
    mostRows: MOST_ROWS.one,
    params: z.strictObject({ id: KeptId }),
    body: z.strictObject({
      version: Version,
      name: KeptName.optional(),
      link: Link.optional(),
      cells: contents.cells.optional(),
    }),
    reply: Layout,
  },
  removeLayout: {
    ...layouts,
    method: 'DELETE',
    path: '/chart/layout/{id}/',
    summary: 'Delete a kept wall',
    mostRows: MOST_ROWS.one,
    params: z.strictObject({ id: KeptId }),
    body: z.strictObject({ version: Version }),
    reply: z.object({ done: z.literal(true) }),
  },
} as const;
