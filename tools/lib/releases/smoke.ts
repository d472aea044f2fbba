import type { BrowserContext, Page } from 'playwright-core';
import { parseConfig } from '../../../api/src/base/config/index.ts';
import type { Objects } from '../../../api/src/base/storage/index.ts';
import type { StoreEntry, StoreRegistry } from '../../../api/src/portal/releases/index.ts';
import { adminLink } from '../start/index.ts';
import { openTrialPortal, type TrialPortal } from './smoke-portal.ts';
import { assertNothingStays } from './smoke-round-trips.ts';
import { visitorIn } from './smoke-visit.ts';
import { ownPagesOf, readSamples, type Visit, type Visitor, visitsOf, whoSees } from './smoke-visits.ts';

const WHO: Visitor[] = ['garage', 'moderateur', 'admin'];
/** As many as two cores have work for: a further one has to start all programs before it helps. */
const TABS = 2;
/** Drawing what only moves, such as skeletons, took a fifth of the whole check. */
const STILL = { reducedMotion: 'reduce' } as const;

/** Starts a portal that serves this registry and opens all pages and slots of these remotes in Chromium. Throws when one fails. */
export async function smokeTest(
  store: Objects,
  registry: StoreRegistry,
  entries: StoreEntry[],
): Promise<void> {
  const portal = await openTrialPortal(store, registry);
  try {
    for (const entry of entries) await openAll(portal, entry, await readSamples(store, entry.stable));
  } finally {
    await portal.close();
  }
}

/** Opens all pages and slots of a remote that the portal serves, and goes in and out of its pages. */
export async function openAll(portal: TrialPortal, entry: StoreEntry, samples: string[]): Promise<void> {
  const visits = visitsOf(entry, samples);
  await Promise.all([
    goInAndOut(portal, entry, ownPagesOf(entry, visits)),
    ...WHO.map((who) =>
      openFor(
        portal,
        entry,
        who,
        visits.filter((visit) => visit.who === who),
      ),
    ),
  ]);
}

async function goInAndOut(portal: TrialPortal, entry: StoreEntry, pages: string[]): Promise<void> {
  if (pages.length === 0) return;
  const context = await portal.browser.newContext(STILL);
  const page = await signedIn(context, portal, whoSees(entry));
  await assertNothingStays(page, portal.url, entry, pages);
  await context.close();
}

/** Each visitor has a browser of their own, with several tabs. */
async function openFor(portal: TrialPortal, entry: StoreEntry, who: Visitor, visits: Visit[]): Promise<void> {
  if (visits.length === 0) return;
  const context = await portal.browser.newContext(STILL);
  const first = await signedIn(context, portal, who);
  const waiting = deepestFirst(visits);
  const tabs = Array.from({ length: Math.min(TABS, visits.length) }, async (_, tab) => {
    const visit = visitorIn(tab === 0 ? first : await context.newPage(), portal.url, entry);
    for (let next = waiting.shift(); next; next = waiting.shift()) await visit(next);
  });
  await Promise.all(tabs);
  await context.close();
}

/** So that a page which lives on what a page above it has read is opened before that one, as it is by a link in a mail. */
const deepestFirst = (visits: Visit[]): Visit[] => visits.toSorted((a, b) => depth(b) - depth(a));

const depth = ({ address }: Visit): number => address.split('/').length;

/** A tab in which this visitor is signed in, as are all further ones of its browser. */
async function signedIn(context: BrowserContext, { url, env }: TrialPortal, who: Visitor): Promise<Page> {
  if (who === 'admin') {
    const page = await context.newPage();
    await page.goto(await adminLink(parseConfig(env), 'admin@demo.example', url));
    await page.waitForURL('**/extradmin');
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    return page;
  }
  const answer = await context.request.post(`${url}/api/user/signIn`, {
    data: { email: `${who}@demo.example`, password: 'Demo-2026!' },
  });
  const { token } = (await answer.json()) as { token: string };
  await context.addInitScript((kept) => {
    localStorage.setItem('signedIn', '1');
    localStorage.setItem('token', kept);
  }, token);
  return context.newPage();
}
