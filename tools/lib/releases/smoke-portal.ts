import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Registry, Release } from '@extranet/shared/registry';
import type { Browser } from 'playwright-core';
import { startError } from '../../../api/src/base/index.ts';
import { folderObjects, type Objects } from '../../../api/src/base/storage/index.ts';
import {
  changeRegistry,
  releasesFolder,
  type StoreRegistry,
} from '../../../api/src/portal/releases/index.ts';
import { findChromium, startServer } from '../servers/index.ts';
import { copyReleases, copyServed } from './copy-store.ts';

/** A portal of its own for one trial, with demonstration data, and a browser beside it. */
export interface TrialPortal {
  url: string;
  env: Record<string, string | undefined>;
  browser: Browser;
  /** Serves this registry from now on, of which these releases are new. */
  serve: (registry: StoreRegistry, releases: Release[]) => Promise<void>;
  close: () => Promise<void>;
}

/** A page is shown once or a few times: the work of optimising its programs would never be paid back. */
const BROWSER_ARGS = ['--disable-gpu', '--js-flags=--no-opt --no-maglev --no-sparkplug'];
const ASKED_EVERY_MS = 50;
const SERVED_WITHIN_MS = 15_000;

/** Starts a portal that serves this registry, from copies of its files. */
export async function openTrialPortal(store: Objects, registry: StoreRegistry): Promise<TrialPortal> {
  const executablePath = await findChromium();
  if (!executablePath)
    throw startError('The smoke test needs Chromium: install it, or name one in CHROMIUM.');
  const dataDir = await mkdtemp(join(tmpdir(), 'extranet-smoke-'));
  const clear = () => rmSync(dataDir, { recursive: true, force: true });
  // Ctrl+C ends this process by way of the browser's own end, which asks nobody.
  process.once('exit', clear);
  const env = {
    PATH: process.env.PATH,
    PORT: '0',
    DATA_DIR: dataDir,
    DEMO_PRODUCTS: '100',
    LOG_LEVEL: 'warn',
  };
  const copy = folderObjects(releasesFolder(dataDir));
  const name = (served: StoreRegistry) => changeRegistry(copy, () => ofOneShell(served));
  await copyServed(store, copy, registry);
  await name(registry);
  const args = [...BROWSER_ARGS, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
  // Imported here and not above, because npm start loads this file too, on machines without development dependencies.
  const { chromium } = await import('playwright-core');
  const [server, browser] = await Promise.all([
    startServer(env, { logFile: join(dataDir, 'log') }),
    chromium.launch({ executablePath, args }),
  ]);
  return {
    ...{ url: server.url, env, browser },
    async serve(served, releases) {
      await copyReleases(store, copy, releases);
      const { revision } = await name(served);
      const until = performance.now() + SERVED_WITHIN_MS;
      while ((await servedRevision(server.url)) !== revision) {
        if (performance.now() > until) throw new Error('the portal of the trial does not serve the release');
        await new Promise((resolve) => setTimeout(resolve, ASKED_EVERY_MS));
      }
    },
    async close() {
      await browser.close();
      await server.stop();
      clear();
      process.off('exit', clear);
    },
  };
}

/** The one shell that is looked at; the files of its canary are not copied. */
const ofOneShell = (registry: StoreRegistry): StoreRegistry => ({
  ...registry,
  shell: { id: registry.shell.id },
});

const servedRevision = async (url: string): Promise<number> =>
  ((await (await fetch(new URL('/remotes/registry.json', url))).json()) as Registry).revision;
