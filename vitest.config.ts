import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** A state is waited for, never a time: long enough for a machine that does much else. */
const expectation = { poll: { timeout: 60_000 } };

const setupFiles = ['packages/testkit/src/property-seed.ts'];

const exclude = ['**/node_modules/**', '**/dist/**', 'e2e/**'];

export default defineConfig({
  test: {
    // Most of them wait for engines and timers; left alone, a machine with two cores would get one worker.
    maxWorkers: Math.max(2, availableParallelism()),
    projects: [
      {
        test: {
          name: 'unit',
          expect: expectation,
          setupFiles,
          include: ['{packages,apps,tools,scripts,drills}/**/*.test.{ts,tsx}'],
          exclude: [...exclude, '**/*.medium.test.ts', '**/*.archive.test.ts'],
          // Loading the same modules anew for each of 300 files takes longer than the tests themselves.
          isolate: false,
          // Hashes and properties of a second quiet take many on a machine that does something else as well.
          testTimeout: 90_000,
        },
      },
      {
        test: {
          name: 'medium',
          expect: expectation,
          setupFiles,
          include: ['{packages,apps,tools,scripts,drills}/**/*.medium.test.ts'],
          exclude,
          isolate: false,
          globalSetup: ['packages/testkit/src/start-engines.ts'],
          // Of a machine shared with others a test may get a quarter; a hang is found all the same.
          testTimeout: 180_000,
          hookTimeout: 240_000,
        },
      },
      {
        test: {
          name: 'archive',
          expect: expectation,
          setupFiles,
          include: ['{packages,apps,tools,scripts,drills}/**/*.archive.test.ts'],
          exclude,
          testTimeout: 300_000,
        },
      },
    ],
  },
});
