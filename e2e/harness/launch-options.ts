const QUIET = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** The browser that is installed here; none is downloaded. */
export const launchOptions = () => ({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  // Chromium's sandbox does not work for root, and in CI containers everything runs as root.
  args: process.getuid?.() === 0 ? [...QUIET, '--no-sandbox'] : QUIET,
});
