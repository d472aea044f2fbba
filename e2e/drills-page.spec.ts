/// <reference lib="dom" />
import { join } from 'node:path';
import { root } from '../tools/lib/workspaces.ts';
import { violationsOn } from './harness/accessibility.ts';
import { expect, test } from './harness/test.ts';

/** What `npm start` of a checkout gives its server; and the browser, where this machine has it elsewhere. */
const env = {
  DEMO_DRILLS: join(root, 'tools/drills.ts'),
  ...(process.env.CHROMIUM && { CHROMIUM: process.env.CHROMIUM }),
};
test.use({ portalOptions: { name: 'drills', env } });

const TITLE = 'Le registre signé a été modifié dans la page';
const PHONE = { width: 375, height: 800 };

test.describe('the drills of the demonstration', () => {
  test('are run from the back office: what a person sees, with its picture; this portal is not touched [C24]', async ({
    administrator,
    signedIn,
  }) => {
    test.setTimeout(300_000);
    const office = await administrator('/extradmin/fonctionnement');
    const { page } = office;
    await page.getByRole('link', { name: 'Exercices' }).click();
    await page.getByRole('heading', { level: 1, name: 'Exercices' }).waitFor();
    await expect(page.getByRole('listitem').filter({ has: page.getByRole('heading') })).toHaveCount(18);

    const line = page.getByRole('listitem').filter({ hasText: TITLE });
    const run = line.getByRole('button', { name: /^Lancer/ });
    await run.focus();
    await page.keyboard.press('Enter');
    await line.getByRole('progressbar', { name: /^En cours\s: \d+\ss$/ }).waitFor();
    await expect(page.getByRole('button', { name: /^Lancer.*ont disparu/ })).toBeDisabled();
    const colleague = await administrator('/extradmin/fonctionnement/exercices');
    await colleague.page.getByRole('progressbar', { name: /^En cours/ }).waitFor();

    const again = line.getByRole('button', { name: /^Relancer/ });
    await again.waitFor({ timeout: 120_000 });
    await expect(again).toBeFocused();
    await expect(line.getByText(/À la place du forum, un panneau/)).toBeVisible();
    await expect(line.getByText(/^(\d+\sms|\d,\d\ss)$/)).toBeVisible();
    await line.getByText('Ce qui leur est écrit').click();
    await expect(line.getByText(/"reason":"signature".*remote failed/)).toBeVisible();
    await colleague.page.getByRole('button', { name: `Relancer\u00a0: ${TITLE}` }).waitFor();

    await line.getByRole('button', { name: /^Agrandir/ }).click();
    const picture = page.getByRole('dialog').getByRole('img');
    const shown = () =>
      picture.evaluate(({ naturalWidth, complete }: HTMLImageElement) => complete && naturalWidth);
    await expect.poll(shown).toBe(1280);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await violationsOn(page)).toEqual([]);
    await page.setViewportSize(PHONE);
    expect(await violationsOn(page)).toEqual([]);
    const overflows = () =>
      page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
    expect(await overflows()).toBe(false);

    await page.goto('/extradmin/audit');
    await expect(page.getByText('Exercice lancé').first()).toBeVisible();
    const customer = await signedIn({ at: '/faq' });
    await customer.page.getByRole('heading', { level: 1, name: 'FAQ' }).waitFor();
    expect([...office.troubles, ...customer.troubles]).toEqual([]);
  });
});
