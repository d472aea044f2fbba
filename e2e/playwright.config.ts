import { defineConfig } from '@playwright/test';
import { launchOptions } from './harness/launch-options.ts';

export default defineConfig({
  testMatch: '*.spec.ts',
  globalSetup: './harness/demo-data.setup.ts',
  // For screenshots and traces of failed tests (npx playwright show-trace).
  outputDir: '../.cache/browser-tests',
  // Suits two cores, which tests, server and browser share.
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  /**
   * How long `expect` waits for the page: twice the longest wait seen on a machine with two busy cores.
   */
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: launchOptions(),
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
});
