import { existsSync } from 'node:fs';
import { aptInstall } from './apt.ts';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The browser of the tests: the system's, Debian's when it may be installed, else the test library's own. */
export async function findChromium(): Promise<string | undefined> {
  const found = () => process.env.CHROMIUM ?? PLACES.find((path) => existsSync(path));
  if (!found()) await aptInstall('chromium');
  if (found()) return found();
  const { chromium } = await import('playwright-core');
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}
