import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const BARE =
  /\b(?:FROM|JOIN)\s+(?:trade|large_trade|broker_day_by_symbol|broker_day_by_broker|order_event|order_day|large_order|broker_habit)\b(?!(?:\s+AS \w+)?\s+WHERE \$\{COUNTED\})/;
/** Those who write loads, and verify and sweep them, have to see all of them. */
const WRITES = 'packages/tape/src/write/';

const BARE_WINDOWS = /\b(?:FROM|JOIN)\s+broker_window\b(?!\s+FINAL\s+WHERE \$\{COUNTED_WINDOWS\})/;

it('nobody reads trades and roll-ups without asking which load of a day counts', () => {
  const files = globSync('{packages,apps,scripts,bench}/**/*.ts', {
    cwd: ROOT,
    exclude: (name) => name.includes('node_modules') || name.endsWith('.test.ts'),
  });
  expect(files.length).toBeGreaterThan(500);
  const bare = files.filter(
    (file) =>
      !file.startsWith(WRITES) &&
      [BARE, BARE_WINDOWS].some((bare) => bare.test(readFileSync(`${ROOT}${file}`, 'utf8'))),
  );
  expect(bare).toEqual([]);
});
