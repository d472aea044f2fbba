import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { parseConfig } from '../../../api/src/base/config/index.ts';
import { startError } from '../../../api/src/base/index.ts';
import { folderObjects, type Objects } from '../../../api/src/base/storage/index.ts';
import {
  changeRegistry,
  releasesFolder,
  type StoreEntry,
  type StoreRegistry,
} from '../../../api/src/portal/releases/index.ts';
import { findChromium, startServer } from '../servers/index.ts';
import { adminLink } from '../start/index.ts';
import { copyServed } from './copy-store.ts';

/** Starts a portal that serves this registry and opens each page of these remotes in Chromium. Throws when one fails. */
export async function smokeTest(
  store: Objects,
  registry: StoreRegistry,
  entries: StoreEntry[],
): Promise<void> {
  const executablePath = await findChromium();
  if (!executablePath)
    throw startError('The smoke test needs Chromium: install it, or name one in CHROMIUM.');
  const dataDir = await mkdtemp(join(tmpdir(), 'extranet-smoke-'));
  const env = {
    PATH: process.env.PATH,
    PORT: '0',
    DATA_DIR: dataDir,
    DEMO_PRODUCTS: '100',
    LOG_LEVEL: 'warn',
  };
  const copy = folderObjects(releasesFolder(dataDir));
  await copyServed(store, copy, registry);
  await changeRegistry(copy, () => registry);
  const server = await startServer(env, { logFile: join(dataDir, 'log') });
  const args = process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : ['--disable-gpu'];
  // Imported here and not above, because npm start loads this file too, on machines without development dependencies.
  const { chromium } = await import('playwright-core');
  const browser = await chromium.launch({ executablePath, args });
  try {
    for (const entry of entries) {
      const page = await browser.newPage();
      if (entry.access === 'admin')
        await page.goto(await adminLink(parseConfig(env), 'admin@demo.example', server.url));
      else await signIn(page, server.url);
      await expectPages(page, server.url, entry);
      await page.close();
    }
  } finally {
    await browser.close();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function signIn(page: Page, url: string): Promise<void> {
  const answer = await page.request.post(`${url}/api/user/signIn`, {
    data: { email: 'garage@demo.example', password: 'Demo-2026!' },
  });
  const { token } = (await answer.json()) as { token: string };
  await page.addInitScript((kept) => {
    localStorage.setItem('signedIn', '1');
    localStorage.setItem('token', kept);
  }, token);
}

async function expectPages(page: Page, url: string, { nav, mounts }: StoreEntry): Promise<void> {
  const addresses = nav.length > 0 ? nav.map(({ to }) => to) : mounts.slice(0, 1);
  for (const address of addresses) await expectPage(page, url + address);
}

async function expectPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const title = page.getByRole('main').getByRole('heading', { level: 1 });
  await title.waitFor({ timeout: 15_000 }).catch(async () => {
    const shown = (
      (await page
        .locator('main')
        .textContent()
        .catch(() => '')) ?? ''
    ).slice(0, 200);
    throw startError(
      `The smoke test found no page at ${new URL(address).pathname}; it showed: ${shown || 'nothing'}`,
    );
  });
}
