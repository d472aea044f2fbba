import assert from 'node:assert/strict';
import type { FaqPost } from '@extranet/shared/contracts';
import type { Page } from '@playwright/test';
import { type Caller, callerOf, openEditor, picture, unusedRefs, write } from './harness/faq.ts';
import { expect, test } from './harness/test.ts';
import { networkQuiet } from './harness/visits.ts';

const TEN_MB = 10_485_760;
const TEXT = 'Voici les photos de la prise démontée.';

test.use({ portalOptions: { name: 'forum' } });

test.describe('pictures in the forum', () => {
  let page: Page;
  let garage: Caller;
  let nextRef: () => string;
  test.beforeEach(async ({ portal, account, customer }) => {
    ({ page } = customer);
    garage = await callerOf(portal.url, account);
    nextRef = await unusedRefs(garage);
  });

  const begin = async () => {
    const ref = nextRef();
    await page.goto(`/faq/${ref}`);
    await openEditor(page);
    return ref;
  };
  const attach = (files: { name: string; mimeType: string; buffer: Buffer }[]) =>
    page.locator('input[type=file]').setInputFiles(files);
  const thumbs = () => page.getByRole('list', { name: 'Images' }).locator('img');
  const isUpright = () =>
    thumbs()
      .first()
      .evaluate((image: HTMLImageElement) => image.naturalHeight > image.naturalWidth);

  test('are uploaded with a progress bar, turned by a quarter and sent with the text [C2.27, C7.42, C7.43, C7.13]', async ({
    customer,
  }) => {
    const ref = await begin();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/admin/upload', async (route) => {
      await held;
      await route.continue();
    });
    await attach([await picture()]);
    await page.getByRole('progressbar', { name: 'Envoi de prise.png' }).waitFor();
    release();
    await thumbs().first().waitFor();
    await page.unroute('**/api/admin/upload');
    assert.ok(
      customer.requests.some((url) => url.includes('/utils/file?path=') && url.endsWith('&size=100')),
    );
    assert.equal(await isUpright(), false);
    const turn = page.getByRole('button', { name: 'Tourner l’image' });
    const turned = page.waitForResponse((answer) => answer.url().endsWith('/api/file/rotate'));
    await turn.click();
    assert.deepEqual((await turned).request().postDataJSON().deg, -90);
    await page.waitForFunction(() => {
      const image = document.querySelector<HTMLImageElement>('[aria-label=Images] img');
      return image && image.naturalHeight > image.naturalWidth;
    });
    await write(page, TEXT);
    await page.getByRole('button', { name: 'Envoyer' }).click();
    await page.getByText(/Merci pour votre contribution/).waitFor();
    const [post] = (await (await garage(`/faq/thread/${ref}`)).json()) as FaqPost[];
    assert.equal(post?.postPictures.length, 1);
    await page.getByRole('article').locator('img').waitFor();
  });

  test('are turned as often as asked, when turned twice quickly here and at the same time elsewhere [C7.42]', async ({
    customer,
  }) => {
    await begin();
    await attach([await picture()]);
    await thumbs().first().waitFor();
    const shown = customer.requests.findLast((url) => url.includes('/utils/file')) ?? '';
    const path = new URL(shown).searchParams.get('path');
    const turnsHere = () => customer.requests.filter((url) => url.endsWith('/file/rotate')).length;
    const before = turnsHere();
    const rotate = () => garage('/file/rotate', { method: 'PUT', body: { path, deg: -90 } });
    const [one, other] = await Promise.all([
      rotate(),
      rotate(),
      page.getByRole('button', { name: 'Tourner l’image' }).dblclick(),
    ]);
    assert.deepEqual([one.status, other.status], [200, 200]);
    await networkQuiet(page);
    const turns = 2 + turnsHere() - before;
    assert.ok(turns > 2);
    await page.reload();
    await page.getByRole('button', { name: 'Reprendre ma contribution' }).click();
    await thumbs().first().waitFor();
    assert.equal(await isUpright(), turns % 2 === 1);
  });

  test('are refused by name when they are one byte too large or no pictures [C5.10]', async ({
    customer,
  }) => {
    await begin();
    const { buffer } = await picture();
    const uploads = () => customer.requests.filter((url) => url.endsWith('/admin/upload')).length;
    const before = uploads();
    const tooLarge = Buffer.concat([buffer, Buffer.alloc(TEN_MB + 1 - buffer.length)]);
    await attach([{ name: 'grande.png', mimeType: 'image/png', buffer: tooLarge }]);
    await page
      .getByText('Le fichier "grande.png" est trop volumineux ou n\'est pas d\'un type attendu.')
      .waitFor();
    await attach([{ name: 'notice.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') }]);
    await page
      .getByText('Le fichier "notice.pdf" est trop volumineux ou n\'est pas d\'un type attendu.')
      .waitFor();
    assert.equal(uploads(), before);
    const lie = {
      name: 'menteuse.png',
      mimeType: 'image/png',
      buffer: Buffer.from('<svg onload="alert(1)"/>'),
    };
    await attach([lie]);
    await page
      .getByText('Le fichier "menteuse.png" est trop volumineux ou n\'est pas d\'un type attendu.')
      .waitFor();
    assert.equal(uploads(), before + 1);
    await expect(thumbs()).toHaveCount(0);
  });

  test('can be uploaded again after an interrupted upload [C8.09]', async () => {
    await begin();
    await page.route('**/api/admin/upload', (route) => route.abort('connectionreset'));
    await attach([await picture('coupee.png')]);
    await page.getByText('L’envoi a été interrompu. L’image n’a pas été ajoutée.').waitFor();
    await page.unroute('**/api/admin/upload');
    await page.getByRole('alert').getByRole('button', { name: 'Réessayer' }).click();
    await thumbs().first().waitFor();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.getByRole('button', { name: 'Retirer l’image 1' }).click();
    await thumbs().first().waitFor({ state: 'detached' });
  });

  test('are ten at most, and are restored with the draft', async () => {
    await begin();
    await attach(await Promise.all(Array.from({ length: 11 }, (_, index) => picture(`photo-${index}.png`))));
    await page.getByText(/10 images au plus\s: les suivantes n’ont pas été ajoutées/).waitFor();
    await page.waitForFunction(() => document.querySelectorAll('[aria-label=Images] li').length === 10);
    await page.reload();
    await page.getByRole('button', { name: 'Reprendre ma contribution' }).click();
    await page.waitForFunction(() => document.querySelectorAll('[aria-label=Images] li').length === 10);
  });

  test('open in full size, and one whose file is lost shows a placeholder [C7.13, C8.11]', async () => {
    const ref = await begin();
    await attach([await picture('a.png'), await picture('b.png')]);
    await thumbs().nth(1).waitFor();
    await write(page, TEXT);
    await page.getByRole('button', { name: 'Envoyer' }).click();
    await page.getByRole('button', { name: 'Agrandir l’image 1 sur 2' }).click();
    await page.getByRole('dialog', { name: 'Image 1 sur 2' }).locator('img').waitFor();
    await page.getByRole('button', { name: 'Suivante' }).click();
    await page.getByRole('dialog', { name: 'Image 2 sur 2' }).locator('img').waitFor();
    await page.keyboard.press('Escape');
    await page.route('**/api/utils/file*', (route) => route.fulfill({ status: 404, json: {} }));
    await page.goto(`/faq/${ref}`);
    await page.getByText('Image introuvable').first().waitFor();
    await page.unroute('**/api/utils/file*');
  });
});
