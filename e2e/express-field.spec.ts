import assert from 'node:assert/strict';
import { expect, test } from './harness/test.ts';

test.describe('the field of the express order', () => {
  test('stays where it is, with what is typed and what comes next, when its suggestions arrive [C2.23]', async ({
    signedIn,
  }) => {
    const { page } = await signedIn();
    const { promise: held, resolve: arrive } = Promise.withResolvers<void>();
    await page.route('**/express-suggesting.*', (route) => held.then(() => route.continue()));
    await page.goto('/home');
    const field = page.getByRole('combobox', { name: 'Référence', exact: true });
    const asked = page.waitForRequest('**/express-suggesting.*');
    await field.click();
    await asked;
    await page.keyboard.type('fa-000');
    const box = await field.boundingBox();
    arrive();
    await page
      .getByRole('option', { name: /FA-000/ })
      .first()
      .waitFor();
    assert.deepEqual(await field.boundingBox(), box);
    assert.equal(await field.inputValue(), 'fa-000');
    await page.keyboard.type('12');
    assert.equal(await field.inputValue(), 'fa-00012');
  });

  test('takes a reference and Enter where its suggestions cannot be fetched [C2.23]', async ({
    signedIn,
  }) => {
    const { page } = await signedIn();
    await page.route('**/express-suggesting.*', (route) => route.abort());
    await page.goto('/home');
    await page.getByRole('combobox', { name: 'Référence', exact: true }).fill('FA-00012');
    await page.keyboard.press('Enter');
    await page.getByRole('list', { name: 'Références à commander' }).waitFor();
  });

  test('loses no reference that was sent before its programs could be fetched, and takes the next one [C2.23]', async ({
    signedIn,
  }) => {
    const { page } = await signedIn();
    await page.route('**/express-work.*', (route) => route.abort());
    await page.goto('/home');
    const field = page.getByRole('combobox', { name: 'Référence', exact: true });
    await field.click();
    for (const reference of ['FA-00001', 'FA-00002', 'FA-00003']) {
      await field.fill(reference);
      await page.keyboard.press('Enter');
    }
    await page.getByText('Le serveur est injoignable.').first().waitFor();
    await page.unroute('**/express-work.*');
    // Whatever still asked for the programs when the network came back may fail with it: the reference stays in its field, to be sent again.
    await expect(async () => {
      await field.fill('FA-00012');
      await page.keyboard.press('Enter');
      const line = page.getByRole('list', { name: 'Références à commander' }).getByText('FA-00012');
      await line.waitFor({ timeout: 3_000 });
    }).toPass();
    const missed = page.getByRole('alert').filter({ hasText: 'Pas dans la liste' });
    for (const reference of ['FA-00001', 'FA-00002']) await missed.getByText(reference).waitFor();
  });
});
