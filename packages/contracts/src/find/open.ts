import { z } from 'zod';
import { CACHES } from '../cache.ts';
import { get } from '../contract.ts';
import { MOST_ROWS } from '../most-rows.ts';
import { StockSymbol, asOf } from '../parts.ts';
import { paging } from '../signal/pages.ts';
import { Count } from '../signal/parts.ts';
import { ScanResult } from './custom.ts';

/** A rule that somebody shows to others. */
export const openScanContracts = {
  sharedScan: get({
    path: '/data/scan/',
    summary: 'What a rule says and how many stocks it finds; which ones, with the builder',
    access: 'open',
    fullerWith: ['scan-builder'],
    cache: CACHES.minute,
    cost: 'heavy',
    mostRows: MOST_ROWS.page,
    query: z.strictObject({
      q: z.string().trim().min(1).max(500),
      symbol: StockSymbol.optional(),
      /** Whether the matches of all earlier weeks are counted. */
      is_history: z.stringbool().default(false),
      ...paging,
      ...asOf,
    }),
    reply: ScanResult.extend({ matches: Count, is_locked: z.boolean() }),
  }),
};
