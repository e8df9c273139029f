import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const exclude = ['**/node_modules/**', '**/dist/**', 'e2e/**'];

export default defineConfig({
  test: {
    // Most of them wait for engines and timers; left alone, a machine with two cores would get one worker.
    maxWorkers: Math.max(2, availableParallelism()),
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{packages,apps,tools,scripts}/**/*.test.{ts,tsx}'],
          exclude: [...exclude, '**/*.medium.test.ts', '**/*.archive.test.ts'],
          // Loading the same modules anew for each of 300 files takes longer than the tests themselves.
          isolate: false,
          // Hashes and properties of a second quiet take many on a machine that does something else as well.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'medium',
          include: ['{packages,apps,tools,scripts}/**/*.medium.test.ts'],
          exclude,
          isolate: false,
          globalSetup: ['packages/testkit/src/start-engines.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'archive',
          include: ['{packages,apps,tools,scripts}/**/*.archive.test.ts'],
          exclude,
          testTimeout: 120_000,
        },
      },
    ],
  },
});
