import { openScanContracts } from '@chuli/contracts';
import { type Parsed, USUAL_UNIVERSE } from '@chuli/scan';
import { holds } from '../../http/access.ts';
import { needing } from '../../http/implement.ts';
import type { WithScanner } from './answer-list.ts';
import { readRunningScan } from './read-scan.ts';
import { scanResults } from './scan-results.ts';

/** The same rule for one stock alone, whatever it is of. */
const ofSymbol = (parsed: Parsed, symbol: string): Parsed => ({
  ...parsed,
  scan: {
    ...parsed.scan,
    universe: { ...USUAL_UNIVERSE, instruments: [], symbols: [symbol], turnoverFrom: 0 },
  },
});

export const openScanEndpoints = needing<WithScanner>({ scanner: true })(openScanContracts, {
  sharedScan: async (asked) => {
    const { q, symbol, is_history, ...query } = asked.query;
    const parsed = readRunningScan(q);
    const results = await scanResults(
      asked,
      symbol === undefined ? parsed : ofSymbol(parsed, symbol),
      { ...query, sort: '-turnover' },
      { mine: [], isHistory: is_history },
    );
    const isLocked = !holds(asked.caller, 'scan-builder', asked.query);
    return {
      ...results,
      matches: results.total,
      is_locked: isLocked,
      ...(isLocked && { rows: [], near: [], total: 0 }),
    };
  },
});
