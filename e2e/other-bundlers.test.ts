import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import type { Response } from '@playwright/test';
import { readRegistry } from '../api/src/portal/releases/index.ts';
import { node } from '../tools/lib/run.ts';
import { copyRepository } from '../tools/testing/repository-copy.ts';
import { startPortalAndBrowser } from './harness/for-node.ts';
import { storeOf } from './harness/releases.ts';

const { portal, signedIn } = await startPortalAndBrowser();
const copy = await copyRepository();
after(copy.remove);

/** What React's own code says of itself and no other code does. */
const REACT = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=';

async function succeeds(...args: string[]): Promise<string> {
  const { code, output } = await node(args, { cwd: copy.folder, env: { DATA_DIR: portal.dataDir } });
  assert.equal(code, 0, `${args.join(' ')}\n${output}`);
  return output;
}

for (const bundler of ['rspack', 'vite'])
  describe(`a remote that is built by ${bundler}`, () => {
    const id = `promo-${bundler}`;
    const title = `Promos ${bundler}`;

    it('is created, passes the checks of a release inside the live shell, and is released', async () => {
      await succeeds('tools/new-remote.ts', id, '--label', title, '--bundler', bundler);
      assert.match(await succeeds('tools/release.ts', `remote-${id}`), /inside the live shell/);
    });

    it('says which shared modules it takes, so that a shell without them is known from the registry', async () => {
      const { needs } = await releaseOf(id);
      for (const key of ['react', 'styled-components', '@extranet/shared/ui', '@extranet/shared/store'])
        assert.match(needs[key] ?? '', /^\^\d/, key);
    });

    it('runs beside those of webpack, on the one React of the shell', async () => {
      const { page, context, requests, troubles } = await signedIn();
      const scripts: Response[] = [];
      page.on('response', (response) => {
        if (response.request().resourceType() === 'script' && response.ok()) scripts.push(response);
      });
      await page.goto('/home');
      await page.getByRole('link', { name: title }).click();
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await page.getByRole('main').getByRole('listitem').first().waitFor();
      await page.getByRole('link', { name: 'FAQ' }).click();
      await page.getByRole('heading', { level: 1, name: 'FAQ' }).waitFor();
      for (const remote of [`remote-${id}`, 'remote-faq'])
        assert.ok(
          requests.some((address) => address.includes(`/r/${remote}/`)),
          remote,
        );
      const codes = await Promise.all(scripts.map((script) => script.text()));
      const withReact = scripts.filter((_, at) => codes[at]?.includes(REACT));
      assert.deepEqual(
        withReact.map((script) => new URL(script.url()).pathname.replace(/\.\w+\.js$/, '')),
        ['/assets/vendor'],
      );
      assert.deepEqual(troubles, []);
      await context.close();
    });

    it('is not run when a file is not the one that was released', async () => {
      const { assets, base } = await releaseOf(id);
      for (const { file } of assets.filter(({ groups }) => groups.includes(`route-${id}`))) {
        const { page, context } = await signedIn();
        const failures: string[] = [];
        page.on('console', (line) => {
          if (line.text().startsWith(`[remote ${id}`)) failures.push(line.text());
        });
        await page.route(`**${base}${file}`, async (route) => {
          const response = await route.fetch();
          await route.fulfill({ response, body: `globalThis.spoiled = true;\n${await response.text()}` });
        });
        await page.goto(`/${id}`);
        await page.getByRole('button', { name: 'Réessayer' }).waitFor();
        assert.match(failures.join('\n'), /integrity/, file);
        assert.equal(await page.evaluate('globalThis.spoiled'), undefined, file);
        await context.close();
      }
    });
  });

async function releaseOf(id: string) {
  const { remotes } = await readRegistry(storeOf(portal));
  const entry = remotes.find((one) => one.id === id);
  assert.ok(entry, id);
  return entry.stable;
}
