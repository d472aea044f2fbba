import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { expect } from '@playwright/test';
import { readRegistry } from '../api/src/portal/releases/index.ts';
import { missingIn, readShell } from '../tools/lib/releases/index.ts';
import { remoteWorkspaces } from '../tools/lib/workspaces.ts';
import { earlierShell } from '../tools/testing/earlier-shell.ts';
import { showsPanel } from './harness/failures.ts';
import { startPortalAndBrowser } from './harness/for-node.ts';
import { serveShell, storeOf } from './harness/releases.ts';

/**
 * contract.spec.ts loads the current remotes into the current shell. After a rollback of the shell, or in a tab that was
 * opened before a release, they are loaded into the shell before. There each one must either run, or be refused because of
 * what the registry says it needs: 'npm run release' names what is missing, and the page shows the panel. It must never run
 * in part.
 */
describe('the current remotes in the previous shell', async () => {
  const earlier = await earlierShell();

  if ('why' in earlier) {
    console.log(`  the shell before today's is left out: ${earlier.why}`);
    return;
  }

  const { portal, signedIn } = await startPortalAndBrowser();
  await serveShell(portal, earlier);
  const { page } = await signedIn();

  before(async () => {
    await page.goto(await portal.adminLink());
    await page.waitForURL(`${portal.url}/extradmin`);
    const { scripts } = JSON.parse(readFileSync(join(earlier.dist, 'shell.json'), 'utf8')) as {
      scripts: string[];
    };
    const html = await (await fetch(portal.url)).text();
    for (const script of scripts) assert.ok(html.includes(script), script);
  });

  for (const { name, manifest } of remoteWorkspaces())
    it(`${name} runs, or is refused with a panel that names it`, async (test) => {
      const store = storeOf(portal);
      const { remotes } = await readRegistry(store);
      const entry = remotes.find(({ id }) => id === manifest.id);
      assert.ok(entry);
      const missing = missingIn(await readShell(store, earlier.id), entry.stable);
      test.diagnostic(`in ${earlier.id}: ${missing.length === 0 ? 'runs' : `lacks ${missing.join(', ')}`}`);
      for (const mount of manifest.mounts) {
        await page.goto(portal.url + mount);
        if (missing.length > 0) await showsPanel(page, manifest.label);
        else await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
        if (missing.length === 0) await expect(page.getByText('n’est pas disponible'), mount).toHaveCount(0);
      }
    });
});
