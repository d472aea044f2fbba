import { customerSession } from './harness/sessions.ts';
import { expect, test } from './harness/test.ts';

/** What a customer sees of the home page once shell and remotes have drawn it. */
const FILES = [
  ['the page itself', /\/assets\/home\.\w+\.js$/],
  ['what opens remotes', /\/assets\/federation\.\w+\.js$/],
  ['what the shell lends', /\/assets\/ui-files\.\w+\.js$/],
  ['a slot', /slot-home\.search\.\w+\.js$/],
] as const;

test.describe('a file that the page fetches ahead', () => {
  for (const [what, file] of FILES)
    test(`and that does not arrive at first is asked for again: ${what} [C1.04]`, async ({
      visit,
      portal,
    }) => {
      const { page } = await visit({ kept: await customerSession(portal) });
      const lost = new Set<string>();
      await page.route(file, (route) => {
        const url = route.request().url();
        if (lost.has(url)) return route.continue();
        lost.add(url);
        return route.abort();
      });
      await page.goto('/home');
      await expect(page.getByRole('combobox', { name: 'Référence, marque ou modèle' })).toBeVisible();
      expect(lost.size).toBeGreaterThan(0);
    });

  test('runs once, although two ask for it [C1.04]', async ({ visit, portal }) => {
    const { page } = await visit({ kept: await customerSession(portal) });
    const arrived: string[] = [];
    page.on('response', (answer) => {
      if (answer.request().resourceType() === 'script') arrived.push(new URL(answer.url()).pathname);
    });
    await page.goto('/home');
    await page
      .getByText(/KI-\d+/)
      .first()
      .waitFor();
    expect(arrived.length).toBeGreaterThan(10);
    expect(arrived.filter((one, at) => arrived.indexOf(one) !== at)).toEqual([]);
  });
});
