import { existsSync } from 'node:fs';
import { aptInstall } from './apt.ts';

/** The same engine without a window: a page takes less than half of the processor's time (ADR 0006). */
const SHELL = '/usr/bin/chromium-headless-shell';
const PLACES = [SHELL, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The tests' browser: the system's, else Debian's if it can be installed, else Playwright's own. */
export async function findChromium(): Promise<string | undefined> {
  const found = () => process.env.CHROMIUM ?? PLACES.find((path) => existsSync(path));
  if (!process.env.CHROMIUM && !existsSync(SHELL)) await aptInstall('chromium-headless-shell');
  if (!found()) await aptInstall('chromium');
  if (found()) return found();
  const { chromium } = await import('playwright-core');
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}
