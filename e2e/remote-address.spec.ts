import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { signIn } from './harness/sessions.ts';
import { test } from './harness/test.ts';
import { networkQuiet, type Visit } from './harness/visits.ts';

const ELSEWHERE = 'https://elsewhere.example/entry.js';

/** Names of parameters and stored keys from which known shells and federation tools take a remote's address. */
const KNOWN_OVERRIDES = [
  ...[
    'remote',
    'remotes',
    'faq',
    'remote-faq',
    'remote_faq',
    'remoteEntry',
    'registry',
    'override',
    'overrides',
  ],
  ...['importMap', 'import-map-override:faq', 'import-map-overrides', 'mf-override', 'FEDERATION_DEBUG'],
  ...['__MF_DEVTOOLS__', 'overrideRemote:faq', 'federation-override-faq', 'shell', 'dev'],
];

/** Keys of the session. They are left unchanged, because with other values the page would only show the sign-in. */
const SESSION = ['signedIn', 'token', 'adminAuthToken', 'userId'];

test.describe('the address that a remote is loaded from', () => {
  const remoteFiles = ({ requests }: Visit) =>
    [...new Set(requests.filter((address) => /\/r\/remote-/.test(address)))].sort();

  async function openForum(visited: Visit, address: string): Promise<string[]> {
    // Requests that /home had started do not count.
    await visited.page.goto('about:blank');
    visited.requests.length = 0;
    // The last files, those of the catalogue's dialog and of the search's rows, are requested when the page is idle, which a busy
    // machine's page is late.
    const lastFiles = Promise.all(
      [/\/overlay-product\./, /\/search-help\./].map((file) =>
        visited.page.waitForRequest(file, { timeout: 30_000 }),
      ),
    );
    await visited.page.goto(address);
    // One of the names that are tried opens a dialog over it.
    await visited.page.getByRole('heading', { level: 1, name: 'FAQ', includeHidden: true }).waitFor();
    await lastFiles;
    await networkQuiet(visited.page);
    return remoteFiles(visited);
  }

  /** Records every name that the page reads from storage and from the address. */
  const recordReadNames = (page: Page) =>
    page.addInitScript(() => {
      const read = new Set<string>();
      Object.assign(window, { namesRead: read });
      for (const prototype of [Storage.prototype, URLSearchParams.prototype] as object[])
        for (const method of ['getItem', 'get', 'getAll', 'has']) {
          const original = Reflect.get(prototype, method) as ((name: string) => unknown) | undefined;
          if (!original) continue;
          Reflect.set(prototype, method, function (this: unknown, name: string) {
            read.add(name);
            return original.call(this, name);
          });
        }
    });

  test('comes from the registry only: no parameter, hash or stored key changes it', async ({
    portal,
    visit,
    signedIn,
  }) => {
    // It waits for idle pages, four of them.
    test.slow();
    const first = await visit();
    await recordReadNames(first.page);
    await signIn(first.page);
    const files = await openForum(first, `${portal.url}/faq`);
    assert.ok(files.length > 0);
    const read = await first.page.evaluate(() => [
      ...((window as unknown as { namesRead: Set<string> }).namesRead ?? []),
    ]);
    assert.ok(read.includes('token'), 'the names that the page reads are recorded');
    await first.context.close();

    // 'v' names a vehicle and 'q' words to search: the part of the catalogue that reads them comes along, from the registry's
    // address as well.
    const names = [...new Set([...KNOWN_OVERRIDES, ...read])].filter(
      (name) => !SESSION.includes(name) && !['v', 'q'].includes(name),
    );
    const second = await signedIn({ at: '/home' });
    await second.page.addInitScript(
      ([keys, value]) => {
        for (const key of keys)
          for (const storage of [localStorage, sessionStorage]) storage.setItem(key, value);
      },
      [names, ELSEWHERE] as const,
    );
    const query = new URLSearchParams(names.map((name) => [name, ELSEWHERE]));
    assert.deepEqual(await openForum(second, `${portal.url}/faq?${query}#${query}`), files);
    assert.deepEqual(
      second.requests.filter((address) => new URL(address).origin !== portal.url),
      [],
    );
  });
});
