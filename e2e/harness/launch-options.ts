import { existsSync } from 'node:fs';

const QUIET = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // A test's page lives for seconds: to compile its programs a second time costs more than they then save.
  '--js-flags=--no-opt --no-maglev',
];

const SHELL = '/usr/bin/chromium-headless-shell';

/** The browser that is installed here; none is downloaded. The one without a window is twice as fast (ADR 0006). */
export const launchOptions = () => ({
  executablePath: process.env.CHROMIUM ?? (existsSync(SHELL) ? SHELL : '/usr/bin/chromium'),
  // Chromium's sandbox does not work for root, and in CI containers everything runs as root.
  args: process.getuid?.() === 0 ? [...QUIET, '--no-sandbox'] : QUIET,
});
