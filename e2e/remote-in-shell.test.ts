import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { copyRepository } from '../tools/testing/repository-copy.ts';
import { startPortalAndBrowser } from './harness/for-node.ts';
import { RELEASES_PUBLIC_KEY, signReleases } from './harness/signing.ts';

const { portal, visit, signedIn } = await startPortalAndBrowser({ env: { RELEASES_PUBLIC_KEY } });
const copy = await copyRepository();

describe('npm run dev -- --shell, with a deployed portal whose releases are signed', () => {
  const started: ChildProcess[] = [];

  before(() => signReleases(portal));
  after(async () => {
    for (const child of started) {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    }
    await copy.remove();
  });

  /** Runs npm run dev -w <remote> -- --shell <address>; returns the address of the proxy. */
  async function develop(remote: string, shell: string): Promise<string> {
    const args = ['tools/dev.ts', remote, '--shell', shell, '--port', '0'];
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
      cwd: copy.folder,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    started.push(child);
    let output = '';
    return new Promise((resolve, reject) => {
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk: Buffer) => {
          output += chunk;
          const url = /Ready in .*: (http:\S+)/.exec(output)?.[1];
          if (url) resolve(url);
        });
      child.once('exit', () => reject(new Error(output)));
    });
  }

  /** Replaces a text in a file of the copy. */
  async function save(file: string, from: string, to: string): Promise<void> {
    const path = join(copy.folder, file);
    const before = await readFile(path, 'utf8');
    assert.ok(before.includes(from), file);
    await writeFile(path, before.replace(from, to));
  }

  it('shows a saved change without a reload by hand, beside the deployed remotes, under the deployed content policy', async () => {
    const url = await develop('remote-faq', portal.url);
    const { page, context, requests, troubles } = await signedIn(url);
    await page.goto('/home');
    await page.getByRole('link', { name: 'FAQ' }).click();
    await page.getByRole('heading', { level: 1, name: 'FAQ' }).waitFor();

    await save('remote-faq/src/locales/fr.json', '"title": "FAQ"', '"title": "Forum en chantier"');
    await page.getByRole('heading', { level: 1, name: 'Forum en chantier' }).waitFor();
    await page
      .getByText(/\d+ discussions?/)
      .first()
      .waitFor();

    await page.getByRole('link', { name: 'Catalogue', exact: true }).click();
    await page.getByRole('heading', { name: 'Commander ou rechercher une fiche technique' }).waitFor();
    assert.ok(requests.some((address) => /\/\.dev\/builds\/dev-.+\/entry\.js$/.test(address)));
    assert.ok(requests.some((address) => /\/r\/remote-catalog\/.+\/entry\.js$/.test(address)));
    assert.deepEqual(
      requests.filter((address) => address.includes('/r/remote-faq/')),
      [],
    );
    assert.deepEqual(troubles, []);
    await context.close();
  });

  it('also shows the remote of the back office, which only the call for administrators names', async () => {
    const url = await develop('remote-admin', portal.url);
    const { page, context, requests } = await visit(url);
    const link = new URL(await portal.adminLink());
    await page.goto(url + link.pathname + link.search);
    await page.waitForURL(`${url}/extradmin`);
    await page.getByRole('heading', { name: 'Tableau de bord' }).waitFor();
    assert.ok(requests.some((address) => /\/\.dev\/builds\/dev-.+\/entry\.js$/.test(address)));
    assert.deepEqual(
      requests.filter((address) => address.includes('/r/remote-admin/')),
      [],
    );
    await context.close();
  });

  it('refuses an address that is no portal, and an unknown remote, with one sentence', async () => {
    await assert.rejects(
      develop('remote-faq', 'ftp://portal.example'),
      /--shell takes the address of a portal/,
    );
    await assert.rejects(develop('remote-faq', 'http://127.0.0.1:9'), /cannot be reached/);
    await assert.rejects(develop('remote-none', portal.url), /--shell develops one remote/);
  });
});
