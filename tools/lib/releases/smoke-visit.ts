import type { Page } from 'playwright-core';
import { startError } from '../../../api/src/base/index.ts';
import type { StoreEntry } from '../../../api/src/portal/releases/index.ts';
import { networkQuiet, watchRequests } from '../servers/index.ts';
import { OUTSIDE, showInTab } from './smoke-show.ts';
import { watchTroubles } from './smoke-troubles.ts';
import type { Visit } from './smoke-visits.ts';

/** On a machine that is busy with other things: a page that hangs shows nothing however long one waits. */
const SHOWN_WITHIN_MS = 30_000;
/** A page that reads one thing after the other asks again at once; a longer wait would be a fifth of a release. */
const QUIET_MS = 250;
const QUOTED = 400;

/**
 * Opens pages of a remote in one tab, and throws with the exception of the page that fails. The first one is loaded, those after it are
 * gone to from a page of the shell: starting all programs for each of them was most of a release.
 */
export function visitorIn(page: Page, url: string, entry: StoreEntry) {
  const { id, stable } = entry;
  const troubles = watchTroubles(page, entry);
  const asked: string[] = [];
  watchRequests(page);
  page.on('request', (request) => asked.push(request.url()));

  return async function visit(wanted: Visit): Promise<void> {
    const { address, linkTo, slots } = wanted;
    troubles.take();
    await open(address).catch(async () => refuse(wanted, `shows no page: ${await shownOn(page)}`));
    if (linkTo)
      await page
        .locator(`main a[href^="${linkTo}"]`)
        .first()
        .click({ timeout: SHOWN_WITHIN_MS })
        .catch(() => refuse(wanted, 'has no such link'));
    for (const slot of slots) await filled(wanted, slot);
    // What throws after the first drawing, once the data are there, is caught too.
    await networkQuiet(page, QUIET_MS).catch(() => {});
    if (troubles.any()) refuse(wanted, 'fails');
  };

  async function open(address: string): Promise<void> {
    if (page.url().startsWith(url)) {
      await showInTab(page, OUTSIDE, SHOWN_WITHIN_MS);
      return showInTab(page, address, SHOWN_WITHIN_MS);
    }
    await page.goto(url + address);
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor({ timeout: SHOWN_WITHIN_MS });
  }

  /** A slot that fails stays empty: that its files were asked for and nothing was thrown says that it is filled. */
  async function filled(wanted: Visit, slot: string): Promise<void> {
    const files = stable.assets.filter(({ groups }) => groups.includes(`slot-${slot}`));
    const areThere = () => files.every(({ file }) => asked.some((one) => one.endsWith(stable.base + file)));
    const until = performance.now() + SHOWN_WITHIN_MS;
    while (!areThere() && !troubles.any()) {
      if (performance.now() > until) refuse(wanted, `never asks for its slot ${slot}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  function refuse({ address, linkTo, slots }: Visit, what: string): never {
    const place = [address, linkTo && `-> ${linkTo}…`, slots.length > 0 && `(${slots.join(', ')})`];
    const said = troubles.take().join('\n  ').slice(0, QUOTED);
    throw startError(
      `${id} ${stable.id} at ${place.filter(Boolean).join(' ')} ${what}${said && `\n  ${said}`}`,
    );
  }
}

async function shownOn(page: Page): Promise<string> {
  const shown = await page
    .locator('main')
    .textContent({ timeout: 1_000 })
    .catch(() => '');
  return (shown ?? '').slice(0, 200) || 'nothing';
}
