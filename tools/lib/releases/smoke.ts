import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
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
import { assertNothingStays } from './smoke-round-trips.ts';
import { visitorIn } from './smoke-visit.ts';
import { ownPagesOf, readSamples, type Visitor, visitsOf, whoSees } from './smoke-visits.ts';

/** Starts a portal that serves this registry and opens all pages and slots of these remotes in Chromium. Throws when one fails. */
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
  // The one shell that is looked at; the files of its canary are not copied.
  await changeRegistry(copy, () => ({ ...registry, shell: { id: registry.shell.id } }));
  const server = await startServer(env, { logFile: join(dataDir, 'log') });
  const args = process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : ['--disable-gpu'];
  // Imported here and not above, because npm start loads this file too, on machines without development dependencies.
  const { chromium } = await import('playwright-core');
  const browser = await chromium.launch({ executablePath, args });
  try {
    for (const entry of entries) {
      const visits = visitsOf(entry, await readSamples(store, entry.stable));
      // Each visitor has a browser of their own, with two tabs: half the time is waiting.
      const goInAndOut = async () => {
        const pages = ownPagesOf(entry, visits);
        if (pages.length === 0) return;
        const context = await browser.newContext();
        const newTab = await signedIn(context, server.url, whoSees(entry), env);
        await assertNothingStays(await newTab(), server.url, entry, pages);
        await context.close();
      };
      await Promise.all([
        goInAndOut(),
        ...WHO.map(async (who) => {
          const theirs = visits.filter((visit) => visit.who === who);
          if (theirs.length === 0) return;
          const context = await browser.newContext();
          const newTab = await signedIn(context, server.url, who, env);
          const tabs = Array.from({ length: Math.min(TABS, theirs.length) }, async (_, tab) => {
            const visit = visitorIn(await newTab(), server.url, entry);
            for (const one of theirs.filter((_visit, index) => index % TABS === tab)) await visit(one);
          });
          await Promise.all(tabs);
          await context.close();
        }),
      ]);
    }
  } finally {
    await browser.close();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

const WHO: Visitor[] = ['garage', 'moderateur', 'admin'];
const TABS = 2;

/** Opens tabs in which this visitor is signed in. */
async function signedIn(
  context: BrowserContext,
  url: string,
  who: Visitor,
  env: Record<string, string | undefined>,
): Promise<() => Promise<Page>> {
  if (who === 'admin')
    return async () => {
      const page = await context.newPage();
      await page.goto(await adminLink(parseConfig(env), 'admin@demo.example', url));
      await page.waitForURL('**/extradmin**');
      return page;
    };
  const answer = await context.request.post(`${url}/api/user/signIn`, {
    data: { email: `${who}@demo.example`, password: 'Demo-2026!' },
  });
  const { token } = (await answer.json()) as { token: string };
  await context.addInitScript((kept) => {
    localStorage.setItem('signedIn', '1');
    localStorage.setItem('token', kept);
  }, token);
  return () => context.newPage();
}
