import { defineConfig } from '@playwright/test';

/** Debian's browser with everything off that would reach out or wait. */
const CHROMIUM = process.env['CHULI_CHROMIUM'] ?? '/usr/bin/chromium';
const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  workers: 2,
  // A shared machine may stall a frame or a request; what fails twice is broken.
  retries: process.env['CI'] === undefined ? 0 : 1,
  // Long enough for a machine of which others take three quarters; a state that comes sooner is not waited for.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [
    ['list'],
    ['./e2e/journey-reporter.ts'],
    ['./e2e/reason-reporter.ts'],
    ['./e2e/fault-reporter.ts'],
  ],
  use: {
    baseURL: process.env['CHULI_WEB_URL'] ?? 'http://127.0.0.1:4173',
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath: CHROMIUM, args: FLAGS },
    // What a worker keeps for later would hide from a test what the server says now.
    serviceWorkers: 'block',
    // Recording costs a third of the time: only what has failed once is recorded.
    trace: 'on-first-retry',
  },
});
