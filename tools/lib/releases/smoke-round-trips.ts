import type { Page } from 'playwright-core';
import { startError } from '../../../api/src/base/index.ts';
import type { StoreEntry } from '../../../api/src/portal/releases/index.ts';
import { type Held, watchLeftovers } from './smoke-leftovers.ts';
import { codeAt } from './smoke-quotes.ts';
import { OUTSIDE, showInTab } from './smoke-show.ts';
import { watchTroubles } from './smoke-troubles.ts';

/** A round is so many pages, a short list again and again: the whole release has fifteen seconds. */
const VISITS_OF_A_ROUND = 6;
/** The first round is not counted: it brings what is kept for good, such as code, texts and lists. */
const ROUNDS_COUNTED = 2;
const SHOWN_WITHIN_MS = 15_000;
/** So that data come and are drawn before the page is left again. */
const STAY_MS = 60;
/** Of one visit. The engine still warms up meanwhile: 0.16 MB of a sound remote were seen. */
const BYTES_LIMIT = 400_000;
/** What is on its way when the page is left goes by itself: only what is still there then stays. */
const SETTLED_AFTER_MS = 2_000;
const THINGS_NAMED = 5;
const QUOTED = 400;

/** Goes in and out of the remote's pages, then signs out. Throws when more stays each time, or anything of it after the sign-out. */
export async function assertNothingStays(
  page: Page,
  url: string,
  entry: StoreEntry,
  pages: string[],
): Promise<void> {
  const { id, stable } = entry;
  const addresses = Array.from(
    { length: VISITS_OF_A_ROUND },
    (_, turn) => pages[turn % pages.length] as string,
  );
  const troubles = watchTroubles(page, entry);
  const look = await watchLeftovers(page);
  await page.goto(url + addresses[0]);
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await heading.waitFor({ timeout: SHOWN_WITHIN_MS }).catch(async (error: unknown) => {
    if (troubles.any()) await refuse('fails when it is opened', troubles.take());
    throw error;
  });
  const round = async () => {
    for (const address of addresses) {
      if (new URL(page.url()).pathname !== OUTSIDE) await showInTab(page, OUTSIDE, SHOWN_WITHIN_MS);
      await showInTab(page, address, SHOWN_WITHIN_MS);
      await page.waitForTimeout(STAY_MS);
    }
    await showInTab(page, OUTSIDE, SHOWN_WITHIN_MS);
    // A page that is left while it loads, and come back to, fails in ways that one does not that is only opened.
    if (troubles.any()) await refuse('fails when its pages are left and come back to', troubles.take());
    return look();
  };
  const looks = [await round()];
  while (looks.length <= ROUNDS_COUNTED) looks.push(await round());
  if (leftBehind(looks).length > 0) {
    await page.waitForTimeout(SETTLED_AFTER_MS);
    looks[looks.length - 1] = await look();
    const left = leftBehind(looks);
    if (left.length > 0) await refuse('leaves behind, each time that its pages are left', left);
  }

  await page.getByRole('button', { name: 'Se déconnecter' }).first().click();
  await page.getByText('Vous êtes déconnecté').waitFor({ timeout: SHOWN_WITHIN_MS });
  const own = [...(await look()).things.keys()].filter((thing) => thing.includes(stable.base));
  if (own.length > 0) await refuse('leaves behind after a sign-out', own);

  async function refuse(what: string, things: string[]): Promise<never> {
    const named = await Promise.all(
      things.slice(0, THINGS_NAMED).map(async (thing) => {
        const said = thing.replaceAll(url, '').replaceAll(stable.base, '').slice(0, QUOTED);
        return said + (await codeAt(thing));
      }),
    );
    throw startError(`${id} ${stable.id} ${what}\n  ${named.join('\n  ')}`);
  }
}

function leftBehind(looks: Held[]): string[] {
  const [first, last] = [looks[0], looks.at(-1)] as [Held, Held];
  const bytes = (last.heap - first.heap) / (ROUNDS_COUNTED * VISITS_OF_A_ROUND);
  const memory = bytes > BYTES_LIMIT ? [`${(bytes / 1e6).toFixed(1)} MB of memory`] : [];
  return [...grownEachTime(looks), ...memory];
}

/** Of what there is more each time. */
function grownEachTime(looks: Held[]): string[] {
  const counts = (thing: string) => looks.map(({ things }) => things.get(thing) ?? 0);
  const grows = (thing: string) =>
    counts(thing).every((count, index, all) => index === 0 || count > (all[index - 1] ?? 0));
  return [...(looks.at(-1)?.things.keys() ?? [])].filter(grows);
}
