/// <reference lib="dom" />
import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { type Held, watchLeftovers } from '../tools/lib/releases/index.ts';
import { publishNext } from './harness/releases.ts';
import { signIn } from './harness/sessions.ts';
import { test } from './harness/test.ts';

test.use({ portalOptions: { name: 'nothing stays' } });

const TIMES = 100;
const SIGN_INS = 10;
const RELEASES = 50;
/** The first times bring what is kept for good: code, texts, lists, and what the engine makes of functions that run often. */
const FIRST_TIMES = 5;
const HEAP_LIMIT = 5_000_000;

const forum = (page: Page) => page.getByRole('heading', { level: 1, name: 'FAQ' }).waitFor();
const threads = (page: Page) =>
  page
    .getByText(/\d+ discussions?/)
    .first()
    .waitFor();
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first();

async function openForum(page: Page): Promise<void> {
  await link(page, 'FAQ').click();
  await forum(page);
  await threads(page);
}

async function openCatalogue(page: Page): Promise<void> {
  await link(page, 'Catalogue').click();
  await page.getByRole('heading', { name: 'Commander ou rechercher une fiche technique' }).waitFor();
}

function assertHeap(before: Held, after: Held): void {
  const grown = after.heap - before.heap;
  assert.ok(grown <= HEAP_LIMIT, `the heap has grown by ${grown} bytes`);
}

/** The shell's measuring code comes late, or when its page is hidden, and listens to the page from then on. */
async function measuringLoaded(page: Page): Promise<void> {
  const comes = page.waitForResponse(/\/vitals\.\w+\.js/);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await comes;
}

/**
 * What there is more of, at least once for every second time: a saga that is at work in the moment of one look is none that was left.
 * In which release's file it stands does not matter.
 */
function grown(before: Held, after: Held, times: number): string[] {
  const countOf = ({ things }: Held) => {
    const counts = new Map<string, number>();
    for (const [thing, count] of things) {
      const named = thing.replaceAll(/https?:\/\/[^/]+|-copy-\d+/g, '');
      counts.set(named, (counts.get(named) ?? 0) + count);
    }
    return counts;
  };
  const [then, now] = [countOf(before), countOf(after)];
  return [...now].flatMap(([thing, count]) => {
    const more = count - (then.get(thing) ?? 0);
    return more >= times / 2 ? [`${more} times ${thing}`] : [];
  });
}

const styleRules = (page: Page) =>
  page.evaluate(() =>
    [...document.styleSheets].reduce((sum, { cssRules }: CSSStyleSheet) => sum + cssRules.length, 0),
  );

test.describe('one tab, for a long day', () => {
  test.setTimeout(400_000);

  test(`goes in and out of remotes ${TIMES} times: no listener, timer, style or saga more`, async ({
    signedIn,
  }) => {
    const { page } = await signedIn();
    const look = await watchLeftovers(page);
    await page.goto('/home');
    await measuringLoaded(page);
    for (let time = 0; time < FIRST_TIMES; time += 1) {
      await openForum(page);
      await openCatalogue(page);
    }
    const [before, rules] = [await look(), await styleRules(page)];
    for (let time = 0; time < TIMES; time += 1) {
      await openForum(page);
      await openCatalogue(page);
    }
    const after = await look();
    assert.deepEqual(grown(before, after, TIMES), []);
    assert.equal(await styleRules(page), rules);
    assertHeap(before, after);
  });

  test(`signs in and out ${SIGN_INS} times: nothing of a remote is left after each`, async ({
    visit,
    account,
  }) => {
    const { page } = await visit();
    const look = await watchLeftovers(page);
    await signIn(page, account);
    await measuringLoaded(page);
    const looks: Held[] = [];
    for (let time = 0; time < SIGN_INS; time += 1) {
      await openForum(page);
      await openCatalogue(page);
      await page.getByRole('button', { name: 'Se déconnecter' }).click();
      await page.getByRole('button', { name: 'CONNEXION' }).click();
      looks.push(await look());
      await page.getByLabel('Adresse email').fill(account);
      await page.locator('input[type=password]').fill('Demo-2026!');
      await page.getByRole('button', { name: 'Se connecter' }).click();
      await page.waitForURL(/\/home$/);
    }
    const [, before] = looks as [Held, Held];
    const after = looks.at(-1) as Held;
    assert.deepEqual(
      [...after.things.keys()].filter((thing) => thing.includes('/r/')),
      [],
    );
    assert.deepEqual(grown(before, after, SIGN_INS - 2), []);
    assertHeap(before, after);
  });

  test(`takes ${RELEASES} releases of a remote: the code of the earlier ones is let go`, async ({
    portal,
    signedIn,
  }) => {
    const { page } = await signedIn();
    // The tab asks for the registry every twelfth time of five seconds.
    await page.addInitScript(() => {
      const start = window.setTimeout;
      window.setTimeout = ((then: () => void, ms?: number) =>
        start(then, ms === 5_000 ? 20 : ms)) as typeof start;
    });
    const look = await watchLeftovers(page);
    await page.goto('/home');
    await measuringLoaded(page);
    await openForum(page);
    let before: Held | undefined;
    let current = '';
    for (let count = 0; count < RELEASES + 2; count += 1) {
      if (count === 2) before = await look();
      current = await publishNext(portal, 'faq');
      const comes = page.waitForResponse((answer) => answer.url().includes(`${current}/entry.js`));
      await page.getByRole('button', { name: 'L’utiliser maintenant' }).click();
      await comes;
      await forum(page);
      await threads(page);
    }
    const after = await look();
    assert.ok(before);
    const earlier = [...after.things.keys()].filter(
      (thing) => thing.includes('/remote-faq/') && !thing.includes(current),
    );
    assert.deepEqual(earlier, []);
    assert.deepEqual(grown(before, after, RELEASES), []);
    assertHeap(before, after);
  });
});
