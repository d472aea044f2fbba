import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import type { PartRequest, PartRequestTaken, Synonym } from '../shared/src/contracts/index.ts';
import { violationsOn } from './harness/accessibility.ts';
import { asAdmin, callApi } from './harness/calls.ts';
import { expect, test } from './harness/test.ts';

test.use({ portalOptions: { name: 'admin-search-words' } });

const dialog = (page: Page) => page.getByRole('dialog').last();
const region = (page: Page, name: string) => page.getByRole('region', { name });
const synonyms = async (page: Page) =>
  (await asAdmin<Synonym[]>(page, 'GET', '/admin/search/synonyms')).map(({ written }) => written);

test('from a search without result a clerk adds a synonym by keyboard, removes it, and takes the removal back [B3.07]', async ({
  administrator,
  portal,
}) => {
  const day = new Date().toISOString().slice(0, 10);
  for (const [text, user, times] of [
    ['tire-veau', 'u-garage', 4],
    ['tire-veau', 'u-atelier', 1],
    ['potence', 'u-garage', 2],
  ] as const)
    await portal.sql(
      `insert into search_misses values ('${text.toUpperCase().replace('-', ' ')}', '${text}', '${user}', '${day}', ${times}, '${day}T08:00:00.000Z')`,
    );
  const { page, troubles } = await administrator('/extradmin');
  await page.getByRole('link', { name: 'Recherches', exact: true }).click();
  await page.waitForURL('/extradmin/recherches');
  const misses = region(page, 'Recherches sans résultat');
  const row = misses.getByRole('row', { name: /^tire-veau/ });
  await expect(row).toContainText('52');
  assert.deepEqual(await violationsOn(page), []);

  await row.focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByLabel(/^Mots des clients/)).toHaveValue('tire-veau');
  await expect(dialog(page).getByLabel(/^Mots du catalogue/)).toBeFocused();
  assert.deepEqual(await violationsOn(page, { within: '[role=dialog]' }), []);
  await page.keyboard.type('attelage');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect(row).toContainText('Compris comme « attelage »');
  await expect(row).toBeFocused();
  assert.ok((await synonyms(page)).includes('tire-veau'));

  await misses
    .getByRole('row', { name: /^potence/ })
    .getByRole('button')
    .click();
  await dialog(page)
    .getByLabel(/^Mots des clients/)
    .fill('BOULE');
  await dialog(page)
    .getByLabel(/^Mots du catalogue/)
    .fill('rotule');
  await dialog(page).getByRole('button', { name: 'Ajouter' }).click();
  await dialog(page).getByText('« boule » est déjà compris comme « attelage ».').waitFor();
  await page.keyboard.press('Escape');

  await region(page, 'Synonymes')
    .getByRole('button', { name: /^Retirer le synonyme .+tire-veau/ })
    .click();
  await page.getByText('« tire-veau » n’est plus compris comme « attelage ».').waitFor();
  assert.ok(!(await synonyms(page)).includes('tire-veau'));
  await page.getByRole('button', { name: 'Annuler', exact: true }).click();
  await expect(region(page, 'Synonymes').getByRole('row', { name: /^tire-veau/ })).toBeVisible();
  assert.ok((await synonyms(page)).includes('tire-veau'));
  // The refusal of the second synonym is one.
  assert.deepEqual(
    troubles.filter((trouble) => !trouble.includes('409')),
    [],
  );
});

test('a part that a customer asks for waits in the back office, is marked as done, and opened again [B3.06]', async ({
  administrator,
  signedIn,
}) => {
  const customer = await signedIn({ at: '/' });
  const { id } = await callApi<PartRequestTaken>(customer.page, 'POST', '/part-requests', {
    key: 'demande-de-piece-0001',
    text: 'attelage col de cygne',
    vehicle: 'peugeot.308ii.2016',
    message: 'Pour la semaine prochaine,\nmerci.',
  });
  const { page, troubles } = await administrator('/extradmin');
  const menu = page.getByRole('navigation', { name: 'Administration' });
  await menu.getByRole('link', { name: 'Pièces demandées 1 à traiter' }).click();
  await page.waitForURL('/extradmin/demandes-de-pieces');
  const line = page.getByRole('listitem').filter({ hasText: 'attelage col de cygne' });
  await expect(line).toContainText('Peugeot 308 II, 2016');
  await expect(line).toContainText('Pour la semaine prochaine,');
  assert.deepEqual(await violationsOn(page), []);
  await line.getByRole('button', { name: /^Marquer comme traitée/ }).click();
  await line.getByText('Traitée par Camille Martin').waitFor();
  await expect(menu.getByRole('link', { name: 'Pièces demandées', exact: true })).toBeVisible();
  await page.reload();
  await line.getByRole('button', { name: /^Rouvrir/ }).click();
  await line.getByText('À traiter', { exact: true }).waitFor();
  const inbox = await asAdmin<PartRequest[]>(page, 'GET', '/admin/part-requests');
  assert.deepEqual(
    inbox.map((request) => [request.id, request.status]),
    [[id, 'new']],
  );
  await line.getByRole('link', { name: /Garage/ }).click();
  await dialog(page).getByRole('tab').first().waitFor();
  assert.deepEqual(troubles, []);
});
