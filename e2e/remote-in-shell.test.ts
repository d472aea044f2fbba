import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, afterEach, before, describe, it } from 'node:test';
import { copyRepository } from '../tools/testing/repository-copy.ts';
import { startPortalAndBrowser } from './harness/for-node.ts';
import { readyAddress } from './harness/ready-address.ts';
import { RELEASES_PUBLIC_KEY, signReleases } from './harness/signing.ts';

const { portal, visit, signedIn } = await startPortalAndBrowser({ env: { RELEASES_PUBLIC_KEY } });
const copy = await copyRepository();

describe('npm run dev -- --shell, with a deployed portal whose releases are signed', () => {
  const started: ChildProcess[] = [];
  /** Files of the copy as they were before a test. */
  const originals = new Map<string, string>();

  before(() => signReleases(portal));
  afterEach(async () => {
    for (const child of started.splice(0)) {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    }
    for (const [path, text] of originals) await writeFile(path, text);
    originals.clear();
  });
  after(copy.remove);
  /** Runs npm run dev -w <remote> -- --shell <address>; returns the address of the proxy. */
  async function develop(remote: string, shell: string): Promise<string> {
    const args = ['tools/dev.ts', remote, '--shell', shell, '--port', '0'];
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
      cwd: copy.folder,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    started.push(child);
    return readyAddress(child);
  }

  /** Replaces a text in a file of the copy. */
  async function save(file: string, from: string, to: string): Promise<void> {
    const path = join(copy.folder, file);
    const before = await readFile(path, 'utf8');
    assert.ok(before.includes(from), file);
    if (!originals.has(path)) originals.set(path, before);
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
    assert.ok(requests.some((address) => /\/\.dev\/builds\/\d+\/entry\.js$/.test(address)));
    assert.ok(requests.some((address) => /\/r\/remote-catalog\/.+\/entry\.js$/.test(address)));
    assert.deepEqual(
      requests.filter((address) => address.includes('/r/remote-faq/')),
      [],
    );
    assert.deepEqual(troubles, []);
    await context.close();
  });

  it('exchanges what was saved in the open page: typed text, state and scroll stay [B17]', async () => {
    const url = await develop('remote-faq', portal.url);
    const { page, context, troubles } = await signedIn(url);
    await page.goto('/faq');
    const filter = page.getByRole('main').getByRole('searchbox');
    const picker = page.getByRole('main').getByRole('combobox').first();
    await picker.fill('texte tapé');
    await page
      .getByText(/\d+ discussions?/)
      .first()
      .waitFor();
    // So low that the page is longer than the window, whatever it lists.
    await page.setViewportSize({ width: 1280, height: 300 });
    await page.evaluate(() => Object.assign(window, { neverReloaded: true }));
    const scrolled = () => page.evaluate(() => Math.round(scrollY));
    await page.evaluate(() => scrollTo(0, 120));
    assert.equal(await scrolled(), 120);

    await save(
      'remote-faq/src/threads/ThreadsPage.tsx',
      "{t('threads.intro')}",
      "{t('threads.intro')} Échangé.",
    );
    await page.getByText('Échangé.').waitFor();
    assert.equal(await picker.inputValue(), 'texte tapé');
    assert.equal(await scrolled(), 120);

    // State and sagas: what was in the store stays, and the new reducer answers from now on.
    await filter.fill('attelage');
    await save(
      'remote-faq/src/threads/threads.slice.ts',
      'filter: payload,',
      'filter: payload.toUpperCase(),',
    );
    await save('remote-faq/src/threads/ThreadsPage.tsx', 'Échangé.', 'Encore échangé.');
    await page.getByText('Encore échangé.').waitFor();
    assert.equal(await filter.inputValue(), 'attelage');
    await filter.pressSequentially('s');
    assert.equal(await filter.inputValue(), 'ATTELAGES');

    await save('remote-faq/src/locales/fr.json', '"title": "FAQ"', '"title": "Forum repeint"');
    await page.getByRole('heading', { level: 1, name: 'Forum repeint' }).waitFor();
    assert.equal(await filter.inputValue(), 'ATTELAGES');
    assert.equal(await page.evaluate(() => 'neverReloaded' in window), true);
    assert.deepEqual(troubles, []);
    await context.close();
  });

  it('names a syntax error and a type error over the page, each with its place, until it is mended [B17, B18]', async () => {
    const url = await develop('remote-faq', portal.url);
    const { page, context } = await signedIn(url);
    await page.goto('/faq');
    const file = 'remote-faq/src/threads/ThreadFilters.tsx';
    const filter = page.getByRole('main').getByRole('searchbox');
    await filter.fill('attelage');
    const fault = page.getByRole('alert').filter({ hasText: file });

    await save(file, '  return (\n    <FilterBar', '  return (\n    <<FilterBar');
    await fault
      .filter({ hasText: 'Does not compile' })
      .filter({ hasText: /ThreadFilters\.tsx:\d+:\d+/ })
      .waitFor();
    await save(file, '<<FilterBar', '<FilterBar');
    await fault.waitFor({ state: 'detached' });

    // What this checkout's platform would take: the deployed one does not know it.
    await save('shared/src/ui/Field.tsx', 'label: ReactNode;', 'label: ReactNode;\n  bientot?: boolean;');
    await save(file, 'hideLabel\n', 'hideLabel\n          bientot\n');
    await fault
      .filter({ hasText: 'Does not fit the types of the shell' })
      .filter({ hasText: 'bientot' })
      .waitFor();
    await save(file, '          bientot\n', '');
    await fault.waitFor({ state: 'detached' });
    assert.equal(await filter.inputValue(), 'attelage', 'nothing was loaded again');
    await context.close();
  });

  it('also shows the remote of the back office, which only the call for administrators names', async () => {
    const url = await develop('remote-admin', portal.url);
    const { page, context, requests } = await visit(url);
    const link = new URL(await portal.adminLink());
    // The check of the types begins with the page, and takes all cores for some seconds.
    await page.goto(url + link.pathname + link.search, { waitUntil: 'commit', timeout: 30_000 });
    await page.waitForURL(`${url}/extradmin`, { timeout: 30_000 });
    await page.getByRole('heading', { name: 'Tableau de bord' }).waitFor();
    assert.ok(requests.some((address) => /\/\.dev\/builds\/\d+\/entry\.js$/.test(address)));
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
