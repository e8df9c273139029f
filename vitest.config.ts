import { defineConfig } from 'vitest/config';

const exclude = ['**/node_modules/**', '**/dist/**', 'e2e/**'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{packages,apps,tools,scripts}/**/*.test.{ts,tsx}'],
          exclude: [...exclude, '**/*.medium.test.ts', '**/*.archive.test.ts'],
        },
      },
      {
        test: {
          name: 'medium',
          include: ['{packages,apps,tools,scripts}/**/*.medium.test.ts'],
          exclude,
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
