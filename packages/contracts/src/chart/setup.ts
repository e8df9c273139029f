import { z } from 'zod';
import { get, post } from '../contract.ts';
import { personal } from '../kinds.ts';
import { MOST_ROWS } from '../most-rows.ts';
import { StockSymbol } from '../parts.ts';
import { Indicators, Interval, KeptId, KeptName, Version } from './kept-parts.ts';

/** So many setups a person keeps at most, without and with the feature of chart walls. */
export const MOST_SETUPS = { open: 3, walls: 50 } as const;

const contents = {
  interval: Interval,
  type: z.enum(['candles', 'close-to-close', 'bars', 'line', 'area']),
  prices: z.enum(['adjusted', 'raw']),
  scale: z.enum(['linear', 'log', 'percent']),
  indicators: Indicators,
  compare: z.array(StockSymbol).max(5),
};

const Setup = z.object({ id: z.string(), name: KeptName, ...contents, version: Version });

export const setupContracts = {
  setups: get({
    ...personal,
    path: '/chart/setup/',
    summary: 'The setups of charts that the person has kept, by name',
    reply: z.object({ rows: z.array(Setup) }),
  }),
  addSetup: post({
    ...personal,
    path: '/chart/setup/',
    summary: 'Keep how a chart is set up under a name; sent twice with one request id it is kept once',
    mostRows: MOST_ROWS.one,
    body: z.strictObject({ name: KeptName, ...contents, request_id: z.uuid().optional() }),
    reply: Setup,
  }),
  changeSetup: {
    ...personal,
    method: 'PATCH',
    path: '/chart/setup/{id}/',
    summary: 'Change a kept setup; what is not named stays as it is',
    mostRows: MOST_ROWS.one,
    params: z.strictObject({ id: KeptId }),
    body: z
      .strictObject({ name: KeptName, ...contents })
      .partial()
      .extend({ version: Version }),
    reply: Setup,
  },
  removeSetup: {
    ...personal,
    method: 'DELETE',
    path: '/chart/setup/{id}/',
    summary: 'Delete a kept setup',
    mostRows: MOST_ROWS.one,
    params: z.strictObject({ id: KeptId }),
    body: z.strictObject({ version: Version }),
    reply: z.object({ done: z.literal(true) }),
  },
} as const;
